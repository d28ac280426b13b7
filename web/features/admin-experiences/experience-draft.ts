import { takenFieldsOf } from '@wondercast/core/kernel/records/field';
import { EXPERIENCE as FIELDS } from '@wondercast/core/shop/catalogue/experience-record';
import { experienceFormRule } from '@wondercast/core/shop/catalogue/rules';
import { experienceApi } from '../../api/admin/admin-experiences.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { type DraftOf, recordDraft } from '../../forms/record-draft.ts';
import { type RulesDraft, rulesBodyOf, rulesDraftOf } from '../../forms/rules-draft.ts';
import { type ZoneDraft, zonesDraftOf, zonesOf } from '../../forms/zones-draft.ts';

/** The form's state: everything typed is text. */
export type ExperienceDraft = DraftOf<typeof FIELDS> & {
  readonly categoryIds: readonly number[];
  /** null: the shop's rules apply. */
  readonly bookingRules: RulesDraft | null;
  /** null: the shop's policy applies. */
  readonly policy: readonly ZoneDraft[] | null;
};

const fields = recordDraft(FIELDS);

/**
 * A new experience begins as a draft without prices and year. The defaults for missing fields of a request are different
 * (specification §3).
 */
const BLANK: Partial<ExperienceDraft> = {
  year: '',
  starterPrice: '',
  elevatedPrice: '',
  premiumPrice: '',
  ultimatePrice: '',
  published: false,
};

const draftOf = (experience: ExperienceWire | null): ExperienceDraft => ({
  ...fields.draftOf(experience),
  ...(experience === null && BLANK),
  categoryIds: experience?.categories.map(({ id }) => id) ?? [],
  bookingRules: experience?.bookingRules ? rulesDraftOf(experience.bookingRules) : null,
  policy: experience?.policy ? zonesDraftOf(experience.policy.zones) : null,
});

const bodyOf = (draft: ExperienceDraft): Required<Body<'/api/experiences', 'post'>> => ({
  ...fields.bodyOf(draft),
  categoryIds: [...draft.categoryIds],
  bookingRules: draft.bookingRules && rulesBodyOf(draft.bookingRules),
  policy: draft.policy && { zones: zonesOf(draft.policy) },
});

export const EXPERIENCE = recordKind({
  ...fields,
  title: 'Experience',
  noun: 'experience',
  api: experienceApi,
  rule: experienceFormRule,
  draftOf,
  bodyOf,
  fieldOf: takenFieldsOf(FIELDS),
});

import { EXPERIENCE_DEFAULTS } from '@wondercast/core/shop/catalogue/experience';
import { experienceFormRule } from '@wondercast/core/shop/catalogue/rules';
import { SLUG_TAKEN } from '@wondercast/core/shop/catalogue/words';
import { experienceApi } from '../../api/admin/admin-experiences.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { recordKind } from '../../forms/RecordDialog.tsx';
import { type RulesDraft, rulesBodyOf, rulesDraftOf } from '../../forms/rules-draft.ts';
import { type ZoneDraft, zonesDraftOf, zonesOf } from '../../forms/zones-draft.ts';

/** What the form holds: everything typed is text. */
export interface ExperienceDraft {
  readonly title: string;
  readonly slug: string;
  readonly duration: string;
  readonly description: string;
  readonly starterPrice: string;
  readonly elevatedPrice: string;
  readonly premiumPrice: string;
  readonly ultimatePrice: string;
  readonly categoryIds: readonly number[];
  readonly inclusions: string;
  readonly theme: string;
  readonly year: string;
  readonly match: string;
  readonly videoUrl: string;
  readonly imageUrl: string;
  readonly coverImageUrl: string;
  readonly featured: boolean;
  readonly isNew: boolean;
  readonly published: boolean;
  /** null follows the shop's. */
  readonly bookingRules: RulesDraft | null;
  /** null follows the shop's. */
  readonly policy: readonly ZoneDraft[] | null;
}

/** Starter, elevated, premium and ultimate, in dollars (specification §9). */
const PRICES = { starterPrice: '990', elevatedPrice: '1250', premiumPrice: '1500', ultimatePrice: '1700' };

const NEW: ExperienceDraft = {
  ...PRICES,
  title: '',
  slug: '',
  duration: '',
  description: '',
  categoryIds: [],
  inclusions: '',
  theme: '',
  year: String(EXPERIENCE_DEFAULTS.year),
  match: String(EXPERIENCE_DEFAULTS.match),
  videoUrl: '',
  imageUrl: '',
  coverImageUrl: '',
  featured: EXPERIENCE_DEFAULTS.featured,
  isNew: EXPERIENCE_DEFAULTS.isNew,
  published: EXPERIENCE_DEFAULTS.published,
  bookingRules: null,
  policy: null,
};

const draftOf = (experience: ExperienceWire | null): ExperienceDraft =>
  experience === null
    ? NEW
    : {
        title: experience.title,
        slug: experience.slug,
        duration: experience.duration,
        description: experience.description,
        starterPrice: String(experience.starterPrice),
        elevatedPrice: String(experience.elevatedPrice),
        premiumPrice: String(experience.premiumPrice),
        ultimatePrice: String(experience.ultimatePrice),
        categoryIds: experience.categories.map(({ id }) => id),
        inclusions: experience.inclusions,
        theme: experience.theme ?? '',
        year: String(experience.year),
        match: String(experience.match),
        videoUrl: experience.videoUrl ?? '',
        imageUrl: experience.imageUrl,
        coverImageUrl: experience.coverImageUrl ?? '',
        featured: experience.featured,
        isNew: experience.isNew,
        published: experience.published,
        bookingRules: experience.bookingRules && rulesDraftOf(experience.bookingRules),
        policy: experience.policy && zonesDraftOf(experience.policy.zones),
      };

/** What is no number is sent as it is, and judged by its field's rule. */
const whole = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const bodyOf = (draft: ExperienceDraft): Body<'/api/experiences', 'post'> => ({
  ...draft,
  starterPrice: draft.starterPrice.trim(),
  elevatedPrice: draft.elevatedPrice.trim(),
  premiumPrice: draft.premiumPrice.trim(),
  ultimatePrice: draft.ultimatePrice.trim(),
  year: whole(draft.year),
  match: whole(draft.match),
  categoryIds: [...draft.categoryIds],
  bookingRules: draft.bookingRules && rulesBodyOf(draft.bookingRules),
  policy: draft.policy && { zones: zonesOf(draft.policy) },
});

const labels: Readonly<Record<keyof ExperienceDraft, string>> = {
  title: 'Title',
  slug: 'Slug',
  duration: 'Duration',
  description: 'Description',
  starterPrice: 'Starter',
  elevatedPrice: 'Elevated',
  premiumPrice: 'Premium',
  ultimatePrice: 'Ultimate',
  categoryIds: 'Categories',
  inclusions: 'What’s included',
  theme: 'Theme',
  year: 'Year',
  match: 'Match',
  videoUrl: 'Video preview',
  imageUrl: 'Card image',
  coverImageUrl: 'Cover image',
  featured: 'Featured',
  isNew: 'Flag as new',
  published: 'Published',
  bookingRules: 'When it can be booked',
  policy: 'What changes cost',
};

export const EXPERIENCE = recordKind({
  title: 'Experience',
  noun: 'experience',
  api: experienceApi,
  rule: experienceFormRule,
  draftOf,
  bodyOf,
  labels,
  fieldOf: { [SLUG_TAKEN]: 'slug' },
});

import type { PolicyZone } from '@wondercast/core/shop/policy/policy';
import { policyParagraph } from '@wondercast/core/shop/policy/policy-words';
import { zonesRule } from '@wondercast/core/shop/policy/rules';
import { numberOf } from './record-draft.ts';
import { type FieldErrors, firstOfEach } from './use-submission.ts';

/** A zone of a policy as it is typed. */
export interface ZoneDraft {
  readonly hours: string;
  readonly back: string;
  /** null: not online. */
  readonly move: string | null;
}

export const zonesDraftOf = (zones: readonly PolicyZone[]): readonly ZoneDraft[] =>
  zones.map(({ fromHours, refundPercent, movePercent }) => ({
    hours: String(fromHours),
    back: String(refundPercent),
    move: movePercent === null ? null : String(movePercent),
  }));

/** What is sent of a draft; what is no number is refused by the rule. */
export const zonesOf = (draft: readonly ZoneDraft[]): PolicyZone[] =>
  draft.map(({ hours, back, move }) => ({
    fromHours: numberOf(hours),
    refundPercent: numberOf(back),
    movePercent: move === null ? null : numberOf(move),
  }));

/** What is wrong with each field, by its place: `0.fromHours`. */
export const zoneErrors = (draft: readonly ZoneDraft[]): FieldErrors => {
  const judged = zonesRule.safeParse(zonesOf(draft));
  if (judged.success) return {};
  return firstOfEach(judged.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
};

/** The policy of a draft as one paragraph. */
export const policyWordsOf = (draft: readonly ZoneDraft[]): string =>
  policyParagraph({ zones: zonesOf(draft) });

const HALF_DAY = 12;

/** The same with one zone more before the last: half as far ahead as the one before, at its price. */
export const withAnotherZone = (draft: readonly ZoneDraft[]): readonly ZoneDraft[] => {
  const last = draft.at(-1);
  if (!last) return draft;
  const before = draft.at(-2);
  const hours = before ? Math.max(1, Math.floor(numberOf(before.hours) / 2) || HALF_DAY) : 2 * HALF_DAY;
  return [...draft.slice(0, -1), { ...(before ?? last), hours: String(hours) }, last];
};

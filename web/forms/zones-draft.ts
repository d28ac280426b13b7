import type { PolicyZone } from '@wondercast/core/shop/policy/policy';
import { policyParagraph } from '@wondercast/core/shop/policy/policy-words';
import { zonesRule } from '@wondercast/core/shop/policy/rules';
import { numberOf } from './record-draft.ts';
import { type FieldErrors, firstOfEach } from './use-submission.ts';

/** A zone of a cancellation policy as it is typed. */
export interface ZoneDraft {
  readonly hours: string;
  readonly back: string;
  /** null: cannot be moved online. */
  readonly move: string | null;
}

export const zonesDraftOf = (zones: readonly PolicyZone[]): readonly ZoneDraft[] =>
  zones.map(({ fromHours, refundPercent, movePercent }) => ({
    hours: String(fromHours),
    back: String(refundPercent),
    move: movePercent === null ? null : String(movePercent),
  }));

/** The zones as they are sent. Text that is not a number is refused by the rule. */
export const zonesOf = (draft: readonly ZoneDraft[]): PolicyZone[] =>
  draft.map(({ hours, back, move }) => ({
    fromHours: numberOf(hours),
    refundPercent: numberOf(back),
    movePercent: move === null ? null : numberOf(move),
  }));

/** The errors of fields by index, such as `0.fromHours`. */
export const zoneErrors = (draft: readonly ZoneDraft[]): FieldErrors => {
  const judged = zonesRule.safeParse(zonesOf(draft));
  if (judged.success) return {};
  return firstOfEach(judged.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
};

/** The draft's policy as one paragraph. */
export const policyWordsOf = (draft: readonly ZoneDraft[]): string =>
  policyParagraph({ zones: zonesOf(draft) });

const HALF_DAY = 12;

/** The draft with another zone before the last: half as many hours ahead as the previous one, with the same terms. */
export const withAnotherZone = (draft: readonly ZoneDraft[]): readonly ZoneDraft[] => {
  const last = draft.at(-1);
  if (!last) return draft;
  const before = draft.at(-2);
  const hours = before ? Math.max(1, Math.floor(numberOf(before.hours) / 2) || HALF_DAY) : 2 * HALF_DAY;
  return [...draft.slice(0, -1), { ...(before ?? last), hours: String(hours) }, last];
};

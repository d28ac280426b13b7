import { bookingRuleBroken } from '../../../calendar/scheduling/booking-rule-broken.ts';
import type { BookingRules } from '../../../calendar/scheduling/booking-rules.ts';
import type { Slot } from '../../../calendar/scheduling/slot.ts';
import { type Issue, Refusal } from '../../../kernel/refusal.ts';
import type { Offer } from '../offer.ts';

interface Line {
  readonly experienceId: number;
  readonly slots: readonly Slot[];
  readonly preferences?: readonly (readonly Slot[])[];
}

/** What is wrong with preferred times by these rules; `path` is that of their list, in which the first is number `first`. */
export const brokenRules = (
  times: readonly Slot[],
  rules: readonly BookingRules[],
  { path, now, first = 0 }: { readonly path: string; readonly now: Date; readonly first?: number },
): readonly Issue[] =>
  times.flatMap((slot, at) => {
    const broken = bookingRuleBroken(slot, rules, now);
    return broken === null ? [] : [{ path: `${path}.${at + first}.date`, message: broken }];
  });

/** @throws Refusal 'invalid' in the words of the first issue, unless there is none */
export const refuseBroken = (issues: readonly Issue[]): void => {
  const [first] = issues;
  if (first) throw new Refusal('invalid', first.message, { issues });
};

/**
 * The times that a customer prefers keep the rules of booking.
 * @throws Refusal 'invalid' with the rule in words, at each time that breaks one
 */
export const assertBookable = (
  lines: readonly Line[],
  offers: ReadonlyMap<number, Pick<Offer, 'rules'>>,
  now: Date,
): void =>
  refuseBroken(
    lines.flatMap(({ experienceId, slots, preferences = [] }, at) => {
      const rules = offers.get(experienceId)?.rules ?? [];
      return [
        ...brokenRules(slots, rules, { path: `items.${at}.slots`, now }),
        // The first of each unit is its slot.
        ...preferences.flatMap(([, ...further], unit) =>
          brokenRules(further, rules, { path: `items.${at}.preferences.${unit}`, now, first: 1 }),
        ),
      ];
    }),
  );

import { type Issue, Refusal } from '../../refusal.ts';
import { bookingRuleBroken } from '../../scheduling/booking-rule-broken.ts';
import type { Slot } from '../../scheduling/slot.ts';
import type { Offer } from '../offer.ts';

interface Line {
  readonly experienceId: number;
  readonly slots: readonly Slot[];
}

/**
 * The times that a customer prefers keep the rules of booking.
 * @throws Refusal 'invalid' with the rule in words, at each time that breaks one
 */
export const assertBookable = (
  lines: readonly Line[],
  offers: ReadonlyMap<number, Pick<Offer, 'rules'>>,
  now: Date,
): void => {
  const issues = lines.flatMap(({ experienceId, slots }, at) =>
    slots.flatMap((slot, unit): readonly Issue[] => {
      const broken = bookingRuleBroken(slot, offers.get(experienceId)?.rules ?? [], now);
      return broken === null ? [] : [{ path: `items.${at}.slots.${unit}.date`, message: broken }];
    }),
  );
  const [first] = issues;
  if (first) throw new Refusal('invalid', first.message, { issues });
};

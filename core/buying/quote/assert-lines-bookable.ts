import { listedTimes, refuseTimes, whyNotBookable } from '../../calendar/scheduling/assert-bookable.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import type { Offer } from '../../shop/catalogue/offer.ts';

interface Line {
  readonly experienceId: number;
  readonly slots: readonly Slot[];
  readonly preferences?: readonly (readonly Slot[])[];
}

/**
 * Asserts that the customer's preferred times meet the rules of booking.
 * @throws Refusal 'invalid' with the rule in words, at each time that breaks one
 */
export const assertLinesBookable = (
  lines: readonly Line[],
  offers: ReadonlyMap<number, Pick<Offer, 'rules'>>,
  now: Date,
): void =>
  refuseTimes(
    lines.flatMap(({ experienceId, slots, preferences = [] }, at) => {
      const choosing = { by: 'customer', rules: offers.get(experienceId)?.rules ?? [], now } as const;
      const times = [
        ...listedTimes(slots, `items.${at}.slots`),
        // The first preferred time of each unit is its slot.
        ...preferences.flatMap(([, ...further], unit) =>
          listedTimes(further, `items.${at}.preferences.${unit}`, 1),
        ),
      ];
      return times.flatMap((time) => whyNotBookable(time, choosing) ?? []);
    }),
  );

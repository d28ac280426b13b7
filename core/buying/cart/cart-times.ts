import { isEmptySlot, type Slot } from '../../calendar/scheduling/slot.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { SEAT_CAPS } from '../../shop/pricing/tiers.ts';
import { type Cart, type CartLine, MAX_OTHER_TIMES, withOtherTimes } from './cart.ts';

/* The times that the units of a cart's lines are wished for. */

/** Changes the given parts of one unit's slot. `unit` counts from 0. */
export const setSlot = (cart: Cart, lineId: number, unit: number, change: Partial<Slot>): Cart =>
  cart.map((line) =>
    line.id === lineId
      ? { ...line, slots: line.slots.map((slot, each) => (each === unit ? { ...slot, ...change } : slot)) }
      : line,
  );

/** The second and third preferred times of a unit, also those that are still empty. */
export const otherTimesOf = ({ otherTimes }: Pick<CartLine, 'otherTimes'>, unit: number): readonly Slot[] =>
  otherTimes?.[unit] ?? [];

/** Sets the second and third preferred times of one unit. `unit` counts from 0. */
export const setOtherTimes = (cart: Cart, lineId: number, unit: number, times: readonly Slot[]): Cart =>
  cart.map((line) =>
    line.id === lineId
      ? withOtherTimes(
          line,
          line.slots.map((_, each) =>
            each === unit ? times.slice(0, MAX_OTHER_TIMES) : otherTimesOf(line, each),
          ),
        )
      : line,
  );

/** All preferred times of each unit, without empty ones; null for a line on which nobody prefers more than one. */
export const preferencesOf = (line: CartLine): readonly (readonly Slot[])[] | null =>
  line.otherTimes?.some((times) => times.some((slot) => !isEmptySlot(slot)))
    ? line.slots.map((slot, unit) => [slot, ...otherTimesOf(line, unit)].filter((each) => !isEmptySlot(each)))
    : null;

/** Gives one slot to every unit of the line, and the other preferred times of the first unit with it. */
export const setEverySlot = (cart: Cart, lineId: number, slot: Slot): Cart =>
  cart.map((line) =>
    line.id === lineId
      ? withOtherTimes(
          { ...line, slots: line.slots.map(() => slot) },
          line.slots.map(() => otherTimesOf(line, 0)),
        )
      : line,
  );

/**
 * Gives one slot, the other preferred times of the unit it is from, and the people of its line to every session of the cart;
 * a line whose tier does not seat so many keeps its own number.
 */
export const setForAllLines = (cart: Cart, from: CartLine, unit: number): Cart => {
  const slot = from.slots[unit];
  if (!slot) return cart;
  const others = otherTimesOf(from, unit);
  return cart.map((line) => {
    const dated = withOtherTimes(
      { ...line, slots: line.slots.map(() => slot) },
      line.slots.map(() => others),
    );
    const { headcount } = from;
    return headcount !== undefined && headcount <= SEAT_CAPS[line.selectedTier]
      ? { ...dated, headcount }
      : dated;
  });
};

/** Gives the day to every undated unit of the line (decision 029). */
export const scheduleUndated = (cart: Cart, lineId: number, date: LocalDate): Cart =>
  cart.map((line) =>
    line.id === lineId
      ? { ...line, slots: line.slots.map((slot) => (slot.date ? slot : { ...slot, date })) }
      : line,
  );

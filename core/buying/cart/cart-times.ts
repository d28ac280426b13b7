import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import { EMPTY_SLOT, isEmptySlot, type Slot } from '../../calendar/scheduling/slot.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import { SEAT_CAPS } from '../../shop/pricing/tiers.ts';
import { type Cart, type CartLine, MAX_OTHER_TIMES, timeOf } from './cart.ts';
import { withChosen, withOtherTimes } from './line-units.ts';

/* The times of the units of a cart's lines: preferred times, or chosen free times. */

/** Changes the given parts of one unit's slot. `unit` counts from 0. */
export const setSlot = (cart: Cart, lineId: number, unit: number, change: Partial<Slot>): Cart =>
  cart.map((line) =>
    line.id === lineId
      ? { ...line, slots: line.slots.map((slot, each) => (each === unit ? { ...slot, ...change } : slot)) }
      : line,
  );

/** The second and third preferred times of a unit, including those that are still empty. */
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

/** Sets the free time of one unit, which replaces its preferred times; null removes it. `unit` counts from 0. */
export const chooseTime = (cart: Cart, lineId: number, unit: number, time: ZonedTime | null): Cart =>
  cart.map((line) => {
    if (line.id !== lineId) return line;
    const chosen = line.slots.map((_, each) => (each === unit ? time : timeOf(line, each)));
    const slots = line.slots.map((slot, each) => (chosen[each] ? EMPTY_SLOT : slot));
    const others = slots.map((_, each) => (chosen[each] ? [] : otherTimesOf(line, each)));
    return withChosen(withOtherTimes({ ...line, slots }, others), chosen);
  });

/** Sets these preferred times for every unit that has no free time. */
const withWishes = (line: CartLine, slot: Slot, others: readonly Slot[]): CartLine =>
  withOtherTimes(
    { ...line, slots: line.slots.map((each, unit) => (timeOf(line, unit) ? each : slot)) },
    line.slots.map((_, unit) => (timeOf(line, unit) ? [] : others)),
  );

/** Gives the slot to every unit of the line without a free time, together with the other preferred times of the first unit. */
export const setEverySlot = (cart: Cart, lineId: number, slot: Slot): Cart =>
  cart.map((line) => (line.id === lineId ? withWishes(line, slot, otherTimesOf(line, 0)) : line));

/**
 * Copies one slot, the other preferred times of its unit and the headcount of its line to every session of the cart. A line whose tier does
 * not seat that many people keeps its own headcount, and a session with a free time keeps that.
 */
export const setForAllLines = (cart: Cart, from: CartLine, unit: number): Cart => {
  const slot = from.slots[unit];
  if (!slot) return cart;
  return cart.map((line) => {
    const dated = withWishes(line, slot, otherTimesOf(from, unit));
    const { headcount } = from;
    return headcount !== undefined && headcount <= SEAT_CAPS[line.selectedTier]
      ? { ...dated, headcount }
      : dated;
  });
};

/** Gives the day to every unit of the line without a day (decision 029). */
export const scheduleUndated = (cart: Cart, lineId: number, date: LocalDate): Cart =>
  cart.map((line) =>
    line.id === lineId
      ? {
          ...line,
          slots: line.slots.map((slot, unit) => (slot.date || timeOf(line, unit) ? slot : { ...slot, date })),
        }
      : line,
  );

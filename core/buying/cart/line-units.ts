import type { ZonedTime } from '../../calendar/scheduling/session.ts';
import { type Slot, slotsFor } from '../../calendar/scheduling/slot.ts';
import { type Cart, type CartLine, MAX_QUANTITY } from './cart.ts';

/* The number of units of a line, and what each unit keeps. */

/** The line with these second and third times; the field is absent where there are none. */
export const withOtherTimes = (line: CartLine, times: readonly (readonly Slot[])[]): CartLine => {
  const { otherTimes: _, ...rest } = line;
  return times.some((each) => each.length > 0) ? { ...rest, otherTimes: times } : rest;
};

/** The line with these free times; the field is absent where there are none. */
export const withChosen = (line: CartLine, chosen: readonly (ZonedTime | null)[]): CartLine => {
  const { chosen: _, ...rest } = line;
  return chosen.some((time) => time !== null) ? { ...rest, chosen } : rest;
};

/** The line with this many units: the last ones are removed, new ones have no times. */
export const withQuantity = (line: CartLine, quantity: number): CartLine =>
  withChosen(
    withOtherTimes(
      { ...line, quantity, slots: slotsFor(quantity, line.slots) },
      (line.otherTimes ?? []).slice(0, quantity),
    ),
    (line.chosen ?? []).slice(0, quantity),
  );

/** Zero or less removes the line. */
export const setQuantity = (cart: Cart, lineId: number, quantity: number): Cart =>
  quantity <= 0
    ? removeLine(cart, lineId)
    : cart.map((line) => (line.id === lineId ? withQuantity(line, Math.min(quantity, MAX_QUANTITY)) : line));

export const removeLine = (cart: Cart, lineId: number): Cart => cart.filter(({ id }) => id !== lineId);

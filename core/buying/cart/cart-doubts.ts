import type { Slot } from '../../calendar/scheduling/slot.ts';
import { type TimeDoubt, timeDoubt } from '../../calendar/scheduling/time-doubts.ts';
import type { Cart, CartLine } from './cart.ts';
import { otherTimesOf, setOtherTimes, setSlot } from './cart-times.ts';

/** A time in a cart whose meaning is ambiguous. */
export interface CartDoubt {
  readonly line: CartLine;
  /** Index from 0, like `place` among the preferred times of the unit. */
  readonly unit: number;
  readonly place: number;
  readonly doubt: TimeDoubt;
}

const timesOf = (line: CartLine, unit: number): readonly Slot[] => [
  ...line.slots.slice(unit, unit + 1),
  ...otherTimesOf(line, unit),
];

/** Every time of a cart that the shop may understand differently than it was meant. */
export const cartDoubts = (cart: Cart): readonly CartDoubt[] =>
  cart.flatMap((line) =>
    line.slots.flatMap((_, unit) =>
      timesOf(line, unit).flatMap((slot, place) => {
        const doubt = timeDoubt(slot);
        return doubt ? [{ line, unit, place, doubt }] : [];
      }),
    ),
  );

/** Changes the time that a doubt is about. */
export const settleDoubt = (
  cart: Cart,
  { line: { id }, unit, place }: Pick<CartDoubt, 'line' | 'unit' | 'place'>,
  change: Partial<Slot>,
): Cart => {
  if (place === 0) return setSlot(cart, id, unit, change);
  const line = cart.find((each) => each.id === id);
  const others = line ? otherTimesOf(line, unit) : [];
  return setOtherTimes(
    cart,
    id,
    unit,
    others.map((slot, at) => (at === place - 1 ? { ...slot, ...change } : slot)),
  );
};

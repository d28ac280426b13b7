import { useQuery } from '@tanstack/react-query';
import { type Cart, type CartLine, timeOf } from '@wondercast/core/buying/cart/cart';
import { type BookingMode, takesWishes } from '@wondercast/core/shop/catalogue/booking-mode';
import { cartExperiencesQuery } from '../../api/catalogue/cart-experience.ts';

/** How a line is booked, according to the shop, or to the stored cart until the shop has replied. */
export type ModeOf = (line: CartLine) => BookingMode;

/** How the lines of a cart are booked. */
export function useBookingModes(cart: Cart): ModeOf {
  const ids = [...new Set(cart.map(({ experience }) => experience.id))];
  const { data = [] } = useQuery(cartExperiencesQuery(ids));
  return ({ experience }) =>
    data.find(({ id }) => id === experience.id)?.bookingMode ?? experience.bookingMode ?? 'request';
}

/** Whether a unit needs a free time and has none. */
export const lacksTime = (line: CartLine, unit: number, mode: BookingMode): boolean =>
  !takesWishes({ bookingMode: mode }) && timeOf(line, unit) === null;

/** Whether a unit has a free time. */
export const anyHasTime = (cart: Cart): boolean =>
  cart.some((line) => line.slots.some((_, unit) => timeOf(line, unit) !== null));

export const anyLacksTime = (cart: Cart, modeOf: ModeOf): boolean =>
  cart.some((line) => line.slots.some((_, unit) => lacksTime(line, unit, modeOf(line))));

/** Whether some times of the cart are only preferred, including ones not entered yet. */
export const anyIsWished = (cart: Cart, modeOf: ModeOf): boolean =>
  cart.some(
    (line) =>
      takesWishes({ bookingMode: modeOf(line) }) && line.slots.some((_, unit) => timeOf(line, unit) === null),
  );

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CartLine, lineTotal } from '@wondercast/core/buying/cart/cart';
import { scheduleUndated } from '@wondercast/core/buying/cart/cart-times';
import { removeLine } from '@wondercast/core/buying/cart/line-units';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { useNavigate } from 'react-router-dom';
import { placeBooking } from '../../api/booking/booking.ts';
import { customerOf } from '../../api/booking/customer.ts';
import { ownBookingsQuery } from '../../api/booking/own-bookings.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { UserWire } from '../../api/transport/wire.ts';
import { changeCart } from '../../cart/cart-store.ts';
import { withQuotedPrices } from '../../headless/quoted-prices.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

/** The customer's fields that come from the profile. */
const FROM_PROFILE = ['firstName', 'lastName', 'email', 'phoneNumber', 'companyName'];

/** Updates the line with the prices of a fresh quote. */
const reprice = (line: CartLine, error: ApiError): void => {
  const [fresh] = error.quote ? withQuotedPrices([line], error.quote) : [];
  if (!fresh) return;
  const { tierPrice, addOns, experience } = fresh;
  changeCart((cart) =>
    cart.map((each) => (each.id === line.id ? { ...each, tierPrice, addOns, experience } : each)),
  );
};

/** Books one line of the cart for the signed-in account. Its day is used for every unit without one (decision 029). */
export function useBookLine(line: CartLine, user: UserWire) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (day: LocalDate) =>
      placeBooking({
        cart: scheduleUndated([line], line.id, day),
        customer: customerOf(user),
        discountCode: null,
        total: lineTotal(line),
      }),
    onSuccess: ({ bookingReference }, day) => {
      showToast('Booking Created', `${line.experience.title}, ${formatDay(day)}`, {
        label: 'View',
        onAct: () => navigate(`/bookings/${bookingReference}`),
      });
      void client.invalidateQueries({ queryKey: ownBookingsQuery.queryKey });
      changeCart((cart) => removeLine(cart, line.id));
    },
    onError: (failure) => {
      const refusal = failure instanceof ApiError ? failure : null;
      showError(refusal?.words ?? 'Failed to create booking', 'Booking Failed');
      if (refusal) reprice(line, refusal);
    },
  });
  /** The profile lacks fields that a booking needs. */
  const lacksProfile =
    error instanceof ApiError && error.issues.some(({ path }) => FROM_PROFILE.includes(path));

  return { pending: isPending || isSuccess, lacksProfile, book: mutate };
}

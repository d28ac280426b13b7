import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStillHere } from '../../addresses/use-still-here.ts';
import { bookingQuery } from '../../api/booking/booking.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { changeCart } from '../../cart/cart-store.ts';

/** The confirmation opens so long after the booking (specification §9). */
const CONFIRMATION_DELAY_MS = 100;

export interface Booked {
  /** What was booked, once it is: the page shows it until the confirmation opens. */
  readonly booked: Cart | null;
  readonly done: (reference: string, cart: Cart, booking?: BookingWire) => void;
  /** Opens the confirmation, and leaves the cart alone. */
  readonly show: (reference: string) => void;
}

/** What follows a booking: the cart is empty, and its confirmation opens. */
export function useConfirmation(): Booked {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useStillHere();
  const [booked, setBooked] = useState<Cart | null>(null);
  // Whoever goes back before the confirmation has loaded never left this page: React drops the change of pages, and
  // the router tells of none.
  useEffect(() => {
    if (!booked) return;
    const onBack = () => setBooked(null);
    addEventListener('popstate', onBack);
    return () => removeEventListener('popstate', onBack);
  }, [booked]);
  const show = (reference: string, replace = false) => {
    setTimeout(() => {
      if (isHere()) navigate(`/order-confirmation/${reference}`, { replace });
    }, CONFIRMATION_DELAY_MS);
  };
  return {
    booked,
    show: (reference) => show(reference, true),
    done: (reference, cart, booking) => {
      if (booking) client.setQueryData(bookingQuery(reference, null).queryKey, booking);
      setBooked(cart);
      changeCart(() => []);
      show(reference);
    },
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsCurrentPage } from '../../addresses/use-is-current-page.ts';
import { storePlaced } from '../../api/booking/booking.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import { changeCart } from '../../cart/cart-store.ts';

/** Delay of the confirmation page after the booking (specification §9). */
const CONFIRMATION_DELAY_MS = 100;

export interface Booked {
  /** The cart that was booked: shown until the confirmation opens. */
  readonly booked: Cart | null;
  readonly done: (reference: string, cart: Cart, booking?: BookingWire) => void;
  /** Opens the confirmation without changing the cart. */
  readonly show: (reference: string) => void;
}

/** What follows a booking: empties the cart and opens the confirmation. */
export function useConfirmation(): Booked {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsCurrentPage();
  const [booked, setBooked] = useState<Cart | null>(null);
  // When the visitor goes back before the confirmation has loaded, this page never unmounts: React drops the navigation, and the
  // router reports none.
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
      if (booking) storePlaced(client, booking);
      setBooked(cart);
      changeCart(() => []);
      show(reference);
    },
  };
}

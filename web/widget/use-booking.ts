import { ApiError } from '@wondercast/client';
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import { useState } from 'preact/hooks';
import type { QuoteWire } from '../api/transport/wire.ts';
import { customerFieldNames } from '../headless/customer-fields.ts';
import type { Booked } from './booked.ts';
import { useSurroundings } from './surroundings.ts';
import { problemFor, type Trouble } from './trouble.ts';

export type CustomerErrors = Partial<Record<keyof Customer, string>>;

export type Payment = 'card' | 'later';

interface Events {
  readonly onBooked: (booked: Booked) => void;
  /** The shop has other figures. */
  readonly onQuote: (quote: QuoteWire) => void;
}

/** Books what is in the basket. What is wrong with the form the shop says, in its words. */
export function useBooking({ onBooked, onQuote }: Events) {
  const { shop, sendEvent } = useSurroundings();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<CustomerErrors>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Counts refusals, so that each of them leads to the first mistake. */
  const [refused, setRefused] = useState(0);

  const refuse = async (error: unknown) => {
    const found = await problemFor(error, shop.client);
    const wrong: CustomerErrors = {};
    if (error instanceof ApiError) {
      if (error.quote) onQuote(error.quote);
      if (error.taken[0]) shop.basket.change({ taken: { units: error.taken, of: shop.basket.now().cart } });
      for (const { path, message } of error.issues) {
        const field = customerFieldNames.find((name) => name === path);
        if (field) wrong[field] ??= message;
      }
    }
    setErrors(wrong);
    // The fields say it themselves.
    setTrouble(Object.keys(wrong).length > 0 ? null : found);
    setRefused((count) => count + 1);
    sendEvent('error', found);
  };

  const book = async (payment: Payment, total: number) => {
    if (pending) return;
    const { cart, code, customer, billing, hold } = shop.basket.now();
    setPending(true);
    setTrouble(null);
    setErrors({});
    try {
      const booking = await shop.place({
        ...customer,
        ...(billing && { billing: billing.sent }),
        items: encodeCart(cart),
        discountCode: code,
        hold: hold?.id ?? null,
        totalPrice: total,
        payLink: payment === 'card',
      });
      const { bookingReference, payUrl = null, email } = booking;
      sendEvent('booked', {
        bookingReference,
        total,
        payment,
        items: cart.map(({ experience, selectedTier, quantity }) => ({
          experience: experience.slug,
          selectedTier,
          quantity,
        })),
      });
      // The shop's own page takes the card. A browser that blocks it leaves the link in the confirmation.
      if (payUrl) open(payUrl, '_blank', 'noopener');
      shop.basket.change({ cart: [], code: null, hold: null });
      onBooked({ bookingReference, payUrl, email, cart, total });
    } catch (error) {
      await refuse(error);
      setPending(false);
    }
  };

  return {
    book,
    pending,
    errors,
    trouble,
    refused,
    forget: (field: keyof Customer) => setErrors(({ [field]: _, ...others }) => others),
  };
}

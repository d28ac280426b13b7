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
  /** Called when the server has other prices. */
  readonly onQuote: (quote: QuoteWire) => void;
}

/** Books the basket. The server validates the form and words the errors. */
export function useBooking({ onBooked, onQuote }: Events) {
  const { shop, sendEvent } = useSurroundings();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<CustomerErrors>({});
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** Counts refusals, so that each one moves focus to the first mistake. */
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
    // Errors of fields are shown there.
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
      // The card is entered on the shop's own page. If the browser blocks it, the confirmation still has the link.
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

import { useQueryClient } from '@tanstack/react-query';
import type { Customer } from '@wondercast/core/booking/booking';
import { customerRule } from '@wondercast/core/booking/rules';
import type { Cart } from '@wondercast/core/cart/cart';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type BookingRequest, bookingQuery, placeBooking } from '../../api/booking.ts';
import { changeCart } from '../../api/cart-store.ts';
import { withQuotedPrices } from '../../api/quote.ts';
import { ApiError } from '../../api/transport.ts';
import { say, sayError } from '../../ui/toasts.ts';
import type { CustomerErrors } from './CustomerInformation.tsx';

/** The confirmation opens so long after the booking (specification §9). */
const CONFIRMATION_DELAY_MS = 100;

const FAILED = 'There was an error creating your booking. Please try again.';

const wordsOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.words ?? `HTTP ${error.status}: ${error.statusText}`;
  return FAILED;
};

const errorsOf = (customer: Customer): CustomerErrors => {
  const judged = customerRule.safeParse(customer);
  if (judged.success) return {};
  const errors: CustomerErrors = {};
  for (const { path, message } of judged.error.issues) errors[path[0] as keyof Customer] ??= message;
  return errors;
};

export interface PayLater {
  readonly errors: CustomerErrors;
  readonly pending: boolean;
  /** What was booked, once it is: the page shows it until the confirmation opens. */
  readonly booked: Cart | null;
  readonly confirm: (request: BookingRequest) => Promise<void>;
  readonly forget: (fields: Partial<Customer>) => void;
}

interface Dropped {
  /** The code no longer holds. */
  readonly onCodeRefused: () => void;
  /** After the errors are shown. */
  readonly onInvalid: () => void;
}

/** Books now, to be paid later: checks the form, places the booking, and opens its confirmation. */
export function usePayLater({ onCodeRefused, onInvalid }: Dropped): PayLater {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<CustomerErrors>({});
  const [pending, setPending] = useState(false);
  const [booked, setBooked] = useState<Cart | null>(null);

  const refuse = (found: CustomerErrors) => {
    setErrors(found);
    onInvalid();
  };

  const confirm = async (request: BookingRequest) => {
    const found = errorsOf(request.customer);
    const [first] = Object.values(found);
    if (first) {
      sayError(first, 'Required Field Missing');
      refuse(found);
      return;
    }
    setErrors({});
    setPending(true);
    try {
      const booking = await placeBooking(request);
      const reference = booking.bookingReference;
      client.setQueryData(bookingQuery(reference, null).queryKey, booking);
      setBooked(request.cart);
      changeCart(() => []);
      say('Booking Confirmed!', 'Order Confirmed! An invoice will be emailed to you.');
      setTimeout(() => navigate(`/order-confirmation/${reference}`), CONFIRMATION_DELAY_MS);
    } catch (error) {
      setPending(false);
      sayError(wordsOf(error), 'Booking Creation Failed');
      if (!(error instanceof ApiError)) return;
      const { quote, issues } = error;
      if (quote) changeCart((cart) => withQuotedPrices(cart, quote));
      if (quote?.discount?.error) onCodeRefused();
      if (issues.length > 0) refuse(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
    }
  };

  return {
    errors,
    pending,
    booked,
    confirm,
    forget: (fields) =>
      setErrors((current) => {
        const left = { ...current };
        for (const name of Object.keys(fields) as (keyof Customer)[]) delete left[name];
        return left;
      }),
  };
}

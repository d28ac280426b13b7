import { useMutation } from '@tanstack/react-query';
import type { Customer } from '@wondercast/core/bookings/booking/booking';
import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useState } from 'react';
import { type BookingRequest, placeBooking } from '../../api/booking/booking.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { QuoteWire } from '../../api/transport/wire.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { showNotBooked, UnclearAnswer } from './booking-words.ts';
import type { CustomerErrors } from './CustomerInformation.tsx';
import { customerErrors } from './customer-errors.ts';
import type { Booked } from './use-confirmation.ts';

export interface PayLater {
  readonly errors: CustomerErrors;
  readonly pending: boolean;
  readonly confirm: (request: BookingRequest) => void;
  readonly forget: (fields: Partial<Customer>) => void;
}

interface Events {
  readonly done: Booked['done'];
  /** Called when the shown price is outdated. */
  readonly onQuote: (quote: QuoteWire) => void;
  /** Called when somebody else has taken times of this cart. */
  readonly onTaken: (taken: ApiError['taken'], cart: Cart) => void;
  /** What in the cart needs a phone number. */
  readonly phoneFor: string | null;
  /** Called after errors are shown. */
  readonly onInvalid: () => void;
}

/** Books now and pays later: checks the form, places the booking, and opens its confirmation. */
export function usePayLater({ done, onQuote, onTaken, phoneFor, onInvalid }: Events): PayLater {
  const [errors, setErrors] = useState<CustomerErrors>({});

  const refuse = (found: CustomerErrors) => {
    setErrors(found);
    onInvalid();
  };

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async (request: BookingRequest) => {
      const booking = await placeBooking(request);
      if (!booking?.bookingReference) throw new UnclearAnswer();
      return booking;
    },
    onSuccess: (booking, { cart, total }) => {
      done(booking.bookingReference, cart, booking);
      const paid = total === 0 ? null : 'Order Confirmed! An invoice will be emailed to you.';
      showToast('Booking Confirmed!', paid ?? 'Order Confirmed! There is nothing to pay.');
    },
    onError: (error, { customer, cart }) => {
      showNotBooked(error);
      if (!(error instanceof ApiError)) return;
      const { quote, issues, taken } = error;
      if (quote) onQuote(quote);
      if (taken.length > 0) onTaken(taken, cart);
      const named = issues.filter(({ path }) => path in customer);
      if (named.length > 0) refuse(Object.fromEntries(named.map(({ path, message }) => [path, message])));
    },
  });
  // Pending until the confirmation is shown, so that nothing is booked twice.
  const pending = isPending || isSuccess;

  const confirm = (request: BookingRequest) => {
    if (pending) return;
    const found = customerErrors(request.customer, phoneFor);
    const [first] = Object.values(found);
    if (first) {
      showError(first, 'Required Field Missing');
      refuse(found);
      return;
    }
    setErrors({});
    mutate(request);
  };

  return {
    errors,
    pending,
    confirm,
    forget: (fields) =>
      setErrors((current) => {
        const left = { ...current };
        for (const name of Object.keys(fields) as (keyof Customer)[]) delete left[name];
        return left;
      }),
  };
}

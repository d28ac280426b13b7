import { useState } from 'react';
import { placeBooking } from '../../api/booking/booking.ts';
import type { CheckoutRequest } from '../../api/payment/payment-intent.ts';
import { PAID } from '../../api/payment/payment-words.ts';
import type { BookingWire } from '../../api/transport/wire.ts';
import type { Outcome } from '../../forms/card-form.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { awaitBooking } from './await-booking.ts';
import { isPaidNotBooked, showPaidNotBooked } from './booking-words.ts';
import { emptyPaidCart } from './paying-mark.ts';
import type { Booked } from './use-confirmation.ts';

const saySuccessful = () => showToast(PAID, 'Your booking is on its way.');

export interface CardCheckout {
  /** finishing: it was paid, or possibly; done: it is booked; stuck: paid, and no booking was created */
  readonly phase: 'idle' | 'finishing' | 'done' | 'stuck';
  /** Waits for the booking of a payment; false when nothing was paid. */
  readonly finish: (outcome: Outcome, paymentIntentId: string, request: CheckoutRequest) => Promise<boolean>;
}

/** Gets from a confirmed payment to its booking, also after failures and reloads (decision 024). */
export function useCardCheckout({ done }: Pick<Booked, 'done'>): CardCheckout {
  const [phase, setPhase] = useState<CardCheckout['phase']>('idle');

  const arrived = (
    paymentIntentId: string,
    { cart }: CheckoutRequest,
    reference: string,
    booking?: BookingWire,
  ) => {
    setPhase('done');
    done(reference, cart, booking);
    emptyPaidCart(paymentIntentId);
  };
  const stuck = () => {
    showPaidNotBooked();
    setPhase('stuck');
  };

  const wait = async (paymentIntentId: string, request: CheckoutRequest): Promise<boolean> => {
    const awaited = await awaitBooking(paymentIntentId).catch(() => ({ end: 'lost' }) as const);
    if (awaited.end === 'booked') {
      saySuccessful();
      arrived(paymentIntentId, request, awaited.reference);
    }
    if (awaited.end === 'lost') stuck();
    if (awaited.end === 'open') setPhase('idle');
    return awaited.end !== 'open';
  };

  return {
    phase,
    finish: async (outcome, paymentIntentId, request) => {
      setPhase('finishing');
      if (outcome !== 'succeeded') return wait(paymentIntentId, request);
      saySuccessful();
      try {
        const booking = await placeBooking({ ...request, paymentIntentId });
        arrived(paymentIntentId, request, booking.bookingReference, booking);
        return true;
      } catch (error) {
        // It was paid: unless the shop says otherwise, it creates the booking itself.
        if (!isPaidNotBooked(error)) return wait(paymentIntentId, request);
        stuck();
        return true;
      }
    },
  };
}

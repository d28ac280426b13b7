import { intentStatus } from '../../api/payment/payment-intent.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { IntentStatusWire } from '../../api/transport/wire.ts';

/** A paid booking is created within a minute, through the provider's webhook or the shop's reconciler (decision 024). */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 1_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

/** `open`: it was not paid; `booked` with its reference; `lost`: paid or possibly paid, and no booking was created */
export type Awaited =
  | { readonly end: 'booked'; readonly reference: string }
  | { readonly end: 'open'; readonly failure: string | null }
  | { readonly end: 'lost' };

/** The final result for a payment status; null while it is pending. */
const ENDS: Readonly<Record<IntentStatusWire['status'], 'booked' | 'open' | null>> = {
  open: 'open',
  processing: null,
  paid: null,
  booked: 'booked',
  cancelled: 'open',
  refunded: 'open',
};

const endOf = ({ status, bookingReference, failure }: IntentStatusWire): Awaited | null => {
  const end = ENDS[status];
  if (end === 'open') return { end, failure };
  return end !== null && bookingReference !== null ? { end, reference: bookingReference } : null;
};

/** Polls the state of a payment until it is final. @throws ApiError 404 when the payment belongs to somebody else */
export const awaitBooking = async (paymentIntentId: string): Promise<Awaited> => {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    try {
      const end = endOf(await intentStatus(paymentIntentId));
      if (end) return end;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) throw error;
    }
    await rest();
  }
  return { end: 'lost' };
};

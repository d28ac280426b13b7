import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bookingQuery } from '../../api/booking/booking.ts';
import { storeChanged } from '../../api/booking/changes.ts';
import { completePayment } from '../../api/payment/pay-link.ts';
import type { BookingWire, ChangePaymentWire } from '../../api/transport/wire.ts';
import type { Outcome } from '../../forms/card-form.ts';

/** How long a payment under way is asked after. */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 2_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

interface ChangePayment {
  /** As it was when the payment was opened. */
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly payment: ChangePaymentWire;
  readonly onChanged: () => void;
}

/** Waits after a payment until the change it pays for is made: the shop makes it, however it learns of the payment. */
export function useChangePayment({ booking, token, payment, onChanged }: ChangePayment) {
  const client = useQueryClient();
  const [processing, setProcessing] = useState(false);
  const query = bookingQuery(booking.bookingReference, token);

  /** Says that it was paid: the shop then does not wait for the provider to say so. */
  const report = () =>
    completePayment(payment.payUrl.split('/').at(-1) ?? '', payment.intentId).catch(() => null);

  const look = async (): Promise<BookingWire | null> =>
    client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);

  const settle = async (outcome: Outcome): Promise<boolean> => {
    if (outcome === 'failed') return false;
    const until = Date.now() + PATIENCE_MS;
    await report();
    while (Date.now() < until) {
      const fresh = await look();
      if (fresh && fresh.version !== booking.version) {
        storeChanged(client, fresh);
        onChanged();
        return true;
      }
      await rest();
    }
    setProcessing(true);
    return true;
  };

  return { processing, settle };
}

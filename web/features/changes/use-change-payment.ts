import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { completeChangePayment } from '../../api/booking/change-payment.ts';
import { storeChanged } from '../../api/booking/changes.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire, ChangeOutcomeWire } from '../../api/transport/wire.ts';
import type { Outcome } from '../../forms/card-form.ts';

/** How long to poll a payment in progress, in milliseconds. */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 2_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

export type Became = ChangeOutcomeWire['became'];

/** paying: the card is asked for; otherwise the final state of the change */
export type PaymentState = 'paying' | Exclude<Became, 'made' | 'waits'>;

interface ChangePayment {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly intentId: string;
  readonly onChanged: () => void;
}

/** After a payment, waits until the change is applied. The server applies it however it learns of the payment. */
export function useChangePayment({ booking, token, intentId, onChanged }: ChangePayment) {
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>('paying');

  /** The state of the change; null when the server did not reply, so that it is asked again. */
  const look = async (): Promise<Became | null> => {
    try {
      const { became, booking: fresh } = await completeChangePayment({ booking, token }, intentId);
      storeChanged(client, fresh);
      return became;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return 'lapsed';
      return null;
    }
  };

  /** False when nothing was paid and the card can be tried again. `isLikely`: the provider has reported success. */
  const follow = async (isLikely: boolean): Promise<boolean> => {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      const became = await look();
      if (became === 'made') {
        onChanged();
        return true;
      }
      if (became === 'returned' || became === 'lapsed') {
        setState(became);
        return true;
      }
      if (became === 'waits' && !isLikely) return false;
      await rest();
    }
    setState('being-paid');
    return true;
  };

  return {
    state,
    settle: async (outcome: Outcome): Promise<boolean> =>
      outcome === 'failed' ? false : follow(outcome !== 'unknown'),
    /** Called after a return from a bank. */
    settleReturned: (failed: boolean): Promise<boolean> => follow(!failed),
  };
}

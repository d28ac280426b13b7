import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { completeChangePayment } from '../../api/booking/change-payment.ts';
import { storeChanged } from '../../api/booking/changes.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { BookingWire, ChangeOutcomeWire } from '../../api/transport/wire.ts';
import type { Outcome } from '../../forms/card-form.ts';

/** How long a payment under way is asked after. */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 2_000;

const rest = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));

export type Became = ChangeOutcomeWire['became'];

/** paying: the card is asked for · what has become of it once it was paid */
export type PaymentState = 'paying' | Exclude<Became, 'made' | 'waits'>;

interface ChangePayment {
  readonly booking: BookingWire;
  readonly token: string | null;
  readonly intentId: string;
  readonly onChanged: () => void;
}

/** Waits after a payment until the change it pays for is made: the shop makes it, however it learns of the payment. */
export function useChangePayment({ booking, token, intentId, onChanged }: ChangePayment) {
  const client = useQueryClient();
  const [state, setState] = useState<PaymentState>('paying');

  /** What has become of it; null where the shop has not answered, and is asked again. */
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

  /** False where nothing was paid, and the card can be tried again. `isLikely`: the provider has said that it was paid. */
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
    /** Back from a bank. */
    settleReturned: (failed: boolean): Promise<boolean> => follow(!failed),
  };
}

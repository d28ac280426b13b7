import {
  type CheckoutRequest,
  cancelOwnIntent,
  openCheckoutIntent,
} from '../../api/payment/payment-intent.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { IntentWire } from '../../api/transport/wire.ts';

/**
 * The single payable intent of a checkout: opened, changed by one request at a time, and cancelled when the checkout is left
 * (decision 025).
 */
export interface IntentClient {
  /** Opens the intent, or changes it to the current request. @throws what `openCheckoutIntent` throws */
  send(request: CheckoutRequest): Promise<IntentWire>;
  /** Cancels the intent, unless it is being paid. */
  drop(): void;
  /** Like `drop` when the page is being unloaded, without waiting. */
  leave(): void;
  /** Protects an intent that is being paid or was paid from cancellation. */
  hold(held: boolean): void;
  isHeld(): boolean;
  id(): string | null;
}

export const intentClient = (): IntentClient => {
  let current: IntentWire | null = null;
  let held = false;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
  const letGo = async (): Promise<void> => {
    if (!current || held) return;
    const { paymentIntentId } = current;
    current = null;
    await cancelOwnIntent(paymentIntentId);
  };
  const open = async (request: CheckoutRequest): Promise<IntentWire> => {
    try {
      return await openCheckoutIntent(request, current?.paymentIntentId ?? null);
    } catch (error) {
      // It belongs to another account now, because the visitor has signed out.
      const isLost = error instanceof ApiError && error.status === 404 && current !== null;
      if (!isLost) throw error;
      return openCheckoutIntent(request, null);
    }
  };
  return {
    send: (request) =>
      inTurn(async () => {
        current = await open(request);
        return current;
      }),
    drop: () => void inTurn(letGo),
    leave: () => void letGo(),
    hold: (value) => {
      held = value;
    },
    isHeld: () => held,
    id: () => current?.paymentIntentId ?? null,
  };
};

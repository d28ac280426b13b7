import {
  type CheckoutRequest,
  cancelOwnIntent,
  openCheckoutIntent,
} from '../../api/payment/payment-intent.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { IntentWire } from '../../api/transport/wire.ts';

/** The one payable intent of a checkout: opened, changed one request after the other, cancelled when it is left (decision 025). */
export interface IntentClient {
  /** Opens it, or changes it to what is asked for now. @throws what `openCheckoutIntent` throws */
  send(request: CheckoutRequest): Promise<IntentWire>;
  /** Cancels it, unless it is being paid. */
  drop(): void;
  /** The page is going: as `drop`, without waiting for anything. */
  leave(): void;
  /** A payment that is being paid, or is paid, is not cancelled. */
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
      // It belongs to another account by now: the visitor has signed out.
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

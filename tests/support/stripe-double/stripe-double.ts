import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type Books, openBooks } from './books.ts';
import { type Faults, faults } from './faults.ts';
import { type KeptReplies, keptReplies } from './idempotency.ts';
import { failIntent, findIntent, succeedIntent } from './payment-intents.ts';
import { type Seen, stripeServer } from './server.ts';
import { type Webhooks, webhooks } from './webhooks.ts';

export const SECRET_KEY = 'sk_test_double';
export const PUBLISHABLE_KEY = 'pk_test_double';
export const WEBHOOK_SECRET = 'whsec_double';

/** Enough of Stripe for its own library, in this process, over HTTP. */
export interface StripeDouble {
  readonly url: string;
  readonly books: Books;
  readonly faults: Faults;
  readonly kept: KeptReplies;
  readonly webhooks: Webhooks;
  /** Every request, oldest first. */
  readonly seen: readonly Seen[];
  /** What the extra step of a card comes to. */
  answerStep(intentId: string, approved: boolean): void;
  /** A slow payment ends. */
  settle(intentId: string): void;
  stop(): Promise<void>;
}

export const startStripeDouble = async ({
  now = () => new Date(),
}: {
  readonly now?: () => Date;
} = {}): Promise<StripeDouble> => {
  const delivering = webhooks(now);
  const books = openBooks(now, delivering.told);
  const planned = faults();
  const kept = keptReplies();
  const seen: Seen[] = [];
  const server = stripeServer({
    books,
    faults: planned,
    kept,
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    seen,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    books,
    faults: planned,
    kept,
    webhooks: delivering,
    seen,
    answerStep: (intentId, approved) => {
      const intent = findIntent(books, intentId);
      if (intent.status !== 'requires_action') throw new Error(`${intentId} asks for no step`);
      if (approved) succeedIntent(books, intent);
      else
        failIntent(
          books,
          intent,
          'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
          'payment_intent_authentication_failure',
        );
    },
    settle: (intentId) => {
      const intent = findIntent(books, intentId);
      if (intent.status === 'processing') succeedIntent(books, intent);
    },
    stop: async () => {
      delivering.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

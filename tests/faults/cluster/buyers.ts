import { randomUUID } from 'node:crypto';
import { isPaidFor } from '@wondercast/core/money/payment/payment-status';
import { type BookingReply, book } from '../../http/bodies.ts';
import { anIntentBody, type IntentReply, isCharged, pay } from '../../http/payment/card-checkout.ts';
import { type Client, createClient, type Exchange, type Reply } from '../../support/http-client.ts';
import { timePasses } from '../../support/time-passes.ts';

/** What a buyer was promised: by its address, of which each submit has its own. */
export interface Promised {
  readonly email: string;
  readonly id: number;
  readonly reference: string;
  readonly total: number;
  readonly isPaid: boolean;
  /** When it was acknowledged, by `performance.now()`. */
  readonly at: number;
}

/** People who book all the time, half of them by card, and send again what got no answer. */
export interface Buyers {
  readonly exchanges: readonly Exchange[];
  promised(): readonly Promised[];
  /** Addresses of every submit that was begun. */
  begun(): readonly string[];
  /** What no retry helps against, in words. */
  refused(): readonly string[];
  /** The longest time in milliseconds without a booking since `since` (by `performance.now()`). */
  longestWait(since: number): number;
  /** When the first booking after `since` was acknowledged; now, while there is none. Both by `performance.now()`. */
  firstAfter(since: number): number;
  /** No further submits; resolves when each of those under way is acknowledged. */
  stop(): Promise<void>;
}

export interface BuyersPlan {
  readonly url: string;
  readonly people: number;
  /** Begins the address of each submit, so that several crowds can share a shop. */
  readonly name: string;
}

/** As a person who looks at the next thing; two processors carry a cluster and these people, and are not full. */
const BETWEEN_MS = 500;
/** As a browser waits before it sends again. */
const AGAIN_MS = 100;
/** Answers that say "try again": away for a moment, or nobody knows whether it was done. */
const MAY_HELP = [0, 408, 429, 502, 503, 504];
/** A submit that is still under way under the same key, or an intent that was cancelled by a second one. */
const MAY_HELP_LATER = [409];

const customerOf = (email: string) => ({
  firstName: 'Mara',
  lastName: 'Reyes',
  email,
  phoneNumber: '+1 415 555 0134',
});

export const startBuyers = ({ url, people, name }: BuyersPlan): Buyers => {
  const exchanges: Exchange[] = [];
  const promised: Promised[] = [];
  const begun: string[] = [];
  const refused: string[] = [];
  let isStopping = false;

  /** Sends the same again until it has an answer that stays. */
  const persist = async <Body>(send: () => Promise<Reply<Body>>): Promise<Reply<Body> | null> => {
    for (;;) {
      const reply = await send().catch(() => null);
      if (reply && !MAY_HELP.includes(reply.status)) return reply;
      await timePasses(AGAIN_MS);
    }
  };

  /** Opens and pays an intent; again from the start where another has taken its place. */
  const payByCard = async (client: Client, email: string): Promise<string> => {
    for (;;) {
      const body = anIntentBody({ customer: customerOf(email) });
      const opened = await persist(() => client.post<IntentReply>('/api/create-payment-intent', body));
      if (opened?.status === 201) {
        const { clientSecret, paymentIntentId } = opened.body;
        const paid = await persist(() => pay(client, clientSecret));
        if (paid && isCharged(paid)) return paymentIntentId;
        if (!MAY_HELP_LATER.includes(paid?.status ?? 0)) throw new Error(`paying answered ${paid?.text}`);
      } else if (!MAY_HELP_LATER.includes(opened?.status ?? 0))
        throw new Error(`opening answered ${opened?.status} ${opened?.text}`);
      await timePasses(AGAIN_MS);
    }
  };

  const buy = async (client: Client, email: string, byCard: boolean): Promise<void> => {
    const key = { 'idempotency-key': randomUUID() };
    const change = byCard
      ? { paymentStatus: 'paid', stripePaymentIntentId: await payByCard(client, email) }
      : {};
    const submit = { ...change, ...customerOf(email) };
    const reply = await persist<BookingReply>(() => book(client, submit, key));
    if (reply?.status !== 201) throw new Error(`booking answered ${reply?.status} ${reply?.text}`);
    const { id, bookingReference, totalPrice, paymentStatus } = reply.body;
    promised.push({
      email,
      id,
      reference: bookingReference,
      total: Math.round(totalPrice * 100),
      isPaid: isPaidFor({ paymentStatus }),
      at: performance.now(),
    });
  };

  const live = async (person: number): Promise<void> => {
    const client = createClient(url, (exchange) => void exchanges.push(exchange));
    for (let time = 0; !isStopping; time++) {
      const email = `${name}-${person}-${time}@northlight.example`;
      begun.push(email);
      await buy(client, email, person % 2 === 1).catch((error: Error) =>
        refused.push(`${email}: ${error.message}`),
      );
      await timePasses(BETWEEN_MS);
    }
  };
  const lives = Promise.all(Array.from({ length: people }, (_, person) => live(person)));

  return {
    exchanges,
    promised: () => promised,
    begun: () => begun,
    refused: () => refused,
    longestWait: (since) => {
      const times = [since, ...promised.map(({ at }) => at).filter((at) => at > since), performance.now()];
      return times.reduce((most, at, index) => Math.max(most, at - (times[index - 1] ?? at)), 0);
    },
    firstAfter: (since) => promised.find(({ at }) => at > since)?.at ?? performance.now(),
    stop: async () => {
      isStopping = true;
      await lives;
    },
  };
};

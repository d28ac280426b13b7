import { randomUUID } from 'node:crypto';
import type { AppProcess } from '../support/app-process.ts';
import type { Client } from '../support/http-client.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';

/** People who book one after the other, each submit under a key of its own, sent again until it is acknowledged. */
export interface Crowd {
  /** Bookings that were acknowledged so far. */
  acknowledged(): number;
  /** Resolves as soon as so many bookings were acknowledged. */
  untilAcknowledged(bookings: number): Promise<void>;
  /** Submits that were begun so far. */
  begun(): number;
  /** No further submits; resolves when those under way have ended. */
  stop(): Promise<void>;
  /** Sends again what was not acknowledged, as a browser would, until it is. */
  retryUntilBooked(): Promise<void>;
}

interface Submit {
  readonly key: string;
  readonly name: string;
  booked: boolean;
}

/** As a browser waits before it sends again. */
const RETRY_MS = 50;

const send = async (client: Client, submit: Submit): Promise<void> => {
  const body = {
    firstName: submit.name,
    lastName: 'Crowd',
    email: `${submit.name}@northlight.example`,
    phoneNumber: '',
    totalPrice: 1305,
    discountCode: 'TOGETHER10',
    items: [
      { experienceId: 1, selectedTier: 'elevated', quantity: 1, addOns: [], slots: [{ date: '2099-03-19' }] },
    ],
  };
  const reply = await client.post('/api/bookings', body, { 'idempotency-key': submit.key }).catch(() => null);
  submit.booked ||= reply?.status === 201;
};

/** They book as fast as they can, or wait `betweenMs` after each booking. */
export const startCrowd = (app: AppProcess, people: number, betweenMs = 0): Crowd => {
  const submits: Submit[] = [];
  let stopping = false;

  const live = async (person: number): Promise<void> => {
    const client = app.client();
    for (let time = 0; !stopping; time++) {
      const submit = { key: randomUUID(), name: `p${person}-${time}`, booked: false };
      submits.push(submit);
      await send(client, submit);
      // As a browser does that got no answer: the same again, under the same key.
      while (!submit.booked && !stopping) {
        await timePasses(RETRY_MS);
        await send(client, submit);
      }
      if (betweenMs > 0) await timePasses(betweenMs);
    }
  };
  const lives = Promise.all(Array.from({ length: people }, (_, person) => live(person)));

  const bookAtLast = async (submit: Submit, deadline: number): Promise<void> => {
    const client = app.client();
    while (!submit.booked) {
      if (Date.now() > deadline) throw new Error(`${submit.name} could not be booked again`);
      await send(client, submit);
      if (!submit.booked) await timePasses(RETRY_MS);
    }
  };
  const acknowledged = () => submits.filter(({ booked }) => booked).length;
  return {
    acknowledged,
    untilAcknowledged: async (bookings) => {
      await until(`${bookings} bookings are acknowledged`, () => acknowledged() >= bookings);
    },
    begun: () => submits.length,
    stop: async () => {
      stopping = true;
      await lives;
    },
    retryUntilBooked: async () => {
      const deadline = Date.now() + PATIENCE_MS;
      const open = submits.filter(({ booked }) => !booked);
      // A few at a time: it is the outcome that matters here.
      for (let at = 0; at < open.length; at += 25)
        await Promise.all(open.slice(at, at + 25).map((submit) => bookAtLast(submit, deadline)));
    },
  };
};

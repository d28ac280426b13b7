import { createHmac } from 'node:crypto';
import { timePassesAside } from '../time-passes.ts';
import type { EventObject } from './books.ts';

/** How events travel. */
export interface Delivering {
  readonly url: string;
  readonly secret: string;
  /** How often each is sent, refusals aside. */
  readonly copies?: number;
  /** Milliseconds before each copy; random ones reorder. */
  readonly delay?: () => number;
  /** Milliseconds before the first retry of a refused one; doubles each time. */
  readonly retryMs?: number;
  readonly attempts?: number;
}

export interface Webhooks {
  /** From now on events go there; null keeps them here. */
  to(delivering: Delivering | null): void;
  /** Sends one as it is. Answers the status. */
  send(event: EventObject, delivering: Delivering): Promise<number>;
  told(event: EventObject): void;
  /** Resolves when nothing is under way. */
  quiet(): Promise<void>;
  stop(): void;
}

/** As Stripe signs. `seconds` since the epoch. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

export const webhooks = (now: () => Date): Webhooks => {
  let current: Delivering | null = null;
  let stopped = false;
  const underWay = new Set<Promise<unknown>>();

  const send = async (event: EventObject, { url, secret }: Delivering): Promise<number> => {
    const body = JSON.stringify(event);
    const seconds = Math.floor(now().getTime() / 1000);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(secret, seconds, body),
    };
    try {
      return (await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }))
        .status;
    } catch {
      return 0;
    }
  };
  const deliver = async (event: EventObject, delivering: Delivering): Promise<void> => {
    const { delay = () => 0, retryMs = 50, attempts = 8 } = delivering;
    await timePassesAside(delay());
    for (let attempt = 0; attempt < attempts && !stopped; attempt++) {
      const status = await send(event, delivering);
      // As Stripe does: anything but a success is tried again.
      if (status >= 200 && status < 300) return;
      await timePassesAside(retryMs * 2 ** attempt);
    }
  };
  return {
    to: (delivering) => {
      current = delivering;
    },
    send,
    told: (event) => {
      const delivering = current;
      if (!delivering) return;
      for (let copy = 0; copy < (delivering.copies ?? 1); copy++) {
        const work: Promise<void> = deliver(event, delivering).finally(() => underWay.delete(work));
        underWay.add(work);
      }
    },
    quiet: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: () => {
      stopped = true;
    },
  };
};

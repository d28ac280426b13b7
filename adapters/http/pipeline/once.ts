import { hash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { toSessionKey } from '@wondercast/core/calendar/scheduling/session';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { type Answer, askerOf, type OnceKey } from '@wondercast/core/people/answers';
import type { Caller } from '@wondercast/core/people/caller';
import type { Ports } from '@wondercast/core/shop';

/** Sorts keys, so that equal JSON values give equal text. The body reader limits the nesting. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [key, canonical(each)]);
};

interface RequestContent {
  /** Path and query as sent; null when the operation has neither path parameters nor a query. */
  readonly target: string | null;
  readonly body: unknown;
}

/**
 * Identifies what a request addresses besides its body: `/keys/9/revoke` and `/keys/10/revoke` are different requests. The order of
 * query parameters does not matter.
 */
export const targetOf = (template: string, path: string, query: string): string | null => {
  const parameters = [...new URLSearchParams(query)].sort();
  return template.includes('{') || parameters.length > 0 ? JSON.stringify([path, parameters]) : null;
};

/** The booking whose data an operation's answers contain, taken from its path; null when the path names none. */
export const bookingIdOf = (
  template: string,
  { id, sessionId }: Readonly<Record<string, unknown>>,
): number | null => {
  if (/\/bookings\/\{id\}/.test(template)) return typeof id === 'number' ? id : null;
  return typeof sessionId === 'string' ? (toSessionKey(sessionId)?.bookingId ?? null) : null;
};

/** @throws Refusal 'malformed' for a key that is empty or too long */
export const onceKeyOf = (
  operation: string,
  caller: Caller,
  key: string,
  { target, body }: RequestContent,
): OnceKey => {
  if (key === '' || key.length > 255)
    throw new Refusal('malformed', 'Idempotency-Key must have 1 to 255 characters.');
  const addressed = target === null ? '' : `${target}\n`;
  const fingerprint = hash('sha256', addressed + (JSON.stringify(canonical(body)) ?? ''), 'hex');
  return { scope: `${operation} ${askerOf(caller)}`, key, fingerprint };
};

interface OnceAnswer extends Answer {
  /** The booking whose data the answer contains. The answer is deleted with the booking (decision 038). */
  readonly bookingId?: number | null;
  /** Whether the answer must not be stored. The key is then released, and the work itself must detect repeated requests. */
  readonly isSecret?: boolean;
}

const WAIT_MS = 10_000;
const POLL_MS = 50;

/**
 * Runs work once per idempotency key, for work without a transaction of its own, and records the answer afterwards. A duplicate
 * request waits for the one in progress. A refusal releases the key.
 */
export const runOnce = async (
  { unitOfWork, now }: Pick<Ports, 'unitOfWork' | 'now'>,
  key: OnceKey,
  work: () => Promise<OnceAnswer>,
): Promise<Answer> => {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    try {
      const earlier = await unitOfWork(({ answers }) => answers.claim(key, now()));
      if (earlier) return earlier;
      break;
    } catch (error) {
      const inFlight = error instanceof Refusal && error.code === 'request_in_flight';
      if (!inFlight || Date.now() > deadline) throw error;
      await sleep(POLL_MS);
    }
  }
  try {
    const { isSecret = false, bookingId = null, ...answer } = await work();
    await unitOfWork(({ answers }) =>
      isSecret ? answers.release(key) : answers.record(key, answer, bookingId),
    );
    return answer;
  } catch (error) {
    await unitOfWork(({ answers }) => answers.release(key));
    throw error;
  }
};

import type { CartSession } from '@wondercast/core/buying/cart/rest-of-cart';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { useEffect, useState } from 'preact/hooks';
import { type FreeDays, freeDaysOf, monthFrom } from '../../headless/free-month.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import type { Shop } from '../shop.ts';

export interface FreeMonth {
  /** null until the shop has replied. */
  readonly days: FreeDays | null;
  /** The first free start after the month; null when there is none. */
  readonly next: number | null;
  /** The last day that can be booked. */
  readonly last: LocalDate | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

export interface WantedTimes {
  readonly shop: Shop;
  readonly experience: { readonly id: number; readonly duration: string };
  /** Number of sessions at the same time. */
  readonly units: number;
  /** The other sessions in the cart with free times. */
  readonly rest: readonly CartSession[];
  /** The visitor's own hold, if any. */
  readonly holdId: string | null;
}

interface Answered {
  readonly key: string;
  readonly answer: Wire<'FreeTimes'>;
  readonly others: Wire<'FreeTimes'> | null;
}

/** The free times within a day's month from `today` on, without those that the rest of the cart makes impossible. */
export function useFreeMonth(wanted: WantedTimes, zone: Zone, day: LocalDate, today: LocalDate): FreeMonth {
  const { shop, experience, units, rest, holdId } = wanted;
  const { from, to } = monthFrom(day, today);
  // While the cart is held, the times offered to others show what remains besides the rest of the cart.
  const isBeside = holdId !== null && rest.length > 0;
  const key = [experience.id, from, to, zone, units, holdId, isBeside].join();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the request
  useEffect(() => {
    const leaving = new AbortController();
    const ask = (hold: string | null) =>
      shop.client.get('/api/experiences/{id}/free-times', {
        path: { id: experience.id },
        query: { from, to, zone, units, ...(hold !== null && { hold }) },
        signal: leaving.signal,
      });
    setFailed(null);
    Promise.all([ask(holdId), isBeside ? ask(null) : null]).then(
      // The response may already have arrived when its month is left.
      ([answer, others]) => leaving.signal.aborted || setAnswered({ key, answer, others }),
      () => leaving.signal.aborted || setFailed(key),
    );
    return () => leaving.abort();
  }, [shop, key, attempt]);
  const { answer, others = null } = answered ?? {};
  return {
    days:
      answer && answered?.key === key
        ? freeDaysOf(answer, { experience, rest, others, present: null })
        : null,
    next: answer?.next ? Date.parse(answer.next) : null,
    last: answer?.until ? placeOf(answer.until, zone).day : null,
    failed: failed === key,
    retry: () => setAttempt((count) => count + 1),
  };
}

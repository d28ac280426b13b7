import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useState } from 'react';
import { timesKey, useTimeHold } from './time-hold.ts';

/** How the hold of a cart stands: `ending` in its last five minutes, `over` once its times are not kept any more. */
export interface HeldTimes {
  readonly until: number;
  readonly stands: 'held' | 'ending' | 'over';
}

/** Customers are warned so long before the end of a hold. */
export const WARNED_BEFORE_MS = 5 * 60_000;

const standingAt = (until: number, now: number): HeldTimes['stands'] => {
  if (now >= until) return 'over';
  return now >= until - WARNED_BEFORE_MS ? 'ending' : 'held';
};

/** Until when the times of a cart are held; null where they are not, or were not. */
export function useHeldTimes(cart: Cart): HeldTimes | null {
  const hold = useTimeHold();
  const until = hold !== null && hold.times === timesKey(cart) && hold.times !== '' ? hold.until : null;
  const [now, setNow] = useState(Date.now);
  const stands = until === null ? null : standingAt(until, now);
  useEffect(() => {
    if (until === null || stands === 'over') return;
    const next = stands === 'held' ? until - WARNED_BEFORE_MS : until;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [until, stands]);
  // A hold that was lengthened is judged by the moment in which that is known.
  const [known, setKnown] = useState(until);
  if (known !== until) {
    setKnown(until);
    setNow(Date.now());
  }
  return until === null || stands === null ? null : { until, stands };
}

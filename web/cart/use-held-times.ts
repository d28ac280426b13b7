import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useState } from 'react';
import { type Standing, standingAt, timesKey, turnOf } from '../headless/held-times.ts';
import { useTimeHold } from './time-hold.ts';

/** The state of the cart's hold. */
export interface HeldTimes {
  readonly until: number;
  readonly stands: Standing;
}

/** Until when the times of a cart are held; null when they are not. */
export function useHeldTimes(cart: Cart): HeldTimes | null {
  const hold = useTimeHold();
  const until = hold !== null && hold.times === timesKey(cart) && hold.times !== '' ? hold.until : null;
  const [now, setNow] = useState(Date.now);
  const stands = until === null ? null : standingAt(until, now);
  useEffect(() => {
    if (until === null || stands === null || stands === 'over') return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, turnOf(until, stands) - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [until, stands]);
  // An extended hold is evaluated from the time when its new end is known.
  const [known, setKnown] = useState(until);
  if (known !== until) {
    setKnown(until);
    setNow(Date.now());
  }
  return until === null || stands === null ? null : { until, stands };
}

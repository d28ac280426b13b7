import { useEffect, useRef, useState } from 'preact/hooks';
import { LENGTHENED_BEFORE_MS, standingAt, timesKey, turnOf } from '../../headless/held-times.ts';
import type { Owner } from '../basket.ts';
import type { Shop } from '../shop.ts';
import { useBasketOf } from '../use-basket-of.ts';
import { holdTimes } from './holding.ts';

/** Holds the basket's free times while its form is open: from when it opens or the times change, extended as long as the shop permits. */
export function useHold(shop: Shop, owner: Owner) {
  const { cart, hold } = useBasketOf(shop);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [, setNow] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const key = timesKey(cart);
  // Sequential, because the last request determines the hold.
  const ask = () => {
    last.current = last.current.then(async () => {
      setPending(true);
      setFailure(await holdTimes(shop, owner));
      setPending(false);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the times of the cart matter
  useEffect(() => {
    setFailure(null);
    ask();
  }, [shop, key]);
  // When another element has released the hold, this one holds the times.
  const isHeld = hold !== null;
  const wasHeld = useRef(isHeld);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when that changes
  useEffect(() => {
    if (wasHeld.current && !isHeld && key !== '') ask();
    wasHeld.current = isHeld;
  }, [isHeld]);

  const until = hold && hold.times === key ? hold.until : null;
  const stands = standingAt(until ?? 0, Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs until the state changes
  useEffect(() => {
    if (until === null || stands === 'over') return;
    const after = (at: number, work: () => void) => setTimeout(work, Math.max(0, at - Date.now()) + 1);
    const turned = after(turnOf(until, stands), () => setNow(Date.now()));
    // A hold that cannot be extended any more keeps its end, and the visitor is warned.
    const lengthened = until - LENGTHENED_BEFORE_MS > Date.now() && after(until - LENGTHENED_BEFORE_MS, ask);
    return () => {
      clearTimeout(turned);
      if (lengthened) clearTimeout(lengthened);
    };
  }, [until, stands]);
  return { cart, until, stands, pending, failure, again: ask };
}

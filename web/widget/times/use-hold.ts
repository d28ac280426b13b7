import { useEffect, useRef, useState } from 'preact/hooks';
import { LENGTHENED_BEFORE_MS, standingAt, timesKey, turnOf } from '../../headless/held-times.ts';
import type { Owner } from '../basket.ts';
import type { Shop } from '../shop.ts';
import { useBasketOf } from '../use-basket-of.ts';
import { holdTimes } from './holding.ts';

/** Keeps the free times of the basket while its form is open: taken when it opens or they change, lengthened as long as the shop allows it. */
export function useHold(shop: Shop, owner: Owner) {
  const { cart, hold } = useBasketOf(shop);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [, setNow] = useState(0);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const key = timesKey(cart);
  // One after the other: the last one asked for is the one that holds.
  const ask = () => {
    last.current = last.current.then(async () => {
      setPending(true);
      setFailure(await holdTimes(shop, owner));
      setPending(false);
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a cart, the times alone
  useEffect(() => {
    setFailure(null);
    ask();
  }, [shop, key]);
  // What another element held and let go of is held from here.
  const isHeld = hold !== null;
  const wasHeld = useRef(isHeld);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when that changes
  useEffect(() => {
    if (wasHeld.current && !isHeld && key !== '') ask();
    wasHeld.current = isHeld;
  }, [isHeld]);

  const until = hold && hold.times === key ? hold.until : null;
  const stands = standingAt(until ?? 0, Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: until it stands otherwise
  useEffect(() => {
    if (until === null || stands === 'over') return;
    const after = (at: number, work: () => void) => setTimeout(work, Math.max(0, at - Date.now()) + 1);
    const turned = after(turnOf(until, stands), () => setNow(Date.now()));
    // One that cannot be lengthened any more keeps its end, and is warned of.
    const lengthened = until - LENGTHENED_BEFORE_MS > Date.now() && after(until - LENGTHENED_BEFORE_MS, ask);
    return () => {
      clearTimeout(turned);
      if (lengthened) clearTimeout(lengthened);
    };
  }, [until, stands]);
  return { cart, until, stands, pending, failure, again: ask };
}

import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endHold, holdCart, type TakenTimeWire } from '../../api/booking/time-hold.ts';
import { ApiError } from '../../api/transport/transport.ts';
import { currentTimeHold, keepTimeHold } from '../../cart/time-hold.ts';
import { type HeldTimes, useHeldTimes } from '../../cart/use-held-times.ts';
import { LENGTHENED_BEFORE_MS, NOT_HELD, timesKey } from '../../headless/held-times.ts';
import { isStillMeant, type TakenUnit, takenUnits } from '../../headless/taken-units.ts';

export interface Hold {
  /** null while nothing is held. */
  readonly held: HeldTimes | null;
  readonly pending: boolean;
  /** Why the times are not held, unless somebody else has taken them. */
  readonly failure: string | null;
  /** Units of the cart whose time was taken. */
  readonly taken: readonly TakenUnit[];
  /** Takes over the taken times from another response about this cart. */
  readonly noteTaken: (taken: readonly TakenTimeWire[], cart: Cart) => void;
  readonly again: () => void;
}

/** Holds the free times of a cart while its form is open: from when it opens or the times change, extended as long as the shop permits. */
export function useHold(cart: Cart, isBooked: boolean): Hold {
  const [taken, setTaken] = useState<readonly TakenUnit[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const held = useHeldTimes(cart);
  const key = timesKey(cart);

  const ask = useEffectEvent(async () => {
    if (isBooked) return;
    setPending(true);
    try {
      const { id, until } = await holdCart(cart);
      setFailure(null);
      keepTimeHold({ id, until: Date.parse(until), times: key });
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      setTaken(takenUnits(refusal?.taken ?? [], cart));
      setFailure(refusal?.taken.length ? null : (refusal?.words ?? NOT_HELD));
    } finally {
      setPending(false);
    }
  });
  // Sequential, because the last request determines the hold.
  const inTurn = useEffectEvent(() => {
    last.current = last.current.then(() => ask());
  });
  const letGo = useEffectEvent(() => {
    const hold = currentTimeHold();
    if (!hold) return;
    keepTimeHold(null);
    if (!isBooked) void endHold(hold.id);
  });
  useEffect(() => {
    setFailure(null);
    if (key === '') letGo();
    else inTurn();
  }, [key]);
  useEffect(() => {
    if (isBooked) keepTimeHold(null);
  }, [isBooked]);

  // A hold that cannot be extended any more keeps its end, and the visitor is warned.
  const until = held?.until ?? null;
  useEffect(() => {
    if (until === null) return;
    const left = until - Date.now() - LENGTHENED_BEFORE_MS;
    if (left <= 0) return;
    const timer = setTimeout(() => inTurn(), left);
    return () => clearTimeout(timer);
  }, [until]);

  return {
    held,
    pending,
    failure,
    taken: taken.filter((each) => isStillMeant(cart, each)),
    noteTaken: (wire, of) => setTaken(takenUnits(wire, of)),
    again: () => {
      last.current = last.current.then(() => ask());
    },
  };
}

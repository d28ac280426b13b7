import type { Cart } from '@wondercast/core/buying/cart/cart';
import { type CartDoubt, cartDoubts } from '@wondercast/core/buying/cart/cart-doubts';
import { useState } from 'react';

export interface ClearTimes {
  /** What is not clear now. */
  readonly doubts: readonly CartDoubt[];
  /** Whether it is being asked. */
  readonly isAsking: boolean;
  /** True where all times are clear, or were left as they are on purpose; otherwise it asks. */
  readonly areClear: () => boolean;
  readonly close: () => void;
  /** Leaves them as they are: nobody is asked about these again. */
  readonly accept: () => void;
}

const keyOf = (doubts: readonly CartDoubt[]): string =>
  JSON.stringify(doubts.map(({ line, unit, place, doubt }) => [line.id, unit, place, doubt.words]));

/** Asks once about times that the shop may understand otherwise than they were meant, before they are booked. */
export function useClearTimes(cart: Cart): ClearTimes {
  const [isAsking, setAsking] = useState(false);
  const [accepted, setAccepted] = useState<string | null>(null);
  const doubts = cartDoubts(cart);
  return {
    doubts,
    isAsking,
    areClear: () => {
      const clear = doubts.length === 0 || keyOf(doubts) === accepted;
      if (!clear) setAsking(true);
      return clear;
    },
    close: () => setAsking(false),
    accept: () => {
      setAccepted(keyOf(doubts));
      setAsking(false);
    },
  };
}

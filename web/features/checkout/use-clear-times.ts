import type { Cart } from '@wondercast/core/buying/cart/cart';
import { type CartDoubt, cartDoubts } from '@wondercast/core/buying/cart/cart-doubts';
import { useState } from 'react';

export interface ClearTimes {
  /** The ambiguous times. */
  readonly doubts: readonly CartDoubt[];
  /** Whether the dialog is open. */
  readonly isAsking: boolean;
  /** Whether all times are clear or were accepted as they are; otherwise opens the dialog. */
  readonly areClear: () => boolean;
  readonly close: () => void;
  /** Accepts them as they are, so that these are not asked about again. */
  readonly accept: () => void;
}

const keyOf = (doubts: readonly CartDoubt[]): string =>
  JSON.stringify(doubts.map(({ line, unit, place, doubt }) => [line.id, unit, place, doubt.words]));

/** Asks once about times that the shop may read differently than meant, before they are booked. */
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

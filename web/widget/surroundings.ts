import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BasketState, Owner } from './basket.ts';
import type { SendEvent } from './events.ts';
import type { Shop } from './shop.ts';
import { useBasketOf } from './use-basket-of.ts';

/** The context of all views in one element. */
export interface Surroundings {
  readonly shop: Shop;
  readonly sendEvent: SendEvent;
  /** Announces text to screen readers through a live region. */
  readonly say: (words: string) => void;
  /** The owner of holds made in this element. */
  readonly owner: Owner;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A view stands in an element');
  return surroundings;
};

/** The basket that all elements with the same key share. */
export const useBasket = (): BasketState => useBasketOf(useSurroundings().shop);

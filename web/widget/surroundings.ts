import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BasketState, Owner } from './basket.ts';
import type { SendEvent } from './events.ts';
import type { Shop } from './shop.ts';
import { useBasketOf } from './use-basket-of.ts';

/** What every view of one element stands in. */
export interface Surroundings {
  readonly shop: Shop;
  readonly sendEvent: SendEvent;
  /** Has a screen reader say something. */
  readonly say: (words: string) => void;
  /** By whom times are held. */
  readonly owner: Owner;
}

export const SurroundingsContext = createContext<Surroundings | null>(null);

export const useSurroundings = (): Surroundings => {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('A view stands in an element');
  return surroundings;
};

/** The basket of all elements with the same key. */
export const useBasket = (): BasketState => useBasketOf(useSurroundings().shop);

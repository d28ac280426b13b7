import { createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import type { BasketState, Owner } from './basket.ts';
import type { SendEvent } from './events.ts';
import type { Shop } from './shop.ts';

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
export const useBasket = (): BasketState => {
  const { basket } = useSurroundings().shop;
  const [state, setState] = useState(basket.now());
  useEffect(() => {
    setState(basket.now());
    return basket.watch(() => setState(basket.now()));
  }, [basket]);
  return state;
};

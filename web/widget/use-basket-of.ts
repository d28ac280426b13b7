import { useEffect, useState } from 'preact/hooks';
import type { BasketState } from './basket.ts';
import type { Shop } from './shop.ts';

/** The basket that all elements with the same key share. */
export const useBasketOf = ({ basket }: Shop): BasketState => {
  const [state, setState] = useState(basket.now);
  useEffect(() => {
    setState(basket.now());
    return basket.watch(() => setState(basket.now()));
  }, [basket]);
  return state;
};

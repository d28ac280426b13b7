import { useEffect } from 'react';
import { askQuote, withQuotedPrices } from '../api/booking/quote.ts';
import { changeCart, currentCart } from './cart-store.ts';

/** What the browser remembers of prices is a cache: looking at the cart refreshes it (decision 030). */
export function useFreshCart(): void {
  useEffect(() => {
    let left = false;
    const cart = currentCart();
    if (cart.length === 0) return;
    askQuote(cart)
      .then((quote) => {
        if (!left && currentCart() === cart) changeCart((current) => withQuotedPrices(current, quote));
      })
      // The remembered prices stay; booking compares them in any case.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
}

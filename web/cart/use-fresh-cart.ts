import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useState } from 'react';
import { askQuote } from '../api/booking/quote.ts';
import type { QuoteWire } from '../api/transport/wire.ts';
import { withQuotedPrices } from '../headless/quoted-prices.ts';
import { changeCart, currentCart } from './cart-store.ts';

/** What the shop says of a cart, with the cart as it was sent. */
export interface FreshQuote extends QuoteWire {
  readonly sent: Cart;
}

/** What the browser remembers of prices is a cache: looking at the cart refreshes it (decision 030). Answers the shop's quote, null until it has come. */
export function useFreshCart(): FreshQuote | null {
  const [fresh, setFresh] = useState<FreshQuote | null>(null);
  useEffect(() => {
    let left = false;
    const cart = currentCart();
    if (cart.length === 0) return;
    askQuote(cart)
      .then((quote) => {
        if (left) return;
        setFresh({ ...quote, sent: cart });
        if (currentCart() === cart) changeCart((current) => withQuotedPrices(current, quote));
      })
      // The remembered prices stay; booking compares them in any case.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  return fresh;
}

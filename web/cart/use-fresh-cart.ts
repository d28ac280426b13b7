import type { Cart } from '@wondercast/core/buying/cart/cart';
import { useEffect, useState } from 'react';
import { askQuote } from '../api/booking/quote.ts';
import type { QuoteWire } from '../api/transport/wire.ts';
import { withQuotedPrices } from '../headless/quoted-prices.ts';
import { changeCart, currentCart } from './cart-store.ts';

/** The shop's quote of a cart, together with the cart that was sent. */
export interface FreshQuote extends QuoteWire {
  readonly sent: Cart;
}

/**
 * The prices in the stored cart are a cache, which is refreshed when the cart is shown (decision 030). Returns the shop's quote;
 * null until it arrives.
 */
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
      // The stored prices stay. Booking compares them anyway.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  return fresh;
}

import type { Cart } from '@wondercast/core/buying/cart/cart';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import type { QuoteWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** The server's price of a cart; it never refuses, it says what is wrong (decision 007). */
export const askQuote = (cart: Cart, discountCode: string | null = null): Promise<QuoteWire> =>
  write('post', '/api/quotes', { body: { items: encodeCart(cart), discountCode } });

import type { Cart } from '@wondercast/core/buying/cart/cart';
import { encodeCart } from '@wondercast/openapi/codec/quote';
import type { Body } from '../transport/contract.ts';
import type { QuoteWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** The buyer's facts that decide the tax. */
export type QuotedBuyer = Pick<Body<'/api/quotes', 'post'>, 'billing' | 'companyName'>;

/**
 * The server's price of a cart. Problems of its content are reported in the quote instead of refused (decision 007).
 * @throws ApiError with issues at `billing.…`
 */
export const askQuote = (
  cart: Cart,
  discountCode: string | null = null,
  buyer: QuotedBuyer = {},
): Promise<QuoteWire> =>
  write('post', '/api/quotes', { body: { items: encodeCart(cart), discountCode, ...buyer } });

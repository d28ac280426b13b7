import type { RequestedLine } from '../../cart/requested-line.ts';
import type { Buyer } from '../../discount/discount.ts';
import type { QuotePorts } from '../ports.ts';
import { priceCart } from '../price-cart.ts';
import type { Quote } from '../quote.ts';

/** The authoritative price of a cart. It never refuses for prices, codes or availability; it says them (decision 007). */
export const quoteCart =
  ({ read, now }: Pick<QuotePorts, 'read' | 'now'>) =>
  (
    request: { lines: readonly RequestedLine[]; discountCode: string | null },
    holder: string | null = null,
    buyer: Buyer | null = null,
  ): Promise<Quote> =>
    priceCart(read, request.lines, request.discountCode, now(), holder, null, buyer);

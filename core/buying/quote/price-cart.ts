import type { Offer } from '../../shop/catalogue/offer.ts';
import type { RequestedLine } from '../cart/requested-line.ts';
import { normalizeCode } from '../discount/code-text.ts';
import { type Buyer, checkDiscount } from '../discount/discount.ts';
import type { QuoteStore } from './ports.ts';
import { type Quote, type QuotedLine, quoteLine, quoteOf, subtotalOf, withTimeProblem } from './quote.ts';

/** What the lines' experiences cost and when they may be booked, now. */
export const offersFor = (
  { catalogue }: Pick<QuoteStore, 'catalogue'>,
  lines: readonly Pick<RequestedLine, 'experienceId'>[],
): Promise<ReadonlyMap<number, Offer>> =>
  catalogue.offersOf([...new Set(lines.map(({ experienceId }) => experienceId))]);

/**
 * Priced lines with what a code takes off them. Uses of the code that others than `holder` have reserved are not free. `buyer` is null
 * where nobody knows who buys yet.
 */
export const discounted = async (
  { discountCodes }: Pick<QuoteStore, 'discountCodes'>,
  quoted: readonly QuotedLine[],
  discountCode: string | null,
  now: Date,
  holder: string | null,
  buyer: Buyer | null = null,
): Promise<Quote> => {
  const code = discountCode === null ? null : normalizeCode(discountCode) || null;
  if (code === null) return quoteOf(quoted, null, null);
  const found = await discountCodes.byCode(code);
  const held = found?.maxUses == null ? 0 : await discountCodes.held(code, now, holder);
  const usedBefore = found?.oncePerCustomer && buyer ? await discountCodes.usedBy(code, buyer) : false;
  return quoteOf(quoted, code, checkDiscount(found, subtotalOf(quoted), now, held, usedBefore));
};

/**
 * Prices requested lines from the catalogue of a store, inside or outside a unit of work. Uses of the code that others than
 * `holder` have reserved are not free. `known` are the offers where they were read already.
 */
export const priceCart = async (
  store: Pick<QuoteStore, 'catalogue' | 'discountCodes'>,
  lines: readonly RequestedLine[],
  discountCode: string | null,
  now: Date,
  holder: string | null = null,
  known: ReadonlyMap<number, Offer> | null = null,
  buyer: Buyer | null = null,
): Promise<Quote> => {
  const offers = known ?? (await offersFor(store, lines));
  const quoted = lines.map((line) => {
    const offer = offers.get(line.experienceId) ?? null;
    return withTimeProblem(quoteLine(line, offer), offer);
  });
  return discounted(store, quoted, discountCode, now, holder, buyer);
};

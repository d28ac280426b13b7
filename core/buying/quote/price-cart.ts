import type { Offer } from '../../shop/catalogue/offer.ts';
import type { RequestedLine } from '../cart/requested-line.ts';
import { normalizeCode } from '../discount/code-text.ts';
import { type Buyer, checkDiscount } from '../discount/discount.ts';
import type { QuoteStore } from './ports.ts';
import { type Quote, type QuotedLine, quoteLine, quoteOf, subtotalOf, withTimeProblem } from './quote.ts';
import { type Taxing, taxOfLines } from './quote-tax.ts';

/** The present offers of the lines' experiences: their prices, and when they may be booked. */
export const offersFor = (
  { catalogue }: Pick<QuoteStore, 'catalogue'>,
  lines: readonly Pick<RequestedLine, 'experienceId'>[],
): Promise<ReadonlyMap<number, Offer>> =>
  catalogue.offersOf([...new Set(lines.map(({ experienceId }) => experienceId))]);

/** What the price of lines depends on. */
interface Pricing {
  readonly discountCode: string | null;
  readonly at: Date;
  /** Uses of the code that other holders have reserved are not available. */
  readonly holder?: string | null;
  /** null while nobody knows who buys. */
  readonly buyer?: Buyer | null;
  /** null while tax is off. */
  readonly taxing: Taxing | null;
}

/** Priced lines with the code's discount and the tax. */
export const discounted = async (
  { discountCodes }: Pick<QuoteStore, 'discountCodes'>,
  quoted: readonly QuotedLine[],
  offers: ReadonlyMap<number, Offer>,
  { discountCode, at, holder = null, buyer = null, taxing }: Pricing,
): Promise<Quote> => {
  const sold = taxing && taxOfLines(quoted, offers, taxing);
  const code = discountCode === null ? null : normalizeCode(discountCode) || null;
  if (code === null) return quoteOf(quoted, null, null, sold);
  const found = await discountCodes.byCode(code);
  const held = found?.maxUses == null ? 0 : await discountCodes.held(code, at, holder);
  const usedBefore = found?.oncePerCustomer && buyer ? await discountCodes.usedBy(code, buyer) : false;
  return quoteOf(quoted, code, checkDiscount(found, subtotalOf(quoted), at, held, usedBefore), sold);
};

/**
 * Prices requested lines at the catalogue of a store, inside or outside a unit of work. `offers` are the offers that were read already;
 * null reads them.
 */
export const priceCart = async (
  store: Pick<QuoteStore, 'catalogue' | 'discountCodes'>,
  lines: readonly RequestedLine[],
  pricing: Pricing & { readonly offers?: ReadonlyMap<number, Offer> | null },
): Promise<Quote> => {
  const offers = pricing.offers ?? (await offersFor(store, lines));
  const quoted = lines.map((line) => {
    const offer = offers.get(line.experienceId) ?? null;
    return withTimeProblem(quoteLine(line, offer), offer);
  });
  return discounted(store, quoted, offers, pricing);
};

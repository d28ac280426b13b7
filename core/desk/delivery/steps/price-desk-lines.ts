import { atOwnPrice } from '../../../buying/quote/own-prices.ts';
import { discounted, offersFor } from '../../../buying/quote/price-cart.ts';
import { type Quote, type QuotedLine, quoteLine } from '../../../buying/quote/quote.ts';
import type { Taxing } from '../../../buying/quote/quote-tax.ts';
import type { DeskQuote } from '../desk-booking.ts';
import type { DeliveryStore } from '../ports.ts';

interface PricedLines {
  /** The quote with the desk's own prices where it has set some. */
  readonly quote: Quote;
  /** The lines at the catalogue's prices. */
  readonly quoted: readonly QuotedLine[];
}

/** The price of the desk's lines: at the catalogue's prices or the desk's own, minus the code's discount. */
export const priceDeskLines = async (
  store: Pick<DeliveryStore, 'catalogue' | 'discountCodes'>,
  { items, discountCode }: Pick<DeskQuote, 'items' | 'discountCode'>,
  at: Date,
  taxing: Taxing | null,
): Promise<PricedLines> => {
  const lines = items.map(({ requested }) => requested);
  const offers = await offersFor(store, lines);
  const quoted = lines.map((line) => quoteLine(line, offers.get(line.experienceId) ?? null));
  const own = quoted.map((line, place) => atOwnPrice(line, items[place]?.ownPrice ?? null));
  const quote = await discounted(store, own, offers, { discountCode: discountCode ?? null, at, taxing });
  return { quote, quoted };
};

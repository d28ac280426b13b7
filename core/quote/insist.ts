import type { Cents } from '../money.ts';
import { Refusal } from '../refusal.ts';
import { ADD_ON_GONE, EXPERIENCE_GONE, PRICES_CHANGED, type Quote } from './quote.ts';

/**
 * Offers, then the code, then the total (decision W7). A total that nobody showed is null, and not compared.
 * @throws Refusal 'invalid' or 'conflict' with the quote in its details
 */
export const insistOnQuote = (quote: Quote, shownTotal: Cents | null): void => {
  const has = (kind: string) => quote.lines.find(({ problem }) => problem?.kind === kind)?.problem;
  if (has('experience-gone')) throw new Refusal('invalid', EXPERIENCE_GONE);
  if (has('add-on-gone')) throw new Refusal('invalid', ADD_ON_GONE);
  const crowded = has('too-many-people');
  if (crowded) throw new Refusal('invalid', crowded.message);
  if (quote.discount?.error) throw new Refusal('conflict', quote.discount.error, { details: { quote } });
  if (has('price-changed') || (shownTotal !== null && quote.total !== shownTotal))
    throw new Refusal('conflict', PRICES_CHANGED, { details: { quote } });
};

export const CODE_USED_UP = 'This code has been used up';

/** Somebody else took the last use between asking and counting. */
export const codeUsedUp = (quote: Quote): Refusal =>
  new Refusal('conflict', CODE_USED_UP, {
    details: {
      quote: { ...quote, discount: quote.discount && { ...quote.discount, error: CODE_USED_UP } },
    },
  });

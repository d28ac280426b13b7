import { type MinorUnits, plus, times } from '../../kernel/money.ts';
import type { QuotedLine } from './quote.ts';

/** The desk's price of a unit, instead of its tier's price, and the reason. Add-ons are added to it. */
export interface OwnPrice {
  readonly amount: MinorUnits;
  readonly reason: string;
}

/** A priced line at the desk's own price, where there is one. */
export const atOwnPrice = (line: QuotedLine, own: OwnPrice | null): QuotedLine => {
  if (!own) return line;
  const unitPrice = plus(own.amount, line.addOnsTotal);
  return { ...line, tierPrice: own.amount, unitPrice, lineTotal: times(unitPrice, line.quantity) };
};

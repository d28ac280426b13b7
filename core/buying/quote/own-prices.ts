import { type MinorUnits, plus, times } from '../../kernel/money.ts';
import type { QuotedLine } from './quote.ts';

/** What the desk asks for a unit in place of its tier's price, and why. Add-ons are added to it. */
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

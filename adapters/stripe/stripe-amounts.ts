import { digitsOf } from '@wondercast/core/kernel/currencies';
import { currency, type MinorUnits, minorUnits } from '@wondercast/core/kernel/money';

/*
 * Stripe's whole amounts are ISO's but for three currencies: of Malagasy ariary it takes none of the decimals, of Icelandic króna and
 * Ugandan shilling, which have none, it wants two that are zero (docs.stripe.com/currencies).
 */
const DIGITS: Readonly<Record<string, number>> = { MGA: 0, ISK: 2, UGX: 2 };

const factor = (code: string): number => 10 ** ((DIGITS[code] ?? digitsOf(code)) - digitsOf(code));

/** @throws Error where Stripe cannot charge it to the last digit */
export const toStripe = (amount: MinorUnits): number => {
  const asked = amount * factor(currency());
  if (!Number.isInteger(asked)) throw new Error(`Stripe charges whole ${currency()} only`);
  return asked;
};

/** `code` is Stripe's own, in lower case; what an event leaves out is the shop's. */
export const fromStripe = (amount: number, code: string = currency()): MinorUnits =>
  minorUnits(Math.round(amount / factor(code.toUpperCase())));

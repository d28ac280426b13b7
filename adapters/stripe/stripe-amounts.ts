import { digitsOf } from '@wondercast/core/kernel/currencies';
import { currency, type MinorUnits, minorUnits } from '@wondercast/core/kernel/money';

/*
 * Stripe's minor units are those of ISO 4217 except for three currencies: Malagasy ariary has no decimals, and Icelandic króna and
 * Ugandan shilling need two decimals that are zero (docs.stripe.com/currencies).
 */
const DIGITS: Readonly<Record<string, number>> = { MGA: 0, ISK: 2, UGX: 2 };

const factor = (code: string): number => 10 ** ((DIGITS[code] ?? digitsOf(code)) - digitsOf(code));

/** @throws Error when Stripe cannot charge the amount exactly */
export const toStripe = (amount: MinorUnits): number => {
  const asked = amount * factor(currency());
  if (!Number.isInteger(asked)) throw new Error(`Stripe charges whole ${currency()} only`);
  return asked;
};

/** `code` is Stripe's lower-case currency code. By default it is the shop's currency, because some events leave it out. */
export const fromStripe = (amount: number, code: string = currency()): MinorUnits =>
  minorUnits(Math.round(amount / factor(code.toUpperCase())));

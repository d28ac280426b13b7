import { z } from 'zod';
import { isCurrency } from '../../kernel/currencies.ts';
import { day, flag, line, optionalLine, settingVersion } from '../../kernel/fields.ts';
import { countryName, countryRule, isRegionOf, NO_REGION } from '../../people/countries.ts';
import { registrationOf } from '../../people/tax-numbers.ts';
import { type ExchangeRate, RATE_DECIMALS } from './exchange-rate.ts';
import { EXEMPT_CODES } from './exempt-codes.ts';
import { TAX_LENGTHS } from './lengths.ts';
import { PRICE_ENTRIES, TAX_CATEGORIES } from './line-tax.ts';
import { PLACE_RULES, type TaxChoice, type TaxRate, type TaxRegistration } from './tax-settings.ts';

export const MAX_TAX_RATES = 500;
export const MAX_EXCHANGE_RATES = 500;
export const MAX_PARTS = 3;
const DECIMALS = 4;
const PERCENT = 'Must be 0 or a percentage from 1 to 27, such as 19';
const FEW_DECIMALS = 'Must have at most four decimals, such as 8.875';

const hasFewDecimals = (percent: number): boolean => Number(percent.toFixed(DECIMALS)) === percent;

/** A percentage in ten thousandths of a percent, which add up exactly. */
const exact = (percent: number): number => Math.round(percent * 10 ** DECIMALS);

const region = optionalLine(6).transform((code) => code?.toUpperCase() ?? null);

const seller = z
  .object({
    name: line(120, 'Please enter a name').min(1, 'Please enter a name'),
    lines: z
      .array(line(120, 'Please enter a street').min(1, 'Please enter a street'), 'Send the lines as a list')
      .min(1, 'Please enter a street')
      .max(4, 'At most 4 lines'),
    postalCode: line(16, 'Please enter a postal code'),
    city: line(80, 'Please enter a city').min(1, 'Please enter a city'),
    country: countryRule(),
    region,
  })
  .superRefine((given, context) => {
    if (given.region !== null && !isRegionOf(given.country, given.region))
      context.addIssue({ code: 'custom', path: ['region'], message: NO_REGION });
  });

const registration = z
  .object({
    country: countryRule(),
    number: line(40, 'Please enter the number').min(1, 'Please enter the number'),
  })
  .transform(({ country, number }, context): TaxRegistration => {
    const right = registrationOf(country, number);
    if (right === null)
      context.addIssue({
        code: 'custom',
        path: ['number'],
        message: `Please check the tax number: it is none of ${countryName(country)}`,
      });
    return { country, number: right ?? number };
  });

const percent = z
  .number(PERCENT)
  .refine((value) => value === 0 || (value >= 1 && value <= 27), PERCENT)
  .refine(hasFewDecimals, FEW_DECIMALS);

const PART = 'Must be a percentage above 0, such as 9.975';

const part = z.object({
  name: line(TAX_LENGTHS.name, 'Please enter a name').min(1, 'Please enter a name'),
  number: optionalLine(TAX_LENGTHS.number),
  percent: z.number(PART).gt(0, PART).max(27, 'Must be at most 27').refine(hasFewDecimals, FEW_DECIMALS),
});

const isUntaxed = (category: TaxRate['category']): boolean => category === 'zero' || category === 'exempt';

/** Errors of a rate that depend on several of its fields, by field. */
const wrongOf = (rate: TaxRate): readonly (readonly [keyof TaxRate, string])[] => {
  const found: [keyof TaxRate, string][] = [];
  const parts = rate.parts.reduce((total, each) => total + exact(each.percent), 0);
  if (rate.region !== null && !isRegionOf(rate.country, rate.region)) found.push(['region', NO_REGION]);
  if (isUntaxed(rate.category) && rate.percent !== 0)
    found.push(['percent', 'Zero and exempt take no percentage']);
  if (rate.category === 'exempt' && rate.text === null)
    found.push(['text', 'Please enter why it is exempt, as documents say it']);
  if (rate.category !== 'exempt' && rate.code) found.push(['code', 'Only what is exempt has such a code']);
  if (rate.parts.length > 0 && parts !== exact(rate.percent))
    found.push(['parts', `Parts must add up to ${rate.percent} %`]);
  return found;
};

/** One rate, checked on its own. */
export const taxRateRule = z
  .object({
    country: countryRule(),
    region,
    category: z.enum(TAX_CATEGORIES, 'Please choose a category'),
    percent: percent.nullish().transform((value) => value ?? 0),
    name: line(TAX_LENGTHS.name, 'Please enter a name, such as VAT').min(
      1,
      'Please enter a name, such as VAT',
    ),
    from: day(),
    parts: z.array(part, 'Send the parts as a list').max(MAX_PARTS, `At most ${MAX_PARTS} parts`).default([]),
    text: optionalLine(TAX_LENGTHS.text),
    code: z.enum(EXEMPT_CODES, 'Please choose a code of the list').nullish(),
  })
  .transform(({ code, ...rate }): TaxRate => (code ? { ...rate, code } : rate))
  .superRefine((given, context) => {
    for (const [field, message] of wrongOf(given))
      context.addIssue({ code: 'custom', path: [field], message });
  });

const WORTH = 'Must be a number above 0, such as 4.3421';
const MOST_WORTH = 1_000_000;

const currencyCode = () =>
  z
    .string('Please enter a currency, such as EUR')
    .trim()
    .toUpperCase()
    .max(3, 'Must be a currency of three letters, such as EUR')
    .refine(isCurrency, 'Must be a currency of three letters, such as EUR');

/** One exchange rate, checked on its own. */
export const exchangeRateRule = z
  .object({
    day: day(),
    from: currencyCode(),
    to: currencyCode(),
    rate: z
      .number(WORTH)
      .min(10 ** -RATE_DECIMALS, WORTH)
      .max(MOST_WORTH, `Must be at most ${MOST_WORTH}`)
      .refine(
        (rate) => Number(rate.toFixed(RATE_DECIMALS)) === rate,
        `Must have at most ${RATE_DECIMALS} decimals`,
      ),
    source: line(TAX_LENGTHS.source, 'Please enter who says so, such as ECB').min(
      1,
      'Please enter who says so, such as ECB',
    ),
  })
  .superRefine(({ from, to }, context) => {
    if (from === to) context.addIssue({ code: 'custom', path: ['to'], message: 'Must be another currency' });
  });

const fields = z.object({
  isOn: flag(),
  seller: seller.nullable(),
  registrations: z.array(registration, 'Send the registrations as a list').max(50, 'At most 50'),
  entered: z.enum(PRICE_ENTRIES, 'Must be gross or net'),
  rates: z
    .array(taxRateRule, 'Send the rates as a list')
    .max(MAX_TAX_RATES, `At most ${MAX_TAX_RATES} rates`),
  place: z.enum(PLACE_RULES, 'Must be preset, seller or customer'),
  isWithheldOutside: flag(),
  checksNumbers: flag().optional(),
  exchangeRates: z
    .array(exchangeRateRule, 'Send the rates of exchange as a list')
    .max(MAX_EXCHANGE_RATES, `At most ${MAX_EXCHANGE_RATES} rates of exchange: remove old ones`)
    .optional(),
});

/** The indexes of exchange rates that repeat an earlier one. */
const saidTwice = (rates: readonly ExchangeRate[]): readonly number[] => {
  const said = new Set<string>();
  return rates.flatMap(({ day: of, from, to }, at) => {
    const key = [of, from, to].join(' ');
    if (said.has(key)) return [at];
    said.add(key);
    return [];
  });
};

interface Wrong {
  addIssue(issue: { code: 'custom'; path: (string | number)[]; message: string }): void;
}

const judge = (choice: TaxChoice, context: Wrong): void => {
  const wrong = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (choice.isOn && choice.seller === null)
    wrong(['seller'], 'Please enter who sells before you switch tax on');
  if (choice.isOn && choice.registrations.length === 0)
    wrong(['registrations'], 'Please enter a tax number before you switch tax on');
  const begun = new Set<string>();
  for (const [at, { country, region: of, category, from }] of choice.rates.entries()) {
    const key = [country, of, category, from].join(' ');
    if (begun.has(key))
      wrong(['rates', at, 'from'], 'Another rate of this place and category begins on this day');
    begun.add(key);
  }
  for (const at of saidTwice(choice.exchangeRates ?? []))
    wrong(['exchangeRates', at, 'day'], 'Another rate of these currencies is of this day');
};

/** The tax settings as they are stored. */
export const taxFields = fields.superRefine(judge);

/** The body of `PUT /api/admin/tax`. */
export const taxRule = fields.extend({ version: settingVersion() }).superRefine(judge);

// Writes core/kernel/country-currencies.ts from ISO 4217: node scripts/country-currencies.mjs
import { writeFileSync } from 'node:fs';
import data from 'currency-codes/data.js';
import { iso31661 } from 'iso-3166/1.js';
import { CURRENCIES } from '../core/kernel/currencies.ts';

/** Countries that the list of 2024 lacks, names differently or lists twice; for the latter, the currency in which tax is declared. */
const CHOSEN = {
  BG: 'EUR',
  BT: 'BTN',
  CU: 'CUP',
  GS: 'GBP',
  HT: 'HTG',
  LS: 'LSL',
  NA: 'NAD',
  NL: 'EUR',
  PA: 'PAB',
  PS: 'ILS',
  SV: 'USD',
  TR: 'TRY',
  VE: 'VES',
};

const folded = (name) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\b(the|of|and)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const byName = new Map(
  data
    .filter(({ code }) => CURRENCIES.includes(code))
    .flatMap(({ code, countries }) => countries.map((name) => [folded(name), code])),
);
const found = iso31661.flatMap(({ alpha2, name }) => {
  const code = CHOSEN[alpha2] ?? byName.get(folded(name));
  return code ? [[alpha2, code]] : [];
});
const rows = [...Map.groupBy(found, ([, code]) => code)]
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, all]) => `  ${code}: '${all.map(([country]) => country).join(' ')}',`);

writeFileSync(
  new URL('../core/kernel/country-currencies.ts', import.meta.url),
  `/* Made from ISO 4217 by scripts/country-currencies.mjs, and compared with it by tests/core/money-styles.test.ts. */

/** Countries (ISO 3166-1) by the currency in which their tax is declared. */
const COUNTRIES: Readonly<Record<string, string>> = {
${rows.join('\n')}
};

const CURRENCY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
);

/** The currency of a country; null of one that has none, such as Antarctica. */
export const currencyOf = (country: string): string | null => CURRENCY_OF.get(country) ?? null;
`,
);

// Writes core/kernel/money-locales.ts from this Node's CLDR: node scripts/money-locales.mjs
import { writeFileSync } from 'node:fs';
import { CURRENCIES } from '../core/kernel/currencies.ts';

const LOCALES =
  'en-US en-GB en-IE en-CA en-AU en-NZ en-SG en-ZA en-IN de-DE de-AT de-CH fr-FR fr-BE fr-CH fr-CA nl-NL nl-BE it-IT es-ES es-MX pt-PT pt-BR da-DK sv-SE nb-NO fi-FI pl-PL cs-CZ hu-HU ja-JP ko-KR tr-TR'.split(
    ' ',
  );

const partsOf = (locale, currency, value) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(value);
const partOf = (parts, type) => parts.find((part) => part.type === type)?.value ?? '';
const symbolOf = (locale, code) => partOf(partsOf(locale, code, 1), 'currency');

/**
 * The pattern of an amount, such as `¤#`, where `#` stands for the number. A space that only separates letters from digits is found
 * by comparing with a symbol without letters.
 */
const patternOf = (locale, currency, value) =>
  partsOf(locale, currency, value)
    .map(({ type, value: text }) => {
      if (type === 'currency') return '¤';
      if (type === 'integer') return '#';
      return ['group', 'decimal', 'fraction'].includes(type) ? '' : text;
    })
    .join('')
    .replace(/#+/, '#');

/** A currency whose symbol has no letters. */
const bare = (locale) =>
  ['EUR', 'AUD', 'MXN', 'USD', 'GBP', 'JPY'].find((code) => !/\p{L}/u.test(symbolOf(locale, code)));

const base = Object.fromEntries(
  CURRENCIES.map((code) => [code, symbolOf('en-US', code)]).filter(([code, symbol]) => code !== symbol),
);

const locales = LOCALES.map((locale) => {
  const code = bare(locale) ?? 'EUR';
  const large = partsOf(locale, 'EUR', 1234567.5);
  const groups = large.filter(({ type }) => type === 'integer').map(({ value }) => value.length);
  const least = partsOf(locale, 'EUR', 1234.5).some(({ type }) => type === 'group') ? 4 : 5;
  const own = Object.fromEntries(
    CURRENCIES.map((each) => [each, symbolOf(locale, each)]).filter(
      ([each, symbol]) => symbol !== (base[each] ?? each),
    ),
  );
  return {
    locale,
    positive: patternOf(locale, code, 1234567.5),
    negative: patternOf(locale, code, -1234567.5),
    // The Swiss apostrophe; newer CLDR data has a typewriter apostrophe instead.
    group: partOf(large, 'group').replace("'", '’'),
    decimal: partOf(large, 'decimal'),
    grouping: groups[1] === 2 ? 'lakh' : least === 5 ? 'from-ten-thousand' : 'thousands',
    symbols: Object.entries(own)
      .map(([each, symbol]) => `${each}${symbol}`)
      .join('|'),
  };
});

const shown = (text) =>
  JSON.stringify(text).replace(/[\u00a0\u202f]/g, (space) => (space === '\u00a0' ? '\\u00a0' : '\\u202f'));
const rows = locales.map(
  ({ locale, ...style }) =>
    `  '${locale}': { ${Object.entries(style)
      .map(([name, value]) => `${name}: ${shown(value)}`)
      .join(', ')} },`,
);
writeFileSync(
  new URL('../core/kernel/money-locales.ts', import.meta.url),
  `/* Made from CLDR by scripts/money-locales.mjs, and compared with it by tests/core/money-styles.test.ts. */

/** How amounts are written in a locale. \`¤\` is the currency's symbol, \`#\` the number. */
export interface MoneyLocale {
  readonly positive: string;
  readonly negative: string;
  readonly group: string;
  readonly decimal: string;
  /** Which numbers have groups, and of how many digits: \`12,34,567\` counts in lakhs. */
  readonly grouping: 'thousands' | 'from-ten-thousand' | 'lakh';
  /** Where they differ from those of the United States: code and symbol, one after another. */
  readonly symbols: string;
}

/** Of the United States, where they are not the code itself. */
export const SYMBOLS: Readonly<Record<string, string>> = ${shown(base)};

export const MONEY_LOCALES: Readonly<Record<string, MoneyLocale>> = {
${rows.join('\n')}
};
`,
);

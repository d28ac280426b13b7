import type { Billing } from '@wondercast/core/people/billing';
import type { TaxRate, TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { aBilling, aRate, BERLIN } from '../../core/tax/a-tax.ts';
import { day } from '../../support/builders.ts';

/** A shop with a currency. */
export interface Selling {
  readonly currency: string;
  readonly settings: TaxSettings;
  readonly buyers: readonly (Billing | null)[];
}

const EXEMPT: Partial<TaxRate> = {
  category: 'exempt',
  text: 'Exempt as teaching, § 4 No. 21 UStG',
  code: 'VATEX-EU-132-1I',
};

const BERLIN_RATES: readonly TaxRate[] = [
  aRate('DE', 19),
  aRate('DE', 7, { category: 'reduced' }),
  aRate('DE', 5.5, { category: 'reduced2' }),
  aRate('DE', 0, { category: 'zero' }),
  aRate('DE', 0, EXEMPT),
  aRate('AT', 20),
  aRate('AT', 10, { category: 'reduced' }),
  aRate('FR', 20, { name: 'TVA' }),
];

const IN_UNION: readonly (Billing | null)[] = [
  null,
  aBilling('DE'),
  aBilling('DE', {
    name: 'Müller & Söhne <GmbH>',
    lines: ['Hof 2', 'Rückgebäude', '3. OG', 'bei Kolb'],
    postalCode: '80331',
    city: 'München',
    taxNumber: 'DE136695976',
  }),
  aBilling('AT', { name: 'Anna Berger', lines: ['Ring 1'], postalCode: '1010', city: 'Wien' }),
  aBilling('AT', { name: 'Kunst GmbH', postalCode: '1010', city: 'Wien', taxNumber: 'ATU13585627' }),
  aBilling('GR', { name: 'Mousa AE', city: 'Athina', taxNumber: 'EL094259216' }),
  aBilling('US', { name: 'Northlight', lines: ['1 Main St'], city: 'Portland', region: 'US-OR' }),
  aBilling('FR', { name: 'Anne Petit', postalCode: '75001', city: 'Paris' }),
];

const BERLIN_SHOP: TaxSettings = {
  ...BERLIN,
  registrations: [...BERLIN.registrations, { country: 'FR', number: 'FR40303265045' }],
  rates: BERLIN_RATES,
};

/** Of the tax office alone. */
const SMALL_SHOP: TaxSettings = {
  ...BERLIN_SHOP,
  registrations: [{ country: 'DE', number: '21/815/08150' }],
  isWithheldOutside: true,
};

const GST = { name: 'GST', number: '123456789 RT0001', percent: 5 };
const QST = { name: 'QST', number: '1234567890 TQ0001', percent: 9.975 };

const MONTREAL: TaxSettings = {
  seller: {
    name: 'Quiz inc.',
    lines: ['1 rue Sainte-Catherine'],
    postalCode: 'H2X 1K4',
    city: 'Montréal',
    country: 'CA',
    region: 'CA-QC',
  },
  registrations: [{ country: 'CA', number: '123456782RT0001' }],
  entered: 'net',
  rates: [
    aRate('CA', 14.975, { region: 'CA-QC', name: 'GST/QST', parts: [GST, QST] }),
    aRate('CA', 5, { name: 'GST' }),
    aRate('CA', 0, { category: 'zero', name: 'GST' }),
  ],
  place: 'preset',
  isWithheldOutside: false,
};

const IN_CANADA: readonly (Billing | null)[] = [
  aBilling('CA', { name: 'Lumière', city: 'Québec', region: 'CA-QC' }),
  aBilling('CA', { city: 'Toronto', region: 'CA-ON' }),
  aBilling('US', { name: 'Northlight', city: 'Portland', region: 'US-OR' }),
];

const TOKYO: TaxSettings = {
  seller: {
    name: 'クイズ株式会社',
    lines: ['千代田 1-1'],
    postalCode: '100-0001',
    city: '東京',
    country: 'JP',
    region: null,
  },
  registrations: [{ country: 'JP', number: 'T1234567890123' }],
  entered: 'gross',
  rates: [
    aRate('JP', 10, { name: '消費税' }),
    aRate('JP', 8, { name: '消費税', category: 'reduced' }),
    aRate('JP', 0, { category: 'exempt', text: '非課税' }),
  ],
  place: 'preset',
  isWithheldOutside: false,
};

const WARSAW: TaxSettings = {
  seller: {
    name: 'Quiz sp. z o.o.',
    lines: ['Marszałkowska 1'],
    postalCode: '00-624',
    city: 'Warszawa',
    country: 'PL',
    region: null,
  },
  registrations: [{ country: 'PL', number: 'PL8567346215' }],
  entered: 'gross',
  rates: [aRate('PL', 23), aRate('PL', 8, { category: 'reduced' }), aRate('DE', 19)],
  place: 'preset',
  isWithheldOutside: true,
  exchangeRates: [
    { day: day('2031-04-28'), from: 'EUR', to: 'PLN', rate: 4.3421, source: 'NBP' },
    { day: day('2031-04-21'), from: 'EUR', to: 'PLN', rate: 4.2, source: 'NBP' },
  ],
};

/** Of every way to have tax: in the union with numbers and without, of rates in parts, in whole yen, and said in zloty too. */
export const SHOPS: readonly Selling[] = [
  { currency: 'EUR', settings: BERLIN_SHOP, buyers: IN_UNION },
  { currency: 'EUR', settings: { ...BERLIN_SHOP, entered: 'net' }, buyers: IN_UNION },
  { currency: 'EUR', settings: SMALL_SHOP, buyers: IN_UNION },
  { currency: 'CAD', settings: MONTREAL, buyers: IN_CANADA },
  { currency: 'CAD', settings: { ...MONTREAL, entered: 'gross' }, buyers: IN_CANADA },
  {
    currency: 'JPY',
    settings: TOKYO,
    buyers: [null, aBilling('JP'), aBilling('US', { name: 'Northlight' })],
  },
  {
    currency: 'EUR',
    settings: WARSAW,
    buyers: [null, aBilling('PL'), aBilling('DE', { taxNumber: 'DE136695976' })],
  },
];

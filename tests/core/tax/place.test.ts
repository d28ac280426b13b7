import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { minorUnits } from '@wondercast/core/kernel/money';
import type { Billing } from '@wondercast/core/people/billing';
import { billingRule } from '@wondercast/core/people/billing-rule';
import type { TaxCategory } from '@wondercast/core/shop/tax/line-tax';
import { lineTaxOf, type Supply } from '@wondercast/core/shop/tax/place';
import { taxOf } from '@wondercast/core/shop/tax/tax-of';
import {
  onePercentage,
  type TaxPlace,
  type TaxRate,
  type TaxSettings,
} from '@wondercast/core/shop/tax/tax-settings';
import { describe, expect, it } from 'vitest';

const DAY = '2027-03-19' as LocalDate;
const ONLINE: Supply = { kind: 'online' };

const rate = (country: string, percent: number, change: Partial<TaxRate> = {}): TaxRate => ({
  country,
  region: null,
  category: 'standard',
  percent,
  name: 'VAT',
  parts: [],
  text: null,
  from: '2020-01-01' as LocalDate,
  until: null,
  ...change,
});

/** A shop in Berlin: gross, with German and Austrian rates. */
const berlin = (change: Partial<TaxSettings> = {}): TaxSettings => ({
  entered: 'gross',
  seller: {
    lines: ['Unter den Linden 1'],
    postalCode: '10117',
    city: 'Berlin',
    country: 'DE',
    region: null,
    registrations: [{ country: 'DE', number: 'DE136695976', kind: 'vat' }],
  },
  place: 'preset',
  withheld: 'taxed',
  rates: [
    rate('DE', 19),
    rate('DE', 7, { category: 'reduced' }),
    rate('DE', 0, { category: 'exempt', text: 'Exempt by § 4 no. 22 UStG' }),
    rate('AT', 20),
    rate('AT', 21, { from: '2028-01-01' as LocalDate }),
  ],
  ...change,
});

const at = (country: string, change: Partial<Billing> = {}): Billing => ({
  name: '',
  lines: [],
  postalCode: '',
  city: '',
  country,
  region: null,
  taxNumber: null,
  ...change,
});

const taxed = (
  billing: Billing | null,
  {
    settings = berlin(),
    category = 'standard',
    supply = ONLINE,
    day = DAY,
    hasCompany = false,
  }: {
    settings?: TaxSettings;
    category?: TaxCategory;
    supply?: Supply;
    day?: LocalDate;
    hasCompany?: boolean;
  } = {},
) => lineTaxOf({ category, supply, day, billing, hasCompany }, settings);

/** What is paid for one session at 119.00, with its tax. */
const paid = (billing: Billing | null, change: Parameters<typeof taxed>[1] = {}) => {
  const { tax } = taxed(billing, change);
  const { gross, tax: amount } = taxOf([{ amount: minorUnits(11_900), tax }], {
    entered: 'gross',
    discount: minorUnits(0),
    step: 1,
  });
  return [gross / 100, amount / 100, tax.reason];
};

describe('the shop in Berlin', () => {
  it.each([
    ['Munich, private', at('DE'), false, [119, 19, 'taxed']],
    [
      'Vienna, business with a number',
      at('AT', { taxNumber: 'ATU13585627' }),
      true,
      [100, 0, 'reverse-charge'],
    ],
    ['Vienna, private', at('AT'), false, [119, 19.83, 'taxed']],
    ['Vienna, a company without a number', at('AT'), true, [119, 19.83, 'taxed']],
    ['New York', at('US'), false, [100, 0, 'outside-scope']],
    ['Munich, business with a number', at('DE', { taxNumber: 'DE136695976' }), true, [119, 19, 'taxed']],
    ['nobody knows where', null, false, [119, 19, 'taxed']],
    [
      'Belfast, with a number of Northern Ireland',
      at('GB', { taxNumber: 'XI980780684' }),
      true,
      [100, 0, 'outside-scope'],
    ],
    ['Paris, private, without a rate', at('FR'), false, [119, 19, 'taxed']],
    ['Las Palmas', at('ES', { postalCode: '35001' }), false, [100, 0, 'outside-scope']],
    ['Heligoland', at('DE', { postalCode: '27498' }), false, [100, 0, 'outside-scope']],
    ['Monaco, business', at('MC', { taxNumber: 'FR40303265045' }), true, [100, 0, 'reverse-charge']],
  ] as const)('%s', (_, billing, hasCompany, expected) => {
    expect(paid(billing, { hasCompany })).toEqual(expected);
  });

  it('says what was assumed, and which place of the union has no rate', () => {
    expect(taxed(null)).toMatchObject({ tax: { country: 'DE', isAssumed: true }, lacksRate: false });
    expect(taxed(at('FR'))).toMatchObject({ tax: { country: 'DE', isAssumed: false }, lacksRate: true });
    expect(taxed(at('US'))).toMatchObject({ tax: { country: 'US' }, lacksRate: false });
  });

  it('charges what holds on the day', () => {
    expect(taxed(at('AT'), { day: '2027-12-31' as LocalDate }).tax.percent).toBe(20);
    expect(taxed(at('AT'), { day: '2028-01-01' as LocalDate }).tax.percent).toBe(21);
    expect(
      taxed(at('HR', { taxNumber: 'HR33392005961' }), { day: '2013-06-30' as LocalDate, hasCompany: true })
        .tax.reason,
    ).toBe('outside-scope');
  });

  it('has rates for categories, and words for what is exempt', () => {
    expect(taxed(at('DE'), { category: 'reduced' }).tax).toMatchObject({ percent: 7, reason: 'taxed' });
    expect(taxed(at('DE'), { category: 'exempt' }).tax).toMatchObject({
      percent: 0,
      reason: 'exempt',
      text: 'Exempt by § 4 no. 22 UStG',
    });
    expect(taxed(at('DE'), { category: 'zero' })).toMatchObject({ lacksRate: true });
  });

  it('taxes a venue where it stands, but a business’s own event where the business is', () => {
    const vienna = (isOpen: boolean): Supply => ({ kind: 'venue', country: 'AT', region: null, isOpen });
    const business = at('DE', { taxNumber: 'DE136695976' });
    const foreign = at('AT', { taxNumber: 'ATU13585627' });
    expect(taxed(at('DE'), { supply: vienna(false) }).tax).toMatchObject({ country: 'AT', percent: 20 });
    expect(taxed(business, { supply: vienna(false), hasCompany: true }).tax).toMatchObject({
      country: 'DE',
      percent: 19,
    });
    expect(taxed(business, { supply: vienna(true), hasCompany: true }).tax).toMatchObject({
      country: 'AT',
      percent: 20,
    });
    expect(taxed(foreign, { supply: vienna(true), hasCompany: true }).tax.reason).toBe('taxed');
    expect(taxed(foreign, { supply: vienna(false), hasCompany: true }).tax.reason).toBe('reverse-charge');
  });

  it.each([
    ['seller', at('AT', { taxNumber: 'ATU13585627' }), 'DE', 'taxed'],
    ['customer', at('AT', { taxNumber: 'ATU13585627' }), 'AT', 'reverse-charge'],
    ['customer', null, 'DE', 'taxed'],
  ] as const)('follows the owner: the %s’s place', (place: TaxPlace, billing, country, reason) => {
    expect(taxed(billing, { settings: berlin({ place }), hasCompany: true }).tax).toMatchObject({
      country,
      reason,
    });
  });
});

describe('other shops', () => {
  it('in Montreal charge two taxes there, one elsewhere in Canada, and none abroad', () => {
    const parts = [
      { name: 'GST', number: '123456789 RT0001', percent: 5 },
      { name: 'QST', number: '1234567890 TQ0001', percent: 9.975 },
    ];
    const settings = berlin({
      entered: 'net',
      seller: { ...(berlin().seller as NonNullable<TaxSettings['seller']>), country: 'CA', region: 'CA-QC' },
      rates: [
        rate('CA', 14.975, { region: 'CA-QC', name: 'GST and QST', parts }),
        rate('CA', 5, { name: 'GST' }),
      ],
    });
    const { tax } = taxed(at('CA', { region: 'CA-QC' }), { settings });
    const sums = taxOf([{ amount: minorUnits(10_000), tax }], {
      entered: 'net',
      discount: minorUnits(0),
      step: 1,
    });
    expect(sums.rates[0]?.parts.map(({ name, amount }) => [name, amount])).toEqual([
      ['GST', 500],
      ['QST', 998],
    ]);
    expect(sums.gross).toBe(11_498);
    expect(taxed(at('CA', { region: 'CA-AB' }), { settings }).tax.percent).toBe(5);
    expect(taxed(at('FR'), { settings }).tax.reason).toBe('outside-scope');
  });

  it('that know one percentage alone charge it everywhere', () => {
    for (const billing of [null, at('US'), at('DE', { taxNumber: 'DE136695976' })])
      expect(taxed(billing, { settings: onePercentage(20), hasCompany: true }).tax).toMatchObject({
        percent: 20,
        contained: 20,
        name: 'Tax',
        reason: 'taxed',
      });
  });
});

describe('billing addresses', () => {
  const issues = (given: object) =>
    billingRule.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

  it.each([
    [{ country: 'XX' }, 'country', 'Must be the code of a country, such as DE'],
    [{ country: 'UK' }, 'country', 'Write GB: UK is not the code of a country'],
    [{ country: 'EL' }, 'country', 'Write GR: EL is not the code of a country'],
    [{ country: 'XI' }, 'country', 'Write GB: XI is not the code of a country'],
    [{ country: 'DE', region: 'CA-QC' }, 'region', 'Must be a region of the country, such as CA-QC'],
    [{ country: 'DE', region: 'DE-XX' }, 'region', 'Must be a region of the country, such as CA-QC'],
    [
      { country: 'AT', taxNumber: 'ATU12345678' },
      'taxNumber',
      'Please check the tax number: it is none of this country',
    ],
    [
      { country: 'AT', taxNumber: 'DE136695976' },
      'taxNumber',
      'Please check the tax number: it is none of this country',
    ],
    [
      { country: 'NA', taxNumber: '!' },
      'taxNumber',
      'Please check the tax number: it is none of this country',
    ],
  ])('refuse %j', (given, path, message) => {
    expect(issues(given)).toEqual([[path, message]]);
  });

  it.each([
    ['AT', 'at u13 585 627', 'ATU13585627'],
    ['DE', 'DE 136.695.976', 'DE136695976'],
    ['GR', 'EL 094259216', 'EL094259216'],
    ['FR', 'FR40303265045', 'FR40303265045'],
    ['GB', 'XI980780684', 'XI980780684'],
    ['NA', '1234-5678', '12345678'],
  ])('of %s take %s as it is typed', (country, taxNumber, stored) => {
    expect(billingRule.parse({ country, taxNumber })).toMatchObject({ country, taxNumber: stored });
  });

  it('may be a country alone, also a region of it', () => {
    expect(billingRule.parse({ country: 'CA', region: 'CA-QC' })).toEqual(at('CA', { region: 'CA-QC' }));
  });
});

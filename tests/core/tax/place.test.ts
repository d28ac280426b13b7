import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { lineTaxOf, lineTaxOn, type Supply, type TaxQuestion } from '@wondercast/core/shop/tax/place';
import { taxOf } from '@wondercast/core/shop/tax/tax-of';
import type { TaxSettings } from '@wondercast/core/shop/tax/tax-settings';
import { taxPlaceOf } from '@wondercast/core/shop/tax/union';
import { describe, expect, it } from 'vitest';
import { aBilling, amount, aRate, BERLIN, DAY } from './a-tax.ts';

const ask = (more: Partial<TaxQuestion> = {}): TaxQuestion => ({
  category: 'standard',
  supply: { kind: 'online' },
  day: DAY,
  billing: null,
  settings: BERLIN,
  ...more,
});

/** Country, percent, why. */
const told = (question: TaxQuestion) => {
  const { country, percent, reason } = lineTaxOf(question);
  return [country, percent, reason];
};

const venue = (country: string, isOpen = false, region: string | null = null): Supply => ({
  kind: 'venue',
  country,
  region,
  isOpen,
});

const AUSTRIAN = aBilling('AT', { taxNumber: 'ATU13585627' });
const GERMAN = aBilling('DE', { taxNumber: 'DE136695976' });

describe('the shop in Berlin, gross, one online session at 119.00 at 19 %', () => {
  it.each([
    ['Munich, private', aBilling('DE'), 11_900, 1900, 'taxed'],
    ['Vienna, business with a number', AUSTRIAN, 10_000, 0, 'reverse-charge'],
    ['Vienna, private, at 20 %', aBilling('AT'), 11_900, 1983, 'taxed'],
    ['New York', aBilling('US', { region: 'US-NY' }), 10_000, 0, 'outside-scope'],
  ] as const)('%s', (_, billing, paid, tax, reason) => {
    const line = lineTaxOf(ask({ billing }));
    const sums = taxOf([{ amount: amount(11_900), tax: line }], {
      entered: 'gross',
      discount: amount(0),
      step: 1,
    });
    expect([sums.gross, sums.tax, line.reason]).toEqual([paid, tax, reason]);
  });
});

describe('whose tax it is', () => {
  it.each([
    ['nobody has said where the customer is', ask(), 'DE', 19, 'taxed'],
    ['a business at home', ask({ billing: GERMAN }), 'DE', 19, 'taxed'],
    ['a venue, private', ask({ supply: venue('AT'), billing: aBilling('DE') }), 'AT', 20, 'taxed'],
    ['a venue, nobody known', ask({ supply: venue('AT') }), 'AT', 20, 'taxed'],
    ["a business's own event abroad", ask({ supply: venue('AT'), billing: GERMAN }), 'DE', 19, 'taxed'],
    [
      'the same of a business abroad',
      ask({ supply: venue('DE'), billing: AUSTRIAN }),
      'AT',
      0,
      'reverse-charge',
    ],
    ['open admission, business', ask({ supply: venue('DE', true), billing: AUSTRIAN }), 'DE', 19, 'taxed'],
    ['open admission abroad', ask({ supply: venue('AT', true), billing: GERMAN }), 'AT', 20, 'taxed'],
    [
      "a company's own event, outside the union",
      ask({ supply: venue('DE'), billing: aBilling('US'), isCompany: true }),
      'US',
      0,
      'outside-scope',
    ],
    ['the same, private', ask({ supply: venue('DE'), billing: aBilling('US') }), 'DE', 19, 'taxed'],
    [
      "a company's name makes no business in the union",
      ask({ supply: venue('DE'), billing: aBilling('AT'), isCompany: true }),
      'DE',
      19,
      'taxed',
    ],
    ['outside the union', ask({ billing: aBilling('CH') }), 'CH', 0, 'outside-scope'],
    [
      'a number of Northern Ireland',
      ask({ billing: aBilling('GB', { taxNumber: 'XI980780684' }) }),
      'GB',
      0,
      'outside-scope',
    ],
    [
      'always the seller',
      ask({ billing: AUSTRIAN, settings: { ...BERLIN, place: 'seller' } }),
      'DE',
      19,
      'taxed',
    ],
    [
      'always the customer',
      ask({ supply: venue('DE', true), billing: aBilling('AT'), settings: { ...BERLIN, place: 'customer' } }),
      'AT',
      20,
      'taxed',
    ],
  ] as const)('%s', (_, question, country, percent, reason) => {
    expect(told(question)).toEqual([country, percent, reason]);
  });

  it('is said as assumed only where the place of an unknown customer decides', () => {
    expect(lineTaxOf(ask()).isAssumed).toBe(true);
    expect(lineTaxOf(ask({ supply: venue('DE') })).isAssumed).toBe(false);
    expect(lineTaxOf(ask({ settings: { ...BERLIN, place: 'seller' } })).isAssumed).toBe(false);
    expect(lineTaxOf(ask({ billing: aBilling('DE') })).isAssumed).toBe(false);
  });

  it("is the seller's in a place of the union without a rate, and the owner hears of it", () => {
    const tax = lineTaxOf(ask({ billing: aBilling('FR') }));
    expect([tax.country, tax.percent, tax.isAssumed, tax.insteadOf]).toEqual(['DE', 19, false, 'FR']);
    expect(lineTaxOf(ask({ billing: aBilling('AT') }))).not.toHaveProperty('insteadOf');
    expect(lineTaxOf(ask({ billing: aBilling('US') }))).not.toHaveProperty('insteadOf');
  });

  it('contains what the seller would have charged at home, also at another rate', () => {
    const question = ask({ billing: AUSTRIAN, category: 'reduced' });
    expect(lineTaxOf(question)).toMatchObject({ percent: 0, contained: 7, category: 'reduced', parts: [] });
  });

  it('says why something is exempt, and nothing is contained', () => {
    const exempt = aRate('DE', 0, { category: 'exempt', text: '§ 4 Nr. 21 UStG' });
    const settings = { ...BERLIN, rates: [...BERLIN.rates, exempt, aRate('DE', 0, { category: 'zero' })] };
    expect(lineTaxOf(ask({ category: 'exempt', settings }))).toMatchObject({
      reason: 'exempt',
      contained: 0,
      text: '§ 4 Nr. 21 UStG',
    });
    expect(lineTaxOf(ask({ category: 'zero', settings }))).toMatchObject({ reason: 'zero', text: null });
  });
});

describe('which rate holds', () => {
  const changing: TaxSettings = {
    ...BERLIN,
    rates: [
      aRate('DE', 16, { from: '2026-07-01' as LocalDate }),
      aRate('DE', 19),
      aRate('DE', 21, { from: '2027-01-01' as LocalDate }),
    ],
  };

  it.each([
    ['2026-06-30', 19],
    ['2026-07-01', 16],
    ['2026-12-31', 16],
    ['2027-01-01', 21],
  ])('on %s', (day, percent) => {
    expect(lineTaxOf(ask({ day: day as LocalDate, settings: changing })).percent).toBe(percent);
  });

  it("is a region's own, else its country's", () => {
    const canadian = {
      ...BERLIN,
      rates: [
        aRate('CA', 5, { name: 'GST' }),
        aRate('CA', 14.975, { region: 'CA-QC' }),
        aRate('US', 8.875, { region: 'US-NY' }),
      ],
    };
    const at = (country: string, region: string | null) =>
      told(ask({ billing: aBilling(country, { region }), settings: canadian })).slice(1);
    expect(at('CA', 'CA-QC')).toEqual([14.975, 'taxed']);
    expect(at('CA', 'CA-ON')).toEqual([5, 'taxed']);
    expect(at('US', 'US-NY')).toEqual([8.875, 'taxed']);
    expect(at('US', 'US-NJ')).toEqual([0, 'outside-scope']);
  });

  it('is nobody’s outside the scope where a seller of no union has none', () => {
    const york = {
      ...BERLIN,
      seller: { ...BERLIN.seller, country: 'US', region: 'US-NY' },
      rates: [aRate('US', 8.875, { region: 'US-NY' })],
    };
    expect(told(ask({ settings: york }))).toEqual(['US', 8.875, 'taxed']);
    const tax = lineTaxOf(ask({ billing: aBilling('FR'), settings: york }));
    expect(tax).toMatchObject({ country: 'FR', reason: 'outside-scope', contained: 8.875 });
    expect(tax).not.toHaveProperty('insteadOf');
  });
});

describe('the union', () => {
  const at = (country: string, postalCode = '', region: string | null = null, day = DAY) =>
    taxPlaceOf({ country, postalCode, region }, day);

  it.each([
    ['Las Palmas', 'ES', '35001', null],
    ['Santa Cruz', 'ES', '38001', null],
    ['the Canary Islands', 'ES', '', 'ES-CN'],
    ['Ceuta', 'ES', '51001', null],
    ['Melilla', 'ES', '52001', null],
    ['Åland', 'FI', '22100', null],
    ['Åland by its own code', 'AX', '22100', null],
    ['Büsingen', 'DE', '78266', null],
    ['Heligoland', 'DE', 'D-27498', null],
    ['Livigno', 'IT', '23041', null],
    ['Réunion', 'FR', '97400', null],
  ])('does not tax %s', (_, country, postalCode, region) => {
    expect(at(country, postalCode, region).isInUnion).toBe(false);
    const billing = aBilling(country, { postalCode, region });
    expect(
      lineTaxOf(ask({ billing, settings: { ...BERLIN, rates: [...BERLIN.rates, aRate(country, 24)] } }))
        .reason,
    ).toBe(country === 'AX' ? 'taxed' : 'outside-scope');
  });

  it.each([
    ['Madrid', 'ES', '28001', 'ES'],
    ['Helsinki', 'FI', '00100', 'FI'],
    ['Milan', 'IT', '20121', 'IT'],
    ['Monaco', 'MC', '98000', 'FR'],
  ])('taxes %s', (_, country, postalCode, as) => {
    expect(at(country, postalCode)).toEqual({
      country: as,
      region: null,
      isInUnion: true,
      isOutsideCountryTax: false,
    });
  });

  it('has members from a day on, and until one', () => {
    const day = (text: string) => text as LocalDate;
    expect(at('HR', '', null, day('2013-06-30')).isInUnion).toBe(false);
    expect(at('HR', '', null, day('2013-07-01')).isInUnion).toBe(true);
    expect(at('GB', '', null, day('2020-12-31')).isInUnion).toBe(true);
    expect(at('IM', '', null, day('2021-01-01'))).toMatchObject({ country: 'GB', isInUnion: false });
  });

  it('finds rates of a territory of its own', () => {
    const settings = {
      ...BERLIN,
      rates: [...BERLIN.rates, aRate('ES', 21), aRate('ES', 7, { region: 'ES-CN', name: 'IGIC' })],
    };
    expect(told(ask({ billing: aBilling('ES', { postalCode: '35001' }), settings }))).toEqual([
      'ES',
      7,
      'taxed',
    ]);
  });
});

describe('a session that is agreed for a day of another rate', () => {
  const JULY = '2027-07-01' as LocalDate;
  const changed = {
    ...BERLIN,
    rates: [...BERLIN.rates, aRate('DE', 16, { from: JULY, name: 'MwSt' }), aRate('FR', 20)],
  };
  const on = (line: ReturnType<typeof lineTaxOf>, day: LocalDate) => lineTaxOn(line, day, changed);

  it('has that rate, and stays as it is where the rate is the same, or nothing is charged', () => {
    const munich = lineTaxOf(ask({ billing: aBilling('DE') }));
    expect(on(munich, JULY)).toEqual({
      ...munich,
      percent: 16,
      contained: 16,
      name: 'MwSt',
      day: JULY,
      booked: munich,
    });
    for (const [line, day] of [
      [munich, '2027-06-30' as LocalDate],
      [lineTaxOf(ask({ billing: AUSTRIAN })), JULY],
      [lineTaxOf(ask({ billing: aBilling('US') })), JULY],
      [lineTaxOf(ask({ billing: aBilling('AT') })), JULY],
    ] as const)
      expect(on(line, day)).toBe(line);
  });

  it('has it also where it was set after the session was booked for that day', () => {
    const munich = lineTaxOf(ask({ billing: aBilling('DE'), day: JULY }));
    expect([munich.percent, on(munich, JULY).percent]).toEqual([19, 16]);
  });

  it('remembers what it was booked with, until it is back on a day of that rate', () => {
    const munich = lineTaxOf(ask({ billing: aBilling('DE') }));
    const later = on(munich, JULY);
    expect(on(later, '2027-08-01' as LocalDate)).toBe(later);
    expect(on(later, '2027-06-30' as LocalDate)).toBe(munich);
  });

  it('keeps whose rate it stands for, also where that place has one by then', () => {
    const paris = lineTaxOf(ask({ billing: aBilling('FR') }));
    expect(on(paris, JULY)).toMatchObject({ country: 'DE', percent: 16, insteadOf: 'FR' });
  });
});

import { taxFields } from '@wondercast/core/shop/tax/rules';
import { NO_TAX, taxSettingsOf } from '@wondercast/core/shop/tax/tax-settings';
import { describe, expect, it } from 'vitest';
import { aRate, BERLIN } from './a-tax.ts';

const ON = { ...BERLIN, isOn: true };

const judged = (choice: unknown) => {
  const { data, error } = taxFields.safeParse(choice);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? data;
};

const withRate = (more: object) => judged({ ...ON, rates: [{ ...aRate('DE', 19), ...more }] });

describe('settings of tax', () => {
  it('are taken as they are stored, and stay so', () => {
    expect(judged(ON)).toEqual(ON);
    expect(judged(NO_TAX)).toEqual(NO_TAX);
    expect(taxSettingsOf(ON)).toEqual(BERLIN);
    expect(taxSettingsOf({ ...ON, isOn: false })).toBeNull();
  });

  it('may be on only with a seller and a number', () => {
    expect(judged({ ...ON, seller: null, registrations: [] })).toEqual([
      'seller: Please enter who sells before you switch tax on',
      'registrations: Please enter a tax number before you switch tax on',
    ]);
    expect(judged({ ...ON, isOn: false, seller: null, registrations: [] })).toMatchObject({ isOn: false });
  });

  it.each([
    [{ percent: 101 }, 'rates.0.percent: Must be 0 or a percentage from 1 to 27, such as 19'],
    [{ percent: 0.19 }, 'rates.0.percent: Must be 0 or a percentage from 1 to 27, such as 19'],
    [{ percent: 8.87512 }, 'rates.0.percent: Must have at most four decimals, such as 8.875'],
    [{ country: 'UK' }, 'rates.0.country: Use GB for the United Kingdom'],
    [{ region: 'CA-QC' }, 'rates.0.region: Please choose a region of this country'],
    [{ category: 'zero' }, 'rates.0.percent: Zero and exempt take no percentage'],
    [
      { category: 'exempt', percent: null },
      'rates.0.text: Please enter why it is exempt, as documents say it',
    ],
    [
      {
        parts: [
          { name: 'A', number: null, percent: 9 },
          { name: 'B', number: null, percent: 9.5 },
        ],
      },
      'rates.0.parts: Parts must add up to 19 %',
    ],
    [{ code: 'VATEX-EU-132' }, 'rates.0.code: Only what is exempt has such a code'],
    [
      { category: 'exempt', percent: null, text: 'Teaching', code: 'VATEX-EU-AE' },
      'rates.0.code: Please choose a code of the list',
    ],
    [{ category: 'odd' }, 'rates.0.category: Please choose a category'],
    [{ from: '2026-02-30' }, 'rates.0.from: Must be a date as YYYY-MM-DD'],
  ])('refuse a rate with %j', (more, message) => {
    expect(withRate(more)).toEqual([message]);
  });

  it('take parts that add up, also where floats would not', () => {
    const parts = [
      { name: 'GST', number: '123456782RT0001', percent: 5 },
      { name: 'QST', number: null, percent: 9.975 },
    ];
    expect(withRate({ country: 'CA', region: 'ca-qc', percent: 14.975, parts })).toMatchObject({
      rates: [{ region: 'CA-QC', parts }],
    });
  });

  it('have one rate of a place and category a day', () => {
    expect(
      judged({ ...ON, rates: [aRate('DE', 19), aRate('DE', 7, { category: 'reduced' }), aRate('DE', 16)] }),
    ).toEqual(['rates.2.from: Another rate of this place and category begins on this day']);
  });

  it('keep numbers as they are written in registers', () => {
    const numbered = (number: string) => judged({ ...ON, registrations: [{ country: 'DE', number }] });
    expect(numbered('de 136.695.976')).toMatchObject({ registrations: [{ number: 'DE136695976' }] });
    expect(numbered('DE136695977')).toEqual([
      'registrations.0.number: Please check the tax number: it is none of Germany',
    ]);
  });
});

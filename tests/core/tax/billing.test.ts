import { billingRule } from '@wondercast/core/people/billing';
import { registrationOf, taxNumberOf } from '@wondercast/core/people/tax-numbers';
import { describe, expect, it } from 'vitest';

const judged = (billing: Record<string, unknown>) => {
  const { data, error } = billingRule.safeParse(billing);
  return data ?? error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('a billing address', () => {
  it('is its country where nothing else is said', () => {
    expect(judged({ country: 'us' })).toEqual({
      name: '',
      lines: [],
      postalCode: '',
      city: '',
      country: 'US',
      region: null,
      taxNumber: null,
    });
  });

  it('is kept as it is written, its number as numbers are', () => {
    const whole = {
      name: 'Kaffee & Co. GmbH',
      lines: ['Ring 1', ' ', 'Stiege 2'],
      postalCode: '1010',
      city: 'Wien',
      country: 'AT',
      region: 'at-9',
      taxNumber: ' atu 1358.5627 ',
    };
    expect(judged(whole)).toEqual({
      ...whole,
      lines: ['Ring 1', 'Stiege 2'],
      region: 'AT-9',
      taxNumber: 'ATU13585627',
    });
  });

  it.each([
    ['EL', 'country: Use GR for Greece: EL is a prefix of tax numbers alone'],
    ['UK', 'country: Use GB for the United Kingdom'],
    ['XI', 'country: Use GB for Northern Ireland: XI is a prefix of tax numbers alone'],
    ['XX', 'country: There is no country XX'],
    ['', 'country: Please choose a country'],
    ['DEU', 'country: Must be a country of two letters, such as DE'],
    [null, 'country: Please choose a country'],
  ])('of %j names the right country', (country, message) => {
    expect(judged({ country })).toContain(message);
  });

  it('has a region of its country', () => {
    expect(judged({ country: 'CA', region: 'CA-QC' })).toMatchObject({ region: 'CA-QC' });
    for (const region of ['US-NY', 'CA-XX', 'QC'])
      expect(judged({ country: 'CA', region })).toEqual(['region: Please choose a region of this country']);
  });

  it.each([
    ['DE', 'DE136695977'],
    ['DE', 'ATU13585627'],
    ['US', 'DE136695976'],
    ['SG', 'DE136695976'],
    ['AT', '12'],
    ['SG', '?'],
  ])('in %s has no number %s', (country, taxNumber) => {
    expect(judged({ country, taxNumber })).toEqual([
      expect.stringMatching(/^taxNumber: Please check the tax number: it is none of ./),
    ]);
  });
});

describe('a tax number', () => {
  it.each([
    ['AT', 'ATU13585627'],
    ['BE', 'BE0428759497'],
    ['BG', 'BG175074752'],
    ['CY', 'CY10259033P'],
    ['CZ', 'CZ25123891'],
    ['DE', 'DE136695976'],
    ['DK', 'DK13585628'],
    ['EE', 'EE100931558'],
    ['ES', 'ESB58378431'],
    ['FI', 'FI20774740'],
    ['FR', 'FR40303265045'],
    ['GB', 'GB980780684'],
    ['GR', 'EL094259216'],
    ['HR', 'HR33392005961'],
    ['HU', 'HU12892312'],
    ['IE', 'IE6433435F'],
    ['IT', 'IT00743110157'],
    ['LT', 'LT119511515'],
    ['LU', 'LU15027442'],
    ['LV', 'LV40003521600'],
    ['MT', 'MT11679112'],
    ['NL', 'NL004495445B01'],
    ['PL', 'PL8567346215'],
    ['PT', 'PT501964843'],
    ['RO', 'RO18547290'],
    ['SE', 'SE123456789701'],
    ['SI', 'SI50223054'],
    ['SK', 'SK2022749619'],
  ])('of %s is kept as %s', (country, number) => {
    const bare = number.slice(2);
    expect(taxNumberOf(country, number)).toBe(number);
    expect(
      taxNumberOf(country, `${number.slice(0, 4).toLowerCase()} ${number.slice(4, 6)}.${number.slice(6)}`),
    ).toBe(number);
    expect(taxNumberOf(country, bare)).toBe(number);
    const last = number.at(-1) === '9' ? '8' : '9';
    expect(taxNumberOf(country, `${number.slice(0, -3)}${last}`)).toBeNull();
  });

  it('of places that have none of their own is that of whose tax they have', () => {
    expect(taxNumberOf('MC', 'FR40303265045')).toBe('FR40303265045');
    expect(taxNumberOf('IM', 'GB980780684')).toBe('GB980780684');
    expect(taxNumberOf('AX', 'FI20774740')).toBe('FI20774740');
  });

  it('of Greece begins with EL, of Northern Ireland with XI', () => {
    expect(taxNumberOf('GR', 'GR094259216')).toBe('EL094259216');
    expect(taxNumberOf('GB', 'XI 980 7806 84')).toBe('XI980780684');
  });

  it('of a country outside the union has its form where one is known', () => {
    expect(taxNumberOf('CH', 'CHE-100.155.212 MWST')).toBe('CHE-100155212MWST');
    expect(taxNumberOf('US', '04-2103594')).toBe('04-2103594');
    expect(taxNumberOf('US', '123')).toBeNull();
    expect(taxNumberOf('SG', '201712345 k')).toBe('201712345K');
  });

  it('of a seller may be that of the tax office', () => {
    expect(registrationOf('DE', '181/815/08155')).toBe('181/815/08155');
    expect(taxNumberOf('DE', '181/815/08155')).toBeNull();
    expect(registrationOf('DE', 'DE 136 695 976')).toBe('DE136695976');
  });
});

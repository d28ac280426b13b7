import { CURRENCIES, digitsOf, isCurrency, scaleOf } from '@wondercast/core/kernel/currencies';
import {
  formatMoney,
  formatPrice,
  type MinorUnits,
  maxAmount,
  maxShown,
  minorUnits,
  percentOf,
  plainAmount,
  readAmount,
  setMoneyStyle,
  shareOf,
  toAmount,
  toMinorUnits,
  US_DOLLARS,
} from '@wondercast/core/kernel/money';
import { MONEY_LOCALES } from '@wondercast/core/kernel/money-locales';
import { moneyStyleOf } from '@wondercast/core/kernel/money-style';
import { asTyped, sentAmount, typedAmount } from '@wondercast/core/kernel/typed-amount';
import { smallestPayment } from '@wondercast/core/money/payment/amount';
import { bucketLabel, bucketOf, PRICE_BUCKETS } from '@wondercast/core/shop/catalogue/search';
import { defaultPrices } from '@wondercast/core/shop/pricing/tiers';
import currencyCodes from 'currency-codes';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(() => setMoneyStyle(US_DOLLARS));

const inMoney = (code: string, locale = 'en-US') => setMoneyStyle(moneyStyleOf(code, locale));

/** Codes of ISO 4217 that no price is said in, and those of four digits. */
const NOT_SOLD_IN = /^(X(?!AF|CD|OF|PF)..|BOV|CH[EW]|CLF|COU|MXV|USN|UY[IW])$/;

describe('currencies', () => {
  it('are those of ISO 4217 that prices are said in, with its digits', () => {
    const listed = currencyCodes.data.filter(({ code }) => !NOT_SOLD_IN.test(code));
    const added = CURRENCIES.filter((code) => !listed.some((each) => each.code === code));
    expect(listed.filter(({ code }) => !isCurrency(code)).map(({ code }) => code)).toEqual([]);
    expect(added).toEqual([]);
    expect(listed.map(({ code }) => [code, digitsOf(code)])).toEqual(
      listed.map(({ code, digits }) => [code, digits]),
    );
  });

  it('have digits that Intl does not know', () => {
    expect(['HUF', 'IDR', 'COP', 'PKR', 'JPY', 'KWD'].map(digitsOf)).toEqual([2, 2, 2, 2, 0, 3]);
  });

  it('are refused with four digits, or as what nobody pays with', () => {
    expect(['CLF', 'UYW', 'XAU', 'EUX', 'eur', ''].filter(isCurrency)).toEqual([]);
    expect(() => moneyStyleOf('CLF', 'en-US')).toThrow('Nobody knows');
    expect(() => moneyStyleOf('EUR', 'toString')).toThrow('Nobody knows');
  });
});

describe('amounts on screen', () => {
  it.each([
    ['EUR', 'de-DE', 125_000, '1.250,00\u00a0€', '1.250\u00a0€'],
    ['JPY', 'en-US', 12_500, '¥12,500', '¥12,500'],
    ['CHF', 'de-CH', 125_000, 'CHF\u00a01’250.00', 'CHF\u00a01’250'],
    ['EUR', 'es-ES', 125_050, '1250,50\u00a0€', '1250,50\u00a0€'],
    ['EUR', 'es-ES', 1_250_000, '12.500,00\u00a0€', '12.500\u00a0€'],
    ['EUR', 'es-ES', 125_000_000, '1.250.000,00\u00a0€', '1.250.000\u00a0€'],
    ['INR', 'en-IN', 123_456_789, '₹12,34,567.89', '₹12,34,567.89'],
    ['KWD', 'en-US', 12_500, 'KWD\u00a012.500', 'KWD\u00a012.500'],
    ['USD', 'en-US', -500, '-$5.00', '-$5'],
    ['EUR', 'de-DE', -500, '-5,00\u00a0€', '-5\u00a0€'],
  ] as const)('of %s in %s are written so: %i', (code, locale, amount, itemised, price) => {
    inMoney(code, locale);
    expect([formatMoney(minorUnits(amount)), formatPrice(minorUnits(amount))]).toEqual([itemised, price]);
  });

  it('are written as CLDR writes them, but for Swiss apostrophes', () => {
    const style = fc.constantFrom(...Object.keys(MONEY_LOCALES));
    const code = fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'CAD', 'AUD', 'MXN', 'PLN', 'KWD', 'CHF', 'SEK');
    fc.assert(
      fc.property(
        style,
        code,
        fc.integer({ min: -200_000_000, max: 200_000_000 }),
        (locale, currency, amount) => {
          inMoney(currency, locale);
          const told = toAmount(minorUnits(amount));
          const written = new Intl.NumberFormat(locale, {
            style: 'currency',
            currency,
            minimumFractionDigits: digitsOf(currency),
          }).format(told);
          expect(formatMoney(minorUnits(amount)).replaceAll('’', "'")).toBe(written);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

describe('amounts on the wire', () => {
  it('have the digits of the currency and no more', () => {
    inMoney('JPY');
    expect([readAmount(990), readAmount('990'), readAmount(990.5), readAmount('990.0')]).toEqual([
      990,
      990,
      null,
      990,
    ]);
    inMoney('KWD');
    expect([readAmount(1.25), readAmount('0.010'), readAmount(0.001), readAmount('0.015')]).toEqual([
      1250,
      10,
      null,
      null,
    ]);
  });

  it('come back as they went, whatever the currency', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 0, max: 20_000_000 }), (code, tens) => {
        inMoney(code);
        const amount = minorUnits(tens * 10);
        expect(toMinorUnits(JSON.parse(JSON.stringify(toAmount(amount))))).toBe(amount);
        if (amount <= maxAmount()) expect(readAmount(plainAmount(amount))).toBe(amount);
      }),
    );
  });

  it('are as large as a column holds, and a million dollars where that is less', () => {
    for (const code of CURRENCIES) {
      inMoney(code);
      expect(maxAmount()).toBeLessThanOrEqual(2_000_000_000);
      expect(Number.isSafeInteger(maxShown())).toBe(true);
      for (const price of Object.values(defaultPrices())) expect(readAmount(toAmount(price))).toBe(price);
    }
    inMoney('EUR');
    expect(maxAmount()).toBe(100_000_000);
  });
});

describe('rounding', () => {
  it('is to what can be paid: 0.010 of a currency with three digits', () => {
    inMoney('KWD');
    expect([percentOf(minorUnits(1_250), 10), percentOf(minorUnits(1_110), 50)]).toEqual([130, 560]);
    expect(shareOf(minorUnits(1_000), 1 as MinorUnits, 3 as MinorUnits)).toBe(330);
  });

  it('is never more than half a step off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        (tens, points) => {
          inMoney('BHD');
          const off = percentOf(minorUnits(tens * 10), points / 100);
          expect(off % 10).toBe(0);
          expect(Math.abs(off * 10_000 - tens * 10 * points)).toBeLessThanOrEqual(5 * 10_000);
        },
      ),
    );
  });
});

describe('typed amounts', () => {
  it.each([
    ['de-DE', 'EUR', '1.250,00', '1250.00'],
    ['de-DE', 'EUR', '1250', '1250'],
    ['de-DE', 'EUR', '1.250', '1250'],
    ['de-DE', 'EUR', '12,5 €', '12.5'],
    ['de-DE', 'EUR', '1.25', null],
    ['de-DE', 'EUR', '12.50', null],
    ['de-DE', 'EUR', '1,250.00', null],
    ['en-US', 'USD', '$1,250.50', '1250.50'],
    ['en-US', 'USD', '1,25', null],
    ['en-US', 'USD', '1.250.000', null],
    ['fr-FR', 'EUR', '1 250,50', '1250.50'],
    ['fr-FR', 'EUR', '1\u202f250,50\u00a0€', '1250.50'],
    ['de-CH', 'CHF', "1'250.50", '1250.50'],
    ['en-IN', 'INR', '12,34,567', '1234567'],
    ['en-IN', 'INR', '1,234,567', null],
    ['es-ES', 'EUR', '1.250', null],
    ['es-ES', 'EUR', '12.500', '12500'],
    ['en-US', 'USD', '', null],
    ['en-US', 'USD', '-5', '-5'],
    ['en-US', 'USD', '1e3', null],
  ] as const)('in %s of %s: %s', (locale, code, typed, sent) => {
    inMoney(code, locale);
    expect(typedAmount(typed)).toBe(sent);
  });

  it('that the locale does not write are taken for no amount by any rule', () => {
    inMoney('EUR', 'de-DE');
    expect(readAmount(sentAmount('1.25'))).toBeNull();
    expect(readAmount(sentAmount('1,25'))).toBe(125);
    expect(sentAmount('abc')).toBe('abc');
  });

  it('are read back as fields show them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(MONEY_LOCALES)),
        fc.constantFrom('EUR', 'JPY', 'USD', 'KWD'),
        fc.integer({ min: 0, max: 10_000_000 }),
        (locale, code, tens) => {
          inMoney(code, locale);
          const amount = minorUnits(tens * 10);
          expect(readAmount(typedAmount(asTyped(toAmount(amount))))).toBe(amount);
          expect(readAmount(typedAmount(formatMoney(amount)))).toBe(amount);
        },
      ),
    );
  });
});

describe('what the specification says in dollars', () => {
  it('is about as much in another currency', () => {
    inMoney('JPY');
    expect(defaultPrices().starter).toBe(99_000);
    expect(PRICE_BUCKETS.map(bucketLabel)).toEqual([
      '¥0-¥50000',
      '¥50001-¥100000',
      '¥100001-¥200000',
      '¥200001-¥500000',
      '¥500001+',
    ]);
    expect(bucketOf(minorUnits(99_000))).toBe('501-1000');
    expect(smallestPayment()).toBe(50);
    inMoney('EUR', 'de-DE');
    expect(bucketLabel(PRICE_BUCKETS[1])).toBe('501\u00a0€-1000\u00a0€');
    expect([smallestPayment(), scaleOf('EUR')]).toEqual([50, 1]);
  });
});

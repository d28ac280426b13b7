import { paymentMethodRule } from '@wondercast/core/money/payment/rules';
import { describe, expect, it } from 'vitest';

const card = { type: 'card', lastFour: '4242', expiryDate: '12/29', cardBrand: 'Visa' };
const wordsFor = (change: object): readonly string[] =>
  paymentMethodRule.safeParse({ ...card, ...change }).error?.issues.map(({ message }) => message) ?? [];

describe('a payment method', () => {
  it('is a card unless said otherwise', () => {
    expect(paymentMethodRule.parse({ ...card, type: undefined })).toEqual(card);
    expect(paymentMethodRule.parse({ ...card, type: null })).toEqual(card);
  });

  it.each([
    '',
    '424',
    '42425',
    '4242424242424242',
    '4242 4242',
    '42a2',
    '４２４２',
    4242,
    null,
    undefined,
    ['4242'],
  ])('refuses the last four digits %j', (lastFour) => {
    expect(wordsFor({ lastFour })).toEqual(['Card number must be at least 4 digits']);
  });

  it.each(['', '1/29', '13/29', '00/29', '12-29', '12/2029', '12/2', '1229', null, undefined])(
    'refuses the expiry date %j',
    (expiryDate) => {
      expect(wordsFor({ expiryDate })).toEqual(['Expiry date must be in MM/YY format']);
    },
  );

  it.each(['', '  ', null, undefined])('refuses the brand %j', (cardBrand) => {
    expect(wordsFor({ cardBrand })).toEqual(['Card brand is required']);
  });

  it('has no room for a full card number anywhere', () => {
    const number = '4242424242424242';
    expect(wordsFor({ cardBrand: `Visa ${number}` })).toEqual(['Card brand must be a name']);
    expect(wordsFor({ type: number })).toEqual(['Must be card']);
    expect(paymentMethodRule.parse({ ...card, cardNumber: number, cvc: '123' })).toEqual(card);
  });
});

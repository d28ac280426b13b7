import { csvRows } from '@wondercast/core/desk/office/csv';
import {
  formatMoney,
  formatPrice,
  minorUnits,
  plainAmount,
  toAmount,
  toMinorUnits,
} from '@wondercast/core/kernel/money';
import { bookingReceivedWords } from '@wondercast/core/telling/notices/mails';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resultOf, sumsOf } from '../../adapters/pdf/invoice-words.ts';
import { shownAmount } from '../../web/ui/formats/amount.ts';
import { aBookedLine, aBooking, anInvoice } from '../support/builders.ts';

/** Nothing, the least, the largest that two decimals and a limit of $1,000,000 let through, the first beyond, the largest that is exact. */
const AMOUNTS: readonly [amount: number, shown: string][] = [
  [0, '$0.00'],
  [1, '$0.01'],
  [99_999_999, '$999,999.99'],
  [100_000_001, '$1,000,000.01'],
  [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
];

describe.each(AMOUNTS)('%i cents', (whole, shown) => {
  const amount = minorUnits(whole);
  const plain = shown.replaceAll(/[$,]/g, '');
  const booking = aBooking({
    lines: [aBookedLine({ tierPrice: amount })],
    subtotal: amount,
    total: amount,
  });

  it('are shown with two decimals, also below zero', () => {
    expect(formatMoney(amount)).toBe(shown);
    expect(formatMoney(minorUnits(-whole))).toBe(whole === 0 ? shown : `-${shown}`);
  });

  it('are a price without empty cents', () => {
    expect(formatPrice(amount)).toBe(shown.replace(/\.00$/, ''));
  });

  it('come over the wire as they were, and are shown on screens so', () => {
    const told: number = JSON.parse(JSON.stringify(toAmount(amount)));
    expect(toMinorUnits(told)).toBe(whole);
    expect(toMinorUnits(-told)).toBe(whole === 0 ? 0 : -whole);
    expect(shownAmount(told)).toBe(shown);
    expect(shownAmount(-told)).toBe(whole === 0 ? shown : `−${shown}`);
  });

  it('are written into files without grouping', () => {
    expect(plainAmount(amount)).toBe(plain);
    expect(plainAmount(minorUnits(-whole))).toBe(whole === 0 ? plain : `-${plain}`);
    const row = csvRows([
      { booking, account: null, open: amount, invoice: null, mails: [], numberChecks: [] },
    ]);
    expect(row.split(',').filter((cell) => cell === plain).length).toBeGreaterThanOrEqual(3);
  });

  it('stand in mails as lines and sums', () => {
    const { lines, sums } = bookingReceivedWords(
      booking,
      { name: 'Wondercast', mail: 'hello@wondercast.example' },
      'https://shop.example/x',
    );
    expect(lines.map((line) => line.amount)).toEqual([shown]);
    expect(sums.map((each) => each.amount)).toEqual([shown, `${shown} USD`]);
  });

  it('stand in the sums of an invoice', () => {
    const { figures, ...invoice } = anInvoice();
    const document = {
      ...invoice,
      id: 1,
      number: 'INV-1',
      figures: { ...figures, subtotal: amount, total: amount, due: amount },
    };
    expect(Object.fromEntries(sumsOf(document))).toMatchObject({ Subtotal: shown, Total: shown });
    expect(resultOf({ invoice: document })).toEqual(['Amount due', shown]);
  });
});

it('every sum below 2^45 dollars comes over the wire to the cent', () => {
  const largest = 2 ** 45 * 100 - 1;
  fc.assert(
    fc.property(fc.integer({ min: -largest, max: largest }), (whole) => {
      expect(toMinorUnits(JSON.parse(JSON.stringify(toAmount(minorUnits(whole)))))).toBe(minorUnits(whole));
    }),
  );
});

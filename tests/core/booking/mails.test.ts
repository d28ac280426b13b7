import { bookingReceivedWords } from '@wondercast/core/telling/notices/mails';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, anOfferedAddOn, aSession, aSlot, day, usd } from '../../support/builders.ts';

const shop = { name: 'Wondercast', mail: 'hello@wondercast.example' };
const wordsOf = (change: Parameters<typeof aBooking>[0] = {}) =>
  bookingReceivedWords(aBooking({ reference: 'WC-0123456789', ...change }), shop, 'https://shop.example/x');

describe('the mail of a received booking', () => {
  it('says the reference, whose it is, and that dates are tentative', () => {
    const words = wordsOf();
    expect(words.subject).toBe('We have your booking WC-0123456789');
    expect(words.title).toBe('Thank you, Mara.');
    expect(words.preheader).toContain('tentative until we confirm');
    expect(words.intro.join(' ')).toMatch(/WC-0123456789.*tentative and subject to confirmation/);
    expect(words.notes.join(' ')).toContain('Write to hello@wondercast.example');
    expect(words.action).toEqual({ label: 'View your booking', url: 'https://shop.example/x' });
  });

  it('lists what takes place alone, at what it costs', () => {
    const sessions = [aSession({ unit: 0, state: 'cancelled' }), aSession({ unit: 1 })];
    const halved = aBookedLine({ tierPrice: usd(990), sessions });
    const gone = aBookedLine({ sessions: [aSession({ line: 1, state: 'cancelled' })] });
    const { lines } = wordsOf({ lines: [halved, gone], subtotal: usd(990), total: usd(990) });
    expect(lines).toMatchObject([
      { details: ['Starter tier × 1'], sessions: ['Date to be agreed'], amount: '$990.00' },
    ]);
  });

  it('itemises lines with tier, add-ons, sessions and amount', () => {
    const line = aBookedLine({
      selectedTier: 'elevated',
      quantity: 3,
      tierPrice: usd(1250),
      addOns: [anOfferedAddOn({ name: 'Snacks', price: usd(9.5) })],
      addOnsTotal: usd(9.5),
      slots: [
        aSlot({ date: day('2026-03-19'), time: '2:30', meridiem: 'PM', zone: 'EST' }),
        aSlot({ time: 'noon' }),
        aSlot({ zone: 'UTC' }),
      ],
    });
    expect(wordsOf({ lines: [line] }).lines).toEqual([
      {
        title: 'The Big Quiz',
        details: ['Elevated tier × 3', 'Snacks +$9.50'],
        sessions: [
          'Session 1 of 3: March 19, 2026, 2:30 PM EST (tentative)',
          'Session 2 of 3: 12:00 PM (tentative)',
          'Session 3 of 3: Date to be agreed',
        ],
        amount: '$3,778.50',
      },
    ]);
  });

  it('counts a single session not at all, and many only so far', () => {
    expect(wordsOf().lines[0]?.sessions).toEqual(['Date to be agreed']);
    const [line] = wordsOf({ lines: [aBookedLine({ quantity: 1000 })] }).lines;
    expect(line?.sessions).toHaveLength(21);
    expect(line?.sessions.at(-1)).toBe('and 980 more sessions');
  });

  it('sums up subtotal, discount and total', () => {
    const discount = { code: 'TEN', description: null, amount: usd(99), terms: null };
    expect(wordsOf({ discount }).sums).toEqual([
      { label: 'Subtotal', amount: '$990.00', strong: false },
      { label: 'Discount TEN', amount: '−$99.00', strong: false },
      { label: 'Total', amount: '$891.00 USD', strong: true },
    ]);
    expect(wordsOf().sums.map(({ label }) => label)).toEqual(['Subtotal', 'Total']);
  });

  it('says that an invoice follows, or that nothing is left to pay', () => {
    expect(wordsOf().notes[0]).toBe('You pay later: we email you an invoice.');
    expect(wordsOf({ paymentStatus: 'paid' }).notes[0]).toBe('Nothing is left to pay.');
  });

  it('tells nobody who pays by card that they pay later', () => {
    const words = bookingReceivedWords(aBooking(), shop, 'https://shop.example/x', {
      payUrl: 'https://shop.example/pay/y',
      paysByCard: true,
    });
    expect(words.notes[0]).toBe('You pay by card. If you have not paid yet, use the link in this email.');
    expect(words.secondAction).toEqual({ label: 'Pay by card', url: 'https://shop.example/pay/y' });
  });

  it('names a booked experience that left no snapshot', () => {
    expect(wordsOf({ lines: [aBookedLine({ experience: null })] }).lines[0]?.title).toBe(
      'Experience not found',
    );
  });
});

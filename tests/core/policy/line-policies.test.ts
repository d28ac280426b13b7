import { bookingChoices } from '@wondercast/core/bookings/changes/choices';
import { figuresOf } from '@wondercast/core/bookings/invoicing/invoice';
import { linePolicies, policyList } from '@wondercast/core/shop/policy/line-policies';
import { DEFAULT_POLICY, FREE_POLICY, type Policy } from '@wondercast/core/shop/policy/policy';
import { policySteps } from '@wondercast/core/shop/policy/policy-words';
import { bookingReceivedWords } from '@wondercast/core/telling/notices/mails';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, aSeller, aSession, usd } from '../../support/builders.ts';

const HARSH: Policy = { zones: [{ fromHours: 0, refundPercent: 0, movePercent: null }] };
const titled = (title: string, policy: Policy, at = 0, state: 'open' | 'cancelled' = 'open') =>
  aBookedLine({
    experience: { title, slug: 's', duration: '60 min', imageUrl: '/x' },
    policy,
    sessions: [aSession({ line: at, state })],
  });
const mixed = aBooking({
  lines: [titled('Trivia', HARSH), titled('Bingo', DEFAULT_POLICY, 1), titled('Karaoke', HARSH, 2)],
});

describe('a booking whose lines have several policies', () => {
  const MIXED = [
    { titles: ['Trivia', 'Karaoke'], steps: policySteps(HARSH) },
    { titles: ['Bingo'], steps: policySteps(DEFAULT_POLICY) },
  ];

  it('states that of each line, in the choices as in the invoice and the mail', () => {
    const known = { entries: [], isChanging: false, now: new Date('2026-03-01T10:00:00.000Z') };
    expect(bookingChoices(mixed, known).policies).toEqual(MIXED);
    const { policy = [] } = figuresOf(mixed, usd(0), { seller: aSeller(), taxPercent: 0 });
    expect(policy.map(({ when }) => when)).toEqual([
      'Trivia, Karaoke: At any time',
      'Bingo: 7 days or more before a session',
      'Bingo: 3 to 7 days before',
      'Bingo: Less than 3 days before',
    ]);
    const shop = { name: 'Wondercast', mail: 'hello@wondercast.example' };
    const { notes } = bookingReceivedWords(mixed, shop, 'https://shop.example/b');
    expect(notes[1]).toMatch(
      /^If plans change\. Trivia, Karaoke: At any time: Nothing back, and no moving online\. Bingo: 7 days/,
    );
  });

  it('says nothing of a line that is wholly cancelled, and shares what is equal', () => {
    const policies = linePolicies([
      { title: 'Trivia', policy: DEFAULT_POLICY },
      { title: 'Bingo', policy: { zones: [...DEFAULT_POLICY.zones] } },
    ]);
    expect(policies.map(({ titles }) => titles)).toEqual([['Trivia', 'Bingo']]);
    expect(policyList(policies)).toEqual(policySteps(DEFAULT_POLICY));
    const rest = aBooking({
      lines: [titled('Trivia', HARSH, 0, 'cancelled'), titled('Bingo', DEFAULT_POLICY, 1)],
    });
    const known = { entries: [], isChanging: false, now: new Date('2026-03-01T10:00:00.000Z') };
    expect(bookingChoices(rest, known).policies).toEqual([
      { titles: ['Bingo'], steps: policySteps(DEFAULT_POLICY) },
    ]);
  });

  it('of one experience names the lines', () => {
    const twice = [HARSH, FREE_POLICY].map((policy) => ({ title: 'Trivia', policy }));
    expect(linePolicies(twice).map(({ titles }) => titles)).toEqual([
      ['Trivia (line 1)'],
      ['Trivia (line 2)'],
    ]);
  });
});

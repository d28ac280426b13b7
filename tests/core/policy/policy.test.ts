import { type MinorUnits, minorUnits } from '@wondercast/core/kernel/money';
import { changeCostAt, DEFAULT_POLICY, FREE_POLICY, zoneIndexAt } from '@wondercast/core/shop/policy/policy';
import { policyParagraph, policySteps } from '@wondercast/core/shop/policy/policy-words';
import { BETTER_LATER, LAST_ZONE, policyRule, ZONES_IN_DISORDER } from '@wondercast/core/shop/policy/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const NOW = new Date('2026-03-17T14:20:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * 3_600_000);
const PRICE = minorUnits(145_000);

describe('what a change costs', () => {
  it.each([
    [169, 145_000, 0, 0],
    [168, 145_000, 0, 0],
    [167.99, 72_500, 72_500, 14_500],
    [72, 72_500, 72_500, 14_500],
    [71.99, 0, 145_000, null],
    [0, 0, 145_000, null],
    [-5, 0, 145_000, null],
  ])('%s hours before the start', (hours, refund, cancellationFee, moveFee) => {
    expect(changeCostAt(DEFAULT_POLICY, PRICE, inHours(hours), NOW)).toMatchObject({
      refund,
      cancellationFee,
      moveFee,
    });
  });

  it('is that of the best zone without an agreed time, and has no end', () => {
    expect(changeCostAt(DEFAULT_POLICY, PRICE, null, NOW)).toEqual({
      refund: PRICE,
      cancellationFee: 0,
      moveFee: 0,
      until: null,
    });
  });

  it('says until when it holds', () => {
    expect(changeCostAt(DEFAULT_POLICY, PRICE, inHours(200), NOW).until).toEqual(inHours(32));
    expect(changeCostAt(DEFAULT_POLICY, PRICE, inHours(100), NOW).until).toEqual(inHours(28));
    expect(changeCostAt(DEFAULT_POLICY, PRICE, inHours(10), NOW).until).toBeNull();
    expect(changeCostAt(FREE_POLICY, PRICE, inHours(10), NOW).until).toBeNull();
  });

  it('splits every price into what comes back and what is kept, to the cent, and never gets cheaper', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.double({ min: -100, max: 400, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        (price, hours, later) => {
          const cost = (left: number) =>
            changeCostAt(DEFAULT_POLICY, price as MinorUnits, inHours(left), NOW);
          const [sooner, after] = [cost(hours), cost(hours - later)];
          expect(sooner.refund + sooner.cancellationFee).toBe(price);
          expect(after.refund).toBeLessThanOrEqual(sooner.refund);
        },
      ),
    );
  });

  it('holds at the instant it says, and not a millisecond later', () => {
    const start = inHours(200);
    const { until } = changeCostAt(DEFAULT_POLICY, PRICE, start, NOW);
    expect(until).not.toBeNull();
    if (!until) return;
    expect(zoneIndexAt(DEFAULT_POLICY, start, until)).toBe(0);
    expect(zoneIndexAt(DEFAULT_POLICY, start, new Date(until.getTime() + 1))).toBe(1);
  });
});

describe('a policy in words', () => {
  it('is made from its figures', () => {
    expect(policySteps(DEFAULT_POLICY)).toEqual([
      { when: '7 days or more before a session', what: 'Everything back. Moving is free.' },
      { when: '3 to 7 days before', what: '50% back. Moving costs 10% of that session’s price.' },
      { when: 'Less than 3 days before', what: 'Nothing back, and no moving online.' },
    ]);
  });

  it('names hours where they are no whole days, and one zone as always', () => {
    const zones = [
      { fromHours: 48, refundPercent: 100, movePercent: 0 },
      { fromHours: 12, refundPercent: 25, movePercent: 100 },
      { fromHours: 1, refundPercent: 25, movePercent: null },
      { fromHours: 0, refundPercent: 0, movePercent: null },
    ];
    expect(policySteps({ zones }).map(({ when }) => when)).toEqual([
      '2 days or more before a session',
      '12 hours to 2 days before',
      '1 to 12 hours before',
      'Less than 1 hour before',
    ]);
    expect(policyParagraph(FREE_POLICY)).toBe('At any time: Everything back. Moving is free.');
  });
});

describe('a policy that is sent', () => {
  const messages = (zones: unknown): readonly string[] => {
    const judged = policyRule.safeParse({ zones });
    return judged.success ? [] : judged.error.issues.map(({ message }) => message);
  };
  const zone = (fromHours: number, refundPercent = 100, movePercent: number | null = 0) => ({
    fromHours,
    refundPercent,
    movePercent,
  });

  it('may be the default', () => {
    expect(messages(DEFAULT_POLICY.zones)).toEqual([]);
  });

  it.each([
    ['no zones', [], 'Send at least one zone'],
    ['zones in disorder', [zone(24), zone(48), zone(0)], ZONES_IN_DISORDER],
    ['two that begin alike', [zone(24), zone(24), zone(0)], ZONES_IN_DISORDER],
    ['no last zone', [zone(24)], LAST_ZONE],
    ['more than everything', [zone(0, 101)], 'Must be a whole number from 0 to 100'],
    ['less than nothing', [zone(0, -1)], 'Must be a whole number from 0 to 100'],
    ['half a percent', [zone(0, 0.5)], 'Must be a whole number from 0 to 100'],
    ['hours below zero', [zone(-1)], 'Must be at least 0'],
    ['more back later', [zone(24, 50), zone(0, 60)], BETTER_LATER],
    ['cheaper moves later', [zone(24, 100, 10), zone(0, 100, 5)], BETTER_LATER],
    ['moves that come back', [zone(24, 100, null), zone(0, 100, 5)], BETTER_LATER],
    ['fifty zones', Array.from({ length: 50 }, (_, at) => zone(49 - at)), 'At most 10 zones'],
  ])('is refused with %s', (_, zones, message) => {
    expect(messages(zones)).toContain(message);
  });
});

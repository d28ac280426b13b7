import { isAssignedUnasked } from '@wondercast/core/calendar/staffing/assignment-states';
import { describe, expect, it } from 'vitest';
import { tooEarly } from '../../web/headless/too-early.ts';
import { readyParts } from '../../web/ui/shop/ready-parts.ts';

const NOW = Date.parse('2026-03-02T10:00:00.000Z');

describe('a booking', () => {
  it('cannot be delivered yet while a session has no time, or is not over', () => {
    const past = { state: 'agreed' as const, endsAt: '2026-03-02T10:00:00.000Z' };
    const [soon, late] = ['2026-03-20T10:00:00.000Z', '2026-04-20T10:00:00.000Z'];
    const none = { state: 'preferred' as const, endsAt: null };
    expect(
      tooEarly([past, { state: 'cancelled', endsAt: late }, { state: 'delivered', endsAt: null }], NOW),
    ).toBeNull();
    expect(tooEarly([past, none, { ...past, endsAt: late }, { ...past, endsAt: soon }], NOW)).toEqual({
      timeless: 1,
      ahead: 2,
      until: late,
    });
  });
});

describe('a host who was not asked', () => {
  const askedAt = '2026-03-02T10:00:00.000Z';
  const accepted = { state: 'accepted' as const, askedAt, answeredAt: '2026-03-02T10:05:00.000Z' };
  const assigned = { ...accepted, answeredAt: askedAt };

  it('was assigned, and has not accepted', () => {
    expect([accepted, assigned, { ...assigned, state: 'withdrawn' as const }].map(isAssignedUnasked)).toEqual(
      [false, true, false],
    );
    const dates = { ...assigned, askedAt: new Date(askedAt), answeredAt: new Date(askedAt) };
    expect(isAssignedUnasked(dates)).toBe(true);
  });

  it('makes a session staffed, in other words', () => {
    const textOf = (...assignments: readonly (typeof accepted)[]) =>
      readyParts({
        state: 'agreed',
        missing: [],
        preferences: [],
        assignments: assignments.map((each) => ({ ...each, away: false })),
      })[1]?.text;
    expect([textOf(accepted), textOf(assigned), textOf(assigned, accepted)]).toEqual([
      'accepted',
      'assigned, not asked',
      'accepted',
    ]);
  });
});

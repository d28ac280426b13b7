import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Session } from '@wondercast/core/calendar/scheduling/session';
import { minorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders.ts';
import { ADD_ONS, aBooking, aLine, amended, BOOKED, inHours, NOW, TODAY } from './an-amendment.ts';

const agreedIn = (hours: number, change: Partial<Session> = {}): Session =>
  aSession({ state: 'agreed', agreed: { startsAt: inHours(hours), zone: 'UTC', minutes: 60 }, ...change });

const refusal = (work: () => unknown): Refusal => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was not refused');
};

const linesIn = ({ lines }: Booking) =>
  lines.map(({ selectedTier, tierPrice, sessions }) => [
    selectedTier,
    tierPrice,
    sessions.map(({ line, unit }) => `${line}.${unit}`).join(' '),
  ]);

describe('what stays keeps its booked price, and what is new costs today’s', () => {
  it('adds units on a line of their own where the price differs', () => {
    const { booking, difference } = amended(aBooking({ lines: [aLine({ quantity: 2 })] }), [
      { line: 0, quantity: 3 },
    ]);
    expect(linesIn(booking)).toEqual([
      ['starter', BOOKED.starter, '0.0 0.1'],
      ['starter', TODAY.starter, '1.0'],
    ]);
    expect(difference).toBe(TODAY.starter);
  });

  it('adds units to the line itself where nothing has changed since', () => {
    const line = aLine({ quantity: 2, tierPrice: minorUnits(TODAY.starter) });
    const { booking } = amended(aBooking({ lines: [line] }), [{ line: 0, quantity: 3 }]);
    expect(linesIn(booking)).toEqual([['starter', TODAY.starter, '0.0 0.1 0.2']]);
  });

  it('means the units that a line had before, not those that another wish brings to it', () => {
    const photos = [{ ...ADD_ONS[1], price: minorUnits(11_111) }];
    const both = [{ ...ADD_ONS[0], price: minorUnits(11_111) }, ...photos];
    const lines = [
      aLine({ quantity: 2, addOns: both, addOnsTotal: minorUnits(22_222) }),
      aLine({
        quantity: 1,
        addOns: photos,
        addOnsTotal: minorUnits(11_111),
        sessions: [aSession({ line: 1 })],
      }),
    ];
    const { booking } = amended(aBooking({ lines }), [
      { line: 0, quantity: 1, addOnIds: [2] },
      { line: 1, headcount: 51 },
    ]);
    expect(linesIn(booking)).toEqual([
      ['starter', BOOKED.starter, '0.1'],
      ['starter', BOOKED.starter, '0.0'],
      ['elevated', TODAY.elevated, '1.0'],
    ]);
  });

  it('takes a unit out at its booked price and in at today’s when its tier changes', () => {
    const { booking, difference, units } = amended(aBooking({ lines: [aLine({ quantity: 2 })] }), [
      { session: { line: 0, unit: 1 }, selectedTier: 'premium' },
    ]);
    expect(difference).toBe(TODAY.premium - BOOKED.starter);
    expect(linesIn(booking)).toEqual([
      ['starter', BOOKED.starter, '0.0'],
      ['premium', TODAY.premium, '0.1'],
    ]);
    expect(units).toEqual([
      {
        session: { line: 0, unit: 1 },
        title: 'Trivia',
        before: { tier: 'starter', price: BOOKED.starter, headcount: null },
        after: { tier: 'premium', price: TODAY.premium, headcount: null },
        words: 'Starter becomes Premium: +$600.00',
      },
    ]);
  });

  it('changes the line itself when all of its units change alike', () => {
    const { booking } = amended(aBooking({ lines: [aLine({ quantity: 2 })] }), [
      { line: 0, selectedTier: 'elevated' },
    ]);
    expect(linesIn(booking)).toEqual([['elevated', TODAY.elevated, '0.0 0.1']]);
  });

  it('keeps booked add-ons at their price, and adds others at today’s', () => {
    const line = aLine({
      addOns: [{ id: 1, name: 'Swag', price: minorUnits(15_000) }],
      addOnsTotal: minorUnits(15_000),
    });
    const { booking, difference } = amended(aBooking({ lines: [line] }), [{ line: 0, addOnIds: [1, 2] }]);
    expect(booking.lines[0]?.addOns.map(({ id, price }) => [id, price])).toEqual([
      [1, 15_000],
      [2, ADD_ONS[1].price],
    ]);
    expect(difference).toBe(ADD_ONS[1].price);
  });

  it('adds a line of another experience', () => {
    const { booking, difference } = amended(aBooking({ lines: [aLine()] }), [
      { experienceId: 8, quantity: 2, selectedTier: 'elevated', headcount: 70, addOnIds: [2] },
    ]);
    expect(difference).toBe(2 * (TODAY.elevated + 35_000));
    expect(booking.lines[1]).toMatchObject({ experienceId: 8, quantity: 2, headcount: 70 });
    expect(booking.lines[1]?.sessions.map(({ headcount, state }) => [headcount, state])).toEqual([
      [70, 'open'],
      [70, 'open'],
    ]);
  });

  it('never gives a name twice', () => {
    const first = amended(aBooking({ lines: [aLine({ quantity: 2 })] }), [
      { session: { line: 0, unit: 1 }, selectedTier: 'ultimate' },
    ]).booking;
    const second = amended(first, [
      { line: 1, quantity: 2 },
      { line: 0, selectedTier: 'ultimate' },
    ]).booking;
    const names = second.lines.flatMap(({ sessions }) => sessions.map(({ line, unit }) => `${line}.${unit}`));
    expect(names.toSorted()).toEqual(['0.0', '0.1', '1.0']);
  });
});

describe('headcount follows the room', () => {
  const booking = aBooking({ lines: [aLine({ headcount: 45 })] });

  it('moves a unit to the tier that fits, and says the difference', () => {
    const { booking: after, difference, units } = amended(booking, [{ line: 0, headcount: 60 }]);
    expect(difference).toBe(TODAY.elevated - BOOKED.starter);
    expect(after.lines[0]).toMatchObject({ selectedTier: 'elevated', headcount: 60 });
    expect(after.lines[0]?.sessions[0]?.headcount).toBe(60);
    expect(units[0]?.words).toBe('Starter becomes Elevated for 60 people: +$400.00');
    expect(amended(booking, [{ line: 0, headcount: 151 }]).booking.lines[0]?.selectedTier).toBe('ultimate');
  });

  it('never moves it down by itself', () => {
    const big = aBooking({ lines: [aLine({ selectedTier: 'premium', headcount: 120 })] });
    const { booking: after, difference, units } = amended(big, [{ line: 0, headcount: 5 }]);
    expect(difference).toBe(0);
    expect(after.lines[0]).toMatchObject({ selectedTier: 'premium', headcount: 5 });
    expect(units[0]?.words).toBe('120 people become 5 people: no extra cost');
  });

  it('refuses more than 250, and suggests a second session', () => {
    const { kind, message } = refusal(() => amended(booking, [{ line: 0, headcount: 251 }]));
    expect([kind, message]).toEqual([
      'invalid',
      'One session seats up to 250 people. Please add a second session.',
    ]);
  });

  it('refuses a chosen tier that does not seat them', () => {
    const { issues } = refusal(() => amended(booking, [{ line: 0, headcount: 60, selectedTier: 'starter' }]));
    expect(issues).toEqual([{ path: 'lines.0.headcount', message: 'Starter seats up to 50 people.' }]);
  });
});

describe('the code', () => {
  const terms = (type: 'percentage' | 'fixed', value: number, leastOrder = 0) => ({
    type,
    value,
    leastOrder: minorUnits(leastOrder),
  });
  const discounted = (amount: number, said: ReturnType<typeof terms> | null) =>
    aBooking({
      lines: [aLine({ quantity: 2 })],
      discount: { code: 'TEAM', description: null, amount: minorUnits(amount), terms: said },
    });

  it('counts on the new subtotal when it is a percentage', () => {
    const { sums } = amended(discounted(18_000, terms('percentage', 10)), [{ line: 0, quantity: 3 }]);
    expect(sums.discount?.amount).toBe((2 * BOOKED.starter + TODAY.starter) / 10);
  });

  it('takes off at most the subtotal when it is fixed', () => {
    const { sums } = amended(discounted(100_000, terms('fixed', 1_000)), [{ line: 0, quantity: 1 }]);
    expect(sums).toMatchObject({ subtotal: 90_000, discount: { amount: 90_000 }, total: 0 });
  });

  it('falls away below its least order, and says so', () => {
    const { sums, notes, difference } = amended(discounted(10_000, terms('fixed', 100, 150_000)), [
      { line: 0, quantity: 1 },
    ]);
    expect(sums.discount).toBeNull();
    expect(difference).toBe(90_000 - 170_000);
    expect(notes).toEqual(['The code TEAM falls away: it needs an order of at least $1,500.']);
  });

  it('of an older booking shrinks in proportion, and never grows', () => {
    expect(amended(discounted(18_000, null), [{ line: 0, quantity: 1 }]).sums.discount?.amount).toBe(9_000);
    expect(amended(discounted(18_000, null), [{ line: 0, quantity: 4 }]).sums.discount?.amount).toBe(18_000);
  });
});

describe('less to pay', () => {
  const twoIn = (first: number, second: number) =>
    aBooking({
      paymentStatus: 'paid',
      lines: [
        aLine({ quantity: 2, sessions: [agreedIn(first, { unit: 0 }), agreedIn(second, { unit: 1 })] }),
      ],
    });

  it('gives the policy’s part back, and the rest is a fee', () => {
    const { sums, fee, difference, cancelled, booking } = amended(twoIn(200, 100), [
      { line: 0, quantity: 1 },
    ]);
    expect(cancelled).toEqual([{ line: 0, unit: 1 }]);
    expect(fee).toBe(45_000);
    expect(difference).toBe(-45_000);
    expect(sums.fees).toEqual([
      {
        kind: 'amendment',
        amount: 45_000,
        reason: 'Amendment of Trivia: 50% comes back',
        session: { line: 0, unit: 1 },
        at: NOW,
      },
    ]);
    expect(sums.total).toBe(135_000);
    expect(booking.lines[0]?.quantity).toBe(2);
    expect(booking.lines[0]?.sessions[1]).toMatchObject({
      state: 'cancelled',
      cancellation: { by: 'customer', fee: 45_000, refund: 45_000 },
    });
  });

  it('says of a unit that one wish cheapens and another takes out what both have cost and given back', () => {
    const [swag] = ADD_ONS;
    const sessions = [agreedIn(100, { unit: 0 }), agreedIn(100, { unit: 1 })];
    const line = aLine({ quantity: 2, addOns: [swag], addOnsTotal: swag.price, sessions });
    const { sums, fee, booking } = amended(aBooking({ paymentStatus: 'paid', lines: [line] }), [
      { line: 0, addOnIds: [] },
      { line: 0, quantity: 1 },
    ]);
    expect(sums.fees.map(({ session, amount }) => [session?.unit, amount])).toEqual([
      [0, 10_000],
      [1, 10_000],
      [1, 45_000],
    ]);
    expect(fee).toBe(65_000);
    expect(booking.lines[0]?.sessions[1]?.cancellation).toMatchObject({ fee: 55_000, refund: 55_000 });
  });

  it('takes what else costs more off first', () => {
    const { difference, fee } = amended(twoIn(200, 100), [
      { line: 0, quantity: 1 },
      { session: { line: 0, unit: 0 }, addOnIds: [1, 2] },
    ]);
    const reduction = BOOKED.starter - 55_000;
    expect(fee).toBe(reduction / 2);
    expect(difference).toBe(-reduction / 2);
  });

  it('is what the desk says', () => {
    const { fee, sums } = amended(twoIn(200, 100), [{ line: 0, quantity: 1 }], {
      by: 'shop',
      isDesk: true,
      reason: 'Sorry',
      fee: minorUnits(1_000),
    });
    expect(fee).toBe(1_000);
    expect(sums.fees).toMatchObject([{ amount: 1_000, reason: 'Amendment', session: null }]);
    const free = amended(twoIn(200, 100), [{ line: 0, quantity: 1 }], { isDesk: true, fee: minorUnits(0) });
    expect(free.sums.fees).toEqual([]);
    expect(free.difference).toBe(-BOOKED.starter);
  });

  it('gives up who has no time first', () => {
    const booking = aBooking({
      lines: [
        aLine({
          quantity: 3,
          sessions: [aSession({ unit: 0 }), agreedIn(500, { unit: 1 }), aSession({ unit: 2 })],
        }),
      ],
    });
    expect(amended(booking, [{ line: 0, quantity: 1 }]).cancelled).toEqual([
      { line: 0, unit: 2 },
      { line: 0, unit: 0 },
    ]);
  });
});

describe('bounds', () => {
  const words = (work: () => unknown) => {
    const { kind, message } = refusal(work);
    return [kind, message];
  };
  const one = (session: Session, policy = aLine().policy) =>
    aBooking({ lines: [aLine({ sessions: [session], policy })] });

  it('refuses nothing left, and more than a thousand units', () => {
    const booking = aBooking({ lines: [aLine()] });
    expect(words(() => amended(booking, [{ line: 0, quantity: 0 }]))).toEqual([
      'invalid',
      'A booking has at least one unit. To give it up, cancel it.',
    ]);
    expect(words(() => amended(booking, [{ line: 0, quantity: 1_001 }]))).toEqual([
      'invalid',
      'A booking has at most 1000 units.',
    ]);
    expect(amended(booking, [{ line: 0, quantity: 1_000 }]).units).toHaveLength(999);
  });

  it('refuses sessions that are delivered, cancelled, have begun, or are in the last zone', () => {
    const wish = [{ session: { line: 0, unit: 0 }, headcount: 10 }];
    expect(words(() => amended(one(agreedIn(-99, { state: 'delivered' })), wish))).toEqual([
      'conflict',
      'A delivered session cannot be changed.',
    ]);
    expect(words(() => amended(one(aSession({ state: 'cancelled' })), wish))).toEqual([
      'conflict',
      'A cancelled session cannot be changed.',
    ]);
    expect(words(() => amended(one(agreedIn(-1)), wish, { isDesk: true }))).toEqual([
      'conflict',
      'A session that has begun cannot be changed.',
    ]);
    expect(words(() => amended(one(agreedIn(71)), wish))).toEqual([
      'conflict',
      'It is too late to change this session online. Please write to us.',
    ]);
    expect(amended(one(agreedIn(72)), wish).difference).toBe(0);
    expect(amended(one(agreedIn(71)), wish, { isDesk: true }).difference).toBe(0);
    expect(amended(one(agreedIn(1), FREE_POLICY), wish).difference).toBe(0);
  });

  it.each([
    ['another line', { experienceId: 8 }],
    ['more units', { line: 0, quantity: 2 }],
  ])('refuses customers %s once every session is in the last zone or over', (_what, wish) => {
    const late = ['conflict', 'It is too late to change this booking online. Please write to us.'];
    for (const session of [agreedIn(71), agreedIn(-1), agreedIn(-99, { state: 'delivered' })]) {
      expect(words(() => amended(one(session), [wish]))).toEqual(late);
      expect(amended(one(session), [wish], { isDesk: true }).units).toHaveLength(1);
    }
    expect(amended(one(agreedIn(72)), [wish]).units).toHaveLength(1);
    const sessions = [agreedIn(-99, { state: 'delivered' }), aSession({ unit: 1 })];
    const half = aBooking({ lines: [aLine({ quantity: 2, sessions })] });
    expect(amended(half, [{ experienceId: 8 }]).units).toHaveLength(1);
  });

  it('refuses what is not there, not sold any longer, or not said', () => {
    const booking = aBooking({ lines: [aLine(), aLine({ experienceId: 99 })] });
    expect(words(() => amended(booking, [{ line: 2, quantity: 1 }]))).toEqual([
      'invalid',
      'This booking has no such line.',
    ]);
    expect(words(() => amended(booking, [{ session: { line: 0, unit: 4 }, headcount: 3 }]))[0]).toBe(
      'not-found',
    );
    expect(words(() => amended(booking, [{ line: 1, quantity: 2 }]))[1]).toBe(
      'An experience is no longer available.',
    );
    expect(words(() => amended(booking, [{ line: 0, addOnIds: [9] }]))[1]).toBe(
      'An add-on is no longer available.',
    );
    expect(words(() => amended(booking, [{ line: 0, experienceId: 7 }]))[1]).toBe(
      'Name a line, a session or an experience.',
    );
    expect(words(() => amended(aBooking({ state: 'cancelled' }), []))[0]).toBe('conflict');
  });
});

describe('a unit that one wish takes out', () => {
  it.each([{ selectedTier: 'starter' }, { addOnIds: [] }, { selectedTier: 'ultimate' }] as const)(
    'is not changed by another wish as well: %o',
    (change) => {
      const booking = aBooking({ lines: [aLine({ quantity: 2, selectedTier: 'elevated' })] });
      const session = { line: 0, unit: 1 };
      const wishes = [
        { line: 0, quantity: 1 },
        { session, ...change },
      ];
      expect(refusal(() => amended(booking, wishes))).toMatchObject({
        kind: 'conflict',
        message: 'A cancelled session cannot be changed.',
      });
    },
  );
});

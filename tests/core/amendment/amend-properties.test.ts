import type { BookedLine, Booking } from '@wondercast/core/bookings/booking/booking';
import { lineWorth } from '@wondercast/core/bookings/booking/worth';
import type { LineChange } from '@wondercast/core/bookings/changes/amendment/amendment';
import { minorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { SEAT_CAPS, TIERS, type Tier } from '@wondercast/core/shop/pricing/tiers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADD_ONS, aBooking, aLine, amended, aWish, BOOKED, TODAY } from './an-amendment.ts';

/*
 * Amendments against a second reckoning that shares nothing with the first: a booking is a list of units with a price each, and wishes are
 * carried out on it one by one.
 */

interface Unit {
  readonly from: number;
  tier: Tier;
  tierPrice: number;
  addOns: Map<number, number>;
  headcount: number | null;
  alive: boolean;
}

const ADD_ON_TODAY = new Map<number, number>(ADD_ONS.map(({ id, price }) => [id, price]));
const BOOKED_ADD_ON = 11_111;

const unitsOf = (lines: readonly BookedLine[]): Unit[] =>
  lines.flatMap((line, from) =>
    line.sessions.map(({ headcount }) => ({
      from,
      tier: line.selectedTier,
      tierPrice: Number(line.tierPrice),
      addOns: new Map(line.addOns.map(({ id, price }) => [id, Number(price)])),
      headcount,
      alive: true,
    })),
  );

const fits = (people: number, least: Tier): Tier => {
  const order = ['starter', 'elevated', 'premium', 'ultimate'] as const;
  let at = order.indexOf(least);
  while (SEAT_CAPS[order[at] ?? 'ultimate'] < people) at += 1;
  return order[at] ?? 'ultimate';
};

const retier = (unit: Unit, wish: LineChange): void => {
  if (wish.headcount !== undefined) unit.headcount = wish.headcount;
  const people = unit.headcount ?? 0;
  const tier = wish.selectedTier ?? (wish.headcount === undefined ? unit.tier : fits(people, unit.tier));
  if (tier !== unit.tier) unit.tierPrice = TODAY[tier];
  unit.tier = tier;
  if (wish.addOnIds)
    unit.addOns = new Map(
      wish.addOnIds.map((id) => [id, unit.addOns.get(id) ?? ADD_ON_TODAY.get(id) ?? Number.NaN]),
    );
};

const freshUnit = (
  from: number,
  tier: Tier,
  addOnIds: readonly number[],
  headcount: number | null,
): Unit => ({
  from,
  tier,
  tierPrice: TODAY[tier],
  addOns: new Map(addOnIds.map((id) => [id, ADD_ON_TODAY.get(id) ?? Number.NaN])),
  headcount,
  alive: true,
});

const priceOf = ({ tierPrice, addOns }: Unit): number =>
  [...addOns.values()].reduce((a, b) => a + b, tierPrice);

const subtotalOf = (units: readonly Unit[]): number =>
  units.reduce((total, unit) => (unit.alive ? total + priceOf(unit) : total), 0);

const discountOf = ({ discount }: Booking, subtotal: number): number => {
  const terms = discount?.terms;
  if (!discount || !terms || subtotal < terms.leastOrder) return 0;
  const wanted =
    terms.type === 'fixed' ? terms.value * 100 : Math.floor((subtotal * terms.value * 2 + 100) / 200);
  return Math.min(wanted, subtotal);
};

/** What is owed after the wishes, without any fee. */
const reckoned = (booking: Booking, wishes: readonly LineChange[]) => {
  const units = unitsOf(booking.lines);
  for (const wish of wishes) {
    if (wish.experienceId !== null) {
      const people = wish.headcount ?? null;
      const tier = wish.selectedTier ?? fits(people ?? 0, 'starter');
      for (let each = 0; each < (wish.quantity ?? 1); each++)
        units.push(freshUnit(-1, tier, wish.addOnIds ?? [], people));
      continue;
    }
    const line = booking.lines[wish.line ?? 0];
    const own = units.filter(({ from, alive }) => from === (wish.line ?? 0) && alive);
    const count = wish.quantity ?? own.length;
    for (const unit of own.slice(count)) unit.alive = false;
    for (const unit of own.slice(0, count)) retier(unit, wish);
    const people = wish.headcount === undefined ? (line?.headcount ?? null) : wish.headcount;
    const before = line?.selectedTier ?? 'starter';
    const tier = wish.selectedTier ?? (wish.headcount === undefined ? before : fits(people ?? 0, before));
    const ids = wish.addOnIds ?? line?.addOns.map(({ id }) => id) ?? [];
    for (let each = own.length; each < count; each++) units.push(freshUnit(-1, tier, ids, people));
  }
  const subtotal = subtotalOf(units);
  const discount = discountOf(booking, subtotal);
  const prices = units.filter(({ alive }) => alive).map(priceOf);
  return { subtotal, discount, total: subtotal - discount, prices: prices.toSorted((a, b) => a - b) };
};

const tier = fc.constantFrom(...TIERS);
const addOnIds = fc.subarray([1, 2]);
const people = fc.option(fc.integer({ min: 1, max: 250 }));

const line = fc
  .record({ selectedTier: tier, quantity: fc.integer({ min: 1, max: 5 }), addOnIds, free: fc.boolean() })
  .map(({ addOnIds: ids, free, ...rest }) => {
    const addOns = ADD_ONS.filter(({ id }) => ids.includes(id)).map((each) => ({
      ...each,
      price: minorUnits(BOOKED_ADD_ON),
    }));
    const addOnsTotal = minorUnits(addOns.length * BOOKED_ADD_ON);
    return aLine({ ...rest, addOns, addOnsTotal, ...(free && { policy: FREE_POLICY }) });
  });

const terms = fc.record({
  type: fc.constantFrom('percentage' as const, 'fixed' as const),
  value: fc.integer({ min: 0, max: 100 }),
  leastOrder: fc.integer({ min: 0, max: 400_000 }).map(minorUnits),
});

const booking = fc
  .record({ lines: fc.array(line, { minLength: 1, maxLength: 3 }), terms: fc.option(terms) })
  .map(({ lines, terms: promised }) => {
    const whole = aBooking({ lines });
    const bare = { code: 'TEAM', description: null, amount: minorUnits(0), terms: promised };
    const amount = promised ? discountOf({ ...whole, discount: bare }, whole.subtotal) : 0;
    return aBooking({
      lines,
      discount: promised && amount > 0 ? { ...bare, amount: minorUnits(amount) } : null,
    });
  });

const wishOf = (lines: number) =>
  fc
    .record({
      line: fc.integer({ min: 0, max: lines }),
      quantity: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
      selectedTier: fc.option(tier, { nil: undefined }),
      addOnIds: fc.option(addOnIds, { nil: undefined }),
      headcount: fc.option(people, { nil: undefined }),
    })
    .map(({ line: at, ...rest }) =>
      // One beyond the last is an experience that is added; one line is named once.
      aWish(
        at === lines
          ? { ...rest, experienceId: 8, quantity: Math.max(1, rest.quantity ?? 1) }
          : { ...rest, line: at },
      ),
    );

const scenario = booking.chain((each) =>
  fc.record({
    booking: fc.constant(each),
    wishes: fc.uniqueArray(wishOf(each.lines.length), {
      minLength: 1,
      maxLength: 3,
      selector: ({ line: at }) => at,
    }),
  }),
);

describe('any amendment', () => {
  it('costs what a second reckoning says, keeps every name, and leaves lines that add up', () => {
    let refusals = 0;
    fc.assert(
      fc.property(scenario, (given) => {
        let done: ReturnType<typeof amended>;
        try {
          done = amended(given.booking, given.wishes);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refusals += 1;
          return;
        }
        const expected = reckoned(given.booking, given.wishes);
        const { booking: after, sums, fee } = done;
        expect(sums.subtotal).toBe(expected.subtotal);
        expect(sums.discount?.amount ?? 0).toBe(expected.discount);
        expect(sums.total).toBe(expected.total + fee);
        expect(done.difference).toBe(sums.total - given.booking.total);
        // Sessions without a time are in the best zone: everything comes back.
        expect(fee).toBe(0);
        const alive = after.lines.flatMap((each) =>
          each.sessions
            .filter(({ state }) => state !== 'cancelled')
            .map(() => each.tierPrice + each.addOns.reduce((total, { price }) => total + price, 0)),
        );
        expect(alive.toSorted((a, b) => a - b)).toEqual(expected.prices);
        const names = after.lines.flatMap(({ sessions }) =>
          sessions.map((each) => `${each.line}.${each.unit}`),
        );
        expect(new Set(names).size).toBe(names.length);
        for (const { sessions } of given.booking.lines)
          for (const each of sessions) expect(names).toContain(`${each.line}.${each.unit}`);
        for (const each of after.lines) {
          expect(each.quantity).toBe(each.sessions.length);
          expect(each.quantity).toBeGreaterThan(0);
          expect(each.slots).toHaveLength(each.quantity);
          expect(each.addOnsTotal).toBe(each.addOns.reduce((total, { price }) => total + price, 0));
        }
        expect(after.lines.length).toBeGreaterThanOrEqual(given.booking.lines.length);
      }),
      { numRuns: 400 },
    );
    expect(refusals).toBeLessThan(300);
  });

  it('comes to what its lines come to, also where wishes for a line and for its sessions are mixed', () => {
    const any = booking.chain((each) => {
      const sessions = each.lines.flatMap((given) => given.sessions);
      const ofSession = fc
        .record({ session: fc.constantFrom(...sessions), change: wishOf(0) })
        .map(({ session: { line: at, unit }, change: { selectedTier, addOnIds: ids, headcount } }) => ({
          session: { line: at, unit },
          ...(selectedTier && { selectedTier }),
          ...(ids && { addOnIds: ids }),
          ...(headcount !== undefined && { headcount }),
        }));
      const wishes = fc.array(fc.oneof(wishOf(each.lines.length), ofSession), { minLength: 2, maxLength: 6 });
      return fc.record({ booking: fc.constant(each), wishes });
    });
    let done = 0;
    fc.assert(
      fc.property(any, (given) => {
        try {
          const { booking: after, sums } = amended(given.booking, given.wishes);
          expect(sums.subtotal).toBe(after.lines.reduce((total, each) => total + lineWorth(each), 0));
          done += 1;
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }),
      { numRuns: 500 },
    );
    expect(done).toBeGreaterThan(100);
  });

  it('never takes a fee above what the booking becomes cheaper by', () => {
    fc.assert(
      fc.property(scenario, fc.integer({ min: 0, max: 300 }), ({ booking: before, wishes }, hours) => {
        const agreed = {
          startsAt: new Date(Date.UTC(2031, 4, 1, 10) + hours * 3_600_000),
          zone: 'UTC',
          minutes: 60,
        } as const;
        const lines = before.lines.map((each) => ({
          ...each,
          sessions: each.sessions.map((session) => ({ ...session, state: 'agreed' as const, agreed })),
        }));
        try {
          const { fee, difference } = amended({ ...before, lines }, wishes, { isDesk: true });
          const cheaper = fee - difference;
          if (fee > 0) expect(fee).toBeLessThanOrEqual(cheaper);
          if (hours >= 168) expect(fee).toBe(0);
          if (difference > 0) expect(fee).toBe(0);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('the prices of these tests', () => {
  it('differ between then and now, so that no mix-up passes', () => {
    for (const each of TIERS) expect(BOOKED[each]).not.toBe(TODAY[each]);
  });
});

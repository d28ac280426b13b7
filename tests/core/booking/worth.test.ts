import type { BookedDiscount } from '@wondercast/core/bookings/booking/booking';
import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { discountAt, sumsAt, worthWithout } from '@wondercast/core/bookings/booking/worth';
import { type MinorUnits, minorUnits, percentOf, sum } from '@wondercast/core/kernel/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBookedLine, aBooking, usd } from '../../support/builders.ts';

const discount = (
  type: 'percentage' | 'fixed' | null,
  value: number,
  amount: MinorUnits,
  leastOrder = usd(0),
): BookedDiscount => ({
  code: 'TEAM',
  description: null,
  amount,
  terms: type && { type, value, leastOrder },
});

/** Two lines: two units of $990, one of $1,500 with add-ons of $200. */
const lines = () => [
  aBookedLine({ quantity: 2, tierPrice: usd(990) }),
  aBookedLine({ tierPrice: usd(1_500), addOnsTotal: usd(200) }),
];
const subtotal = usd(3_680);
const booked = (given: BookedDiscount | null = null) =>
  aBooking({ lines: lines(), subtotal, discount: given });

describe('what a booking costs without some of its sessions', () => {
  it('is the rest of its lines', () => {
    const worth = worthWithout(booked(), [{ line: 0, unit: 1 }]);
    expect(worth.taken.map(({ price }) => price)).toEqual([usd(990)]);
    expect(worth.sums).toMatchObject({ subtotal: usd(2_690), discount: null, total: usd(2_690) });
  });

  it('counts a percentage on what is left', () => {
    const worth = worthWithout(booked(discount('percentage', 15, usd(552))), [{ line: 1, unit: 0 }]);
    expect(worth.sums).toMatchObject({ subtotal: usd(1_980), total: usd(1_683) });
    expect(worth.sums.discount?.amount).toBe(usd(297));
    expect(worth.taken.map(({ price }) => price)).toEqual([usd(1_445)]);
  });

  it('keeps a fixed amount off, at most the rest', () => {
    const code = discount('fixed', 1_200, usd(1_200));
    const two = worthWithout(booked(code), [
      { line: 0, unit: 0 },
      { line: 1, unit: 0 },
    ]);
    expect(two.sums).toMatchObject({ subtotal: usd(990), total: 0 });
    expect(two.sums.discount?.amount).toBe(usd(990));
    expect(sum(two.taken.map(({ price }) => price))).toBe(usd(2_480));
  });

  it('loses a code whose least order is no longer met, and says so', () => {
    const code = discount('fixed', 100, usd(100), usd(3_000));
    const worth = worthWithout(booked(code), [{ line: 0, unit: 0 }]);
    expect(worth).toMatchObject({ lostCode: 'TEAM', sums: { discount: null, total: usd(2_690) } });
    expect(worth.taken.map(({ price }) => price)).toEqual([usd(890)]);
  });

  it('is worth nothing where the total would rise, and never less', () => {
    const cheap = [aBookedLine({ tierPrice: usd(90) }), aBookedLine({ tierPrice: usd(20) })];
    const code = discount('fixed', 50, usd(50), usd(100));
    const booking = aBooking({ lines: cheap, subtotal: usd(110), discount: code });
    const one = worthWithout(booking, [{ line: 1, unit: 0 }]);
    expect(one.taken.map(({ price }) => price)).toEqual([0]);
    // What is left costs $90 without the code: nobody owes more for less.
    expect(one.sums).toMatchObject({ total: usd(60), discount: { amount: usd(30) }, subtotal: usd(90) });
    expect(sumsAt({ ...booking, ...one.sums }, usd(90), null).total).toBe(usd(60));
    const all = worthWithout(booking, sessionsOf(booking));
    expect(sum(all.taken.map(({ price }) => price))).toBe(usd(60));
    expect(all.sums.total).toBe(0);
  });

  it('shrinks a discount of before terms were kept in proportion', () => {
    expect(discountAt(discount(null, 0, usd(100)), { before: usd(400), after: usd(100) })?.amount).toBe(
      usd(25),
    );
  });

  it('keeps the fees of earlier changes', () => {
    const fee = { kind: 'move', amount: usd(40), reason: 'Moved', session: null, at: new Date(0) } as const;
    const booking = aBooking({ lines: lines(), subtotal, fees: [fee] });
    expect(worthWithout(booking, sessionsOf(booking)).sums).toMatchObject({ subtotal: 0, total: usd(40) });
  });
});

const price = fc.integer({ min: 0, max: 500_000 }).map((whole) => minorUnits(whole));
const anyDiscount = fc.record({
  type: fc.constantFrom('percentage' as const, 'fixed' as const, null),
  value: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  leastOrder: price,
});

describe('of any booking', () => {
  it('the prices of sessions that leave one after another are what the total sinks by, to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(price, fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 5 }),
        fc.option(anyDiscount, { nil: null }),
        fc.infiniteStream(fc.boolean()),
        (units, code, chosen) => {
          const booking = aBooking({
            lines: units.map(([tierPrice, quantity]) => aBookedLine({ tierPrice, quantity })),
            subtotal: sum(units.map(([each, quantity]) => minorUnits(each * quantity))),
          });
          const before = booking.subtotal;
          const asked =
            code &&
            discount(code.type, code.value, percentOf(before, Math.min(100, code.value)), code.leastOrder);
          const met = discountAt(asked, { before: minorUnits(before + 1), after: before });
          const given = { ...booking, ...sumsAt({ ...booking, discount: met }, before, null) };
          const gone = sessionsOf(given).filter(() => chosen.next().value);
          const { taken, sums } = worthWithout(given, gone);
          expect(taken).toHaveLength(gone.length);
          for (const each of taken) expect(each.price).toBeGreaterThanOrEqual(0);
          const sunk = sum(taken.map((each) => each.price));
          // Nobody owes more for less, whatever becomes of the code.
          expect(sums.total).toBe(given.total - sunk);
          if (gone.length === sessionsOf(given).length)
            expect(sums).toMatchObject({ subtotal: 0, discount: null, total: 0 });
          expect(sums.total).toBe(sums.subtotal - (sums.discount?.amount ?? 0));
        },
      ),
    );
  });
});

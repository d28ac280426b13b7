import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { withChanged } from '@wondercast/core/bookings/booking/place';
import { bookingChoices } from '@wondercast/core/bookings/changes/choices';
import { moveFeeOf } from '@wondercast/core/bookings/changes/move';
import { agreeing } from '@wondercast/core/calendar/scheduling/session-changes';
import { minorUnits, percentOf } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBookedLine, aBooking } from '../../support/builders.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const HOUR_MS = 3_600_000;

const percent = fc.integer({ min: 0, max: 100 });
const zones = fc.record({ near: fc.option(percent, { nil: null }), far: percent, fromHours: fc.nat(200) });

it('moving costs what the choices have said, whatever the policy, price, code and time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 500_000 }),
      fc.nat(30),
      zones,
      fc.integer({ min: -5, max: 400 }),
      (price, off, { near, far, fromHours }, hours) => {
        const policy = {
          zones: [
            { fromHours: fromHours + 1, refundPercent: 100, movePercent: far },
            { fromHours: 0, refundPercent: 0, movePercent: near },
          ],
        };
        const subtotal = minorUnits(2 * price);
        const amount = percentOf(subtotal, off);
        const terms = { type: 'percentage', value: off, leastOrder: minorUnits(0) } as const;
        const placed = aBooking({
          lines: [aBookedLine({ tierPrice: minorUnits(price), quantity: 2, policy })],
          subtotal,
          discount: { code: 'TEAM', description: null, amount, terms },
        });
        const [first] = sessionsOf(placed);
        if (!first) throw new Error('There are two sessions');
        const startsAt = new Date(NOW.getTime() + hours * HOUR_MS);
        const booking = withChanged(placed, [agreeing(first, { startsAt, zone: 'UTC', minutes: 60 }, NOW)]);
        const { sessions } = bookingChoices(booking, { entries: [], isChanging: false, now: NOW });
        for (const [at, session] of sessionsOf(booking).entries()) {
          const said = sessions[at]?.move;
          const cost = () => moveFeeOf(booking, session, NOW, false);
          if (said?.allowed) expect(cost()).toBe(said.fee);
          else expect(cost).toThrow(Refusal);
        }
      },
    ),
  );
});

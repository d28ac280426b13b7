import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { awaitsAnswer } from '@wondercast/core/calendar/staffing/assignment-states';
import { minorUnits } from '@wondercast/core/kernel/money';
import type { Around } from './around.ts';
import type { DemoTurn } from './plan-bookings.ts';

/** The cancellation fee is one fifth of the price. */
const FEE_SHARE = 5;

/** The assigned host cannot come and says so on their page. */
const declineAsHost = async ({ at, ports, store }: Around, when: Date, booking: Booking): Promise<void> => {
  const asked = (await store.assignments.ofBookings([booking.id])).find(awaitsAnswer);
  if (!asked) return;
  const token = ports.newToken();
  await store.hosts.addLink(asked.hostId, ports.hashToken(token), when);
  await at(when).answerAssignment(token, asked.id, {
    accept: false,
    reason: 'busy',
    note: 'I am with another team that afternoon.',
  });
};

/** Applies what disturbs a booking. */
export const takeTurn = async (
  around: Around,
  when: Date,
  booking: Booking,
  turn: DemoTurn,
): Promise<void> => {
  if (turn === 'host-declines') return declineAsHost(around, when, booking);
  const isByShop = turn === 'cancelled-by-shop';
  await around.at(when).cancelAny(
    around.desk,
    { bookingId: booking.id, sessionId: null },
    {
      by: isByShop ? 'shop' : 'customer',
      reason: isByShop ? 'The host is ill, and nobody else leads this.' : 'The offsite was moved to spring.',
      fee: isByShop ? null : minorUnits(Math.round(booking.total / FEE_SHARE)),
    },
  );
};

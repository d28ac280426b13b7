import type { BookingQuery } from '@wondercast/core/desk/office/register';
import { statusOfStanding } from '@wondercast/core/money/payment/payment-status';
import { sql } from 'kysely';
import { STORED_STATE } from '../booking/stored-state.ts';
import type { Builder } from '../driver/statement.ts';

/** The number of bookings with these states and UTC creation days, from the maintained sums. */
export const summedBookings = (db: Builder, { filter }: BookingQuery) => {
  const { state, cancelled, paymentStatus, deliveryStatus, createdFrom, createdTo } = filter;
  // A payment status only applies to bookings that cost something; the others have nothing due.
  const status = paymentStatus && statusOfStanding(paymentStatus);
  const count = paymentStatus === null ? 'bookings' : status === null ? 'bookings - priced' : 'priced';
  let asked = db
    .selectFrom('booking_sums')
    .select(sql<number>`coalesce(sum(${sql.raw(count)}), 0)`.as('total'));
  if (state !== null) {
    const stored = STORED_STATE[state];
    asked = asked.where('confirmed', '=', stored.confirmed).where('cancelled', '=', stored.cancelled);
  }
  if (cancelled !== null) asked = asked.where('cancelled', '=', cancelled);
  if (status !== null) asked = asked.where('payment_status', '=', status);
  if (deliveryStatus !== null) asked = asked.where('delivery_status', '=', deliveryStatus);
  if (createdFrom !== null) asked = asked.where('day', '>=', createdFrom);
  if (createdTo !== null) asked = asked.where('day', '<=', createdTo);
  return asked;
};

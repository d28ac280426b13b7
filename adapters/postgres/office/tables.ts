import { defineEntity, p } from '@mikro-orm/core';
import type { DeliveryStatus } from '@wondercast/core/bookings/booking/states';
import type { DemoKind } from '@wondercast/core/desk/office/demo';
import type { PaymentStatus } from '@wondercast/core/money/payment/payment-status';
import { day, flag, sum, text } from '../driver/column-builders.ts';

const id = () => p.bigint('number').primary().autoincrement();

/**
 * Sums of bookings by day of creation and states. Triggers add a row for each change, so that bookings never wait for a shared row;
 * housekeeping merges rows. The value is the sum of all rows with the same key (decision 129).
 */
export const BookingSumRow = defineEntity({
  name: 'BookingSumRow',
  tableName: 'booking_sums',
  properties: {
    id: id(),
    /** In UTC. */
    day: day(),
    confirmed: flag(false),
    cancelled: flag(false),
    paymentStatus: text().$type<PaymentStatus>(),
    deliveryStatus: text().$type<DeliveryStatus>(),
    bookings: p.integer(),
    /** Number of bookings that cost something. */
    priced: p.integer(),
    revenue: sum(),
  },
});

/** Received minus refunded money by UTC day. Rows with the same day add up. */
export const ReceivedSumRow = defineEntity({
  name: 'ReceivedSumRow',
  tableName: 'received_sums',
  properties: { id: id(), day: day(), amount: sum() },
});

/** What changes of bookings add to the revenue of a day, in addition to the sums of bookings (decision 197). */
export const RevenueChangeRow = defineEntity({
  name: 'RevenueChangeRow',
  tableName: 'revenue_changes',
  indexes: [
    {
      name: 'revenue_changes_partner_id_day_index',
      expression:
        'create index "revenue_changes_partner_id_day_index" on "revenue_changes" ("partner_id", "day") where partner_id is not null',
    },
  ],
  properties: {
    id: id(),
    bookingId: p.integer().index(),
    partnerId: p.integer().nullable(),
    /** In UTC. */
    day: day().index(),
    /** The reference of a partner's booking, kept when it is deleted. */
    reference: text().nullable(),
    /** The partner's commission on what is paid, in percent. */
    percent: p.float().columnType('double precision').default(0),
    bookings: p.integer(),
    removed: p.integer().default(0),
    amount: sum(),
    paid: sum().default(0),
    refunds: sum().default(0),
    commission: sum().default(0),
  },
});

/** All pending bookings with a ledger entry, and some that have been paid since. */
export const PartPaidBookingRow = defineEntity({
  name: 'PartPaidBookingRow',
  tableName: 'part_paid_bookings',
  properties: { bookingId: p.integer().primary().autoincrement(false) },
});

/** Records that came with the demo, and a stamp of their original state (decision 169). */
export const DemoRecordRow = defineEntity({
  name: 'DemoRecordRow',
  tableName: 'demo_records',
  properties: {
    kind: text().$type<DemoKind>().primary(),
    id: p.integer().primary().autoincrement(false),
    stamp: text(),
  },
});

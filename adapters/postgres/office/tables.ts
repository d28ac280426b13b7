import { defineEntity, p } from '@mikro-orm/core';
import type { DeliveryStatus } from '@wondercast/core/bookings/booking/states';
import type { DemoKind } from '@wondercast/core/desk/office/demo';
import type { PaymentStatus } from '@wondercast/core/money/payment/payment-status';
import { day, flag, sum, text } from '../driver/column-builders.ts';

const id = () => p.bigint('number').primary().autoincrement();

/**
 * Bookings by the day on which they were placed and by their states. Triggers add a row for each change, so that no two bookings
 * wait for one row; housekeeping makes one row of many. What holds is the sum of all rows with the same key (decision 129).
 */
export const BookingSumRow = defineEntity({
  name: 'BookingSumRow',
  tableName: 'booking_sums',
  properties: {
    id: id(),
    /** UTC. */
    day: day(),
    confirmed: flag(false),
    cancelled: flag(false),
    paymentStatus: text().$type<PaymentStatus>(),
    deliveryStatus: text().$type<DeliveryStatus>(),
    bookings: p.integer(),
    /** Those that cost anything. */
    priced: p.integer(),
    revenue: sum(),
  },
});

/** Received less refunded, by UTC day; rows add up as those of bookings do. */
export const ReceivedSumRow = defineEntity({
  name: 'ReceivedSumRow',
  tableName: 'received_sums',
  properties: { id: id(), day: day(), amount: sum() },
});

/** What changes of bookings add to the takings of days, beside the sums of bookings (decision 197). */
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
    /** UTC. */
    day: day().index(),
    /** Of a partner's booking, also once it is gone. */
    reference: text().nullable(),
    /** Promised to the partner, of what is paid. */
    percent: p.float().columnType('double precision').default(0),
    bookings: p.integer(),
    removed: p.integer().default(0),
    amount: sum(),
    paid: sum().default(0),
    refunds: sum().default(0),
    commission: sum().default(0),
  },
});

/** Every pending booking that has an entry in the ledger, and some that are paid by now. */
export const PartPaidBookingRow = defineEntity({
  name: 'PartPaidBookingRow',
  tableName: 'part_paid_bookings',
  properties: { bookingId: p.integer().primary().autoincrement(false) },
});

/** What came with the demo, and how it looked then (decision 169). */
export const DemoRecordRow = defineEntity({
  name: 'DemoRecordRow',
  tableName: 'demo_records',
  properties: {
    kind: text().$type<DemoKind>().primary(),
    id: p.integer().primary().autoincrement(false),
    stamp: text(),
  },
});

import { defineEntity, p } from '@mikro-orm/core';
import type { Quote } from '@wondercast/core/buying/quote/quote';
import type { Contact, Guest } from '../../octo/reservation.ts';
import { BookingRow } from '../booking/tables.ts';
import { at, text } from '../driver/column-builders.ts';

/** Resellers' reservations. A reservation remains after its hold and is deleted with its booking. */
export const ReservationRow = defineEntity({
  name: 'ReservationRow',
  tableName: 'octo_reservations',
  indexes: [{ name: 'octo_reservations_reference_index', properties: ['partnerId', 'resellerReference'] }],
  properties: {
    partnerId: p.integer().primary(),
    uuid: text().primary(),
    fingerprint: text(),
    holdId: text(),
    booking: () =>
      p
        .manyToOne(BookingRow)
        .nullable()
        .index('octo_reservations_booking_index')
        .deleteRule('cascade')
        .updateRule('no action'),
    quote: p.json().$type<Quote>(),
    resellerReference: text().nullable(),
    notes: text().nullable(),
    contact: p.json().$type<Contact>(),
    guests: p.json().$type<readonly Guest[]>(),
    emailReceipt: p.boolean(),
    voucher: text().nullable().unique('octo_reservations_voucher_key'),
    createdAt: at(),
    updatedAt: at(),
    expiresAt: at().index('octo_reservations_expires_index'),
    confirmedAt: at().nullable(),
    cancelledAt: at().nullable(),
    cancelReason: text().nullable(),
  },
});

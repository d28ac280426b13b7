import { defineEntity, p } from '@mikro-orm/core';
import type { CheckState } from '@wondercast/core/bookings/taxing/check-states';
import type { TakenRate } from '@wondercast/core/bookings/taxing/missing-rate';
import type { CheckDecision, TaxOffice } from '@wondercast/core/bookings/taxing/number-check';
import { BookingRow } from '../booking/tables.ts';
import { at, id, text } from '../driver/column-builders.ts';

/** Bookings whose place has no tax rate: one row per booking and country. */
export const MissingRateRow = defineEntity({
  name: 'MissingRateRow',
  tableName: 'missing_rates',
  properties: {
    id: id(),
    booking: () => p.manyToOne(BookingRow).deleteRule('cascade').updateRule('no action'),
    country: text(),
    taken: p.json().$type<readonly TakenRate[]>(),
    since: at().index(),
  },
  uniques: [{ properties: ['booking', 'country'] }],
});

/** Checks of tax numbers. There is no foreign key: they are kept when their booking is deleted, like its documents. */
export const NumberCheckRow = defineEntity({
  name: 'NumberCheckRow',
  tableName: 'number_checks',
  properties: {
    id: id(),
    bookingId: p.integer().index(),
    number: text(),
    office: text().$type<TaxOffice>(),
    state: text().$type<CheckState>(),
    askedAt: at(),
    attempts: p.integer(),
    triedAt: at().nullable(),
    problem: text().nullable(),
    asker: text().nullable(),
    name: text().nullable(),
    address: text().nullable(),
    consultation: text().nullable(),
    decision: text().$type<CheckDecision>().nullable(),
    reason: text().nullable(),
    decidedBy: text().nullable(),
    decidedAt: at().nullable(),
  },
});

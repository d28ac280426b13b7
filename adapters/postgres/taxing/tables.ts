import { defineEntity, p } from '@mikro-orm/core';
import type { TakenRate } from '@wondercast/core/bookings/taxing/missing-rate';
import { BookingRow } from '../booking/tables.ts';
import { at, id, text } from '../driver/column-builders.ts';

/** Bookings whose place has no rate. A booking has one of a country. */
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

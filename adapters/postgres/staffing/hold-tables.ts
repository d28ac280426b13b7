import { defineEntity, p } from '@mikro-orm/core';
import type { HeldTime } from '@wondercast/core/calendar/staffing/time-hold';
import { at, text } from '../driver/column-builders.ts';
import type { InJson } from '../driver/in-json.ts';

/** Holds on hosts' times, which last some minutes. The times that they reserve are rows of `assignments` (decision 145). */
export const HoldRow = defineEntity({
  name: 'HoldRow',
  tableName: 'holds',
  uniques: [
    {
      name: 'holds_holder_key',
      expression: 'create unique index "holds_holder_key" on "holds" ("holder") where partner_id is null',
    },
  ],
  indexes: [{ name: 'holds_place_index', properties: ['place', 'startedAt'] }],
  properties: {
    id: text().primary(),
    holder: text(),
    partnerId: p.integer().nullable(),
    place: text().nullable(),
    startedAt: at(),
    until: at(),
    units: p.json().$type<readonly InJson<HeldTime>[]>(),
  },
});

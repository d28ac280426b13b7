import { defineEntity, p } from '@mikro-orm/core';
import { UserRow } from '../account/tables.ts';
import { BookingRow } from '../booking/tables.ts';
import { at, text } from '../driver/column-builders.ts';
import { HostRow } from '../staffing/tables.ts';

/** Private calendar addresses by the sha256 of their token; each shows one booking, account or host. */
export const CalendarFeedRow = defineEntity({
  name: 'CalendarFeedRow',
  tableName: 'calendar_feeds',
  checks: [
    {
      name: 'calendar_feeds_subject_check',
      expression: 'num_nonnulls(booking_id, account_id, host_id) = 1',
    },
  ],
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).nullable().index().deleteRule('cascade').updateRule('no action'),
    account: () => p.manyToOne(UserRow).nullable().index().deleteRule('cascade').updateRule('no action'),
    host: () => p.manyToOne(HostRow).nullable().index().deleteRule('cascade').updateRule('no action'),
    createdAt: at(),
  },
});

import { defineEntity, p } from '@mikro-orm/core';
import { UserRow } from '../account/tables.ts';
import { BookingRow } from '../booking/tables.ts';
import { at, day, text } from '../driver/column-builders.ts';
import { HostRow } from '../staffing/tables.ts';

/** Private calendar URLs by the SHA-256 of their token. Each shows one booking, account or host. */
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

/** Session reminders for which a job has been added. */
export const SessionReminderRow = defineEntity({
  name: 'SessionReminderRow',
  tableName: 'session_reminders',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    position: p.integer().primary().autoincrement(false),
    unit: p.integer().primary().autoincrement(false),
    day: day().primary(),
    daysAhead: p.integer().primary().autoincrement(false),
  },
});

/** Days about which a host has been mailed. */
export const HostDayRow = defineEntity({
  name: 'HostDayRow',
  tableName: 'host_days',
  properties: {
    host: () => p.manyToOne(HostRow).primary().deleteRule('cascade').updateRule('no action'),
    day: day().primary(),
  },
});

import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { ComingSession, ReminderLog, SessionReminder } from '@wondercast/core/telling/notices/ports';
import { sql } from 'kysely';
import { isOneOf } from '../driver/one-of.ts';
import { type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { AHEAD } from '../state-sets.ts';

const COMING = statement(
  (_, { from, to }: Given<{ from: Date; to: Date }>) =>
    sql<ComingSession>`select booking_id "bookingId", position "line", unit, starts_at "startsAt", agreed_zone "zone"
    from booking_slots where ${isOneOf('state', AHEAD)} and starts_at >= ${from} and starts_at < ${to} order by starts_at, booking_id, position, unit`,
);

// Rows are written in a fixed order, so that two nodes never deadlock. Bookings that were deleted meanwhile are skipped.
const CLAIM = statement(
  (_, { given }: Given<{ given: string }>) =>
    sql<SessionReminder>`insert into session_reminders (booking_id, position, unit, day, days_ahead)
    select r."bookingId", r.line, r.unit, r.day, r."daysAhead"
      from jsonb_to_recordset(${given}::jsonb) as r("bookingId" int, line int, unit int, day date, "daysAhead" int)
      join bookings b on b.id = r."bookingId" order by 1, 2, 3, 4, 5
    on conflict do nothing
    returning booking_id "bookingId", position "line", unit, day::text "day", days_ahead "daysAhead"`,
);

const CLAIM_HOST_DAYS = statement(
  (_, { given }: Given<{ given: string }>) =>
    sql<{ hostId: number; day: LocalDate }>`insert into host_days (host_id, day)
    select r."hostId", r.day from jsonb_to_recordset(${given}::jsonb) as r("hostId" int, day date) order by 1, 2
    on conflict do nothing returning host_id "hostId", day::text "day"`,
);

export const postgresReminders = ({ run }: Session): ReminderLog => ({
  coming: (from, to) => run(COMING({ from, to })),
  claim: (reminders) => run(CLAIM({ given: JSON.stringify(reminders) })),
  claimHostDays: (days) => run(CLAIM_HOST_DAYS({ given: JSON.stringify(days) })),
});

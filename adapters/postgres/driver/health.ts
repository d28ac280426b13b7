import type { StoreHealth } from '../../http/deps.ts';
import type { Sql } from './database.ts';

/** A booking older than this has had its mail, unless something is wrong. */
const MAIL_DUE = '5 minutes';
/** More than these are not counted. */
const MOST = 1_000;

const HEALTH = `select
  (select coalesce(floor(extract(epoch from now() - min(run_at))), 0)::int from graphile_worker.jobs
    where attempts < max_attempts and locked_at is null and run_at <= now()) "oldestJobSeconds",
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) "deadJobs",
  (select count(*)::int from (select from bookings b
    where b.created_at > now() - $1::interval and b.created_at < now() - interval '${MAIL_DUE}'
      and not exists (select from booking_mails m where m.booking_id = b.id and m.kind = 'booking-received' and m.state = 'sent')
    limit ${MOST}) each) "bookingsWithoutMail"`;

/** How the jobs fare; `since` is how far back bookings are looked at, as an interval. */
export const readHealth = async (sql: Sql, since = '1 hour'): Promise<StoreHealth> => {
  const [row] = await sql<StoreHealth>(HEALTH, [since]);
  return row ?? { oldestJobSeconds: 0, deadJobs: 0, bookingsWithoutMail: 0 };
};

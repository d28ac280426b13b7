import { sql } from 'kysely';
import type { StoreHealth } from '../../http/deps.ts';
import type { Run } from './query.ts';
import { type Given, statement } from './statement.ts';

/** A booking older than this has had its mail, unless something is wrong. */
const MAIL_DUE = '5 minutes';
/** More than these are not counted. */
const MOST = 1_000;

const HEALTH = statement((db, { since }: Given<{ since: string }>) =>
  db.selectNoFrom((each) => [
    sql<number>`(select coalesce(floor(extract(epoch from now() - min(run_at))), 0)::int from graphile_worker.jobs
      where attempts < max_attempts and locked_at is null and run_at <= now())`.as('oldestJobSeconds'),
    sql<number>`(select count(*) from graphile_worker.jobs where attempts >= max_attempts)`.as('deadJobs'),
    each
      .selectFrom(
        each
          .selectFrom('bookings as b')
          .select('b.id')
          .where('b.created_at', '>', sql<Date>`now() - ${since}::interval`)
          .where('b.created_at', '<', sql<Date>`now() - interval ${sql.lit(MAIL_DUE)}`)
          .where(({ exists, not, selectFrom }) =>
            not(
              exists(
                selectFrom('booking_mails as m')
                  .select('m.id')
                  .whereRef('m.booking_id', '=', 'b.id')
                  .where('m.kind', '=', 'booking-received')
                  .where('m.state', '=', 'sent'),
              ),
            ),
          )
          .limit(MOST)
          .as('without'),
      )
      .select(({ fn }) => fn.countAll<number>().as('bookings'))
      .as('bookingsWithoutMail'),
  ]),
);

/** How the jobs are doing; `since` is how far back bookings are looked at, as an interval. */
export const readHealth = async (run: Run, since = '1 hour'): Promise<StoreHealth> => {
  const [row] = await run(HEALTH({ since }));
  return {
    oldestJobSeconds: row?.oldestJobSeconds ?? 0,
    deadJobs: row?.deadJobs ?? 0,
    bookingsWithoutMail: row?.bookingsWithoutMail ?? 0,
  };
};

import { sql } from 'kysely';
import type { StoreHealth } from '../../http/deps.ts';
import { NOT_TRIED_AGAIN } from '../state-sets.ts';
import { isOneOf } from './one-of.ts';
import type { Run } from './query.ts';
import { type Given, statement } from './statement.ts';

/** A booking older than this normally has its mail. */
const MAIL_DUE = '5 minutes';
/** Counting stops at this number. */
const MOST = 1_000;

const OVERDUE = sql<boolean>`b.created_at < now() - interval ${sql.lit(MAIL_DUE)} and not exists (select from booking_mails m
  where m.booking_id = b.id and m.kind = 'booking-received' and ${isOneOf('m.state', NOT_TRIED_AGAIN)})`;

/**
 * Bookings whose mail has failed and is being retried, which takes up to a day. The queue is short even when there are many
 * bookings. A mail that failed for good is counted among the jobs.
 */
const FAILING = sql<number>`(select (each.payload ->> 'bookingId')::int
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id,
    json_array_elements(case json_typeof(j.payload) when 'array' then j.payload else json_build_array(j.payload) end) each(payload)
  where t.identifier = 'mail-booking-received' and j.attempts > 0 and j.attempts < j.max_attempts limit ${sql.lit(MOST)})`;

const HEALTH = statement((db, { since }: Given<{ since: string }>) =>
  db.selectNoFrom((each) => [
    sql<number>`(select coalesce(floor(extract(epoch from now() - min(run_at))), 0)::int from graphile_worker.jobs
      where attempts < max_attempts and locked_at is null and run_at <= now())`.as('oldestJobSeconds'),
    sql<number>`(select count(*) from graphile_worker.jobs where attempts >= max_attempts)`.as('deadJobs'),
    each
      .selectFrom(
        each
          .selectFrom(
            each
              .selectFrom('bookings as b')
              .select('b.id')
              .where('b.created_at', '>', sql<Date>`now() - ${since}::interval`)
              .where(OVERDUE)
              .limit(MOST)
              .as('recent'),
          )
          .select('id')
          // A union instead of `or`, because each half has its own index.
          .union(each.selectFrom('bookings as b').select('b.id').where('b.id', 'in', FAILING).where(OVERDUE))
          .as('without'),
      )
      .select(({ fn }) => fn.countAll<number>().as('bookings'))
      .as('bookingsWithoutMail'),
  ]),
);

/**
 * The health of the job queue. `since` is an interval: how far back to look for bookings without any mail. Bookings whose mail is
 * being retried count however old they are.
 */
export const readHealth = async (run: Run, since = '1 hour'): Promise<StoreHealth> => {
  const [row] = await run(HEALTH({ since }));
  return {
    oldestJobSeconds: row?.oldestJobSeconds ?? 0,
    deadJobs: row?.deadJobs ?? 0,
    bookingsWithoutMail: row?.bookingsWithoutMail ?? 0,
  };
};

import { sql } from 'kysely';
import { refreshAllCustomers } from '../customers/refresh-customers.ts';
import type { Database } from '../driver/database.ts';
import { isOneOf } from '../driver/one-of.ts';
import { statement } from '../driver/statement.ts';
import { PAID } from '../state-sets.ts';

/** Key of an advisory lock that nothing else uses: one process folds at a time. It is released with its transaction, as poolers require. */
const FOLDING_LOCK = 732_016_202;

const LOCK = statement(
  () => sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${sql.lit(FOLDING_LOCK)}) as mine`,
);

/** Merges all rows with the same key into one. Rows that are written meanwhile are merged the next time. */
const FOLD_BOOKINGS = statement(
  () => sql`with crowded as (
      select day, confirmed, cancelled, payment_status, delivery_status from booking_sums group by 1, 2, 3, 4, 5 having count(*) > 1),
    gone as (delete from booking_sums s using crowded c where s.day = c.day and s.confirmed = c.confirmed
      and s.cancelled = c.cancelled and s.payment_status = c.payment_status and s.delivery_status = c.delivery_status returning s.*)
  insert into booking_sums (day, confirmed, cancelled, payment_status, delivery_status, bookings, priced, revenue)
    select day, confirmed, cancelled, payment_status, delivery_status, sum(bookings), sum(priced), sum(revenue) from gone group by 1, 2, 3, 4, 5
    having sum(bookings) <> 0 or sum(priced) <> 0 or sum(revenue) <> 0`,
);
const FOLD_RECEIVED = statement(
  () => sql`with crowded as (select day from received_sums group by 1 having count(*) > 1),
    gone as (delete from received_sums s using crowded c where s.day = c.day returning s.*)
  insert into received_sums (day, amount) select day, sum(amount) from gone group by 1 having sum(amount) <> 0`,
);

/**
 * Removes bookings that are paid or deleted. A booking that is just becoming pending again is locked and stays; the trigger of one
 * that is locked here waits and adds it again.
 */
const FORGET_PAID = statement(
  () => sql`delete from part_paid_bookings p using (
      select b.id from part_paid_bookings q join bookings b on b.id = q.booking_id
      where ${isOneOf('b.payment_status', PAID)} for no key update of b skip locked) paid
    where p.booking_id = paid.id`,
);
const FORGET_GONE = statement(
  () =>
    sql`delete from part_paid_bookings p where not exists (select from bookings b where b.id = p.booking_id)`,
);

/** Merges the rows of the maintained sums. Their totals do not change. */
export const foldSums = ({ transaction }: Pick<Database, 'transaction'>): Promise<void> =>
  transaction(async ({ run }) => {
    const [lock] = await run(LOCK());
    if (!lock?.mine) return;
    for (const fold of [FOLD_BOOKINGS, FOLD_RECEIVED, FORGET_PAID, FORGET_GONE]) await run(fold());
  });

const EVERY_MS = 10_000;

/** Periodically merges the sums and refreshes the customer register, until it is stopped. */
export const startFolding = (
  database: Pick<Database, 'transaction'>,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } => {
  let folding: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    folding = folding
      .then(() => foldSums(database))
      .then(() => refreshAllCustomers(database))
      .catch(failed);
  }, EVERY_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await folding;
    },
  };
};

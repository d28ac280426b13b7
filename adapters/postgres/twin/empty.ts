import type { Emptied } from '@wondercast/core/people/partners/test-data';
import type { Database } from '../driver/database.ts';
import { type Run, textQuery } from '../driver/query.ts';
import { isDeadlock, translated } from '../driver/refusals.ts';
import { MIRRORED } from './mirrored-tables.ts';

/** Tables of the infrastructure, not of the shop. */
export const KEPT_TABLES: readonly string[] = [
  ...MIRRORED.map(({ name }) => name),
  'shop_state',
  'twin_of',
  'schema_migrations',
  'rate_limits',
  'pulses',
];

/** In the order in which they are locked. */
export const OWN_TABLES = `select quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and c.relname <> all($1::text[]) order by c.oid`;

const truncateAll = async (run: Run): Promise<number> => {
  const [count] = await run(
    textQuery<{ bookings: number }>('select count(*)::int as bookings from bookings'),
  );
  const tables = await run(textQuery<{ name: string }>(OWN_TABLES, [KEPT_TABLES]));
  // Sequences continue, so that ids are never reused.
  await run(textQuery(`truncate ${tables.map(({ name }) => name).join(', ')} continue identity`));
  return count?.bookings ?? 0;
};

const MOST_TRIES = 5;

/**
 * A transaction that is repeated after a deadlock: jobs and calls of test keys lock the same rows and tables in orders of their own.
 * @throws Refusal 'unavailable' after the last try, and when a lock does not come free in time
 */
const transactionWithRetries = async <Result>(
  { transaction }: Database,
  work: (run: Run) => Promise<Result>,
): Promise<Result> => {
  for (let tries = 1; ; tries++)
    try {
      return await transaction(({ run }) => work(run));
    } catch (error) {
      if (tries === MOST_TRIES || !isDeadlock(error)) throw translated(error);
    }
};

const BATCH = 200;

/** Tables with a column that names their booking. Rows that a booking owns are deleted with it. */
const ABOUT_BOOKINGS = `select quote_ident(table_name) as name from information_schema.columns
  where table_schema = 'public' and column_name = 'booking_id' and table_name <> 'bookings'`;

const DUE = `select id from bookings where ($1::int is null or partner_id = $1) and ($2::timestamptz is null or created_at < $2)
  order by id limit ${BATCH} for update`;

const emptyBatch = async (run: Run, tables: readonly string[], { partnerId, before }: Emptied) => {
  const ids = (await run(textQuery<{ id: number }>(DUE, [partnerId, before]))).map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of tables) await run(textQuery(`delete from ${table} where booking_id = any($1)`, [ids]));
  await run(textQuery('delete from bookings where id = any($1)', [ids]));
  return ids.length;
};

const emptySome = async (twin: Database, emptied: Emptied): Promise<number> => {
  const tables = (await twin.reader.run(textQuery<{ name: string }>(ABOUT_BOOKINGS))).map(({ name }) => name);
  let forgotten = 0;
  for (;;) {
    const count = await transactionWithRetries(twin, (run) => emptyBatch(run, tables, emptied));
    forgotten += count;
    if (count < BATCH) break;
  }
  if (emptied.before === null)
    await transactionWithRetries(twin, async (run) => {
      await run(textQuery('delete from octo_reservations where partner_id = $1', [emptied.partnerId]));
      await run(
        textQuery('delete from assignments where hold_id in (select id from holds where partner_id = $1)', [
          emptied.partnerId,
        ]),
      );
      await run(textQuery('delete from holds where partner_id = $1', [emptied.partnerId]));
    });
  return forgotten;
};

/** Deletes test data. Returns the number of deleted bookings. */
export const emptyTwin = (twin: Database, emptied: Emptied): Promise<number> =>
  emptied.partnerId === null && emptied.before === null
    ? transactionWithRetries(twin, truncateAll)
    : emptySome(twin, emptied);

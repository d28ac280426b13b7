import { type Database, openDatabase } from '../driver/database.ts';
import { type Run, textQuery } from '../driver/query.ts';
import { codeOf, NO_SUCH_DATABASE } from './twin-database.ts';

/** What is at the address of the test data. */
export type TwinSeen =
  | { readonly kind: 'none' }
  /** Another shop's data, or the live database itself. */
  | { readonly kind: 'other' }
  | { readonly kind: 'own'; readonly bookings: number; readonly rows: number; readonly bytes: number };

const IDENTITY = `select "identity" from "shop_state" where "id" = 1`;
const PLACE = `select current_database() || ' ' || coalesce(inet_server_addr()::text, '') || ' ' || coalesce(inet_server_port()::text, '') as place`;
const OWNER = `select to_regclass('public.twin_of') is not null as marked`;
/** Row counts as the server estimates them. */
const SIZE = `select (select count(*)::int from bookings) as bookings,
  (select coalesce(sum(n_live_tup), 0)::float8 from pg_stat_user_tables) as rows,
  pg_database_size(current_database())::float8 as bytes`;

const first = async <Row>(run: Run, sql: string): Promise<Row | undefined> =>
  (await run(textQuery<Row & object>(sql)))[0];

/** Checks whether the database is this shop's test database, without changing anything. */
const isOwn = async (live: Run, twin: Run): Promise<boolean> => {
  const [here, there] = [await first(live, PLACE), await first(twin, PLACE)] as const;
  if (JSON.stringify(here) === JSON.stringify(there)) return false;
  if (!(await first<{ marked: boolean }>(twin, OWNER))?.marked) return false;
  const shop = await first<{ identity: string }>(live, IDENTITY);
  const owner = await first<{ live: string }>(twin, 'select "live" from "twin_of"');
  return shop !== undefined && owner?.live === shop.identity;
};

/** Briefly opens this shop's test database; null when there is none. */
const withTwin = async <Result>(
  live: Database,
  address: string,
  work: (twin: Database) => Promise<Result>,
): Promise<Result | 'none' | 'other'> => {
  const twin = openDatabase({ url: address, connections: 1 });
  try {
    return (await isOwn(live.reader.run, twin.reader.run)) ? await work(twin) : 'other';
  } catch (error) {
    if (codeOf(error) === NO_SUCH_DATABASE) return 'none';
    throw error;
  } finally {
    await twin.close();
  }
};

/** @throws Error while it cannot be reached */
export const lookAtTwin = async (live: Database, address: string): Promise<TwinSeen> => {
  const seen = await withTwin(live, address, async ({ reader }) => {
    const size = await first<{ bookings: number; rows: number; bytes: number }>(reader.run, SIZE);
    return { kind: 'own', ...(size ?? { bookings: 0, rows: 0, bytes: 0 }) } as const;
  });
  return typeof seen === 'string' ? { kind: seen } : seen;
};

/**
 * Empties the test database of a restored shop, because its bookings refer to rows from before the restore. The next call copies
 * the live data again. Returns the number of deleted bookings, or null when this shop has no test database.
 * @throws Error while it cannot be reached
 */
export const emptyTwinOf = async (
  live: Database,
  address: string,
  empty: (twin: Database) => Promise<number>,
): Promise<number | null> => {
  const forgotten = await withTwin(live, address, async (twin) => {
    const count = await empty(twin);
    await twin.reader.run(textQuery('update "twin_of" set "seen" = null'));
    return count;
  });
  return typeof forgotten === 'string' ? null : forgotten;
};

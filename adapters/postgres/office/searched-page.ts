import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Query, Run } from '../driver/query.ts';
import { type Builder, query } from '../driver/statement.ts';
import { newestParts } from './search-parts.ts';

/** A page and the total. Both are queried concurrently. */
export interface Page {
  /** In the requested order. */
  readonly ids: Promise<readonly number[]>;
  /** The total; one more than the counting limit when there are more. */
  readonly total: Promise<number>;
}

/**
 * Reads the rows of a page of at most `limit`, as soon as their ids are known, in parallel with the count. `fitting` tells how many
 * of the first rows fit on the page.
 */
export const readPage = async <Row>(
  { ids, total }: Page,
  limit: number,
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
  fitting: (ids: readonly number[]) => Promise<number> = async (found) => found.length,
): Promise<{ readonly rows: readonly Row[]; readonly total: number; readonly more: boolean }> => {
  const page = async () => {
    const found = await ids;
    const few = found.slice(0, limit);
    const fit = await fitting(few);
    return { rows: await read(few.slice(0, fit)), more: found.length > fit };
  };
  const [{ rows, more }, counted] = await Promise.all([page(), total]);
  return { rows, total: counted, more };
};

type Selection = (db: Builder) => Expression<unknown>;

/** A search. */
export interface Search {
  /** The alias of a row in conditions. */
  readonly row: string;
  readonly table: 'bookings' | 'customers';
  /** Selects all matches, or those in some parts of the table: ids and sort columns. */
  readonly every: (db: Builder, parts: readonly number[] | null) => Expression<unknown>;
  /** Selects matching ids in order among the next `rows` rows after the previous page. */
  readonly walked: (db: Builder, rows: number) => Expression<unknown>;
  /** Condition for rows after the previous page. */
  readonly beyond: RawBuilder<SqlBool>;
  readonly order: RawBuilder<unknown>;
}

/** How many rows in order are read to find a page of a frequent word; takes some ten milliseconds. */
export const WALKED = 20_000;

/** How many are read before the word's frequency is known; takes a few milliseconds. */
const WALKED_FIRST = 2_000;

/** Safety factor for the number of rows to count, because words are not spread evenly. */
const MARGIN = 1.3;

/** Counts rows up to `countTo` plus one. The plan is the one for all rows, and execution stops early. */
export const countedTo = (every: Selection, countTo: number | null): Query<{ total: number }> =>
  query((db) =>
    countTo === null
      ? sql<{ total: number }>`select count(*) as total from (${every(db)}) few`
      : sql<{ total: number }>`with every as materialized (${every(db)})
          select count(*) as total from (select from every limit ${countTo + 1}) few`,
  );

interface Found {
  readonly ids: readonly number[];
  readonly total: number;
}

const pageOfAll = (
  { row, every, beyond, order }: Search,
  limit: number,
  countTo: number | null,
): Query<Found> =>
  query(
    (db) => sql<Found>`with every as materialized (${every(db, null)}),
      few as materialized (select * from every limit ${countTo === null ? null : countTo + 1})
      select array(select id from few as ${sql.ref(row)} where ${beyond} order by ${order} limit ${limit}) as ids,
        (select count(*) from few) as total`,
  );

interface First {
  /** Ids of the first rows in order that contain the words. */
  readonly ids: readonly number[];
  /** The highest id of the table. */
  readonly lastId: number;
}

const firstWalked = ({ table, walked }: Search): Query<First> =>
  query(
    (db) => sql<First>`select array(${walked(db, WALKED_FIRST)}) as ids,
      (select coalesce(max(id), 0) from ${sql.ref(table)}) as "lastId"`,
  );

/**
 * A page of rows that contain some words. The trigram index has no order, so the first rows in order are read, which shows how
 * frequent the words are. Rare words: all matches are found and the page is taken from them. Frequent words: the index of the order
 * gives the page, and counting in the newest parts of the table reaches the limit; if it does not, all matches are found.
 */
export const searchedPage = (
  run: Run,
  search: Search,
  { limit, countTo }: { readonly limit: number; readonly countTo: number | null },
): Page => {
  const findAll = async (most: number | null) => {
    const [found] = await run(pageOfAll(search, limit, most));
    return { ids: found?.ids ?? [], total: found?.total ?? 0 };
  };
  const walkFirst = async () => {
    const [first] = await run(firstWalked(search));
    const { ids = [], lastId = 0 } = first ?? {};
    return { ids, lastId, isFrequent: ids.length * (WALKED / WALKED_FIRST) >= limit };
  };
  const walk = async (): Promise<readonly number[]> => {
    const found = await run(query((db) => sql<{ id: number }>`${search.walked(db, WALKED)} limit ${limit}`));
    return found.map(({ id }) => id);
  };
  const count = async (parts: readonly number[] | null): Promise<number> => {
    const [counted] = await run(countedTo((db) => search.every(db, parts), countTo));
    return counted?.total ?? 0;
  };
  const first = walkFirst();
  const most = countTo === null ? null : 2 * countTo;
  const few = first.then(({ isFrequent }) => (isFrequent ? null : findAll(most)));
  const pageIds = async () => {
    const { ids } = await first;
    if (ids.length >= limit) return ids.slice(0, limit);
    const found = await few;
    if (found && (most === null || found.total <= most)) return found.ids;
    const later = await walk();
    return later.length === limit ? later : (await findAll(null)).ids;
  };
  const total = async () => {
    const found = await few;
    if (found) return countTo === null ? found.total : Math.min(found.total, countTo + 1);
    const { ids, lastId } = await first;
    if (countTo === null) return count(null);
    const parts = newestParts(lastId, (MARGIN * countTo * WALKED_FIRST) / ids.length);
    const newest = parts && (await count(parts));
    return newest && newest > countTo ? newest : count(null);
  };
  return { ids: pageIds(), total: total() };
};

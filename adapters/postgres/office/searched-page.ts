import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Query, Run } from '../driver/query.ts';
import { type Builder, query } from '../driver/statement.ts';
import { newestParts } from './search-parts.ts';

/** A page and how many there are: both are asked for at once, and neither waits for the other. */
export interface Page {
  /** In the order asked for. */
  readonly ids: Promise<readonly number[]>;
  /** How many there are in all; one more than were to be counted where there are more. */
  readonly total: Promise<number>;
}

/**
 * What a page with `limit` rows at most holds: they are read as soon as it is known which, beside the count. `fitting` says how many of
 * the first of them fit on the page.
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

/** What is looked for. */
export interface Search {
  /** What conditions call a row. */
  readonly row: string;
  readonly table: 'bookings' | 'customers';
  /** Selects all of them, or those in some parts of the table: ids, and what they are sorted by. */
  readonly every: (db: Builder, parts: readonly number[] | null) => Expression<unknown>;
  /** Selects ids of them in their order, out of the first so many rows behind the page before. */
  readonly walked: (db: Builder, rows: number) => Expression<unknown>;
  /** True of what comes behind the page before. */
  readonly beyond: RawBuilder<SqlBool>;
  readonly order: RawBuilder<unknown>;
}

/** Rows of an order that are read to find a page of what is frequent: some ten milliseconds. */
export const WALKED = 20_000;

/** Those that are read at once, before it is known how frequent it is: a few milliseconds. */
const WALKED_FIRST = 2_000;

/** Words are not spread evenly: so many times the rows are counted that seem to be needed. */
const MARGIN = 1.3;

/** How many rows there are, up to `countTo` and one more: the plan is the one for all of them, and is left in the middle. */
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
  /** Of the first rows of the order those that have the words, in that order. */
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
 * A page of rows that have some words. The index of trigrams knows no order, so the first rows of the order are read, and show how
 * frequent the words are. Rare words: all rows are found once, and the page is taken from them. Frequent words: the index of the
 * order gives the page, and the newest parts of the table have more rows than are counted; if they do not, all rows are found.
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

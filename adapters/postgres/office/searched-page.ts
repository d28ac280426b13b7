import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Query, Run } from '../driver/query.ts';
import { type Builder, query } from '../driver/statement.ts';

/** A page and how many there are: both are asked for at once, and neither waits for the other. */
export interface Page {
  /** In the order asked for. */
  readonly ids: Promise<readonly number[]>;
  /** How many there are in all; one more than were to be counted where there are more. */
  readonly total: Promise<number>;
}

/** What a page with `limit` rows at most holds: they are read as soon as it is known which, beside the count. */
export const readPage = async <Row>(
  { ids, total }: Page,
  limit: number,
  read: (ids: readonly number[]) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly total: number; readonly more: boolean }> => {
  const page = async () => {
    const found = await ids;
    return { rows: await read(found.slice(0, limit)), more: found.length > limit };
  };
  const [{ rows, more }, counted] = await Promise.all([page(), total]);
  return { rows, total: counted, more };
};

type Selection = (db: Builder) => Expression<unknown>;

/** What is looked for. */
export interface Search {
  /** What conditions call a row. */
  readonly row: string;
  /** Selects all of them: ids, and what they are sorted by. */
  readonly every: Selection;
  /** Selects ids of them in their order, out of the first so many rows behind the page before. */
  readonly walked: (db: Builder, rows: number) => Expression<unknown>;
  /** True of what comes behind the page before. */
  readonly beyond: RawBuilder<SqlBool>;
  readonly order: RawBuilder<unknown>;
}

/** Rows of an order that are read to find a page of what is frequent: some ten milliseconds. */
export const WALKED = 20_000;

/** Those that are read at once, before it is known whether it is frequent: a few milliseconds. */
const WALKED_FIRST = 4_000;

/** How many rows there are, up to `countTo` and one more: the plan is the one for all of them, and is left in the middle. */
export const countedTo = (every: Selection, countTo: number | null): Query<{ total: number }> =>
  query((db) =>
    countTo === null
      ? sql<{ total: number }>`select count(*) as total from (${every(db)}) few`
      : sql<{ total: number }>`with every as materialized (${every(db)})
          select count(*) as total from (select from every limit ${countTo + 1}) few`,
  );

interface Among {
  readonly ids: readonly number[];
  readonly total: number;
}

const pageAmong = (
  { row, every, beyond, order }: Search,
  limit: number,
  countTo: number | null,
): Query<Among> =>
  query(
    (db) => sql<Among>`with every as materialized (${every(db)}),
      few as materialized (select * from every limit ${countTo === null ? null : countTo + 1})
      select array(select id from few as ${sql.ref(row)} where ${beyond} order by ${order} limit ${limit}) as ids,
        (select count(*) from few) as total`,
  );

/**
 * A page of what has some words. Trigrams are in no order: what has the words is found once, and the page is taken out of it. What is
 * is found among the first of the order, or is more than is counted, is frequent: the order's own index gives a page of it. Where it
 * does not, all of it is found after all.
 */
export const searchedPage = (
  run: Run,
  search: Search,
  { limit, countTo }: { readonly limit: number; readonly countTo: number | null },
): Page => {
  const among = async (most: number | null) => {
    const [found] = await run(pageAmong(search, limit, most));
    return { ids: found?.ids ?? [], total: found?.total ?? 0 };
  };
  const walked = async (rows: number): Promise<readonly number[]> => {
    const found = await run(query((db) => sql<{ id: number }>`${search.walked(db, rows)} limit ${limit}`));
    return found.map(({ id }) => id);
  };
  const first = walked(WALKED_FIRST);
  const most = countTo === null ? null : 2 * countTo;
  const few = first.then((ids) => (ids.length === limit ? null : among(most)));
  const pageIds = async () => {
    const found = await few;
    if (found === null) return first;
    if (most === null || found.total <= most) return found.ids;
    const later = await walked(WALKED);
    return later.length === limit ? later : (await among(null)).ids;
  };
  const count = async () => {
    const found = await few;
    if (found !== null) return countTo === null ? found.total : Math.min(found.total, countTo + 1);
    const [counted] = await run(countedTo(search.every, countTo));
    return counted?.total ?? 0;
  };
  return { ids: pageIds(), total: count() };
};

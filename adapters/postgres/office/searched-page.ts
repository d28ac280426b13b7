import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Query, Run } from '../driver/query.ts';
import { type Builder, query } from '../driver/statement.ts';

export interface Page {
  /** In the order asked for. */
  readonly ids: readonly number[];
  /** How many there are in all; one more than were to be counted where there are more. */
  readonly total: number;
}

type Selection = (db: Builder) => Expression<unknown>;

/** What is looked for. */
export interface Search {
  /** What conditions call a row. */
  readonly row: string;
  /** Selects all of them: ids, and what they are sorted by. */
  readonly every: Selection;
  /** Selects ids of them in their order, out of the first `WALKED` rows behind the page before. */
  readonly walked: Selection;
  /** True of what comes behind the page before. */
  readonly beyond: RawBuilder<SqlBool>;
  readonly order: RawBuilder<unknown>;
}

/** Rows of an order that are read to find a page of what is frequent: some ten milliseconds. */
export const WALKED = 20_000;

/** How many rows there are, up to `countTo` and one more: the plan is the one for all of them, and is left in the middle. */
export const countedTo = (every: Selection, countTo: number | null): Query<{ total: number }> =>
  query((db) =>
    countTo === null
      ? sql<{ total: number }>`select count(*) as total from (${every(db)}) few`
      : sql<{ total: number }>`with every as materialized (${every(db)})
          select count(*) as total from (select from every limit ${countTo + 1}) few`,
  );

const pageAmong = (
  { row, every, beyond, order }: Search,
  limit: number,
  countTo: number | null,
): Query<Page> =>
  query(
    (db) => sql<Page>`with every as materialized (${every(db)}),
      few as materialized (select * from every limit ${countTo === null ? null : countTo + 1})
      select array(select id from few as ${sql.ref(row)} where ${beyond} order by ${order} limit ${limit}) as ids,
        (select count(*) from few) as total`,
  );

/**
 * A page of what has some words. Trigrams are in no order: what has the words is found once, and the page is taken out of it. What is
 * more than is counted is frequent: the order's own index soon gives a page of it. Where it does not, all of it is found after all.
 */
export const searchedPage = async (
  run: Run,
  search: Search,
  { limit, countTo }: { readonly limit: number; readonly countTo: number | null },
): Promise<Page> => {
  const [few] = await run(pageAmong(search, limit, countTo));
  const total = few?.total ?? 0;
  if (countTo === null || total <= countTo) return { ids: few?.ids ?? [], total };
  const walked = await run(query((db) => sql<{ id: number }>`${search.walked(db)} limit ${limit}`));
  if (walked.length === limit) return { ids: walked.map(({ id }) => id), total };
  const [all] = await run(pageAmong(search, limit, null));
  return { ids: all?.ids ?? [], total };
};

import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * A part of a table is a range of this many ids. One index has both part and trigrams, so a search within some parts costs the same
 * however many rows the table has.
 */
const IDS_OF_A_PART = 8_192;

/** The search index of a table with `id` and `search_text`. */
export const searchIndex = (table: string) => {
  const name = `${table}_search_parts_index`;
  return {
    name,
    expression: `create index "${name}" on "${table}" using gin (("id" / ${IDS_OF_A_PART}), "search_text" gin_trgm_ops)`,
  };
};

/** The newest parts with at least this many ids; null when that is the whole table. */
export const newestParts = (lastId: number, ids: number): readonly number[] | null => {
  const last = Math.floor(lastId / IDS_OF_A_PART);
  // One more, because the newest part is incomplete.
  const count = Math.ceil(ids / IDS_OF_A_PART) + 1;
  return count > last ? null : Array.from({ length: count }, (_, at) => last - at);
};

/** Condition for rows in these parts. */
export const isInParts = (row: string, parts: readonly number[]): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${row}.id`)} / ${sql.lit(IDS_OF_A_PART)}) = any(${parts}::int[])`;

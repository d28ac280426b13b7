import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * How many ids a part has. Parts and trigrams are in one index: a search within some parts reads it no further than they go, however
 * many rows the table has.
 */
const IDS_OF_A_PART = 8_192;

/** Of a table with `id` and `search_text`. */
export const searchIndex = (table: string) => {
  const name = `${table}_search_parts_index`;
  return {
    name,
    expression: `create index "${name}" on "${table}" using gin (("id" / ${IDS_OF_A_PART}), "search_text" gin_trgm_ops)`,
  };
};

/**
 * The newest parts, with so many ids at least, in a table whose last id is this; null where these are all.
 */
export const newestParts = (lastId: number, ids: number): readonly number[] | null => {
  const last = Math.floor(lastId / IDS_OF_A_PART);
  // The last one has only begun.
  const count = Math.ceil(ids / IDS_OF_A_PART) + 1;
  return count > last ? null : Array.from({ length: count }, (_, at) => last - at);
};

export const isInParts = (row: string, parts: readonly number[]): RawBuilder<SqlBool> =>
  sql`(${sql.ref(`${row}.id`)} / ${sql.lit(IDS_OF_A_PART)}) = any(${parts}::int[])`;

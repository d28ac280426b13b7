import { type RawBuilder, type SqlBool, sql } from 'kysely';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listed = (texts: readonly string[]): string => texts.map(literal).join(', ');

/**
 * Condition: a column has one of these constants. They are literals, because the planner uses a partial index only when it sees the
 * same texts.
 */
export const oneOf = (column: string, texts: readonly string[]): string =>
  texts.length === 1 ? `${column} = ${listed(texts)}` : `${column} in (${listed(texts)})`;

/** Condition: a column has none of these constants. */
export const noneOf = (column: string, texts: readonly string[]): string =>
  texts.length === 1 ? `${column} <> ${listed(texts)}` : `${column} not in (${listed(texts)})`;

/** Like `oneOf`, for use in a statement. */
export const isOneOf = (column: string, texts: readonly string[]): RawBuilder<SqlBool> =>
  sql.raw<SqlBool>(oneOf(column, texts));

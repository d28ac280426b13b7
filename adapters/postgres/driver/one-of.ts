import { type RawBuilder, type SqlBool, sql } from 'kysely';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const listed = (texts: readonly string[]): string => texts.map(literal).join(', ');

/**
 * True of a column that has one of the shop's own texts. Literals, since the planner
 * uses an index with a condition only where it sees the same texts.
 */
export const oneOf = (column: string, texts: readonly string[]): string =>
  texts.length === 1 ? `${column} = ${listed(texts)}` : `${column} in (${listed(texts)})`;

/** True of a column that has none of the shop's own texts. */
export const noneOf = (column: string, texts: readonly string[]): string =>
  texts.length === 1 ? `${column} <> ${listed(texts)}` : `${column} not in (${listed(texts)})`;

/** The same in a statement. */
export const isOneOf = (column: string, texts: readonly string[]): RawBuilder<SqlBool> =>
  sql.raw<SqlBool>(oneOf(column, texts));

import type { QueryConfig } from 'pg';

/** One statement with its values, and by its type the rows that it answers. */
export interface Query<Row> {
  readonly text: string;
  readonly parameters: readonly unknown[];
  /** A constant text is prepared under this name once per connection. */
  readonly name?: string;
  readonly '~row'?: Row;
}

/** Runs a statement and answers its rows. */
export type Run = <Row>(query: Query<Row>) => Promise<readonly Row[]>;

/** SQL as written, for what no table defines: settings of the server, locks, the job queue's own tables. */
export const textQuery = <Row = unknown>(text: string, parameters: readonly unknown[] = []): Query<Row> => ({
  text,
  parameters,
});

/** The row that a write has answered. */
export const writtenRow = <Row>([row]: readonly Row[], what: string): Row => {
  if (row === undefined) throw new Error(`${what} was not written`);
  return row;
};

/** A statement whose answer is waited for so many milliseconds. Then its connection is to be thrown away (`isGivenUp`). */
export const within = (ms: number, text: string, values: unknown[] = []): QueryConfig => {
  const limited: QueryConfig & { readonly query_timeout: number } = { text, values, query_timeout: ms };
  return limited;
};

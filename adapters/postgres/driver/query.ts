import type { QueryConfig } from 'pg';

/** An SQL statement with its values. The type parameter is the type of its rows. */
export interface Query<Row> {
  readonly text: string;
  readonly parameters: readonly unknown[];
  /** The name of the prepared statement, for a constant text. */
  readonly name?: string;
  readonly '~row'?: Row;
}

/** Runs a statement and returns its rows. */
export type Run = <Row>(query: Query<Row>) => Promise<readonly Row[]>;

/** Plain SQL for what no table definition covers: server settings, locks, the job queue's tables. */
export const textQuery = <Row = unknown>(text: string, parameters: readonly unknown[] = []): Query<Row> => ({
  text,
  parameters,
});

/** The row returned by a write. */
export const writtenRow = <Row>([row]: readonly Row[], what: string): Row => {
  if (row === undefined) throw new Error(`${what} was not written`);
  return row;
};

/** A statement with a client-side timeout in milliseconds. After a timeout its connection must be discarded (`isGivenUp`). */
export const within = (ms: number, text: string, values: unknown[] = []): QueryConfig => {
  const limited: QueryConfig & { readonly query_timeout: number } = { text, values, query_timeout: ms };
  return limited;
};

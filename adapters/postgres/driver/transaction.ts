import type { PoolClient } from 'pg';
import { isGivenUp } from './connection-errors.ts';
import { type Query, type Run, within } from './query.ts';
import { joinWrites } from './writes.ts';

/**
 * The connection of a unit of work, or of reads outside one. The transaction begins lazily with the first statement that needs it:
 * a unit of work that only reads and then writes once runs as one statement without BEGIN and COMMIT.
 */
export interface Session {
  /** Runs a statement in the transaction, after all earlier writes. */
  readonly run: Run;
  /** Reads committed data without beginning the transaction. In a transaction that has begun it is the same as `run`. */
  readonly read: Run;
  /**
   * Queues a write, which runs before the transaction ends. An error, for example a duplicate key, is thrown by the next statement
   * or at the end of the unit of work.
   */
  write(write: Query<unknown>): Promise<void>;
}

export type Connection = PoolClient;

/** Runs statements on a connection. `prepared` prepares each by name, which a pooler may not support (decision 108). */
export const runOn =
  (prepared: boolean) =>
  (client: Pick<Connection, 'query'>): Run =>
  async <Row>({ text, name, parameters }: Query<Row>) => {
    const values = [...parameters];
    const result = await client.query(prepared && name ? { name, text, values } : { text, values });
    return result.rows as Row[];
  };

/** Takes a connection and begins a transaction. If `begin` fails, the connection is discarded. */
const begin = async (connect: () => Promise<Connection>): Promise<Connection> => {
  const client = await connect();
  try {
    await client.query('begin');
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/** Rolls back after an error. If that fails or the client gave up, the connection is discarded, and the server rolls back. */
const rollBack = async (client: Connection, error: unknown): Promise<void> => {
  if (isGivenUp(error)) return client.release(true);
  const isBroken = await client.query('rollback').then(
    () => false,
    () => true,
  );
  client.release(isBroken);
};

/**
 * One unit of work. It takes a connection and begins a transaction only when a statement needs one. `commitMs` is the timeout for a
 * commit that waits for a synchronous replica, for which the server has no limit; null disables it.
 */
export const lazyTransaction = (
  connect: () => Promise<Connection>,
  reader: Run,
  on: (client: Connection) => Run,
  commitMs: number | null,
) => {
  let begun: Promise<Connection> | null = null;
  /** Whether COMMIT was sent: if the connection is lost after that, the outcome is unknown. */
  let mayBeDone = false;
  let waiting: Query<unknown>[] = [];
  let flushed: Promise<void> = Promise.resolve();
  const runAll = async (run: Run, statements: readonly Query<unknown>[]): Promise<void> => {
    for (const each of statements) await run(each);
  };
  const take = (): readonly Query<unknown>[] => {
    const statements = joinWrites(waiting);
    waiting = [];
    return statements;
  };
  /** Later statements wait for this, also when several are run at once. */
  const flush = (run: Run): Promise<void> => {
    const statements = take();
    if (statements.length > 0) flushed = flushed.then(() => runAll(run, statements));
    return flushed;
  };
  const inside = async (): Promise<Run> => {
    begun ??= begin(connect);
    return on(await begun);
  };
  const run: Run = async (query) => {
    const runInside = await inside();
    await flush(runInside);
    return runInside(query);
  };
  const session: Session = {
    run,
    read: (query) => (begun || waiting.length > 0 ? run(query) : reader(query)),
    write: async (write) => {
      waiting.push(write);
    },
  };
  return {
    session,
    commit: async (): Promise<void> => {
      const statements = take();
      // A single statement is its own transaction.
      if (!begun && statements.length < 2) {
        mayBeDone = statements.length > 0;
        return runAll(reader, statements);
      }
      await runAll(await inside(), statements);
      const client = await begun;
      mayBeDone = true;
      await client?.query(commitMs === null ? 'commit' : within(commitMs, 'commit'));
      begun = null;
      client?.release();
    },
    rollback: async (error: unknown): Promise<void> => {
      const client = await begun?.catch(() => null);
      if (client) await rollBack(client, error);
    },
    /** True when nothing can have been committed. */
    isUndone: (): boolean => !mayBeDone,
  };
};

import type { PoolClient } from 'pg';
import { isGivenUp } from './losses.ts';
import { type Query, type Run, within } from './query.ts';
import { joinWrites } from './writes.ts';

/**
 * What one transaction, or a reader outside of any, stands on. A transaction begins with the first statement that needs it:
 * a unit of work that only reads and then writes once is one statement, which is a transaction by itself.
 */
export interface Session {
  /** Runs in the transaction, after everything that was written before. */
  readonly run: Run;
  /** Reads what was committed, without beginning the transaction. Within one that has begun it is the same as `run`. */
  readonly read: Run;
  /**
   * Writes before the transaction ends. What it refuses (a duplicate, for example) is thrown by the statement that follows, or
   * by the end of the unit of work.
   */
  write(write: Query<unknown>): Promise<void>;
}

export type Connection = PoolClient;

/** Runs statements on a connection. `prepared` keeps each under its name in the session, which a pooler may not (decision 108). */
export const runOn =
  (prepared: boolean) =>
  (client: Pick<Connection, 'query'>): Run =>
  async <Row>({ text, name, parameters }: Query<Row>) => {
    const values = [...parameters];
    const result = await client.query(prepared && name ? { name, text, values } : { text, values });
    return result.rows as Row[];
  };

/** A connection in a transaction. One on which `begin` fails is not used again. */
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

/**
 * After a failure. A connection on which `rollback` fails, or that was given up, is not used again: the server rolls back what
 * it loses.
 */
const rollBack = async (client: Connection, error: unknown): Promise<void> => {
  if (isGivenUp(error)) return client.release(true);
  const isBroken = await client.query('rollback').then(
    () => false,
    () => true,
  );
  client.release(isBroken);
};

/**
 * One unit of work on a connection that is taken, and a transaction that begins, when a statement needs it. `commitMs` limits
 * how long a commit waits for the replica that acknowledges it, which no limit of the server does; null lets it wait.
 */
export const lazyTransaction = (
  connect: () => Promise<Connection>,
  reader: Run,
  on: (client: Connection) => Run,
  commitMs: number | null,
) => {
  let begun: Promise<Connection> | null = null;
  /** Whether the server was told to commit: if the connection is lost then, nobody knows whether it did. */
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
  /** The next statement waits for it, also when several are asked at once. */
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
      // One statement is a transaction by itself.
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

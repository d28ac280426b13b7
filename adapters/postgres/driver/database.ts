import pg from 'pg';
import type { Query, Run } from './query.ts';
import { type RenewablePool, renewablePool } from './renewable-pool.ts';
import { lazyTransaction, runOn, type Session } from './transaction.ts';

export interface Database {
  readonly url: string;
  /** The pool in use: `renew` replaces it. */
  readonly pool: pg.Pool;
  /** Outside of transactions. */
  readonly reader: Session;
  /** Reads and commits on a connection that no unit of work can occupy. */
  readonly aside: Run;
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Throws every connection away, used or not: their server is gone or does not answer. */
  renew(): void;
  close(): Promise<void>;
}

const asText = (text: string) => text;
/** bigint and numeric: sums, counts and percentages, all far below 2^53. */
const NUMBERS = [20, 1700];
/** date, timestamp and interval stay as written, so that no zone can shift a day. */
const AS_WRITTEN = [1082, 1114, 1186];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (NUMBERS.includes(oid)) return Number;
    if (AS_WRITTEN.includes(oid)) return asText;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

export interface DatabaseOptions {
  readonly url: string;
  /** Most connections of this process. */
  readonly connections?: number;
  readonly onError?: (error: Error) => void;
  /** For work that takes as long as it takes, such as migrations: no statement is given up. */
  readonly isPatient?: boolean;
}

/** How long a statement waits for a lock, such as that of a twin with the same idempotency key (decision 014). */
const LOCK_WAIT_MS = 10_000;
/** How long a transaction may do nothing: a machine that vanished gives its locks back after that. */
const IDLE_IN_TRANSACTION_MS = 10_000;

const PATIENCE: pg.ClientConfig = {
  lock_timeout: LOCK_WAIT_MS,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  // A server that hangs rather than dies answers nothing: give up on it, the connection is thrown away.
  query_timeout: 35_000,
};

/** Runs each statement on a connection of its own, which stays in use when the server refuses one. */
const runOnPool =
  (pool: RenewablePool): Run =>
  async (query) => {
    const client = await pool.current().connect();
    try {
      return await runOn(client)(query);
    } finally {
      client.release();
    }
  };

/** A pool of connections. Opening asks nothing of the server: it may be away. */
export const openDatabase = ({
  url,
  connections = 12,
  onError = () => {},
  isPatient = false,
}: DatabaseOptions): Database => {
  const open = (max: number, idleTimeoutMillis: number): RenewablePool =>
    renewablePool(
      {
        connectionString: url,
        max,
        types,
        connectionTimeoutMillis: 3_000,
        idleTimeoutMillis,
        keepAlive: true,
        application_name: 'wondercast',
        ...(isPatient ? {} : PATIENCE),
      },
      onError,
    );
  const pool = open(connections, isPatient ? 0 : 60_000);
  const aside = open(1, 10_000);
  const run = runOnPool(pool);
  return {
    url,
    get pool() {
      return pool.current();
    },
    reader: {
      run,
      read: run,
      write: async (write: Query<unknown>) => {
        await run(write);
      },
    },
    aside: runOnPool(aside),
    transaction: async (work) => {
      const { session, commit, rollback } = lazyTransaction(() => pool.current().connect(), run);
      try {
        const result = await work(session);
        await commit();
        return result;
      } catch (error) {
        await rollback();
        throw error;
      }
    },
    renew: () => {
      pool.renew();
      aside.renew();
    },
    close: async () => {
      await aside.end();
      await pool.end();
    },
  };
};

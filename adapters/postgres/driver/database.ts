import { Migrator } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { migrations } from '../migrations/migrations.ts';
import { tables } from '../schema.ts';
import { constant, forgivingDialect } from './dialect.ts';
import { type RenewablePool, renewablePool } from './renewable-pool.ts';
import { joinWrites, type Write } from './writes.ts';

/** Runs SQL with `$1…` parameters and answers the rows. */
export type Sql = <Row>(text: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;

/**
 * What one transaction, or a reader outside of any, stands on. A transaction begins with the first statement that needs it:
 * a unit of work that only reads and then writes once is one statement, which is a transaction by itself.
 */
export interface Session {
  /** Runs in the transaction, after everything that was written before. */
  readonly sql: Sql;
  /** Reads what was committed, without beginning the transaction. Within one that has begun it is the same as `sql`. */
  readonly read: Sql;
  /**
   * Writes before the transaction ends. What it refuses (a duplicate, for example) is thrown by the statement that follows, or
   * by the end of the unit of work.
   */
  write(write: Write): Promise<void>;
  /** Entities, for writes that are not hot; on the same transaction. */
  entities(): Promise<EntityManager>;
}

export interface Database {
  readonly url: string;
  readonly orm: MikroORM;
  /** The pool of now: `renew` replaces it. */
  readonly pool: pg.Pool;
  /** Outside of transactions. */
  readonly reader: Session;
  /** Reads and commits on a connection that no unit of work can occupy. */
  readonly aside: Sql;
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Throws every connection away, used or not: their server is gone or does not answer. */
  renew(): void;
  close(): Promise<void>;
}

const INT8 = 20;
const asText = (text: string) => text;
/** date, timestamp, timestamptz, interval: MikroORM and the row mappers read them as text, so that no zone can shift a day. */
const TEMPORAL = [1082, 1114, 1184, 1186];

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    // Sums are bigint in the table and far below 2^53.
    if (oid === INT8) return Number;
    if (TEMPORAL.includes(oid)) return asText;
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
  /** Is told how far a long migration is. */
  readonly tell?: (line: string) => void;
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

const runner =
  (db: Pick<Kysely<unknown>, 'executeQuery'>): Sql =>
  async <Row>(text: string, parameters: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;

type Connection = ReturnType<EntityManager['getConnection']>;
type Transaction = Awaited<ReturnType<Connection['begin']>>;

/** One unit of work on a connection that is taken, and a transaction that begins, when a statement needs it. */
const lazyTransaction = (connection: Connection, reader: Sql, orm: MikroORM) => {
  let begun: Promise<Transaction> | null = null;
  let waiting: Write[] = [];
  const begin = (): Promise<Transaction> => {
    begun ??= connection.begin();
    return begun;
  };
  const within = async (): Promise<Sql> => runner((await begin()) as unknown as Kysely<unknown>);
  const take = (): readonly Write[] => {
    const statements = joinWrites(waiting, constant);
    waiting = [];
    return statements;
  };
  const run = async (sql: Sql, statements: readonly Write[]): Promise<void> => {
    for (const { text, parameters } of statements) await sql(text, parameters);
  };
  let flushed: Promise<void> = Promise.resolve();
  /** Whoever asks next waits for it, also when several ask at once. */
  const flush = (sql: Sql): Promise<void> => {
    const statements = take();
    if (statements.length > 0) flushed = flushed.then(() => run(sql, statements));
    return flushed;
  };
  const sql: Sql = async (text, parameters) => {
    const inside = await within();
    await flush(inside);
    return inside(text, parameters);
  };
  const session: Session = {
    sql,
    read: (text, parameters) =>
      begun || waiting.length > 0 ? sql(text, parameters) : reader(text, parameters),
    write: async (write) => {
      waiting.push(write);
    },
    entities: async () => {
      const em = orm.em.fork({ clear: true });
      const transaction = await begin();
      await flush(await within());
      em.setTransactionContext(transaction);
      return em;
    },
  };
  return {
    session,
    commit: async (): Promise<void> => {
      const statements = take();
      // One statement is a transaction by itself.
      if (!begun && statements.length < 2) return run(reader, statements);
      await run(await within(), statements);
      await connection.commit(await begin());
    },
    rollback: async (): Promise<void> => {
      const transaction = await begun?.catch(() => null);
      // The failure that led here says more than that of its rollback.
      if (transaction) await connection.rollback(transaction).catch(() => {});
    },
  };
};

/** A pool with MikroORM on it. Opening asks nothing of the server: it may be away. */
export const openDatabase = ({
  url,
  connections = 12,
  onError = () => {},
  isPatient = false,
  tell = () => {},
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
  const orm = new MikroORM({
    entities: tables,
    extensions: [Migrator],
    clientUrl: url,
    driverOptions: forgivingDialect(pool.current),
    migrations: {
      migrationsList: migrations(tell),
      snapshot: false,
      tableName: 'schema_migrations',
      // Large tables change in steps that commit by themselves.
      allOrNothing: false,
    },
    ensureDatabase: false,
    // The job queue keeps its own tables.
    schemaGenerator: { ignoreSchema: ['graphile_worker'] },
    logger: () => {},
  });
  const connection = orm.em.getConnection();
  const reader: Sql = (text, parameters) => runner(connection.getClient())(text, parameters);
  return {
    url,
    orm,
    get pool() {
      return pool.current();
    },
    reader: {
      sql: reader,
      read: reader,
      write: async ({ text, parameters }) => {
        await reader(text, parameters);
      },
      entities: async () => orm.em.fork(),
    },
    aside: async <Row>(text: string, parameters: readonly unknown[] = []) =>
      (await aside.current().query(text, [...parameters])).rows as Row[],
    transaction: async (work) => {
      const { session, commit, rollback } = lazyTransaction(connection, reader, orm);
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
      await orm.close(true);
      await aside.end();
      await pool.end();
    },
  };
};

import { Migrator } from '@mikro-orm/migrations';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { CompiledQuery, type Kysely } from 'kysely';
import pg from 'pg';
import { forgivingDialect } from './dialect.ts';
import { migrations } from './migrations/migrations.ts';
import { tables } from './schema.ts';

/** Runs SQL with `$1…` parameters and answers the rows. */
export type Sql = <Row>(text: string, parameters?: readonly unknown[]) => Promise<readonly Row[]>;

/** What one transaction, or a reader outside of any, stands on. */
export interface Session {
  readonly sql: Sql;
  /** Entities, for writes that are not hot; on the same transaction. */
  entities(): EntityManager;
}

export interface Database {
  readonly orm: MikroORM;
  readonly pool: pg.Pool;
  /** Outside of transactions. */
  readonly reader: Session;
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
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
}

/** How long a statement waits for a lock, such as that of a twin with the same idempotency key (decision W9). */
const LOCK_WAIT_MS = 10_000;

const runner =
  (db: Pick<Kysely<unknown>, 'executeQuery'>): Sql =>
  async <Row>(text: string, parameters: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows;

/** A pool with MikroORM on it. Opening asks nothing of the server: it may be away. */
export const openDatabase = ({ url, connections = 12, onError = () => {} }: DatabaseOptions): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    lock_timeout: LOCK_WAIT_MS,
    statement_timeout: 30_000,
    // A server that hangs rather than dies answers nothing: give up on it, the connection is thrown away.
    query_timeout: 35_000,
    keepAlive: true,
    application_name: 'wondercast',
  });
  // Without listeners a dying backend would end the process.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const orm = new MikroORM({
    entities: tables,
    extensions: [Migrator],
    clientUrl: url,
    driverOptions: forgivingDialect(pool),
    migrations: { migrationsList: migrations, snapshot: false, tableName: 'schema_migrations' },
    ensureDatabase: false,
    // The job queue keeps its own tables.
    schemaGenerator: { ignoreSchema: ['graphile_worker'] },
    logger: () => {},
  });
  const connection = orm.em.getConnection();
  return {
    orm,
    pool,
    reader: {
      sql: (text, parameters) => runner(connection.getClient())(text, parameters),
      entities: () => orm.em.fork(),
    },
    transaction: (work) =>
      connection.transactional((transaction) =>
        work({
          sql: runner(transaction as unknown as Kysely<unknown>),
          entities: () => {
            const em = orm.em.fork({ clear: true });
            em.setTransactionContext(transaction);
            return em;
          },
        }),
      ),
    close: () => orm.close(true),
  };
};

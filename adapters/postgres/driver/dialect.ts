import { createHash } from 'node:crypto';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** SQL texts that are constant in the source: prepared once per connection under a stable name. */
const prepared = new Map<string, string>();

/** Marks constant SQL, so that Postgres parses and plans it once per connection. */
export const constant = (text: string): string => {
  if (!prepared.has(text)) prepared.set(text, createHash('sha1').update(text).digest('base64url'));
  return text;
};

/** A connection that runs constant SQL as named statements. */
class PreparingConnection implements DatabaseConnection {
  readonly client: PoolClient;

  constructor(client: PoolClient) {
    this.client = client;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const name = prepared.get(sql);
    const values = parameters as unknown[];
    const result = await this.client.query(name ? { name, text: sql, values } : { text: sql, values });
    return { rows: result.rows as Row[], numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  // biome-ignore lint/correctness/useYield: the shop reads whole answers; kysely asks for the method
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Streaming is not offered here');
  }
}

/**
 * Kysely leaks a pooled connection when `begin` or `rollback` throws, which is what a killed Postgres makes them do
 * (kysely issue 1990). Here a failed begin gives its connection back, a failed rollback is believed to have happened
 * (the server rolls back what it loses), and a connection that failed is not used again.
 */
class ForgivingDriver implements Driver {
  readonly #pool: () => Pool;
  readonly #broken = new WeakSet<DatabaseConnection>();

  constructor(pool: () => Pool) {
    this.#pool = pool;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PreparingConnection> {
    return new PreparingConnection(await this.#pool().connect());
  }

  async beginTransaction(
    connection: DatabaseConnection,
    settings: { isolationLevel?: string },
  ): Promise<void> {
    const level = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin${level}`));
    } catch (error) {
      this.#broken.add(connection);
      await this.releaseConnection(connection);
      throw error;
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await connection.executeQuery(CompiledQuery.raw('rollback'));
    } catch {
      this.#broken.add(connection);
    }
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as PreparingConnection).client.release(this.#broken.has(connection));
  }

  /** Whoever opened the pool ends it. */
  async destroy(): Promise<void> {}
}

/** Kysely's Postgres over whichever pool there is at the moment. */
export const forgivingDialect = (pool: () => Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new ForgivingDriver(pool),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

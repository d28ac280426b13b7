import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { createGunzip, type Gunzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../driver/database.ts';
import { copyTarget, quotedTable } from './copied-tables.ts';
import { type DatabaseCopy, JOBS_FOLDER, tableFolder } from './copy-out.ts';
import { COPY_JOBS_IN, makeWaitingJobs, queueWaitingJobs } from './queue-copy.ts';

/** Loads a copy part by part into prepared tables, in one transaction. */
export interface Loading {
  /** The next part of a table, or of the jobs. Parts come in the order in which they were copied. */
  add(folder: string, part: Uint8Array): Promise<void>;
  /** @throws Error when rows are missing; nothing is committed then */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

interface OpenTable {
  readonly folder: string;
  readonly packed: Gunzip;
  readonly loaded: Promise<number>;
}

const SESSION = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = '10s'; set local datestyle = 'ISO'; set local timezone = 'UTC'; set local client_encoding = 'UTF8'`;

const openTable = (client: PoolClient, folder: string, statement: string): OpenTable => {
  const packed = createGunzip();
  const rows = client.query(copyFrom(statement));
  packed.pipe(rows);
  packed.on('error', (error) => rows.destroy(error));
  const loaded = finished(rows).then(() => rows.rowCount);
  // The error surfaces when the next part is written or the table ends.
  loaded.catch((error: Error) => packed.destroy(error));
  return { folder, packed, loaded };
};

const write = async ({ packed, loaded }: OpenTable, part: Uint8Array): Promise<void> => {
  if (packed.write(part)) return;
  await Promise.race([once(packed, 'drain'), loaded]);
};

/** Sequences continue after the last number that was drawn. */
const setSequences = async (client: PoolClient, sequences: DatabaseCopy['sequences']): Promise<void> => {
  for (const { name, last, isCalled } of sequences)
    await client.query('select setval(format($1, $2::text)::regclass, $3::bigint, $4)', [
      '%I',
      name,
      last,
      isCalled,
    ]);
};

/**
 * Begins to load. The tables must have the schema of the copy. Rows that migrations inserted are removed first; triggers are
 * disabled, because their effects are part of the copy.
 */
export const beginLoading = async (
  database: Database,
  { tables, sequences, jobs }: Pick<DatabaseCopy, 'tables' | 'sequences' | 'jobs'>,
): Promise<Loading> => {
  const client = await database.pool.connect();
  let open: OpenTable | null = null;
  const counted = new Map<string, number>();
  const statements = new Map([
    ...tables.map(
      (table, at) => [tableFolder(at, table.name), `copy ${copyTarget(table)} from stdin`] as const,
    ),
    [JOBS_FOLDER, COPY_JOBS_IN] as const,
  ]);
  const end = async (): Promise<void> => {
    if (!open) return;
    open.packed.end();
    counted.set(open.folder, await open.loaded);
    open = null;
  };
  const each = async (sql: (table: string) => string): Promise<void> => {
    for (const table of tables) await client.query(sql(quotedTable(table)));
  };
  const abandon = async (): Promise<void> => {
    open?.packed.destroy();
    // The server rolls back when the connection closes.
    client.release(true);
  };
  try {
    await client.query('begin');
    await client.query(SESSION);
    if (tables.length > 0) await client.query(`truncate ${tables.map(quotedTable).join(', ')}`);
    await each((table) => `alter table ${table} disable trigger user`);
    await makeWaitingJobs(client);
  } catch (error) {
    await abandon();
    throw error;
  }
  return {
    abandon,
    add: async (folder, part) => {
      if (open?.folder !== folder) {
        await end();
        const statement = statements.get(folder);
        if (!statement) throw new Error(`The backup does not say what ${folder} is`);
        open = openTable(client, folder, statement);
      }
      await write(open, part);
    },
    finish: async () => {
      await end();
      for (const [at, { name, rows }] of tables.entries()) {
        const loaded = counted.get(tableFolder(at, name)) ?? 0;
        if (loaded !== rows) throw new Error(`${name} has ${loaded} rows instead of ${rows}`);
      }
      const queued = await queueWaitingJobs(client);
      if (queued !== jobs) throw new Error(`The queue has ${queued} jobs instead of ${jobs}`);
      await setSequences(client, sequences);
      await each((table) => `alter table ${table} enable trigger user`);
      await client.query('commit');
      client.release();
    },
  };
};

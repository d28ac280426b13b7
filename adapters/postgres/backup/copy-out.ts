import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Database } from '../driver/database.ts';
import { copiedTables, copyTarget } from './copied-tables.ts';
import { COPY_JOBS_OUT } from './queue-copy.ts';
import { type KnownUpload, uploadsOf } from './uploads-of.ts';

/** Receives the compressed rows of one table in COPY's text format. */
export type TakeRows = (folder: string, rows: AsyncIterable<Uint8Array>) => Promise<void>;

/** What was copied, from a single snapshot. */
export interface DatabaseCopy {
  readonly takenAt: string;
  readonly snapshot: { readonly id: string; readonly lsn: string; readonly server: string };
  readonly migrations: string[];
  readonly tables: { readonly name: string; readonly columns: string[]; readonly rows: number }[];
  readonly sequences: { readonly name: string; readonly last: string; readonly isCalled: boolean }[];
  readonly jobs: number;
  readonly uploads: readonly KnownUpload[];
}

/** Folder of the queue's jobs. Folders of tables begin with a number. */
export const JOBS_FOLDER = 'jobs';
/** Tables are numbered, so that sorting by name gives the order in which they can be loaded. */
export const tableFolder = (at: number, name: string): string => `${String(at + 1).padStart(2, '0')}-${name}`;

/** Text formats that every server can read, and no timeout, because large tables take long. */
const SESSION = `set local datestyle = 'ISO'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

const MOMENT = `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "takenAt",
  pg_current_snapshot()::text as id, current_setting('server_version') as server,
  (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end)::text as lsn`;

const SEQUENCES = `select sequencename as name, coalesce(last_value, start_value)::text as last,
  last_value is not null as "isCalled" from pg_sequences where schemaname = 'public' order by 1`;

const copyRows = async (
  client: PoolClient,
  statement: string,
  folder: string,
  take: TakeRows,
): Promise<number> => {
  const rows = client.query(copyTo(statement));
  const packed = createGzip({ level: constants.Z_BEST_SPEED });
  await Promise.all([pipeline(rows, packed), take(folder, packed)]);
  return rows.rowCount;
};

/**
 * Copies all tables and the queue's jobs while the shop is in use. One repeatable-read transaction gives a single snapshot;
 * otherwise a booking could be copied without its lines (decision 133).
 */
export const copyOut = async (
  database: Database,
  take: TakeRows,
  isolation: 'repeatable read' | 'read committed' = 'repeatable read',
): Promise<DatabaseCopy> => {
  const client = await database.pool.connect();
  let isBroken = true;
  try {
    await client.query(`begin isolation level ${isolation} read only`);
    await client.query(SESSION);
    const { rows: moments } = await client.query<{
      takenAt: string;
      id: string;
      lsn: string;
      server: string;
    }>(MOMENT);
    const [moment] = moments;
    if (!moment) throw new Error('The database does not say what it shows');
    const { takenAt, ...snapshot } = moment;
    const migrations = await client.query<{ name: string }>('select name from schema_migrations order by id');
    const uploads = await uploadsOf(client);
    const tables: DatabaseCopy['tables'] = [];
    for (const [at, table] of (await copiedTables(client)).entries()) {
      const folder = tableFolder(at, table.name);
      const rows = await copyRows(client, `copy ${copyTarget(table)} to stdout`, folder, take);
      tables.push({ name: table.name, columns: [...table.columns], rows });
    }
    const jobs = await copyRows(client, COPY_JOBS_OUT, JOBS_FOLDER, take);
    // Sequences are not part of a snapshot. Read last, they are ahead of all copied rows.
    const sequences = await client.query<DatabaseCopy['sequences'][number]>(SEQUENCES);
    await client.query('commit');
    isBroken = false;
    return {
      takenAt,
      snapshot,
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: sequences.rows,
      jobs,
      uploads,
    };
  } finally {
    client.release(isBroken);
  }
};

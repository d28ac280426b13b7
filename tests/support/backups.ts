import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Config, readConfig } from '../../adapters/composition/config.ts';
import { type BackupOptions, type MadeBackup, makeBackup } from '../../adapters/composition/make-backup.ts';
import { restoreBackup } from '../../adapters/composition/restore-backup.ts';
import { withDatabase } from '../../adapters/composition/with-database.ts';
import { createDatabase, type TestDatabase } from './database.ts';

/** Cheap enough to be waited for: what a passphrase costs is not what most tests are about. */
export const CHEAP = 10;

/** An empty place: a database and a data folder of its own. */
export interface EmptyPlace {
  readonly config: Config;
  readonly database: TestDatabase;
  remove(): Promise<void>;
}

export const emptyPlace = async (env: Readonly<Record<string, string>> = {}): Promise<EmptyPlace> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-empty-place-'));
  const database = await createDatabase();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(32), ...env };
  return {
    config: readConfig(settings),
    database,
    remove: async () => {
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export const backUp = (config: Config, options: BackupOptions = {}): Promise<MadeBackup> =>
  withDatabase(config, (database) => makeBackup(config, database, { workFactor: CHEAP, ...options }), {
    isPatient: true,
  });

export const restore = (config: Config, source: string): Promise<void> =>
  restoreBackup(config, source, async () => {});

const TABLES = `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p'
    and c.relname not in ('schema_migrations', 'rate_limits', 'shop_state') order by 1`;

/** Each table with its number of rows and a hash of all that they hold. */
export const contentOf = async (databaseUrl: string): Promise<Readonly<Record<string, string>>> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const content: Record<string, string> = {};
    const { rows } = await client.query<{ name: string }>(TABLES);
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ said: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as said from "${name}" t`,
      );
      content[name] = found[0]?.said ?? '';
    }
    return content;
  } finally {
    await client.end();
  }
};

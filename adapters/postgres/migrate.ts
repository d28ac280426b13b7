import { runMigrations } from 'graphile-worker';
import type { Database } from './database.ts';

/** Any number that nobody else locks: one process migrates, the others wait for it. */
const MIGRATION_LOCK = 732_016_201;

/** Brings tables and job queue up to date. Several processes may ask at once: the first works, the others find it done. */
export const migrate = async ({ orm, pool }: Database): Promise<void> => {
  const client = await pool.connect();
  try {
    // Waiting here is meant to take as long as the other process takes.
    await client.query('set lock_timeout = 0');
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await orm.migrator.up();
    await runMigrations({ pgPool: pool });
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    // Thrown away: its settings are not the pool's.
    client.release(true);
  }
};

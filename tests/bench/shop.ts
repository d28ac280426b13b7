import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { type Served, serve } from './process.ts';

export interface BenchShop extends Served {
  readonly databaseUrl: string;
}

/** A demo shop on a database of its own, with durability as in production; `settings` are those of Postgres that differ. */
export const benchShop = async (
  env: Record<string, string> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<BenchShop> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-bench-'));
  const postgres = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir, settings });
  const databaseUrl = env.DATABASE_URL ?? postgres?.url ?? '';
  const putAway = async () => {
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const served = await serve(
    'adapters/main.ts',
    { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', SEED: 'catalogue', ...env },
    '/readyz',
  ).catch(async (error: unknown) => {
    await putAway();
    throw error;
  });
  return {
    ...served,
    databaseUrl,
    stop: async () => {
      await served.stop();
      await putAway();
    },
  };
};

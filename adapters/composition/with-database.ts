import { type Database, openDatabase } from '../postgres/driver/database.ts';
import { LIMITS } from '../postgres/driver/limits.ts';
import { startEmbeddedPostgres } from '../postgres/embedded/start-embedded-postgres.ts';
import type { Config } from './config.ts';

export interface DatabaseOptions {
  /** Whether statements may take any time, such as copies of whole tables. */
  readonly isPatient?: boolean;
  /** Timeout of a statement in milliseconds; by default the shop's. */
  readonly statementMs?: number;
  /** Settings of an embedded database that is discarded afterwards. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
}

/** Opens the database of a shop, which may be running, for one piece of work and closes it again. Starts an embedded database if needed. */
export const withDatabase = async <Result>(
  config: Pick<Config, 'databaseUrl' | 'database' | 'dataDir'>,
  work: (database: Database) => Promise<Result>,
  { isPatient = false, statementMs = LIMITS.statementMs, settings, log }: DatabaseOptions = {},
): Promise<Result> => {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({
        dataDir: config.dataDir,
        ...(settings ? { settings } : {}),
        ...(log ? { log } : {}),
      });
  try {
    const database = openDatabase({
      // Connects directly, because a copy is one long session that a pooler would cut off.
      url: config.database.directUrl ?? config.databaseUrl ?? embedded?.url ?? '',
      connections: 3,
      isPatient,
      limits: { ...LIMITS, statementMs },
    });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
};

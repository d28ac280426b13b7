import { type Database, openDatabase } from '../postgres/driver/database.ts';
import { LIMITS } from '../postgres/driver/limits.ts';
import { startEmbeddedPostgres } from '../postgres/embedded/start-embedded-postgres.ts';
import type { Config } from './config.ts';

export interface DatabaseOptions {
  /** Statements that take as long as they take, such as copies of whole tables. */
  readonly isPatient?: boolean;
  /** Milliseconds after which a statement is given up; those of the shop by default. */
  readonly statementMs?: number;
  /** Settings of an embedded database that is thrown away. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
}

/** Opens the shop's database beside a shop that may be running, and closes it again. An embedded one is started if need be. */
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
      // A copy is one long session, which a pooler would cut.
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

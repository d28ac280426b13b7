import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { type Database, openDatabase } from './driver/database.ts';
import { type Limits, writeRoleLimits } from './driver/limits.ts';
import { ormOn } from './driver/orm.ts';
import { type Run, textQuery } from './driver/query.ts';
import { type ListedMigration, migrations, type Step } from './migrations/migrations.ts';
import { olderReleases } from './migrations/older-releases.ts';

/** Key of an advisory lock that nothing else uses: one process migrates and the others wait. */
const MIGRATION_LOCK = 732_016_201;

const PAUSE_MS = 100;
/** Switched off, whatever the server's own settings are. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

const TELL_EVERY_MS = 2_000;

type Tell = (line: string) => void;

/** Passes on a line only when enough time has passed since the last one. */
const seldom = (tell: Tell, everyMs: number): Tell => {
  let told = Date.now();
  return (line) => {
    if (Date.now() - told < everyMs) return;
    told = Date.now();
    tell(line);
  };
};

/** Polls for the lock instead of waiting in one statement, because CREATE INDEX CONCURRENTLY would wait for that statement. */
const lock = async (run: Run): Promise<void> => {
  for (;;) {
    const [row] = await run(
      textQuery<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]),
    );
    if (row?.mine) return;
    await sleep(PAUSE_MS);
  }
};

/** Runs work on one direct connection without timeouts, while no other process migrates. */
const alone = async <Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = openDatabase({ url, connections: 1, isPatient: true });
  const { run } = database.reader;
  try {
    for (const limit of LIMITS) await run(textQuery(`set ${limit} = 0`));
    await lock(run);
    return await work(database);
    // Closing the connection releases the lock.
  } finally {
    await database.close();
  }
};

export interface MigrateOptions {
  readonly tellEveryMs?: number;
  /** Limits to set as defaults of the role, for poolers that refuse them as connection parameters. */
  readonly roleLimits?: Limits | null;
  /** All existing migrations, in order. */
  readonly listed?: (tell: Tell) => readonly ListedMigration[];
}

const namesOf = (listed: readonly ListedMigration[], step: Step): readonly string[] =>
  listed.filter((each) => each.step === step).map(({ name }) => name);

/** Runs those of the named migrations that have not run, in order. Returns their names. */
const runPending = async (
  database: Database,
  listed: readonly ListedMigration[],
  names: readonly string[],
): Promise<readonly string[]> => {
  const { migrator } = ormOn(database, listed);
  const pending = (await migrator.getPending())
    .map(({ name }) => name)
    .filter((name) => names.includes(name));
  if (pending.length > 0) await migrator.up({ migrations: pending });
  return pending;
};

/**
 * Brings tables and job queue up to date by adding what this release needs; the previous release keeps working. Several processes
 * may call it at once: one works, the others wait. `tell` reports the progress of long steps. Returns the migrations that were run.
 */
export const migrate = (
  url: string,
  tell: Tell = () => {},
  { tellEveryMs = TELL_EVERY_MS, roleLimits = null, listed = migrations }: MigrateOptions = {},
): Promise<readonly string[]> =>
  alone(url, async (database) => {
    const all = listed(seldom(tell, tellEveryMs));
    const done = await runPending(database, all, namesOf(all, 'expand'));
    await runMigrations({ pgPool: database.pool });
    if (roleLimits) await writeRoleLimits(database.reader.run, roleLimits);
    return done;
  });

/**
 * Removes what no running release uses. Returns the migrations that were run.
 * @throws Error with a message for people while additions are pending or a node of an older release is running
 */
export const contract = (
  url: string,
  tell: Tell = () => {},
  { tellEveryMs = TELL_EVERY_MS, listed = migrations }: MigrateOptions = {},
): Promise<readonly string[]> =>
  alone(url, async (database) => {
    const all = listed(seldom(tell, tellEveryMs));
    const pending = (await ormOn(database, all).migrator.getPending()).map(({ name }) => name);
    const added = pending.filter((name) => namesOf(all, 'expand').includes(name));
    if (added.length > 0) throw new Error(`Run npm run migrate first: ${added.join(', ')}`);
    for (const { name, unusedSince = '' } of all.filter((each) => pending.includes(each.name))) {
      const older = await olderReleases(database.reader.run, unusedSince);
      if (older.length > 0)
        throw new Error(
          `${name} removes what ${older.join(', ')} uses, and a node of it still runs. End it, wait ten seconds, and try again.`,
        );
    }
    return runPending(database, all, namesOf(all, 'contract'));
  });

export interface MigrationState {
  readonly name: string;
  readonly step: Step;
  readonly hasRun: boolean;
}

/** Lists all migrations and whether they have run. */
export const migrationStates = async (
  url: string,
  listed: readonly ListedMigration[] = migrations(() => {}),
): Promise<readonly MigrationState[]> => {
  const database = openDatabase({ url, connections: 1 });
  try {
    const [there] = await database.reader.run(
      textQuery<{ there: boolean }>(`select to_regclass('schema_migrations') is not null as there`),
    );
    const rows = there?.there
      ? await database.reader.run(textQuery<{ name: string }>('select name from schema_migrations'))
      : [];
    const run = new Set(rows.map(({ name }) => name));
    return listed.map(({ name, step }) => ({ name, step, hasRun: run.has(name) }));
  } finally {
    await database.close();
  }
};

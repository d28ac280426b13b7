import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import { openDatabase } from './driver/database.ts';
import { type Limits, writeRoleLimits } from './driver/limits.ts';
import { ormOn } from './driver/orm.ts';
import { type Run, textQuery } from './driver/query.ts';

/** Any number that no other lock uses: one process migrates, the others wait for it. */
const MIGRATION_LOCK = 732_016_201;

const PAUSE_MS = 100;
/** Whatever the server's own settings say. */
const LIMITS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

const TELL_EVERY_MS = 2_000;

/** Passes a line on when enough time has passed since the last one. */
const seldom = (tell: (line: string) => void, everyMs: number): ((line: string) => void) => {
  let told = Date.now();
  return (line) => {
    if (Date.now() - told < everyMs) return;
    told = Date.now();
    tell(line);
  };
};

/** Asks again and again rather than waiting in one statement, which an index that is built beside the writing would wait for. */
const lock = async (run: Run): Promise<void> => {
  for (;;) {
    const [row] = await run(
      textQuery<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [MIGRATION_LOCK]),
    );
    if (row?.mine) return;
    await sleep(PAUSE_MS);
  }
};

export interface MigrateOptions {
  readonly tellEveryMs?: number;
  /** Limits of every new session of this role, where a pooler refuses them as parameters of a connection. */
  readonly roleLimits?: Limits | null;
}

/**
 * Brings tables and job queue up to date, over one connection to the server itself, which may take as long as it takes. Several processes may ask at
 * once: the first works, the others find it done. `tell` says how far long steps are.
 */
export const migrate = async (
  url: string,
  tell: (line: string) => void = () => {},
  { tellEveryMs = TELL_EVERY_MS, roleLimits = null }: MigrateOptions = {},
): Promise<void> => {
  const database = openDatabase({ url, connections: 1, isPatient: true });
  const { run } = database.reader;
  try {
    for (const limit of LIMITS) await run(textQuery(`set ${limit} = 0`));
    await lock(run);
    await ormOn(database, seldom(tell, tellEveryMs)).migrator.up();
    await runMigrations({ pgPool: database.pool });
    if (roleLimits) await writeRoleLimits(run, roleLimits);
    // The connection ends here, and its lock with it.
  } finally {
    await database.close();
  }
};

import type pg from 'pg';
import { type Run, textQuery } from './query.ts';

/** How long things may take, in milliseconds. */
export interface Limits {
  /** Until a connection is there, whether from the pool or a new one. */
  readonly connectMs: number;
  readonly statementMs: number;
  /**
   * How long a statement waits for a lock, such as that of a twin with the same idempotency key (decision 014), and a commit for
   * the replica that acknowledges it.
   */
  readonly lockMs: number;
}

export const LIMITS: Limits = { connectMs: 3_000, statementMs: 30_000, lockMs: 10_000 };

/** How long a transaction may do nothing: a machine that vanished gives its locks back after that. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** A server that hangs rather than dies answers nothing: so long after its own limit it is given up, the connection is thrown away. */
const BEYOND_MS = 5_000;

const settingsOf = ({ statementMs, lockMs }: Limits): Readonly<Record<string, number>> => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/** What a connection is opened with. A pooler refuses the server's settings here: there they are those of the role (decision 108). */
export const limitsOfConnection = (limits: Limits, behindPooler: boolean): pg.ClientConfig => ({
  ...(behindPooler ? {} : settingsOf(limits)),
  query_timeout: limits.statementMs + BEYOND_MS,
});

const SET_BY_ROLE = `select split_part(each, '=', 1) as name, split_part(each, '=', 2) as value
  from pg_db_role_setting s, unnest(s.setconfig) each
  where s.setdatabase = (select oid from pg_database where datname = current_database())
    and s.setrole = (select oid from pg_roles where rolname = current_user)`;

/**
 * Makes the limits those of every new session of this role in this database, which is how they hold behind a pooler. Needs the
 * direct address; writes only what differs.
 */
export const writeRoleLimits = async (run: Run, limits: Limits): Promise<void> => {
  const rows = await run(textQuery<{ name: string; value: string }>(SET_BY_ROLE));
  const known = new Map(rows.map(({ name, value }) => [name, value]));
  for (const [name, ms] of Object.entries(settingsOf(limits)))
    if (known.get(name) !== `${ms}ms`)
      await run(
        textQuery(
          `do $$ begin execute format('alter role %I in database %I set ${name} = ''${ms}ms''', current_user, current_database()); end $$`,
        ),
      );
};

const HELD = `select name, setting::int as ms from pg_settings
  where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`;

/** The limits that do not hold in a session of this connection, by name: a pooler has kept it from before they were set. */
export const limitsNotHeld = async (run: Run, limits: Limits): Promise<readonly string[]> => {
  const rows = await run(textQuery<{ name: string; ms: number }>(HELD));
  const wanted = settingsOf(limits);
  return rows.filter(({ name, ms }) => wanted[name] !== ms).map(({ name }) => name);
};

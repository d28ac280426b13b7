import type pg from 'pg';
import { type Run, textQuery } from './query.ts';

/** Timeouts in milliseconds. */
export interface Limits {
  /** For getting a connection, from the pool or a new one. */
  readonly connectMs: number;
  readonly statementMs: number;
  /**
   * For waiting for a lock, such as one held by a request with the same idempotency key (decision 014), and for a commit that waits
   * for a synchronous replica.
   */
  readonly lockMs: number;
}

export const LIMITS: Limits = { connectMs: 3_000, statementMs: 30_000, lockMs: 10_000 };

/** How long a transaction may be idle: after this time a vanished machine's locks are released. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** A hanging server does not enforce its own limits. This long after a limit, the client gives up and discards the connection. */
const BEYOND_MS = 5_000;

const settingsOf = ({ statementMs, lockMs }: Limits): Readonly<Record<string, number>> => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
});

/** Options for new connections. Behind a pooler, server settings cannot be given here and come from the role instead (decision 108). */
export const limitsOfConnection = (limits: Limits, behindPooler: boolean): pg.ClientConfig => ({
  ...(behindPooler ? {} : settingsOf(limits)),
  query_timeout: limits.statementMs + BEYOND_MS,
});

const SET_BY_ROLE = `select split_part(each, '=', 1) as name, split_part(each, '=', 2) as value
  from pg_db_role_setting s, unnest(s.setconfig) each
  where s.setdatabase = (select oid from pg_database where datname = current_database())
    and s.setrole = (select oid from pg_roles where rolname = current_user)`;

/**
 * Sets the limits as defaults of this role in this database, so that they also hold behind a pooler. Needs the direct address.
 * Writes only differences.
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

/** Names of limits that are not in force on this connection: a pooler may have kept the session from before they were set. */
export const limitsNotHeld = async (run: Run, limits: Limits): Promise<readonly string[]> => {
  const rows = await run(textQuery<{ name: string; ms: number }>(HELD));
  const wanted = settingsOf(limits);
  return rows.filter(({ name, ms }) => wanted[name] !== ms).map(({ name }) => name);
};

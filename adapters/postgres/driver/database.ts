import type pg from 'pg';
import { parseAddresses } from './addresses.ts';
import { isGivenUp, isLost, isReadOnly } from './connection-errors.ts';
import { leaderAmong } from './leader.ts';
import { leaderClient } from './leader-client.ts';
import { LIMITS, type Limits, limitsOfConnection } from './limits.ts';
import type { Query, Run } from './query.ts';
import { type RenewablePool, renewablePool } from './renewable-pool.ts';
import { type Connection, lazyTransaction, runOn, type Session } from './transaction.ts';
import { types } from './types-of-columns.ts';

export interface Database {
  readonly url: string;
  /** Connects to the server itself, for what needs a session. The same as `url` unless there is a connection pooler. */
  readonly directUrl: string;
  readonly limits: Limits;
  /** Whether a pooler may give each transaction a different session. */
  readonly behindPooler: boolean;
  /** The current pool; `renew` replaces it. */
  readonly pool: pg.Pool;
  /** Connections of the direct address, for what needs a session: the job queue. */
  readonly sessionPool: pg.Pool;
  /** Runs statements outside transactions. */
  readonly reader: Session;
  /** Runs and commits statements on a connection reserved from units of work. */
  readonly reserved: Run;
  /**
   * Runs work in one transaction. When the connection is lost before the commit was sent, or the server does not accept writes, the
   * work is repeated once on the server that does.
   */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  /** Closes all connections, even those in use, because the server is gone or does not reply. */
  renew(): void;
  /** Registers a listener that is called after each renewal: data read from the old server may be wrong. */
  onRenew(listener: () => void): void;
  /** False after a connection could not be made, until one succeeds. */
  isReachable(): boolean;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** May name several servers; the one that accepts writes is found. */
  readonly url: string;
  /** When set, `url` may lead to a pooler in transaction mode. */
  readonly directUrl?: string | null;
  /** Maximum number of connections for units of work. One more is reserved. */
  readonly connections?: number;
  /** Maximum number of connections of `sessionPool`. */
  readonly sessions?: number;
  /** Whether to use prepared statements. By default yes, unless there is a pooler. */
  readonly prepared?: boolean;
  readonly limits?: Limits;
  readonly onError?: (error: Error) => void;
  /** Wraps the runner of all statements, for tracing. */
  readonly around?: (run: Run) => Run;
  /** Disables timeouts, for work such as migrations that may take long. */
  readonly isPatient?: boolean;
}

/** How long a unit of work waits for a server that accepts writes, in milliseconds, before it fails. */
const RECOVERY_MS = 1_000;

/** Opens a pool of connections. It makes no connection yet, so the server may be unavailable. */
export const openDatabase = ({
  url,
  directUrl = null,
  connections = 12,
  sessions = 4,
  prepared = directUrl === null,
  limits = LIMITS,
  onError = () => {},
  around = (run) => run,
  isPatient = false,
}: DatabaseOptions): Database => {
  const behindPooler = directUrl !== null;
  const [addresses, direct] = [parseAddresses(url), parseAddresses(directUrl ?? url)];
  const onChange = () => renewPools();
  const leader = leaderAmong(addresses, { onChange });
  const directLeader = behindPooler ? leaderAmong(direct, { onChange }) : leader;
  const config = (isDirect: boolean): pg.PoolConfig => ({
    connectionString: isDirect ? direct.url : addresses.url,
    Client: leaderClient(isDirect ? directLeader : leader),
    types,
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    application_name: isPatient ? 'wondercast migrate' : 'wondercast',
    ...(isPatient ? {} : limitsOfConnection(limits, behindPooler && !isDirect)),
  });
  const open = (max: number, idleTimeoutMillis: number, isDirect = false): RenewablePool =>
    renewablePool({ ...config(isDirect), max, idleTimeoutMillis }, onError);
  const pool = open(connections, isPatient ? 0 : 60_000);
  const reserved = open(1, 10_000);
  const session = open(sessions, 60_000, true);
  const commitMs = isPatient ? null : limits.lockMs;
  const onConnection = runOn(prepared);
  const on = (client: Connection): Run => around(onConnection(client));

  const listeners: (() => void)[] = [];
  const renewPools = (): void => {
    for (const each of [pool, reserved, session]) each.renew();
    for (const listener of listeners) listener();
  };
  const renew = (): void => {
    leader.forget();
    directLeader.forget();
    renewPools();
  };
  let reachable = true;
  /** Errors after which recovery was already attempted. */
  const waitedFor = new WeakSet<object>();
  /** After an error of this pool, finds the server that accepts writes. Returns false when there is none. */
  const recovered = async (error: unknown, failed: pg.Pool, of: RenewablePool): Promise<boolean> => {
    if (!(error instanceof Error) || waitedFor.has(error)) return false;
    waitedFor.add(error);
    leader.forget();
    // Only the first of many failures renews the pools. A lost connection is discarded on its own.
    if (isReadOnly(error) && of.current() === failed) renew();
    return leader.takesWritesWithin(RECOVERY_MS);
  };
  const reached = async (connecting: Promise<Connection>): Promise<Connection> => {
    try {
      const connection = await connecting;
      reachable = true;
      return connection;
    } catch (error) {
      // A timeout of a busy pool says nothing about the server.
      if (isLost(error)) reachable = false;
      throw error;
    }
  };
  const connectTo = (from: RenewablePool) => async (): Promise<Connection> => {
    const used = from.current();
    try {
      return await reached(from.connect());
    } catch (error) {
      if (!isLost(error) || !(await recovered(error, used, from))) throw error;
      return reached(from.connect());
    }
  };
  const runFrom = (from: RenewablePool): Run => {
    const connect = connectTo(from);
    const once = async <Row>(query: Query<Row>): Promise<readonly Row[]> => {
      const client = await connect();
      let isBroken = false;
      try {
        return await on(client)(query);
      } catch (error) {
        // A refused statement leaves the connection usable.
        isBroken = isGivenUp(error);
        throw error;
      } finally {
        client.release(isBroken);
      }
    };
    return async (query) => {
      const used = from.current();
      try {
        return await once(query);
      } catch (error) {
        const isUndone = isReadOnly(error) || (isLost(error) && /^select\b/i.test(query.text));
        if (!isUndone || !(await recovered(error, used, from))) throw error;
        return once(query);
      }
    };
  };
  const run = runFrom(pool);

  return {
    url,
    directUrl: directUrl ?? url,
    limits,
    behindPooler,
    get pool() {
      return pool.current();
    },
    get sessionPool() {
      return session.current();
    },
    reader: {
      run,
      read: run,
      write: async (write: Query<unknown>) => {
        await run(write);
      },
    },
    reserved: runFrom(reserved),
    transaction: async (work) => {
      for (let isLast = false; ; isLast = true) {
        const used = pool.current();
        const { session, commit, rollback, isUndone } = lazyTransaction(connectTo(pool), run, on, commitMs);
        try {
          const result = await work(session);
          await commit();
          return result;
        } catch (error) {
          await rollback(error);
          const mayRepeat = !isLast && (isReadOnly(error) || (isLost(error) && isUndone()));
          if (!mayRepeat || !(await recovered(error, used, pool))) throw error;
        }
      }
    },
    renew,
    onRenew: (listener) => void listeners.push(listener),
    isReachable: () => reachable,
    close: async () => {
      for (const each of [session, reserved, pool]) await each.end();
    },
  };
};

import pg from 'pg';
import { parseAddresses } from './addresses.ts';
import { type Limits, limitsOfConnection } from './limits.ts';
import { within } from './query.ts';
import { type Connection, runOn, type Session } from './transaction.ts';
import { types } from './types-of-columns.ts';
import type { WrittenPositions } from './written-positions.ts';

/** Read-only replicas of the database. */
export interface Replicas {
  /**
   * Runs work in one read-only transaction on a replica that is recent enough; null when there is none. Errors of the work are
   * wrapped, to tell a failure of the replica from one of the caller's own callbacks.
   */
  read<Result>(work: (session: Session) => Promise<Result>): Promise<{ readonly result: Result } | null>;
  /** How far the last asked replica may be behind, in seconds; null when none replied. */
  lagSeconds(): number | null;
  /** Measures how far each replica is behind, for monitoring. Never fails. */
  measure(): Promise<void>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly url: string;
  /** Replicas that are further behind are not used, in milliseconds. */
  readonly lagMs: number;
  readonly limits: Limits;
  /** Maximum number of connections to each replica. */
  readonly connections: number;
  readonly behindPooler: boolean;
  readonly positions: WrittenPositions;
  readonly onError: (error: Error) => void;
}

/** The position belongs to the same snapshot as the following reads, or to an earlier one. */
const POSITION = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end
  - '0/0')::bigint as position`;
const BEGIN = 'begin isolation level repeatable read read only';
/** A replica that does not reply within this time is skipped. */
const AT_ONCE_MS = 500;

export const openReplicas = ({
  url,
  lagMs,
  limits,
  connections,
  behindPooler,
  positions,
  onError,
}: ReplicaOptions): Replicas => {
  const addresses = parseAddresses(url);
  const pools = addresses.hosts.map(({ host, port }) => {
    const pool = new pg.Pool({
      connectionString: addresses.url,
      ...(host ? { Client: clientOf(host, port) } : {}),
      types,
      max: connections,
      connectionTimeoutMillis: AT_ONCE_MS,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      application_name: 'wondercast replica',
      ...limitsOfConnection(limits, behindPooler),
    });
    pool.on('error', onError);
    pool.on('connect', (client) => client.on('error', onError));
    return pool;
  });
  let next = 0;
  let lag: number | null = null;

  const ageOn = async (client: Connection): Promise<number> => {
    const { rows } = await client.query<{ position: number }>(within(AT_ONCE_MS, POSITION));
    return positions.ageOf(rows[0]?.position ?? 0, performance.now());
  };
  /** A connection in a transaction with a recent snapshot; null when this replica has none. */
  const begun = async (pool: pg.Pool): Promise<Connection | null> => {
    const client = await pool.connect().catch((error: Error) => {
      onError(error);
      return null;
    });
    if (!client) return null;
    try {
      await client.query(within(AT_ONCE_MS, BEGIN));
      const age = await ageOn(client);
      lag = age / 1000;
      if (age <= lagMs) return client;
      await client.query('rollback');
      client.release();
    } catch (error) {
      client.release(true);
      if (error instanceof Error) onError(error);
    }
    return null;
  };
  const anyBegun = async (): Promise<Connection | null> => {
    for (let tried = 0; tried < pools.length; tried++) {
      const pool = pools[next++ % pools.length];
      const client = pool ? await begun(pool) : null;
      if (client) return client;
    }
    return null;
  };
  return {
    read: async (work) => {
      const client = await anyBegun();
      if (!client) return null;
      const run = runOn(false)(client);
      let isBroken = true;
      try {
        const result = await work({ run, read: run, write: async () => {} });
        await client.query('commit');
        isBroken = false;
        return { result };
      } finally {
        client.release(isBroken);
      }
    },
    lagSeconds: () => lag,
    measure: async () => {
      const ages = await Promise.all(
        pools.map(async (pool) => {
          const { rows } = await pool.query<{ position: number }>(within(AT_ONCE_MS, POSITION));
          return positions.ageOf(rows[0]?.position ?? 0, performance.now());
        }),
      ).catch(() => null);
      lag = ages && Math.max(...ages) / 1000;
    },
    close: async () => {
      for (const pool of pools) await pool.end();
    },
  };
};

/** A client for one of several servers. */
const clientOf = (host: string, port: number): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      Object.assign(this, { host, port });
    }
  };

import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { until } from './until.ts';

/** A leader and its replica, both real, each a Postgres on a folder of its own. */
export interface ReplicatedDatabase {
  readonly leader: string;
  readonly replica: string;
  /** Both servers in one address. */
  readonly both: string;
  on<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<readonly Row[]>;
  /** Resolves when the replica has everything that the leader has now. */
  untilCaughtUp(): Promise<void>;
  /** Stops the leader, then makes the replica take writes. */
  failOver(): Promise<void>;
  stopReplica(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = { fsync: 'off', full_page_writes: 'off', wal_level: 'replica', max_wal_senders: '4' };

const on = async <Row extends pg.QueryResultRow>(connectionString: string, sql: string) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

const sourceOf = (url: string): string => {
  const { username, password, hostname, port } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
};

/** The replica begins as a copy of the leader's folder, taken while it is stopped. */
export const startReplicatedDatabase = async (): Promise<ReplicatedDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), 'wondercast-replicated-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const start = (dataDir: string): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  await (await start(first)).stop();
  for (const name of ['postgres', 'postgres-password'])
    cpSync(join(first, name), join(second, name), { recursive: true });
  const leader = await start(first);
  writeFileSync(join(second, 'postgres', 'standby.signal'), '');
  appendFileSync(
    join(second, 'postgres', 'postgresql.auto.conf'),
    `primary_conninfo = '${sourceOf(leader.url)}'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  const replica = await start(second);
  const [a, b] = [new URL(leader.url), new URL(replica.url)];
  const untilCaughtUp = async () => {
    const [row] = await on<{ at: string }>(leader.url, 'select pg_current_wal_flush_lsn() as at');
    await until('the replica has caught up', async () => {
      const [its] = await on<{ there: boolean }>(
        replica.url,
        `select pg_last_wal_replay_lsn() >= '${row?.at}' as there`,
      );
      return its?.there;
    });
  };
  await untilCaughtUp();
  return {
    leader: leader.url,
    replica: replica.url,
    both: leader.url.replace(a.host, `${a.host},${b.host}`),
    on,
    untilCaughtUp,
    failOver: async () => {
      await leader.stop();
      await on(replica.url, 'select pg_promote()');
    },
    stopReplica: () => replica.stop(),
    stop: async () => {
      await replica.stop();
      await leader.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

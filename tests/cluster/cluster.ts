import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { ensureDebianPackages } from '../support/debian-packages.ts';
import { type DatabaseMachines, type DatabaseOptions, startDatabaseMachines } from './database-machines.ts';
import { type Etcd, startEtcd } from './etcd.ts';
import { clearLeftovers, FOLDER_PREFIX, ownFolder, removeCluster } from './folder-processes.ts';
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import { type Poolers, startPoolers } from './poolers.ts';
import { loopback, lowPort } from './ports.ts';
import { type Prometheus, startClusterPrometheus } from './prometheus.ts';
import { newSecrets } from './secrets.ts';
import { shopProxy } from './shop-proxy.ts';

/** On one machine what production has on several. */
export interface Cluster {
  readonly folder: string;
  /** Where visitors come in. */
  readonly url: string;
  readonly nodes: readonly AppProcess[];
  readonly database: DatabaseMachines;
  readonly etcd: Etcd;
  readonly poolers: Poolers;
  readonly objectStore: ObjectStore;
  readonly mails: MailCatcher;
  readonly prometheus: Prometheus;
  /** The leader's address for whoever audits, by way of HAProxy. */
  readonly databaseUrl: string;
  /** What every program and node has said last: their logs go with the folder. */
  lastWords(): string;
  /** Ends every process and removes the folder. */
  stop(): Promise<void>;
}

export interface ClusterOptions extends Partial<DatabaseOptions> {
  /** An empty folder to work in; a temporary one by default. Removed at the end. */
  readonly folder?: string;
  readonly nodes?: number;
  readonly etcdMembers?: number;
  /** Settings of all nodes, beside those that the cluster gives them. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Hears what is being started. */
  readonly report?: (line: string) => void;
}

const postgresUrl = (address: string, password: string): string =>
  `postgres://wondercast:${password}@${address}/wondercast`;

const newFolder = (given: string | undefined): string => {
  if (given === undefined) return mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
  mkdirSync(given, { recursive: true, mode: 0o700 });
  return given;
};

const SHOWN_LINES = 12;

const lastLines = (name: string, text: string): string =>
  `${name}:\n  ${text.trim().split('\n').slice(-SHOWN_LINES).join('\n  ')}`;

const wordsOfPrograms = (folder: string): string => {
  const logs = join(folder, 'logs');
  return (existsSync(logs) ? readdirSync(logs) : [])
    .map((name) => lastLines(name, readFileSync(join(logs, name), 'utf8')))
    .join('\n');
};

/**
 * Starts a whole cluster on free ports of loopback.
 * @throws Error in words when a program is missing or does not come up; nothing is left then
 */
export const startCluster = async (options: ClusterOptions = {}): Promise<Cluster> => {
  const { nodes: size = 3, etcdMembers = 1, settings = {}, report = () => {} } = options;
  const find = await ensureDebianPackages([
    'etcd-server',
    'patroni',
    'postgresql-15',
    'haproxy',
    'pgbouncer',
    'prometheus',
    'tini',
  ]);
  await clearLeftovers();
  const folder = newFolder(options.folder);
  ownFolder(folder);
  const endings: (() => Promise<void>)[] = [];
  const stop = async () => {
    await removeCluster(folder);
    for (const end of endings) await end();
  };
  try {
    const secrets = newSecrets();
    const [objectStore, mails] = await Promise.all([startObjectStore(folder), startMailCatcher()]);
    endings.push(mails.stop);
    report('etcd ...');
    const etcd = await startEtcd(folder, find, etcdMembers);
    report('Three Postgres under Patroni ...');
    const { isCuttable = false, isAsynchronous = false } = options;
    const database = await startDatabaseMachines(folder, find, etcd, secrets, { isCuttable, isAsynchronous });
    endings.push(database.stop);
    await database.leader();
    report('HAProxy and PgBouncer ...');
    const poolers = await startPoolers(folder, find, database.all, secrets);
    await database.untilWhole();
    report(`${size} nodes of the shop ...`);
    const proxy = await shopProxy(folder, find);
    const databaseUrl = postgresUrl(poolers.write, secrets.shop);
    const metricsPorts = await Promise.all(Array.from({ length: size }, lowPort));
    const startNode = async (at: number) =>
      startAppProcess({
        PORT: String(await lowPort()),
        METRICS_PORT: String(metricsPorts[at]),
        DATA_DIR: join(folder, `node${at + 1}`),
        PUBLIC_URL: proxy.url,
        TRUST_PROXY: '1',
        SESSION_SECRET: secrets.session,
        DATABASE_URL: postgresUrl(poolers.pooled, secrets.shop),
        DATABASE_DIRECT_URL: databaseUrl,
        DATABASE_READ_URL: postgresUrl(poolers.read, secrets.shop),
        SMTP_URL: mails.url,
        ...objectStore.settings,
        ...settings,
      });
    // The first migrates. PgBouncer's sessions of before do not have the time limits that it wrote for the role.
    const first = await startNode(0);
    await poolers.reconnect();
    const others = await Promise.all(Array.from({ length: size - 1 }, (_, at) => startNode(at + 1)));
    const nodes = [first, ...others];
    await proxy.serve(nodes.map(({ url }) => new URL(url).host));
    const prometheus = await startClusterPrometheus(folder, find, {
      wondercast: metricsPorts.map(loopback),
      patroni: database.all.map(({ restAddress }) => restAddress),
      haproxy: [poolers.metrics],
    });
    return {
      folder,
      url: proxy.url,
      nodes,
      database,
      etcd,
      poolers,
      objectStore,
      mails,
      prometheus,
      databaseUrl,
      lastWords: () =>
        [
          wordsOfPrograms(folder),
          ...nodes.map((node, at) => lastLines(`node ${at + 1}`, node.output())),
        ].join('\n'),
      stop,
    };
  } catch (error) {
    const said = wordsOfPrograms(folder);
    await stop();
    throw new Error(`${(error as Error).message}\n${said}`, { cause: error });
  }
};

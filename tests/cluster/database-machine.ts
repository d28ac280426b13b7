import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPostmasterOf, readPostmasterFile } from '../../adapters/postgres/embedded/postmaster-file.ts';
import { root } from '../../scripts/root.mjs';
import { familyOf } from '../faults/processes.ts';
import type { FindProgram } from '../support/debian-packages.ts';
import { patroniConfig, patroniEnv } from './patroni-config.ts';
import { loopback, lowPort } from './ports.ts';
import { type Program, startProgram } from './program.ts';
import type { Secrets } from './secrets.ts';
import type { SilentNetwork } from './silent-network.ts';

/** A machine of the database: Patroni and the Postgres that it runs. */
export interface DatabaseMachine {
  readonly name: string;
  /** Where its files are, and Postgres' socket. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly port: number;
  /** `host:port` of its Postgres and of Patroni, as the other machines reach them. */
  readonly address: string;
  readonly restAddress: string;
  readonly configFile: string;
  /** The machine's settings, as a shell reads them. */
  readonly envFile: string;
  readonly network: SilentNetwork;
  /** null while no Postgres runs there. */
  postmaster(): number | null;
  /** What Patroni answers to a question such as `primary`: whether it is so. */
  is(role: 'primary' | 'replica' | 'readiness'): Promise<boolean>;
  /** kill -9 of Postgres alone: Patroni starts it again. */
  killPostgres(): void;
  /** kill -9 of everything, as of a machine that loses its power. */
  kill(): Promise<void>;
  /** As `systemctl stop patroni` does: Postgres stops with it. */
  stop(): Promise<void>;
  /** Whether Patroni has ended. */
  hasEnded(): boolean;
  /** SIGSTOP of everything, as a machine that hangs. */
  freeze(): void;
  thaw(): void;
  /** Ends the process that receives the leader's log, with everything that it has not read yet. */
  stopReceiving(): void;
  /** Starts it again, after `kill` or `stop`. */
  start(): void;
  output(): string;
}

export interface MachinePlan {
  readonly name: string;
  readonly folder: string;
  readonly find: FindProgram;
  readonly etcd: readonly string[];
  readonly secrets: Secrets;
  readonly network: SilentNetwork;
  readonly isCuttable: boolean;
  readonly isAsynchronous: boolean;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const isWalReceiver = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver');
  } catch {
    return false;
  }
};

/** Writes the machine's files and starts Patroni. */
export const startDatabaseMachine = async (plan: MachinePlan): Promise<DatabaseMachine> => {
  const { name, find, secrets, network } = plan;
  const folder = join(plan.folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const port = await lowPort();
  const restPort = await lowPort();
  const address = await network.through(loopback(port));
  const restAddress = await network.through(loopback(restPort));
  const etcd = await Promise.all(plan.etcd.map((each) => network.through(each)));
  const configFile = join(folder, 'patroni.yml');
  const envFile = join(folder, 'patroni.env');
  const config = patroniConfig({
    folder,
    port,
    restPort,
    etcd,
    isThroughProxy: plan.isCuttable,
    binDir: dirname(find('postgres')),
    createDatabase: join(root, 'deploy/patroni/create-shop-database.sh'),
    wake: join(root, 'deploy/patroni/wake.py'),
    envFile,
    isAsynchronous: plan.isAsynchronous,
  });
  writeFileSync(configFile, config, { mode: 0o600 });
  const env = patroniEnv({
    PATRONI_NAME: name,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: address,
    PATRONI_RESTAPI_CONNECT_ADDRESS: restAddress,
    PATRONI_SUPERUSER_PASSWORD: secrets.superuser,
    PATRONI_REPLICATION_PASSWORD: secrets.replication,
    PATRONI_REWIND_PASSWORD: secrets.rewind,
    PATRONI_RESTAPI_PASSWORD: secrets.restApi,
    SHOP_DATABASE_PASSWORD: secrets.shop,
  });
  const lines = Object.entries(env).map(([variable, value]) => `${variable}=${value}\n`);
  writeFileSync(envFile, lines.join(''), { mode: 0o600 });
  const patroni: Program = startProgram({
    name,
    // Collects Postgres as soon as it has ended, as systemd does. To Patroni one that nobody has collected still runs.
    command: [find('tini'), '-s', '--', find('patroni'), configFile],
    env: { ...env, PSQL: find('psql') },
    folder: plan.folder,
  });
  const data = join(folder, 'data');
  const postmaster = () => {
    const pid = readPostmasterFile(data)?.pid;
    return pid && isPostmasterOf(pid, data) ? pid : null;
  };
  /** Postgres first: Patroni, while it lives, would start it again. */
  const everything = (): readonly number[] => {
    const main = postmaster();
    const started = familyOf(patroni.pid).flatMap(familyOf);
    return [...new Set([...started, ...(main ? familyOf(main) : [])])];
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of everything()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended in between.
      }
    }
  };
  return {
    name,
    folder,
    dataFolder: data,
    port,
    address,
    restAddress,
    configFile,
    envFile,
    network,
    postmaster,
    is: (role) => answers(`http://${loopback(restPort)}/${role}`),
    killPostgres: () => {
      const main = postmaster();
      if (main) process.kill(main, 'SIGKILL');
    },
    kill: async () => {
      // Stopped first, so that nobody starts anything while the signals go round.
      signalAll('SIGSTOP');
      signalAll('SIGKILL');
      await patroni.end('SIGKILL');
    },
    stop: () => patroni.end('SIGTERM'),
    hasEnded: patroni.hasEnded,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stopReceiving: () => {
      for (const pid of everything().filter(isWalReceiver)) process.kill(pid, 'SIGTERM');
    },
    start: patroni.start,
    output: patroni.output,
  };
};

import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, environment } from './cluster.ts';
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { settings } from './settings.ts';
import { handOver } from './unprivileged.ts';

const POLL_MS = 15;
const REPORT_MS = 2_500;
const LOG_LIMIT = 5 * 1024 * 1024;

export interface Running {
  readonly pid: number;
  readonly port: number;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Starts Postgres in its own session with its own log file, so that neither Ctrl-C in the shop's terminal nor the end of the shop
 * stops it. Returns when the process exists, not when it is ready.
 */
const spawnPostmaster = (cluster: Cluster, port: number, overrides: Readonly<Record<string, string>>) => {
  const { dir, logFile, binaries, unprivileged } = cluster;
  if (sizeOf(logFile) > LOG_LIMIT) renameSync(logFile, `${logFile}.1`);
  const logStart = sizeOf(logFile);
  const output = openSync(logFile, 'a', 0o600);
  const flags = Object.entries({ ...settings, ...overrides }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const [program = '', ...args] = [
    ...unprivileged.prefix,
    binaries.postgres,
    '-D',
    dir,
    '-p',
    String(port),
    ...flags,
  ];
  const stale = readPostmasterFile(dir)?.pid;
  const child = spawn(program, args, {
    ...unprivileged.ids,
    detached: true,
    stdio: ['ignore', output, output],
    // If a leftover postmaster.pid names a process id that now belongs to an unrelated process, Postgres would not start. The file
    // must not be deleted, because it also guards against orphaned backends. Declaring that process our grandparent is Postgres's
    // own way out.
    env:
      stale && !isPostmasterOf(stale, dir)
        ? { ...environment, PG_GRANDPARENT_PID: String(stale) }
        : environment,
  });
  closeSync(output);
  child.unref();
  const state: { ended: boolean; error: Error | null } = { ended: false, error: null };
  child.once('error', (error) => Object.assign(state, { ended: true, error }));
  child.once('exit', () => Object.assign(state, { ended: true }));
  const lastWords = () =>
    readFileSync(logFile).subarray(logStart).toString('utf8').trim().split('\n').slice(-8).join('\n');
  return { pid: child.pid, state, lastWords };
};

/** Waits while a running Postgres recovers from a crash. Null when it ended or is about to. */
export const untilReady = async (
  dir: string,
  alive: () => boolean,
  log: (line: string) => void,
): Promise<Running | null> => {
  let reported = Date.now();
  while (alive()) {
    const file = readPostmasterFile(dir);
    if (file?.status === 'ready' && file.port && isPostmasterOf(file.pid, dir))
      return { pid: file.pid, port: file.port };
    if (Date.now() - reported > REPORT_MS) {
      log(
        file?.status === 'stopping'
          ? 'Waiting for Postgres to stop ...'
          : 'Waiting for Postgres to recover ...',
      );
      reported = Date.now();
    }
    await sleep(POLL_MS);
  }
  return null;
};

/** @throws Error with the end of Postgres's log when it does not start */
export const launch = async (
  cluster: Cluster,
  port: number,
  overrides: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<Running> => {
  handOver(cluster.dir, cluster.unprivileged);
  const { state, lastWords } = spawnPostmaster(cluster, port, overrides);
  const running = await untilReady(cluster.dir, () => !state.ended, log);
  if (running) return running;
  throw new Error(`Postgres did not start. ${state.error?.message ?? lastWords()}`);
};

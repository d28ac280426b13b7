import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureCluster, openCluster } from './cluster.ts';
import { ensureDatabase, urlOf } from './database.ts';
import { launch, type Running, untilReady } from './launch.ts';
import { exclusively, isInUse, shareUse } from './lock.ts';
import { choosePort } from './port.ts';
import { isAlive, isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { shutDown } from './shut-down.ts';
import type { PrivilegeMode } from './unprivileged.ts';

export interface EmbeddedPostgres {
  /** Stays the same for the life of this process, even when Postgres is restarted. */
  readonly url: string;
  /** Process id of the current postmaster. */
  readonly pid: number;
  /** Shuts Postgres down, unless another process uses it too. May be called more than once. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Postgres's data is in the subfolder `postgres`; its password and port are next to it. */
  readonly dataDir: string;
  readonly log?: (line: string) => void;
  /** Settings that differ from the defaults here, for temporary databases of tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Ways to drop root privileges, in order; all by default. */
  readonly privilegeModes?: readonly PrivilegeMode[];
}

const WATCH_MS = 250;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/**
 * Runs the bundled Postgres for this process and keeps it running: attaches to one that an earlier process left behind, or starts
 * one, and restarts it when it dies. Data is never deleted.
 * @throws Error with a message for the terminal when it cannot run here
 */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const { settings = {}, log = () => {}, privilegeModes } = options;
  const cluster = openCluster(resolve(options.dataDir), privilegeModes);

  const living = () => {
    const pid = readPostmasterFile(cluster.dir)?.pid;
    return pid !== undefined && isPostmasterOf(pid, cluster.dir);
  };

  const bringUp = (): Promise<Running> =>
    exclusively(
      cluster.startLock,
      async () => {
        await ensureCluster(cluster, settings.fsync !== 'off', log);
        const running =
          (await untilReady(cluster.dir, living, log)) ??
          (await launch(cluster, await choosePort(cluster.portFile), settings, log));
        await ensureDatabase(cluster, running.port);
        return running;
      },
      log,
    );

  // Registered before Postgres is looked for, so that a process which is about to stop it sees this one and leaves it running.
  const endUse = await shareUse(cluster.useLock, log);
  let running: Running;
  try {
    running = await bringUp();
  } catch (error) {
    endUse();
    throw error;
  }
  const { port } = running;
  let reviving: Promise<void> | null = null;
  let stopping: Promise<void> | null = null;

  const revive = async () => {
    log('Postgres has stopped unexpectedly, starting it again ...');
    for (let delay = FIRST_RETRY_MS; !stopping; delay = Math.min(delay * 2, LAST_RETRY_MS)) {
      try {
        running = await bringUp();
        if (running.port !== port)
          throw new Error(`Postgres now listens on ${running.port} instead of ${port}.`);
        log('Postgres is back.');
        return;
      } catch (error) {
        log((error as Error).message);
      }
      await sleep(delay, undefined, { ref: false });
    }
  };

  const watch = setInterval(() => {
    if (reviving || stopping || isAlive(running.pid)) return;
    reviving = revive().finally(() => {
      reviving = null;
    });
  }, WATCH_MS);
  watch.unref();

  const stop = async () => {
    clearInterval(watch);
    await reviving;
    endUse();
    await exclusively(cluster.startLock, async () => {
      if (isInUse(cluster.useLock) || !living()) return;
      await shutDown(running.pid);
    });
  };

  return {
    url: urlOf(cluster, port),
    get pid() {
      return running.pid;
    },
    stop() {
      stopping ??= stop();
      return stopping;
    },
  };
};

import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../../http/log.ts';
import { inBatches } from './batches.ts';
import { markAlive, unlockJobsOfDeadWorkers } from './dead-workers.ts';
import { releasedOnce } from './released-once.ts';

export type Tasks = Readonly<Record<string, (payload: never) => Promise<void>>>;

export interface Worker {
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** Returns the current pool, which a restarted runner uses. */
  readonly pool: () => Pool;
  readonly tasks: Tasks;
  /** How many jobs run concurrently. */
  readonly atOnce: number;
  readonly log: Log;
  /** How often to poll for jobs of other processes, in milliseconds. */
  readonly pollMs?: number;
  /** After this many failures in a row to fetch a job, a runner is replaced. */
  readonly replaceAfter?: number;
  /** Waits until a task may run; by default at once. */
  readonly pace?: (task: string) => Promise<void>;
}

const RESTART_MS = 1_000;
const LOOK_FOR_DEAD_MS = 3_000;
const POLL_MS = 1_000;

/** How long a runner may take to shut down. */
const LAST_WORDS_MS = 6_000;

/**
 * A runner caches the failure of its first query and then finds no more jobs, even when the database works again. So it is replaced
 * after this many failures in a row.
 */
const FAILED_FETCHES = 3;

/**
 * Without batching, no code awaits the statement that completes a job: if the database is gone at that moment, its error would end
 * the process. With batching, only the runner ends and is restarted.
 */
const HANDLED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Resolves when the runner has ended, or some time after it began to end: when its database was killed, it may wait for a reply
 * that never comes. Its locked jobs are then unlocked like those of dead workers.
 */
const ended = async (runner: Runner, fallen: Promise<unknown>): Promise<void> => {
  const overdue = fallen.then(() => sleep(LAST_WORDS_MS, undefined, { ref: false }));
  await Promise.race([runner.promise, overdue]);
};

/** Calls `replace` when fetching jobs has failed too often in a row. */
const watchFetching = (events: WorkerEvents, most: number, replace: () => void): void => {
  let failed = 0;
  events.on('worker:getJob:error', () => {
    failed += 1;
    if (failed === most) replace();
  });
  const works = () => {
    failed = 0;
  };
  events.on('worker:getJob:empty', works);
  events.on('job:start', works);
};

/** Runs jobs after their commit, several concurrently if configured. Survives outages of the database: a runner that fails is restarted. */
export const startWorker = ({
  pool,
  tasks,
  atOnce,
  log,
  pollMs = POLL_MS,
  replaceAfter = FAILED_FETCHES,
  pace = async () => {},
}: WorkerOptions): Worker => {
  let runner: Runner | null = null;
  let stopping = false;
  let poolId = '';
  // Fails only while the database is unavailable; it is repeated soon.
  const looking = setInterval(
    () => unlockJobsOfDeadWorkers(pool(), poolId).catch(() => {}),
    LOOK_FOR_DEAD_MS,
  );
  looking.unref();
  const logger = new Logger(() => (level, message, meta) => {
    // The task itself logs why a job failed, with the request that caused it.
    if (level === 'error' && !meta?.failure) log.error({ worker: true }, message);
  });
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      inBatches(
        // The type of a task's payload is only known by the task's name, at run time.
        (payload) => task(payload as never),
        () => pace(name),
      ),
    ]),
  );
  const eventsOf = (): WorkerEvents => {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:listen:success', ({ workerPool, client }) => {
      poolId = workerPool.id;
      // The connection is about to run LISTEN; our statement comes after that.
      client.once('drain', () => {
        markAlive(client, workerPool.id).catch((err: unknown) =>
          log.warn({ err }, 'A worker cannot say it lives'),
        );
      });
    });
    watchFetching(events, replaceAfter, () => {
      log.warn({}, 'The job worker finds no jobs any more and is replaced');
      void runner?.stop().catch(() => {});
    });
    return events;
  };
  const live = async (): Promise<void> => {
    let told = false;
    while (!stopping) {
      const quiet = new AbortController();
      const events = eventsOf();
      try {
        const fallen = once(events, 'pool:gracefulShutdown', { signal: quiet.signal });
        fallen.catch(() => {});
        runner = await run({
          pgPool: releasedOnce(pool()),
          taskList,
          concurrency: atOnce,
          noHandleSignals: true,
          pollInterval: pollMs,
          logger,
          events,
          preset: HANDLED,
        });
        told = false;
        // The worker was stopped while the runner was still starting.
        if (stopping) void runner.stop().catch(() => {});
        await ended(runner, fallen);
      } catch (error) {
        if (!stopping && !told) log.warn({ err: error }, 'The job worker fell and is started again');
        told = true;
      } finally {
        quiet.abort();
        runner = null;
      }
      if (!stopping) await sleep(RESTART_MS);
    }
  };
  const lived = live();
  return {
    stop: async () => {
      stopping = true;
      clearInterval(looking);
      const stopped = runner?.stop().catch(() => {});
      await Promise.race([stopped, sleep(LAST_WORDS_MS, undefined, { ref: false })]);
      await lived;
    },
  };
};

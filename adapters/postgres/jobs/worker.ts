import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Log } from '../../http/log.ts';
import { inBatches } from './batches.ts';
import { giveBackJobsOfTheDead, sayAlive } from './dead-workers.ts';
import { releasedOnce } from './released-once.ts';

export type Tasks = Readonly<Record<string, (payload: never) => Promise<void>>>;

export interface Worker {
  stop(): Promise<void>;
}

export interface WorkerOptions {
  /** The pool of now: a runner that is started again takes the one that there is then. */
  readonly pool: () => Pool;
  readonly tasks: Tasks;
  /** How many jobs run at once. */
  readonly atOnce: number;
  readonly log: Log;
  /** How often jobs of other processes are looked for, in milliseconds. */
  readonly pollMs?: number;
  /** A runner that failed so often in a row to fetch a job is replaced. */
  readonly replaceAfter?: number;
  /** Waits until a task may have the machine. By default at once. */
  readonly pace?: (task: string) => Promise<void>;
}

const RESTART_MS = 1_000;
const LOOK_FOR_DEAD_MS = 3_000;
const POLL_MS = 1_000;

/** How long a runner that is going down may take over it. */
const LAST_WORDS_MS = 6_000;

/**
 * A runner keeps the failure of its first query, and then finds no job any more, even when the database works again. A
 * runner that failed this often in a row is replaced.
 */
const FAILED_FETCHES = 3;

/**
 * Without batches no code awaits the statement that ends a job: when the database is gone at that moment, its failure would
 * end the process. With batches only the runner ends, and is started again.
 */
const HANDLED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * Resolves when the runner has ended, or some time after it began to: one whose database was killed may wait for an answer that
 * never comes. What it had locked is given back as that of the dead.
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

/** Runs jobs after their commit, several at once if asked. Outlives the database: when the runner falls, it is started again. */
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
  // Fails only while the database is away; the next look comes soon.
  const looking = setInterval(() => giveBackJobsOfTheDead(pool(), poolId).catch(() => {}), LOOK_FOR_DEAD_MS);
  looking.unref();
  const logger = new Logger(() => (level, message, meta) => {
    // The task itself logs why a job failed, with the request that caused it.
    if (level === 'error' && !meta?.failure) log.error({ worker: true }, message);
  });
  const taskList: TaskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      inBatches(
        // Which payload a task has is known by its name alone, at run time.
        (payload) => task(payload as never),
        () => pace(name),
      ),
    ]),
  );
  const eventsOf = (): WorkerEvents => {
    const events = new EventEmitter() as WorkerEvents;
    events.on('pool:listen:success', ({ workerPool, client }) => {
      poolId = workerPool.id;
      // The connection is about to be told to listen; what we say comes after that.
      client.once('drain', () => {
        sayAlive(client, workerPool.id).catch((err: unknown) =>
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
        // Told to stop while it was still starting.
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

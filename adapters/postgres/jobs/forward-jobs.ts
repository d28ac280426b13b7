import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../http/log.ts';
import type { Database } from '../driver/database.ts';
import { OUTBOX_FULL, takeOver } from './job-outbox.ts';

export interface Forwarder {
  /** Reports that something was added to the outbox. */
  wake(): void;
  stop(): Promise<void>;
}

/** How often to look for jobs of other processes; this process's own are reported by `wake`. */
const LOOK_MS = 500;
/** Rows added within this time after a step are collected for the next one. */
const GATHER_MS = 25;
/** The abort reason. Without one, every booking would create an error with a stack. */
const WOKEN = 'woken';

/** Continuously moves jobs from the outbox to the queue. Retries while the database is unavailable, and logs that once. */
export const forwardJobs = (database: Pick<Database, 'transaction'>, log: Log): Forwarder => {
  let stopping = false;
  let woken = new AbortController();
  const rest = (ms: number, signal?: AbortSignal) =>
    sleep(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {});
  let isFailing = false;
  const move = async (): Promise<number> => {
    try {
      const moved = await takeOver(database);
      if (isFailing) log.info({}, 'Jobs are moved from the outbox into the queue again');
      isFailing = false;
      return moved;
    } catch (err) {
      if (!isFailing) log.warn({ err }, 'Jobs could not be moved from the outbox into the queue');
      isFailing = true;
      return 0;
    }
  };
  const live = async (): Promise<void> => {
    while (!stopping) {
      const moved = await move();
      if (moved === OUTBOX_FULL) continue;
      await rest(GATHER_MS);
      if (stopping) return;
      await rest(LOOK_MS, woken.signal);
      woken = new AbortController();
    }
  };
  const lived = live();
  return {
    wake: () => woken.abort(WOKEN),
    stop: async () => {
      stopping = true;
      woken.abort(WOKEN);
      await lived;
    },
  };
};

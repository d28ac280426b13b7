import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../http/log.ts';
import type { Database } from '../driver/database.ts';
import { OUTBOX_FULL, takeOver } from './job-outbox.ts';

export interface Forwarder {
  /** Says that something was written into the outbox. */
  wake(): void;
  stop(): Promise<void>;
}

/** Jobs of other processes are looked for so often; own ones are known of. */
const LOOK_MS = 500;
/** What is written within this time after a step goes in the next one. */
const GATHER_MS = 25;
/** Without a reason of our own, every booking would make an error with its stack. */
const WOKEN = 'woken';

/** Keeps moving jobs from the outbox into the queue. A database that is away is asked again, and is said to be once. */
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

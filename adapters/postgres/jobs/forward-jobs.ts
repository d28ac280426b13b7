import { setTimeout as sleep } from 'node:timers/promises';
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

/** Keeps moving jobs from the outbox into the queue. A database that is away is asked again. */
export const forwardJobs = (database: Pick<Database, 'transaction'>): Forwarder => {
  let stopping = false;
  let woken = new AbortController();
  const rest = (ms: number, signal?: AbortSignal) =>
    sleep(ms, undefined, { ref: false, ...(signal ? { signal } : {}) }).catch(() => {});
  const live = async (): Promise<void> => {
    while (!stopping) {
      const moved = await takeOver(database).catch(() => 0);
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

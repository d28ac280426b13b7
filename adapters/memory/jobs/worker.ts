import { type Job, LOW_PRIORITY } from '@wondercast/core/kernel/jobs';
import type { MemoryStore } from '../memory-store.ts';
import type { JobRow } from '../tables.ts';

/** A job that has used up its attempts, with its last error. */
export type FailedJob = Pick<JobRow, 'job' | 'attempts' | 'lastError'>;

export interface MemoryWorker {
  /** Runs all waiting jobs, with immediate retries, until none is left or the rest has failed for good. */
  drain(): Promise<void>;
  /** Jobs that have used up their attempts. They stay, so that they can be counted. */
  failed(): readonly FailedJob[];
  /** Takes no further job. Resolves when the running one has ended. */
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60_000;

/** 1 s, 2 s, 4 s … up to five minutes. */
const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);

/**
 * Runs the jobs of a store in memory, one at a time, after the commit that added them, and at least once, as every worker does.
 * `attempts` limits how often a job is tried; `takes` selects the jobs of this worker. With `byItself` false, only `drain` runs
 * jobs.
 */
export const memoryWorker = (
  store: MemoryStore,
  perform: (job: Job) => Promise<void>,
  {
    attempts: most = 25,
    byItself = true,
    takes = () => true,
  }: { attempts?: number; byItself?: boolean; takes?: (job: Job) => boolean } = {},
): MemoryWorker => {
  const dueAt = new Map<number, number>();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const dueOf = ({ id, notBefore }: JobRow): number => dueAt.get(id) ?? notBefore?.getTime() ?? 0;
  let drains = 0;
  /** While drains run: the id of the newest job when the first of them began. */
  let last = Number.POSITIVE_INFINITY;
  /** Whether a drain has already postponed this mail. It waits for the next drain, because it would postpone itself for ever. */
  const isPutOff = ({ id, job }: JobRow): boolean => id > last && 'since' in job.payload;
  const waiting = () =>
    store.tables.jobs.all().filter((row) => row.attempts < most && takes(row.job) && !isPutOff(row));

  const attempt = async (row: JobRow): Promise<void> => {
    try {
      await perform(row.job);
      await store.inTables(({ jobs }) => jobs.delete(row.id));
      dueAt.delete(row.id);
    } catch (error) {
      const attempts = row.attempts + 1;
      const lastError = error instanceof Error ? error.message : String(error);
      dueAt.set(row.id, Date.now() + pauseAfter(attempts));
      await store.inTables(({ jobs }) => jobs.set(row.id, { ...row, attempts, lastError }));
    }
  };

  /** Runs everything that is due at `until`, in the order in which it was added. */
  const runDue = async (until: () => number): Promise<void> => {
    for (;;) {
      const due = waiting().filter((row) => dueOf(row) <= until());
      const next = due.find(({ job }) => !LOW_PRIORITY.includes(job.task)) ?? due[0];
      if (!next || stopped) return;
      await attempt(next);
    }
  };

  const run = (until: () => number): Promise<void> => {
    running ??= runDue(until).finally(() => {
      running = null;
      schedule();
    });
    return running;
  };

  const schedule = () => {
    clearTimeout(timer);
    if (stopped || !byItself || running) return;
    const due = waiting().map(dueOf);
    if (due.length === 0) return;
    timer = setTimeout(() => run(Date.now), Math.max(0, Math.min(...due) - Date.now()));
    // A retry that is minutes away must not keep a finished process alive.
    timer.unref();
  };

  store.onCommit(schedule);
  schedule();

  return {
    drain: async () => {
      if (drains === 0) last = Math.max(0, ...store.tables.jobs.all().map(({ id }) => id));
      drains += 1;
      try {
        do await run(() => Number.POSITIVE_INFINITY);
        while (waiting().length > 0 && !stopped);
      } finally {
        drains -= 1;
        if (drains === 0) last = Number.POSITIVE_INFINITY;
      }
    },
    failed: () => store.tables.jobs.all().filter(({ attempts }) => attempts >= most),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

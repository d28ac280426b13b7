import type { Job, JobOf } from '@wondercast/core/kernel/jobs';
import { describe, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../support/patience.ts';
import { timePasses } from '../support/time-passes.ts';
import { type OpenStore, usingStore } from './store-under-test.ts';

/** Ids of bookings that nobody placed: the jobs here are about no booking. */
let last = 1_000_000_000;
const aJob = (): JobOf<'mail-booking-received'> => {
  last += 1;
  return { task: 'mail-booking-received', payload: { bookingId: last } };
};
const nameOf = ({ task, payload }: Job): string => JSON.stringify([task, payload]);
const BRIEFLY = 60;

/** What every queue of jobs, with its worker, must do. */
export const describeJobs = (name: string, open: OpenStore) =>
  describe(`jobs on ${name}`, () => {
    const store = usingStore(open);
    const add = (job: Job) => store().unitOfWork(({ jobs }) => jobs.add(job));
    /** Works while the test does; answers how often a job was performed. */
    const working = async (
      test: (runsOf: (job: Job) => number) => Promise<void>,
      perform: (job: Job, run: number) => Promise<void> = async () => {},
    ) => {
      const runs = new Map<string, number>();
      const runsOf = (job: Job) => runs.get(nameOf(job)) ?? 0;
      const worker = store().work(async (job) => {
        runs.set(nameOf(job), runsOf(job) + 1);
        await perform(job, runsOf(job));
      });
      try {
        await test(runsOf);
      } finally {
        await worker.stop();
      }
    };
    const untilDone = (job: Job) =>
      vi.waitFor(async () => expect(await store().waitingJobs()).not.toContainEqual(job), {
        timeout: PATIENCE_MS,
        interval: 10,
      });

    it('runs a job once after its commit, and is done with it', () =>
      working(async (runsOf) => {
        const job = aJob();
        await add(job);
        await untilDone(job);
        expect(runsOf(job)).toBe(1);
      }));

    it('runs what was waiting before somebody worked', async () => {
      const job = aJob();
      await add(job);
      await working(async (runsOf) => {
        await untilDone(job);
        expect(runsOf(job)).toBe(1);
      });
    });

    it('runs nothing before its commit, and nothing that was rolled back', () =>
      working(async (runsOf) => {
        const [kept, dropped] = [aJob(), aJob()];
        await store().unitOfWork(async ({ jobs }) => {
          await jobs.add(kept);
          await timePasses(BRIEFLY);
          expect(runsOf(kept)).toBe(0);
        });
        const failing = store().unitOfWork(async ({ jobs }) => {
          await jobs.add(dropped);
          throw new Error('later');
        });
        await expect(failing).rejects.toThrow('later');
        await untilDone(kept);
        expect([runsOf(kept), runsOf(dropped)]).toEqual([1, 0]);
      }));

    it('runs a job that is to wait only when its time has come', () =>
      working(async (runsOf) => {
        const [late, prompt] = [aJob(), aJob()];
        const due = Date.now() + 400;
        await store().unitOfWork(async ({ jobs }) => {
          await jobs.add(late, new Date(due));
          await jobs.add(prompt);
        });
        await untilDone(prompt);
        // On a slow machine its time may have come meanwhile.
        const early = runsOf(late);
        if (Date.now() < due) expect(early).toBe(0);
        await untilDone(late);
        expect(Date.now()).toBeGreaterThanOrEqual(due);
        expect(runsOf(late)).toBe(1);
      }));

    it('keeps a job that failed, and tries it again after a pause until it succeeds', () => {
      const [job, next] = [aJob(), aJob()];
      return working(
        async (runsOf) => {
          await add(job);
          await vi.waitFor(() => expect(runsOf(job)).toBe(1), { timeout: PATIENCE_MS, interval: 5 });
          expect(await store().waitingJobs()).toContainEqual(job);
          // Meanwhile it holds nobody up.
          await add(next);
          await untilDone(next);
          expect(runsOf(job)).toBe(1);
          await store().endPauses();
          await untilDone(job);
          expect(runsOf(job)).toBe(2);
        },
        async (performed, run) => {
          if (nameOf(performed) === nameOf(job) && run === 1) throw new Error('not now');
        },
      );
    });
  });

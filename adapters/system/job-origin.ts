import type { Job, Jobs } from '@wondercast/core/kernel/jobs';
import { Undeliverable } from '@wondercast/core/kernel/mail';
import type { UnitOfWork } from '@wondercast/core/kernel/unit-of-work';
import type { Log } from '../http/log.ts';
import { replacing } from './lazily.ts';
import type { Tracing } from './tracing.ts';
import { currentContext, inContext } from './work-context.ts';

/** The field of a job's payload that holds the request which caused the job. Older releases ignore it. */
const FROM = '~from';

interface Origin {
  readonly requestId: string | null;
  readonly traceparent: string | null;
}

const withOrigin = <Each extends Job>(job: Each): Each => {
  const { requestId, span } = currentContext();
  if (requestId === null && span === null) return job;
  const origin: Origin = { requestId, traceparent: span?.traceparent ?? null };
  return { ...job, payload: { ...job.payload, [FROM]: origin } };
};

const originatingJobs = (jobs: Jobs): Jobs => ({
  add: (job, notBefore) => jobs.add(withOrigin(job), notBefore),
  addAll: (all) => jobs.addAll(all.map(withOrigin)),
});

/** Wraps a unit of work so that its jobs carry the request that caused them (decision 125). */
export const originatingUnitOfWork =
  <Store extends { readonly jobs: Jobs }>(unitOfWork: UnitOfWork<Store>): UnitOfWork<Store> =>
  (work) =>
    unitOfWork((store) => {
      // TypeScript can't know that a general store has no narrower type of jobs.
      const jobs = { jobs: originatingJobs(store.jobs) } as Partial<Store>;
      return work(replacing(store, jobs));
    });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Separates a stored payload into the task's own payload and its origin, which payloads of older releases lack. */
const split = (stored: unknown): { readonly payload: unknown; readonly origin: Origin } => {
  if (!isRecord(stored)) return { payload: stored, origin: { requestId: null, traceparent: null } };
  const { [FROM]: from, ...payload } = stored;
  const { requestId, traceparent } = isRecord(from) ? from : {};
  return { payload, origin: { requestId: textOrNull(requestId), traceparent: textOrNull(traceparent) } };
};

type Tasks = Readonly<Record<string, (payload: never) => Promise<void>>>;

/**
 * Wraps tasks so that each runs in the context of the request that caused it and logs its failures there. A job whose mail was kept
 * back counts as done.
 */
export const originatingTasks = (tasks: Tasks, log: Pick<Log, 'warn'>, tracing: Tracing | null): Tasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([task, perform]) => [
      task,
      (stored: unknown) => {
        const { payload, origin } = split(stored);
        const attempt = async (): Promise<void> => {
          try {
            // The type of a task's payload is only known by the task's name, at run time.
            await perform(payload as never);
          } catch (err) {
            // The mailer has logged the reason, and a retry would not help.
            if (err instanceof Undeliverable) return;
            log.warn({ err }, 'A job failed and is tried again');
            throw err;
          }
        };
        return inContext({ requestId: origin.requestId, task, span: null }, () =>
          tracing
            ? tracing.run({ name: `job ${task}`, kind: 'job', from: origin.traceparent }, attempt)
            : attempt(),
        );
      },
    ]),
  );

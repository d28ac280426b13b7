import type { Job, Jobs } from '@wondercast/core/kernel/jobs';
import { KeptBack } from '@wondercast/core/kernel/mail';
import type { UnitOfWork } from '@wondercast/core/kernel/unit-of-work';
import type { Log } from '../http/log.ts';
import type { Tracing } from './tracing.ts';
import { currentContext, inContext } from './work-context.ts';

/** The field of a payload that says which request has caused the job. A program that does not know it ignores it. */
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

/** The same unit of work; its jobs carry the request that causes them (decision 125). */
export const originatingUnitOfWork =
  <Store extends { readonly jobs: Jobs }>(unitOfWork: UnitOfWork<Store>): UnitOfWork<Store> =>
  (work) =>
    unitOfWork((store) => work({ ...store, jobs: originatingJobs(store.jobs) }));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The payload as the task knows it, and who caused it. A stored payload may come from a release that writes no origin. */
const split = (stored: unknown): { readonly payload: unknown; readonly origin: Origin } => {
  if (!isRecord(stored)) return { payload: stored, origin: { requestId: null, traceparent: null } };
  const { [FROM]: from, ...payload } = stored;
  const { requestId, traceparent } = isRecord(from) ? from : {};
  return { payload, origin: { requestId: textOrNull(requestId), traceparent: textOrNull(traceparent) } };
};

type Tasks = Readonly<Record<string, (payload: never) => Promise<void>>>;

/**
 * The same tasks; each runs in the context of the request that caused it, and its failures are logged there. One whose mail is kept back
 * is done.
 */
export const originatingTasks = (tasks: Tasks, log: Pick<Log, 'warn'>, tracing: Tracing | null): Tasks =>
  Object.fromEntries(
    Object.entries(tasks).map(([task, perform]) => [
      task,
      (stored: unknown) => {
        const { payload, origin } = split(stored);
        const attempt = async (): Promise<void> => {
          try {
            // Which payload a task has is known by its name alone, at run time.
            await perform(payload as never);
          } catch (err) {
            // The mailer has noted why, and trying again helps nobody.
            if (err instanceof KeptBack) return;
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

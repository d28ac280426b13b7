import type { Job, Jobs } from '@wondercast/core/kernel/jobs';
import { insertRow } from '../driver/row-statements.ts';
import type { Session } from '../driver/transaction.ts';
import { JobOutboxRow } from './tables.ts';

const ADD = insertRow(JobOutboxRow, 'id');

/**
 * Jobs are rows of the same transaction: the outbox. The queue's own way of adding one wakes every worker at the commit, one
 * commit after the other, so the outbox is moved into the queue many at a time (`job-outbox.ts`).
 */
export const postgresJobs = ({ write }: Session, added: () => void): Jobs => {
  const put = async (jobs: readonly (Job & { readonly notBefore?: Date })[]) => {
    if (jobs.length === 0) return;
    added();
    await write(
      ADD({
        jobs: jobs.map(({ notBefore, ...job }) => ({
          ...job,
          ...(notBefore && { notBefore: notBefore.toISOString() }),
        })),
      }),
    );
  };
  return {
    add: (job, notBefore) => put([notBefore ? { ...job, notBefore } : job]),
    addAll: put,
  };
};

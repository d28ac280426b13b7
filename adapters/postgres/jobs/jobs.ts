import type { Job, Jobs } from '@wondercast/core/kernel/jobs';
import { insertRow } from '../driver/row-statements.ts';
import type { Session } from '../driver/transaction.ts';
import { JobOutboxRow } from './tables.ts';

const ADD = insertRow(JobOutboxRow, 'id');

/**
 * Adds jobs to an outbox table in the same transaction. The queue's own function would wake every worker at each commit, one after
 * another, so the outbox is moved to the queue in batches (`job-outbox.ts`).
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

import type { Job, Jobs } from '@wondercast/core/jobs';
import type { Session } from '../driver/database.ts';

const ADD = 'insert into job_outbox (jobs) values ($1::jsonb)';

/**
 * Jobs are rows of the same transaction: the outbox. The queue's own way of adding one wakes every worker at the commit, one
 * commit after the other, so the outbox is taken over into the queue many at a time (`job-outbox.ts`).
 */
export const postgresJobs = ({ write }: Session, added: () => void): Jobs => {
  const put = async (jobs: readonly (Job & { readonly notBefore?: Date })[]) => {
    if (jobs.length === 0) return;
    added();
    await write({ text: ADD, parameters: [JSON.stringify(jobs)] });
  };
  return {
    add: (job, notBefore) => put([notBefore ? { ...job, notBefore } : job]),
    addAll: put,
  };
};

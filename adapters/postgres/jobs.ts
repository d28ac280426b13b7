import type { Jobs } from '@wondercast/core/jobs';
import type { Session } from './database.ts';
import { constant } from './dialect.ts';

const MOST_ATTEMPTS = 12;

const ADD = constant(
  `select 1 from graphile_worker.add_job($1, $2::json, run_at := $3, max_attempts := ${MOST_ATTEMPTS})`,
);

/** Jobs are rows of the same transaction: the outbox. The worker takes them after the commit. */
export const postgresJobs = ({ sql }: Session): Jobs => ({
  add: async ({ task, payload }, notBefore) => {
    await sql(ADD, [task, JSON.stringify(payload), notBefore ?? null]);
  },
});

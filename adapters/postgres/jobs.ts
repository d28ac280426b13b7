import { IN_NO_HURRY, type Job, type Jobs } from '@wondercast/core/jobs';
import type { Session } from './database.ts';
import { constant } from './dialect.ts';

const MOST_ATTEMPTS = 12;
/** The worker takes small numbers first. */
const LATER = 10;

const ADD_ALL =
  constant(`select graphile_worker.add_job(j.task, j.payload, run_at := j.at, max_attempts := ${MOST_ATTEMPTS},
    priority := j.priority) is null "none"
  from json_to_recordset($1::json) as j(task text, payload json, at timestamptz, priority int)`);

const rowOf = ({ task, payload }: Job, notBefore: Date | undefined) => ({
  task,
  payload,
  at: notBefore ?? null,
  priority: IN_NO_HURRY.includes(task) ? LATER : 0,
});

/** Jobs are rows of the same transaction: the outbox. The worker takes them after the commit. */
export const postgresJobs = ({ sql }: Session): Jobs => {
  const write = async (rows: readonly ReturnType<typeof rowOf>[]) => {
    await sql(ADD_ALL, [JSON.stringify(rows)]);
  };
  return {
    add: (job, notBefore) => write([rowOf(job, notBefore)]),
    addAll: (jobs) => write(jobs.map((job) => rowOf(job, job.notBefore))),
  };
};

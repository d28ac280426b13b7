import type { ClientBase } from 'pg';

/*
 * The queue owns its tables, and its next version may change them. So jobs are copied by their meaning: task, payload and time.
 * Finished jobs are no longer in the queue. A job that is running at the time of the snapshot is copied as waiting, and its current
 * attempt is not counted.
 */

const COLUMNS = `task text, queue text, payload text, priority int, run_at timestamptz, attempts int,
  max_attempts int, last_error text, created_at timestamptz, key text, flags text`;

const NAMES =
  'task, queue, payload, priority, run_at, attempts, max_attempts, last_error, created_at, key, flags';

export const COPY_JOBS_OUT = `copy (select t.identifier, q.queue_name, j.payload::text, j.priority, j.run_at,
    case when j.locked_at is null then j.attempts else greatest(j.attempts - 1, 0) end,
    j.max_attempts, j.last_error, j.created_at, j.key, j.flags::text
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id) to stdout`;

export const COPY_JOBS_IN = `copy waiting_jobs (${NAMES}) from stdin`;

/** Creates a temporary table for the jobs to load. It is dropped with the transaction. */
export const makeWaitingJobs = async (client: ClientBase): Promise<void> => {
  await client.query(`create temp table waiting_jobs (id bigserial, ${COLUMNS}) on commit drop`);
};

const STEPS = [
  `insert into graphile_worker._private_tasks (identifier) select distinct task from waiting_jobs
    on conflict do nothing`,
  `insert into graphile_worker._private_job_queues (queue_name) select distinct queue from waiting_jobs
    where queue is not null on conflict do nothing`,
  `insert into graphile_worker._private_jobs
      (task_id, job_queue_id, payload, priority, run_at, attempts, max_attempts, last_error, created_at, key, flags)
    select t.id, q.id, w.payload::json, w.priority, w.run_at, w.attempts, w.max_attempts, w.last_error, w.created_at,
      w.key, w.flags::jsonb
    from waiting_jobs w join graphile_worker._private_tasks t on t.identifier = w.task
    left join graphile_worker._private_job_queues q on q.queue_name = w.queue order by w.id`,
] as const;

/** Adds the loaded jobs to the queue. Returns their number. */
export const queueWaitingJobs = async (client: ClientBase): Promise<number> => {
  let queued = 0;
  for (const step of STEPS) queued = (await client.query(step)).rowCount ?? 0;
  return queued;
};

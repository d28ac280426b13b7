import { IN_BATCHES, IN_NO_HURRY, type Task } from '@wondercast/core/jobs';
import type { Database } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';

const MOST_ATTEMPTS = 12;
/** The worker takes small numbers first. */
const LATER = 10;
/** How many units of work are taken over in one step. */
const MOST = 200;
/** How many payloads one batch holds. */
const BATCH = 20;

const TAKE = constant(`delete from job_outbox where id = any(array(
    select id from job_outbox order by id limit ${MOST} for update skip locked))
  returning id, jobs`);

const QUEUE = constant(`select count(*)::int "queued" from graphile_worker.add_jobs(array(
    select row(j.task, j.payload, null, j.at, ${MOST_ATTEMPTS}, null, j.priority, null)::graphile_worker.job_spec
    from json_to_recordset($1::json) as j(task text, payload json, at timestamptz, priority int)))`);

interface Outgoing {
  readonly task: Task;
  readonly payload: unknown;
  readonly notBefore?: string;
}

interface Queued {
  readonly task: Task;
  readonly payload: unknown;
  readonly at: string | null;
  readonly priority: number;
}

const priorityOf = (task: Task): number => (IN_NO_HURRY.includes(task) ? LATER : 0);

/** Payloads as batches. A batch waits until the last of its jobs may run. */
const batchesOf = (jobs: readonly Outgoing[]): readonly Queued[] => {
  const batches: Queued[] = [];
  for (let from = 0; from < jobs.length; from += BATCH) {
    const part = jobs.slice(from, from + BATCH);
    const [first] = part;
    if (!first) break;
    const times = part.flatMap(({ notBefore }) => (notBefore ? [notBefore] : []));
    const at = times.sort().at(-1) ?? null;
    batches.push({
      task: first.task,
      payload: part.map(({ payload }) => payload),
      at,
      priority: priorityOf(first.task),
    });
  }
  return batches;
};

/** Jobs that may be one batch: of one task, due within the same second. */
const kindOf = ({ task, notBefore }: Outgoing): string =>
  `${task} ${notBefore ? Math.floor(Date.parse(notBefore) / 1000) : 'now'}`;

/** What the queue is given, in the order in which it was written. */
const queuedOf = (jobs: readonly Outgoing[]): readonly Queued[] => {
  const single: Queued[] = [];
  const batched = new Map<string, Outgoing[]>();
  for (const job of jobs) {
    const { task, payload, notBefore = null } = job;
    if (IN_BATCHES.includes(task)) batched.set(kindOf(job), [...(batched.get(kindOf(job)) ?? []), job]);
    else single.push({ task, payload, at: notBefore, priority: priorityOf(task) });
  }
  return [...single, ...[...batched.values()].flatMap(batchesOf)];
};

/** Moves what the outbox holds into the queue, at most `MOST` units of work; answers how many it moved. */
export const takeOver = ({ transaction }: Pick<Database, 'transaction'>): Promise<number> =>
  transaction(async ({ sql }) => {
    const rows = await sql<{ id: number; jobs: Outgoing[] }>(TAKE);
    if (rows.length === 0) return 0;
    const jobs = [...rows].sort((a, b) => a.id - b.id).flatMap((row) => row.jobs);
    await sql(QUEUE, [JSON.stringify(queuedOf(jobs))]);
    return rows.length;
  });

export const OUTBOX_FULL = MOST;

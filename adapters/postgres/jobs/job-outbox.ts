import { IN_BATCHES, LOW_PRIORITY, type Task } from '@wondercast/core/kernel/jobs';
import { sql } from 'kysely';
import type { Database } from '../driver/database.ts';
import { asJson, type Given, statement } from '../driver/statement.ts';
import type { OutboxJob } from './tables.ts';

const MOST_ATTEMPTS = 12;
/** Priority of less urgent jobs: the worker takes small numbers first. */
const LATER = 10;
/** Maximum number of units of work moved in one step. */
const MOST = 200;
/** Maximum number of payloads in a batch. */
const BATCH = 20;

const TAKE = statement((db) =>
  db
    .deleteFrom('job_outbox')
    .where(({ eb, selectFrom }) =>
      eb(
        'id',
        '=',
        sql<number>`any(array(${selectFrom('job_outbox').select('id').orderBy('id').limit(MOST).forUpdate().skipLocked()}))`,
      ),
    )
    .returning(['id', 'jobs']),
);

/** The queue has its own tables and functions, so this is plain SQL. */
const QUEUE = statement(
  (_, { jobs }: Given<{ jobs: readonly Queued[] }>) =>
    sql`select count(*) from graphile_worker.add_jobs(array(
      select row(j.task, j.payload, null, j.at, ${sql.lit(MOST_ATTEMPTS)}, null, j.priority, null)::graphile_worker.job_spec
      from jsonb_to_recordset(${asJson(jobs)}) as j(task text, payload json, at timestamptz, priority int)))`,
);

interface Queued {
  readonly task: Task;
  readonly payload: unknown;
  readonly at: string | null;
  readonly priority: number;
}

const priorityOf = (task: Task): number => (LOW_PRIORITY.includes(task) ? LATER : 0);

/** Groups payloads into batches. A batch waits until the last of its jobs is due. */
const batchesOf = (jobs: readonly OutboxJob[]): readonly Queued[] => {
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

/** Jobs with the same key may share a batch: same task, due within the same second. */
const kindOf = ({ task, notBefore }: OutboxJob): string =>
  `${task} ${notBefore ? Math.floor(Date.parse(notBefore) / 1000) : 'now'}`;

/** The entries for the queue, in the order in which the jobs were added. */
const queuedOf = (jobs: readonly OutboxJob[]): readonly Queued[] => {
  const single: Queued[] = [];
  const batched = new Map<string, OutboxJob[]>();
  for (const job of jobs) {
    const { task, payload, notBefore = null } = job;
    if (IN_BATCHES.includes(task)) batched.set(kindOf(job), [...(batched.get(kindOf(job)) ?? []), job]);
    else single.push({ task, payload, at: notBefore, priority: priorityOf(task) });
  }
  return [...single, ...[...batched.values()].flatMap(batchesOf)];
};

/** Moves at most `MOST` units of work from the outbox to the queue. Returns their number. */
export const takeOver = ({ transaction }: Pick<Database, 'transaction'>): Promise<number> =>
  transaction(async ({ run }) => {
    const rows = await run(TAKE());
    if (rows.length === 0) return 0;
    const jobs = rows.toSorted((a, b) => a.id - b.id).flatMap((row) => row.jobs);
    await run(QUEUE({ jobs: queuedOf(jobs) }));
    return rows.length;
  });

export const OUTBOX_FULL = MOST;

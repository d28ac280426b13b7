import { sql } from 'kysely';
import type { ShopFigures } from '../metrics/shop-figures.ts';
import type { Run } from './driver/query.ts';
import { statement } from './driver/statement.ts';
import { TAX_MATTERS } from './taxing/matters-counted.ts';

/** Counting stops at this number, so that a long queue costs no more than a short one. */
const MOST = 10_000;

/** A batch is one row in the queue but several jobs. */
const JOBS = sql<ShopFigures['jobs']>`(select coalesce(json_agg(each), '[]') from (
    select t.identifier as task,
      case when j.attempts >= j.max_attempts then 'failed' when j.locked_at is not null then 'running'
        when j.run_at > now() then 'scheduled' else 'waiting' end as state,
      sum(case json_typeof(j.payload) when 'array' then json_array_length(j.payload) else 1 end)::int as jobs
    from (select * from graphile_worker._private_jobs limit ${sql.lit(MOST)}) j
    join graphile_worker._private_tasks t on t.id = j.task_id
    group by 1, 2) each)`;

const FIGURES = statement((db) =>
  db.selectNoFrom((each) => [
    JOBS.as('jobs'),
    sql<number>`(select count(*)::int from (select 1 from job_outbox limit ${sql.lit(MOST)}) waiting)`.as(
      'outboxRows',
    ),
    sql<number | null>`(select min(id) from job_outbox)`.as('oldestOutboxId'),
    sql<ShopFigures['payments']>`(select coalesce(json_agg(each), '[]') from (
      select reason, count(*)::int as payments from (select reason from payment_attention
        union all select reason from payment_matters) listed group by reason) each)`.as('payments'),
    sql<number>`${TAX_MATTERS}`.as('taxMatters'),
    each.selectFrom('shop_state').select('catalogue_version').where('id', '=', 1).as('catalogueVersion'),
    each
      .selectFrom('shop_state')
      .select(sql<number>`extract(epoch from last_backup_at)::float8`.as('at'))
      .where('id', '=', 1)
      .as('lastBackupAt'),
  ]),
);

const NONE: ShopFigures = {
  jobs: [],
  outboxRows: 0,
  oldestOutboxId: null,
  payments: [],
  taxMatters: 0,
  catalogueVersion: 0,
  lastBackupAt: null,
};

/** Reads all figures for the metrics in one statement. */
export const readFigures = async (run: Run): Promise<ShopFigures> => {
  const [row] = await run(FIGURES());
  return row ? { ...row, catalogueVersion: row.catalogueVersion ?? 0 } : NONE;
};

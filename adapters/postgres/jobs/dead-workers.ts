import type { ClientBase, Pool } from 'pg';

/** Class of an advisory lock that nothing else uses; its second key identifies a pool of workers. */
const WORKERS = 732_016_202;

/** A pool that has just lost its connection is not dead, so it gets this much time to report again. */
const BENEFIT_OF_DOUBT = '5 seconds';

const GIVE_BACK = `select graphile_worker.force_unlock_workers(array_agg(each.locked_by)) from (
    select locked_by from graphile_worker._private_jobs where locked_by is not null and locked_by <> $2
    group by locked_by having max(locked_at) < now() - interval '${BENEFIT_OF_DOUBT}') each
  where pg_try_advisory_xact_lock($1, hashtext(each.locked_by))`;

/**
 * Holds an advisory lock that shows that a pool of workers is alive. Postgres releases it when the connection ends, for example
 * when the process is killed.
 */
export const markAlive = async (connection: ClientBase, poolId: string): Promise<void> => {
  await connection.query('select pg_advisory_lock($1, hashtext($2))', [WORKERS, poolId]);
};

/** Unlocks the jobs of workers that died while running them; otherwise they would stay locked for four hours. */
export const unlockJobsOfDeadWorkers = async (pool: Pool, ownPoolId: string): Promise<void> => {
  await pool.query(GIVE_BACK, [WORKERS, ownPoolId]);
};

import type { ClientBase, Pool } from 'pg';

/** Any number that no other lock uses; the second half of the lock names a pool of workers. */
const WORKERS = 732_016_202;

/** A pool that has just lost its connection is not dead: it gets this long to say that it lives. */
const BENEFIT_OF_DOUBT = '5 seconds';

const GIVE_BACK = `select graphile_worker.force_unlock_workers(array_agg(each.locked_by)) from (
    select locked_by from graphile_worker._private_jobs where locked_by is not null and locked_by <> $2
    group by locked_by having max(locked_at) < now() - interval '${BENEFIT_OF_DOUBT}') each
  where pg_try_advisory_xact_lock($1, hashtext(each.locked_by))`;

/**
 * Says that a pool of workers lives, for as long as this connection does: when the process is killed, the database lets go of
 * the lock.
 */
export const sayAlive = async (connection: ClientBase, poolId: string): Promise<void> => {
  await connection.query('select pg_advisory_lock($1, hashtext($2))', [WORKERS, poolId]);
};

/** Gives back the jobs of workers that died in the middle of them; left alone they would stay locked for four hours. */
export const giveBackJobsOfTheDead = async (pool: Pool, ownPoolId: string): Promise<void> => {
  await pool.query(GIVE_BACK, [WORKERS, ownPoolId]);
};

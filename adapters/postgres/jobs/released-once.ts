import type { Pool, PoolClient } from 'pg';

type Connected = Parameters<Pool['connect']>[0];

/**
 * The pool for a job runner. Where a runner goes down while its listening connection fails, it gives that connection back twice, and
 * nobody awaits the second time: the pool's refusal would end the process. Only the first time counts here. The same runner gives back
 * what it never got: when no connection comes in time, the pool calls with the error alone, whatever its types say.
 */
export const releasedOnce = (pool: Pool): Pool => {
  const connect = (told?: Connected): Promise<PoolClient> | undefined => {
    if (!told) return pool.connect();
    pool.connect((error, client, release) => {
      let isReleased = false;
      told(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        (release as typeof release | undefined)?.(reason);
      });
    });
    return undefined;
  };
  return new Proxy(pool, {
    get: (target, key, receiver) => (key === 'connect' ? connect : Reflect.get(target, key, receiver)),
  });
};

import type { Pool, PoolClient } from 'pg';

type Connected = Parameters<Pool['connect']>[0];

/**
 * Wraps the pool for a job runner. A runner that shuts down while its listening connection fails releases that connection twice,
 * and nobody awaits the second call, so the pool's error would end the process. Here only the first call counts. The runner also
 * releases a connection that it never got: on a timeout the pool calls back with only an error, despite its types.
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

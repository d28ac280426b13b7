import pg from 'pg';

/** A pool whose connections can be replaced while others hold a reference to it. */
export interface RenewablePool {
  current(): pg.Pool;
  /** Returns a connection. A caller who waits during a renewal gets one of the new pool. */
  connect(): Promise<pg.PoolClient>;
  /** Closes all connections, including those in use, whose statements fail at once. New ones are made on demand. */
  renew(): void;
  end(): Promise<void>;
}

export const renewablePool = (config: pg.PoolConfig, onError: (error: Error) => void): RenewablePool => {
  let clients = new Set<pg.Client>();
  let waiting = new Set<() => void>();
  const open = (): pg.Pool => {
    const opened = new pg.Pool(config);
    const own = clients;
    // Without a listener, the error of a dying backend would end the process.
    opened.on('error', onError);
    opened.on('connect', (client) => {
      own.add(client);
      client.on('error', onError);
    });
    opened.on('remove', (client) => own.delete(client));
    return opened;
  };
  let pool = open();
  let renewals: Promise<unknown> = Promise.resolve();
  /** Closes connections in use too, so that no query waits for a reply that may never come. */
  const cut = (used: Iterable<pg.Client>): void => {
    for (const client of used) void client.end().catch(() => {});
  };
  const connect = (): Promise<pg.PoolClient> =>
    new Promise((resolve, reject) => {
      const turn = () => resolve(connect());
      waiting.add(turn);
      pool.connect().then(
        (client) => (waiting.delete(turn) ? resolve(client) : client.release(true)),
        (error: Error) => waiting.delete(turn) && reject(error),
      );
    });
  return {
    current: () => pool,
    connect,
    renew: () => {
      const [old, used, turns] = [pool, clients, waiting];
      clients = new Set();
      waiting = new Set();
      pool = open();
      cut(used);
      renewals = Promise.all([renewals, old.end().catch(() => {})]);
      for (const turn of turns) turn();
    },
    end: async () => {
      await pool.end();
      await Promise.race([renewals, new Promise((resolve) => setTimeout(resolve, 1_000).unref())]);
    },
  };
};

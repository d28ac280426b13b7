import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Addresses, Host } from './addresses.ts';

/** Knows which server of a database accepts writes. */
export interface Leader {
  /** Finds the server to connect to. A single server is returned without asking it. @throws NoLeader */
  find(): Promise<Host>;
  /** Makes the next `find` ask the servers again. */
  forget(): void;
  /** Resolves to true as soon as a server accepts writes, or to false after `ms` milliseconds. */
  takesWritesWithin(ms: number): Promise<boolean>;
}

/** No server accepts writes at the moment. */
export class NoLeader extends Error {
  override name = 'NoLeader';
  /** The code of a server that is starting up, which means that a retry may succeed. */
  readonly code = '57P03';
}

export interface LeaderOptions {
  /** Called when another server than before is found: connections to the old one are useless. */
  readonly onChange?: () => void;
  /** Timeout for one server's reply. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 1_000;
const PAUSE_MS = 50;

/** Asks all servers in parallel, so that one without a reply delays nobody. */
export const leaderAmong = (
  { hosts, url }: Addresses,
  { onChange = () => {}, patienceMs = PATIENCE_MS }: LeaderOptions = {},
): Leader => {
  const [first] = hosts;
  const isOnly = hosts.length === 1;
  let known: Host | null = null;
  let last: Host | null = null;
  let search: Promise<Host> | null = null;

  const ask = async (each: Host): Promise<Host> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'wondercast leader',
    });
    client.on('error', () => {});
    // The driver itself handles an address without a host.
    if (each.host) Object.assign(client, each);
    try {
      await client.connect();
      // Replicas answer "on", and so does a leader that was made read-only.
      const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
      if (rows[0]?.transaction_read_only !== 'off')
        throw new NoLeader(`${each.host}:${each.port} takes no writes`);
      return each;
    } finally {
      void client.end().catch(() => {});
    }
  };
  const searchOnce = (): Promise<Host> => {
    search ??= Promise.any(hosts.map(ask))
      .then(
        (found) => {
          const isOther = last !== null && last !== found;
          [known, last] = [found, found];
          if (isOther) onChange();
          return found;
        },
        ({ errors }: AggregateError) => {
          throw new NoLeader('No server of the database takes writes', { cause: errors[0] });
        },
      )
      .finally(() => {
        search = null;
      });
    return search;
  };
  return {
    find: async () => (isOnly && first ? first : (known ?? searchOnce())),
    forget: () => {
      known = null;
    },
    takesWritesWithin: async (ms) => {
      for (const deadline = performance.now() + ms; ; ) {
        const left = deadline - performance.now();
        const asked = searchOnce().then(
          () => true,
          () => false,
        );
        // A hanging server is not awaited beyond the caller's time.
        if (await Promise.race([asked, sleep(left, false, { ref: false })])) return true;
        if (performance.now() + PAUSE_MS >= deadline) return false;
        await sleep(PAUSE_MS);
      }
    },
  };
};

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Addresses, Host } from './addresses.ts';

/** Knows which server of a database takes writes. */
export interface Leader {
  /** The server to connect to. One that is the only one is not asked. @throws NoLeader */
  find(): Promise<Host>;
  /** The next `find` asks the servers again. */
  forget(): void;
  /** True as soon as a server says that it takes writes; false when none did within `ms`. */
  takesWritesWithin(ms: number): Promise<boolean>;
}

/** No server takes writes at this moment. */
export class NoLeader extends Error {
  override name = 'NoLeader';
  /** As a server says that is starting up: whoever asks again may be served. */
  readonly code = '57P03';
}

export interface LeaderOptions {
  /** Is called when another server than before is found: connections to that one are of no use. */
  readonly onChange?: () => void;
  /** How long one server may take to answer. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 1_000;
const PAUSE_MS = 50;

/** Servers are asked side by side, so that one which answers nothing holds up nobody. */
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
    // An address without a host is the driver's own business.
    if (each.host) Object.assign(client, each);
    try {
      await client.connect();
      // A replica answers "on" too, and so does a leader that was turned read-only.
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
        // A server that hangs is not waited for longer than the caller may take.
        if (await Promise.race([asked, sleep(left, false, { ref: false })])) return true;
        if (performance.now() + PAUSE_MS >= deadline) return false;
        await sleep(PAUSE_MS);
      }
    },
  };
};

import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { createClient } from '../support/http-client.ts';
import { bookingBody, cookiesOf } from './bookings.ts';
import { cpuMsOf } from './process.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const PASSWORD = 'admin-of-the-bench';
const CLIENTS = 4;

interface Operation {
  readonly name: string;
  readonly times: number;
  readonly method: 'GET' | 'POST' | 'PATCH';
  path(at: number): string;
  body?(at: number): string;
  readonly cookie?: string;
}

/** What the shop and its database have used up to now. */
interface Meter {
  /** Processor time in milliseconds. */
  readonly nodeMs: number;
  readonly postgresMs: number;
  readonly walBytes: number;
  readonly storedBytes: number;
  readonly rows: number;
  readonly transactions: number;
}

const SQL = `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 wal, pg_database_size(current_database())::float8 stored,
  tup_inserted::float8 "rows", xact_commit::float8 transactions from pg_stat_database where datname = current_database()`;
/** How long the server takes at most to report what its sessions did. */
const STATISTICS_MS = 1_200;

/** A server has one process for each connection, and some of its own. */
const processesBelow = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(parent);
      } catch {
        return false;
      }
    });

const readMeter = async (client: pg.Client, shop: number, server: number): Promise<Meter> => {
  await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS));
  const { rows } = await client.query<{ wal: number; stored: number; rows: number; transactions: number }>(
    SQL,
  );
  const [figures] = rows;
  return {
    nodeMs: cpuMsOf(shop),
    postgresMs: processesBelow(server).reduce((total, pid) => total + cpuMsOf(pid), cpuMsOf(server)),
    walBytes: figures?.wal ?? 0,
    storedBytes: figures?.stored ?? 0,
    rows: figures?.rows ?? 0,
    transactions: figures?.transactions ?? 0,
  };
};

/** Asks over and over, some clients at once. Returns the bytes that went over the wire. */
const ask = async (url: string, operation: Operation): Promise<{ sent: number; received: number }> => {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const bytes = { sent: 0, received: 0 };
  const seen = new Set<NodeJS.EventEmitter>();
  const one = (at: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const body = operation.body?.(at) ?? '';
      const sent = request(
        url + operation.path(at),
        {
          method: operation.method,
          agent,
          headers: {
            'Accept-Encoding': 'br',
            'Idempotency-Key': `cost-${performance.now()}-${at}`,
            ...(operation.cookie ? { Cookie: operation.cookie } : {}),
            ...(body
              ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
              : {}),
          },
        },
        (response) => {
          const { socket, statusCode = 0 } = response;
          response.resume();
          response.once('end', () => {
            if (statusCode >= 300) return reject(new Error(`${operation.name} answered ${statusCode}`));
            if (!seen.has(socket)) {
              seen.add(socket);
              socket.once('close', () => {
                bytes.sent += socket.bytesWritten;
                bytes.received += socket.bytesRead;
              });
            }
            resolve();
          });
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  let next = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < operation.times) await one(next++);
    }),
  );
  agent.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return bytes;
};

const figure = (value: number, digits = 2): string => value.toFixed(digits);

/** What one operation costs: processor time of node and database, transactions, bytes and rows. Prints a table. */
export const benchCosts = async (): Promise<void> => {
  const shop = await benchShop({ ADMIN_PASSWORD: PASSWORD, WORKERS: '1' });
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    );
    const server = Number(readFileSync(`${rows[0]?.folder}/postmaster.pid`, 'utf8').split('\n')[0]);
    const admin = createClient(shop.url);
    await admin.post('/api/login', { username: 'admin', password: PASSWORD });
    const adminCookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const cookie = await cookiesOf(shop.url);
    // What is looked at below: an account with a booking of its own.
    await admin.post('/api/bookings', JSON.parse(bookingBody));
    const jazz = (await admin.get<{ id: number }>('/api/experiences/slug/the-harlem-jazz-hour')).body;
    const operations: readonly Operation[] = [
      { name: 'home page, from memory', times: 8_000, method: 'GET', path: () => '/' },
      {
        name: 'page of a new search',
        times: 300,
        method: 'GET',
        path: (at) => `/?search=tea+${at}`,
      },
      {
        name: 'booking, with its mail',
        times: 800,
        method: 'POST',
        path: () => '/api/bookings',
        body: () => bookingBody,
        cookie,
      },
      { name: 'own bookings', times: 1_000, method: 'GET', path: () => '/api/bookings', cookie: adminCookie },
      {
        name: 'office list',
        times: 300,
        method: 'GET',
        path: () => '/api/admin/bookings',
        cookie: adminCookie,
      },
      { name: 'overview', times: 300, method: 'GET', path: () => '/api/admin/overview', cookie: adminCookie },
      {
        name: 'edit of the catalogue',
        times: 150,
        method: 'PATCH',
        path: () => `/api/experiences/${jazz.id}`,
        body: (at) => JSON.stringify({ title: `The Harlem Jazz Hour ${at}` }),
        cookie: adminCookie,
      },
    ];
    console.log('\nWhat one operation costs');
    row(
      '',
      'node ms · Postgres ms · transactions · rows written · bytes in / out · WAL bytes · stored bytes',
    );
    for (const operation of operations) {
      await ask(shop.url, { ...operation, times: Math.ceil(operation.times / 10) });
      const before = await readMeter(client, shop.pid, server);
      const { sent, received } = await ask(shop.url, operation);
      await mailsAreOut(client);
      const after = await readMeter(client, shop.pid, server);
      const of = (name: keyof Meter) => (after[name] - before[name]) / operation.times;
      row(
        operation.name,
        [
          figure(of('nodeMs')),
          figure(of('postgresMs')),
          figure(of('transactions'), 1),
          figure(of('rows'), 1),
          `${figure(sent / operation.times, 0)} / ${figure(received / operation.times, 0)}`,
          figure(of('walBytes'), 0),
          figure(of('storedBytes'), 0),
        ].join(' · '),
      );
    }
  } finally {
    await client.end();
    await shop.stop();
  }
};

const LONGEST_S = 120;

/**
 * Waits until every job is done, so that its cost is counted where it belongs. Those of the next minutes belong to it too: some are
 * put off while requests come.
 */
const mailsAreOut = async (client: pg.Client): Promise<void> => {
  for (let second = 0; second < LONGEST_S; second++) {
    const { rows } = await client.query<{ left: number }>(
      `select (select count(*) from job_outbox) + (select count(*) from graphile_worker.jobs where run_at <= now() + interval '5 minutes') as left`,
    );
    if (Number(rows[0]?.left) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
};

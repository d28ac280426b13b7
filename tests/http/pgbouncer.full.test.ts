import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { auditApp } from '../support/auditor.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { book } from './bodies.ts';
import { describeBookings } from './suite/bookings.ts';
import { describeIdempotency } from './suite/idempotency.ts';
import { describeMails } from './suite/mails.ts';
import { describeOrders } from './suite/orders.ts';
import { describeOwnBookings } from './suite/own-bookings.ts';

const AT_ONCE = 135;
/** Fewer than the shop's own, so that sessions change hands. */
const SERVER_CONNECTIONS = 4;
const POOL = 10;

describe('the shop behind PgBouncer in transaction mode', () => {
  let server: TestDatabase;
  let bouncer: PgBouncer;
  let app: TestApp;
  const behind = (env: Readonly<Record<string, string>>) =>
    startApp({
      store: 'postgres',
      env: { DATABASE_POOL: String(POOL), ...env },
      through: (databaseUrl) => ({
        DATABASE_URL: bouncer.leadTo(databaseUrl),
        DATABASE_DIRECT_URL: databaseUrl,
      }),
    });
  beforeAll(async () => {
    server = await createDatabase();
    bouncer = await startPgBouncer(server.url, { serverConnections: SERVER_CONNECTIONS });
    app = await behind({});
  });
  afterAll(async () => {
    await app.stop();
    await bouncer.stop();
    await server.drop();
  });

  const statusesOf = async (shop: TestApp, bookings: number) => {
    const replies = await Promise.all(Array.from({ length: bookings }, () => book(shop.client())));
    return replies.map(({ status }) => status);
  };

  for (const suite of [
    describeBookings,
    describeOwnBookings,
    describeIdempotency,
    describeOrders,
    describeMails,
  ])
    suite(() => app);

  it(`makes ${AT_ONCE} bookings at once, and takes no more connections than it may`, async () => {
    const watcher = new pg.Client({ connectionString: app.databaseUrl ?? '' });
    await watcher.connect();
    let [most, booking] = [0, true];
    const watching = (async () => {
      while (booking) {
        const { rows } = await watcher.query<{ n: number }>(
          `select count(*)::int n from pg_stat_activity where datname = current_database()
            and pid <> pg_backend_pid() and backend_type = 'client backend'`,
        );
        most = Math.max(most, rows[0]?.n ?? 0);
      }
    })();
    expect(new Set(await statusesOf(app, AT_ONCE))).toEqual(new Set([201]));
    booking = false;
    await watching;
    await watcher.end();
    expect(most).toBeGreaterThan(SERVER_CONNECTIONS);
    expect(most).toBeLessThanOrEqual(POOL);
  });

  it('(with statements prepared in sessions: some are refused or fail)', async () => {
    const shop = await behind({ DATABASE_PREPARED: 'on' });
    const statuses = await statusesOf(shop, AT_ONCE);
    await shop.stop();
    expect(statuses.filter((status) => status !== 201).length).toBeGreaterThan(0);
  });

  it('loses nothing and answers nothing with 500', () => auditApp(app));
});

describe('the connections of a shop under load', () => {
  it('are at most what it was given, workers, pulse and all', async () => {
    const app = await startApp({ store: 'postgres', env: { DATABASE_POOL: '8' } });
    const watcher = new pg.Client({ connectionString: app.databaseUrl ?? '' });
    await watcher.connect();
    const count = async () =>
      (
        await watcher.query<{ n: number }>(
          `select count(*)::int n from pg_stat_activity where datname = current_database() and application_name like 'wondercast%'`,
        )
      ).rows[0]?.n ?? 0;
    let most = 0;
    let booking = true;
    const watching = (async () => {
      while (booking) most = Math.max(most, await count());
    })();
    await Promise.all(Array.from({ length: 60 }, () => book(app.client())));
    booking = false;
    await watching;
    await watcher.end();
    await app.stop();
    expect(most).toBeGreaterThan(4);
    expect(most).toBeLessThanOrEqual(8);
  });
});

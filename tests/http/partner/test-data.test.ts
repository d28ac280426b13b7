import { FIRST_TEST_ID } from '@wondercast/core/people/partners/test-data';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTestData } from '../../../adapters/composition/empty-test-data.ts';
import { type Database, openDatabase } from '../../../adapters/postgres/driver/database.ts';
import { testData } from '../../../adapters/postgres/examination/test-data.ts';
import { KEPT_TABLES, OWN_TABLES } from '../../../adapters/postgres/twin/empty.ts';
import { twinAddress } from '../../../adapters/postgres/twin/twin-database.ts';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { scrape } from '../../support/metrics.ts';
import { aKey, withKey } from '../../support/partners.ts';
import { until } from '../../support/until.ts';
import { book } from '../bodies.ts';

const NOWHERE = { url: null, directUrl: null };

/** The tables of test data that emptying them locks first and last. */
const firstAndLastLocked = async (client: pg.Client): Promise<readonly [string, string]> => {
  const { rows } = await client.query<{ name: string }>(OWN_TABLES, [KEPT_TABLES]);
  return [rows.at(0)!.name, rows.at(-1)!.name];
};

const waitingFor = async (client: pg.Client, table: string): Promise<number> => {
  const waiting = `select from pg_locks where not granted and relation = '${table}'::regclass`;
  return (await client.query(waiting)).rows.length;
};

describe('test data beside a shop', () => {
  let app: TestApp;
  let admin: SignedInClient;
  let live: Database;
  let twin: string;
  let key: string;
  beforeAll(async () => {
    app = await startApp({ store: 'postgres', env: { METRICS_PORT: '0' } });
    admin = await app.admin();
    live = openDatabase({ url: app.databaseUrl ?? '', connections: 2 });
    twin = twinAddress(live.url);
  });
  afterAll(async () => {
    await live?.close();
    await app?.stop();
  });
  const bookTest = () => book(app.client(), {}, withKey(key));
  const found = async (address = () => twin, of = live, isNamed = false) => {
    const [finding] = await testData(of, address, isNamed);
    return `${finding?.good ? 'well' : 'wrong'}: ${finding?.words}`;
  };
  const gauge = async (name: string) => (await scrape(app.running.metricsUrl)).value(name);

  it('are named by the doctor and the metrics: before there are any, with how many there are, and when they were used', async () => {
    expect(await found()).toBe('well: There are no test data, and no test key is alive.');
    expect(await gauge('wondercast_test_data_open')).toBe(0);
    key = (await aKey(admin, { kind: 'secret', mode: 'test' })).key;
    expect(await found()).toBe(
      'well: There are no test data yet: the first call makes them; 1 test key is alive.',
    );
    for (let times = 0; times < 2; times++) expect((await bookTest()).status).toBe(201);
    // What writes when a key was used is asked for its list.
    await admin.get('/api/admin/keys');
    expect(await found()).toMatch(
      /^well: Test data: 2 bookings, about \d+ rows, \d+ MB; 1 test key is alive, one was last used at 20\d\d-\d\d-\d\d \d\d:\d\d UTC\.$/,
    );
    await app.running.testShop.runPeriodicWork();
    expect(await gauge('wondercast_test_data_open')).toBe(1);
    expect(await gauge('wondercast_test_bookings')).toBe(2);
    expect(await gauge('wondercast_test_jobs_failed')).toBe(0);
  });

  it('are wrong where their address leads to something else, or nowhere while somebody has a key', async () => {
    expect(await found(() => live.url)).toMatch(/^wrong: The database of test data holds something else/);
    const other = openDatabase({ url: twin, connections: 1 });
    try {
      expect(await found(() => live.url, other)).toMatch(/^wrong: The database of test data holds/);
    } finally {
      await other.close();
    }
    const away = new URL(twin);
    away.port = '1';
    expect(await found(() => away.href)).toMatch(
      /^wrong: Test data cannot be reached: .* Live calls are answered\.$/,
    );
  });

  it('are emptied also where that deadlocks with somebody who uses them', async () => {
    const before = (await bookTest()).body.id;
    const user = new pg.Client({ connectionString: twin });
    await user.connect();
    try {
      // The server then ends the deadlock at the cost of whoever empties.
      await user.query(`set deadlock_timeout = '60s'`);
      const [first, last] = await firstAndLastLocked(user);
      await user.query('begin');
      await user.query(`lock table ${last} in row share mode`);
      const emptying = admin.delete('/api/admin/test-data');
      await until('it waits for the last table', async () => (await waitingFor(user, last)) > 0);
      await user.query(`lock table ${first} in row share mode`);
      await user.query('commit');
      expect((await emptying).status).toBe(200);
    } finally {
      await user.end();
    }
    expect((await admin.get(`/test/api/admin/bookings/${before}`)).status).toBe(404);
    for (let times = 0; times < 2; times++) expect((await bookTest()).status).toBe(201);
  });

  it('are emptied by a restore, which no other data hear of, and no id comes again', async () => {
    const before = (await bookTest()).body.id;
    const said: string[] = [];
    // Where there are none, or they are another’s, nothing is done.
    const url = live.url;
    await emptyTestData({ databaseUrl: url, testDatabase: { url, directUrl: null } }, live, (line) =>
      said.push(line),
    );
    await emptyTestData(
      { databaseUrl: url, testDatabase: NOWHERE },
      { ...live, url: `${url}_none` },
      (line) => said.push(line),
    );
    expect(said).toEqual([]);
    const looked = { databaseUrl: null, testDatabase: { url: twin, directUrl: null } };
    await emptyTestData(looked, live, (line) => said.push(line));
    expect(said.splice(0)).toEqual(['TEST_DATABASE_URL was left alone: empty test data in the dashboard.']);
    expect((await admin.get('/test/api/admin/bookings')).headers.get('x-total-count')).toBe('3');
    await emptyTestData({ databaseUrl: url, testDatabase: NOWHERE }, live, (line) => said.push(line));
    expect(said).toEqual(['Test data are in no backup: 3 test bookings of before were emptied.']);
    const { status, body } = await bookTest();
    expect(status).toBe(201);
    expect(body.id).toBeGreaterThan(Math.max(before, FIRST_TEST_ID));
    expect((await admin.get('/test/api/admin/bookings')).headers.get('x-total-count')).toBe('1');
  });
});

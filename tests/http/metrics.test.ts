import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations } from '@wondercast/openapi/generated/operations';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../adapters/composition/config.ts';
import { OTHER_OPERATIONS } from '../../adapters/http/measured-response.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { backUp } from '../support/backups.ts';
import { STORES } from '../support/full.ts';
import { type Scrape, scrape } from '../support/metrics.ts';
import { until } from '../support/until.ts';
import { book } from './bodies.ts';

const REQUESTS = 'wondercast_http_requests_total';
const SECONDS = 'wondercast_http_request_duration_seconds';
const METRICS = { METRICS_PORT: '0' };

describe.each(STORES)('the metrics of a shop on %s', (store) => {
  let app: TestApp;
  const read = () => scrape(app.running.metricsUrl);
  const has = async (what: string, isTrue: (read: Scrape) => boolean) => {
    await until(what, async () => isTrue(await read()));
  };
  beforeAll(async () => {
    app = await startApp({ store, env: METRICS });
  });
  afterAll(() => app.stop());

  it('count requests by operation and status, from memory or not, and time them', async () => {
    const client = app.client();
    for (let time = 0; time < 3; time++) await client.get('/api/experiences');
    await client.get('/api/experiences/slug/no-such-experience');
    await client.get('/api/user');
    await has('all are counted', ({ value }) => value(REQUESTS, { operation: 'getUser' }) === 1);
    const { value } = await read();
    expect(value(REQUESTS, { operation: 'listExperiences', status: '200' })).toBe(3);
    expect(value(REQUESTS, { operation: 'getExperienceBySlug', status: '404' })).toBe(1);
    expect(value(REQUESTS, { operation: 'getUser', status: '401' })).toBe(1);
    const ours = { operation: 'listExperiences' };
    expect(value(`${SECONDS}_count`, ours)).toBe(3);
    expect(value(`${SECONDS}_bucket`, { ...ours, le: '+Inf' })).toBe(3);
    expect(value(`${SECONDS}_bucket`, { ...ours, le: '10' })).toBe(3);
    expect(value(`${SECONDS}_sum`, ours)).toBeGreaterThan(0);
  });

  it('have few labels, whatever is asked for', async () => {
    const client = app.client();
    for (let n = 0; n < 20; n++) await client.get(`/wp-admin/${n}`);
    for (let n = 0; n < 20; n++) await client.get(`/api/unknown-${n}?q=${n}`);
    await client.get('/livez');
    await client.get('/api/experiences', { authorization: 'Bearer pk_unknown_unknown_unknown' });
    await has('all are counted', ({ value }) => value(REQUESTS, { operation: 'rejected-key' }) === 1);
    const { samples, value } = await read();
    const known = new Set<string>([...OTHER_OPERATIONS, ...operations.map(({ id }) => id)]);
    const named = samples.flatMap(({ labels }) => (labels.operation ? [labels.operation] : []));
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(value(REQUESTS, { operation: 'unmatched', status: '404' })).toBe(40);
    expect(value(REQUESTS, { operation: 'health', status: '200' })).toBe(1);
    expect(value(REQUESTS, { operation: 'rejected-key', status: '401' })).toBe(1);
  });

  it('count what the shop does: bookings, mails, jobs', async () => {
    const before = await read();
    const [bookings, mails] = ['wondercast_bookings_placed_total', 'wondercast_mails_total'];
    expect(before.value(bookings)).toBe(0);
    expect((await book(app.client())).status).toBe(201);
    expect((await book(app.client(), { totalPrice: 1 })).status).toBe(409);
    const received = { task: 'mail-booking-received', result: 'done' };
    await has('the mails are sent', ({ value }) => (value(mails, { result: 'sent' }) ?? 0) >= 2);
    await has('the job is done', ({ value }) => value('wondercast_jobs_total', received) === 1);
    const { value } = await read();
    expect(value(bookings, { payment: 'unpaid' })).toBe(1);
    expect(value(bookings, { payment: 'paid' })).toBe(0);
    expect(value(mails, { result: 'failed' })).toBe(0);
  });

  it('tell the state of the node', async () => {
    const { value } = await read();
    expect(value('wondercast_ready')).toBe(1);
    expect(value('wondercast_draining')).toBe(0);
    expect(value('wondercast_build_info', { node: process.versions.node })).toBe(1);
    expect(value('wondercast_snapshot_version')).toBe(app.running.live.current().version);
    expect(value('wondercast_catalogue_version')).toBe(app.running.live.current().version);
    expect(value('wondercast_partner_directory_version')).toBe(app.running.directory.version());
    expect(value('wondercast_payments_to_review', { reason: 'unexpected' })).toBe(0);
    expect(value('wondercast_http_requests_in_flight')).toBe(0);
    expect(value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(0);
  });

  it('are on a port of their own, and nowhere else', async () => {
    expect((await app.client().get('/metrics')).status).toBe(404);
    const other = await fetch((app.running.metricsUrl ?? '').replace('/metrics', '/api/experiences'));
    expect(other.status).toBe(404);
    await other.body?.cancel();
  });
});

describe('the metrics of the store', () => {
  it('are none while the store is away, and are read at most once in some seconds', async () => {
    const app = await startApp({ store: 'postgres', env: METRICS });
    const database = new pg.Client({ connectionString: app.databaseUrl ?? '' });
    await database.connect();
    try {
      await database.query(
        `insert into payment_attention (intent_id, amount, reason, since) values ('pi_1', 145000, 'amount-differs', now())`,
      );
      const read = () => scrape(app.running.metricsUrl);
      const [payments, reason] = ['wondercast_payments_to_review', { reason: 'amount-differs' }];
      const first = await read();
      expect(first.value(payments, reason)).toBe(1);
      expect(first.value('wondercast_database_connections_limit')).toBeGreaterThan(0);
      await database.query('delete from payment_attention');
      expect((await read()).value(payments, reason)).toBe(1);
      await until('the next reading', async () => (await read()).value(payments, reason) === 0);

      await database.query('alter table payment_attention rename to elsewhere');
      await until('no figures', async () => (await read()).value('wondercast_catalogue_version') === null);
      expect((await read()).value('wondercast_ready')).toBe(1);
    } finally {
      await database.end();
      await app.stop();
    }
  });

  it('tell when the shop was last backed up, on whichever machine, and how old that may be', async () => {
    const app = await startApp({ store: 'postgres', env: { ...METRICS, BACKUP_MAX_AGE: '48' } });
    const elsewhere = mkdtempSync(join(tmpdir(), 'wondercast-elsewhere-'));
    const read = () => scrape(app.running.metricsUrl);
    const last = 'wondercast_last_backup_timestamp_seconds';
    try {
      const before = await read();
      expect(before.value('wondercast_backup_max_age_seconds')).toBe(48 * 3600);
      expect(before.value(last)).toBe(0);
      const { manifest } = await backUp(
        readConfig({
          DATA_DIR: elsewhere,
          DATABASE_URL: app.databaseUrl ?? '',
          SESSION_SECRET: 'x'.repeat(32),
        }),
      );
      const takenAt = Date.parse(manifest.takenAt) / 1000;
      await until('the next reading', async () => ((await read()).value(last) ?? 0) > 0);
      expect((await read()).value(last)).toBeCloseTo(takenAt, 2);
    } finally {
      await app.stop();
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  it('are not there without a port', async () => {
    const app = await startApp({ store: 'memory' });
    expect(app.running.metrics).toBeNull();
    expect(app.running.metricsUrl).toBeNull();
    await app.stop();
  });
});

describe('docs/monitoring.md', () => {
  const page = readFileSync(new URL('../../docs/monitoring.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| (`wondercast_.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );

  it('lists every metric of the shop, and no other', async () => {
    const app = await startApp({ store: 'memory', env: METRICS });
    const text = await (await fetch(app.running.metricsUrl ?? '')).text();
    await app.stop();
    const served = [...text.matchAll(/^# TYPE (wondercast_\w+)/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(served.toSorted());
  });
});

import { FIRST_TEST_ID } from '@wondercast/core/people/partners/test-data';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIRRORED } from '../../../adapters/postgres/twin/mirrored-tables.ts';
import { twinAddress } from '../../../adapters/postgres/twin/twin-database.ts';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { IS_FULL } from '../../support/full.ts';
import { aKey, aPartner, PARTNER_ORIGIN, withKey } from '../../support/partners.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import { until } from '../../support/until.ts';
import { aLine, aSubmit, type BookingReply, book } from '../bodies.ts';
import { anyRequest, type FuzzRequest, type Who } from '../fuzz-requests.ts';

/** So many of each kind of history; a fifth of them are bookings that are meant. */
const CALLS = Number(process.env.WALL_CALLS ?? (IS_FULL ? 10_000 : 60));
const SEED = Number(process.env.WALL_SEED ?? 20_261_128);
const AT_ONCE = 4;
/** To draw one costs as much as to answer it. */
const MOST_DRAWN = 1_000;
/** One call of ten books, and what it books is drawn and mailed. */
const JOBS_OF_A_CALL_MS = 20;

/** When a key was last used is the key's own; until when payments were looked after is written by a clock. */
const NOT_COMPARED = new Set(['partner_keys.last_used_at', 'shop_state.payments_reconciled_until']);
/** Of the machinery: counts of requests, beats of processes, and sums of bookings that are folded from time to time. */
const MACHINERY = new Set([
  'rate_limits',
  'pulses',
  'staffing_changes',
  'booking_sums',
  'received_sums',
  'customers_due',
]);

type Dump = Readonly<Record<string, readonly string[]>>;

const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Every row of every table, in words. */
const dumpOf = (url: string, leftOut: ReadonlySet<string> = new Set()): Promise<Dump> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind = 'r' order by 1`,
    );
    const dump: Record<string, readonly string[]> = {};
    for (const { name } of tables) {
      if (MACHINERY.has(name) || leftOut.has(name)) continue;
      const without = [...NOT_COMPARED]
        .filter((each) => each.startsWith(`${name}.`))
        .map((each) => each.split('.')[1]);
      const { rows } = await client.query<{ row: string }>(
        `select (to_jsonb(t) - $1::text[])::text as row from "${name}" t order by 1`,
        [without],
      );
      dump[name] = rows.map(({ row }) => row);
    }
    return dump;
  });

/** An invoice is issued ten seconds after its booking, which staff may delete until then. What is there now need not wait. */
const ISSUE_INVOICES = `with due as (update graphile_worker._private_jobs set run_at = now()
    where run_at > now() and attempts = 0
      and task_id = (select id from graphile_worker._private_tasks where identifier = 'issue-invoice') returning 1)
  select pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text) from due having count(*) > 0`;

const isIdle = (url: string): Promise<boolean> =>
  withClient(url, async (client) => {
    await client.query(ISSUE_INVOICES);
    const { rows } = await client.query<{ busy: boolean }>(
      `select exists (select from job_outbox) or exists (select from graphile_worker.jobs
        where run_at <= now() + interval '1 minute' and attempts < max_attempts and (locked_at is not null or attempts = 0)) as busy`,
    );
    return rows[0]?.busy === false;
  });

const differences = (before: Dump, after: Dump): readonly string[] =>
  Object.keys({ ...before, ...after }).flatMap((table) => {
    const [was, is] = [new Set(before[table]), new Set(after[table])];
    const changed = [...[...is].filter((row) => !was.has(row)), ...[...was].filter((row) => !is.has(row))];
    return changed.map((row) => `${table}: ${row.slice(0, 200)}`);
  });

describe('the wall between live and test', () => {
  let app: TestApp;
  let admin: SignedInClient;
  let user: SignedInClient;
  let live = '';
  let test = '';
  const keys: Record<'live' | 'test', Partial<Record<Who, string>>> = { live: {}, test: {} };
  beforeAll(async () => {
    app = await startApp({ store: 'postgres', env: { WEBHOOK_ALLOW_PRIVATE: 'on' } });
    live = app.databaseUrl ?? '';
    test = twinAddress(live);
    admin = await app.admin();
    user = await app.signedIn();
    const partner = await aPartner(admin);
    for (const mode of ['live', 'test'] as const)
      for (const kind of ['publishable', 'secret'] as const)
        keys[mode][kind] = (await aKey(admin, { partnerId: partner.id, kind, mode })).key;
    await admin.post('/api/admin/discount-codes', {
      code: 'WALLED',
      discountType: 'percentage',
      discountValue: 10,
      maxUses: 100_000,
    });
    // So that there is something to hit.
    for (let times = 0; times < 3; times++) await book(user, { discountCode: 'WALLED', totalPrice: 1305 });
    await book(app.client(), {}, withKey(keys.live.secret ?? ''));
    await book(app.client(), {}, withKey(keys.test.secret ?? ''));
    await settle();
  });
  afterAll(() => app.stop());

  /** Invoices are drawn, and customers are counted some seconds later. Calls come faster than their documents are drawn. */
  const settle = async (calls = 0) => {
    const patienceMs = PATIENCE_MS + calls * JOBS_OF_A_CALL_MS;
    for (const url of [live, test]) await until('all jobs have run', () => isIdle(url), patienceMs);
    await until('all customers are counted', () =>
      withClient(live, async (client) => (await client.query('select from customers_due')).rowCount === 0),
    );
    for (const url of [live, test]) await until('all jobs have run', () => isIdle(url), patienceMs);
  };

  /** Of visitors, customers and partners: what staff set in the live shop is mirrored, and is to be seen in test data. */
  const isOfNoStaff = ({ who, path }: FuzzRequest): boolean =>
    who !== 'admin' && !path.startsWith('/api/admin');

  const send = (mode: 'live' | 'test', { who, method, path, headers: given, body }: FuzzRequest) => {
    const client = app.client();
    const key = keys[mode][who];
    const headers = {
      ...given,
      ...(key ? withKey(key, who === 'publishable' ? PARTNER_ORIGIN : undefined) : {}),
    };
    const signedIn = { admin, user }[who as string];
    for (const [name, value] of signedIn?.cookies ?? []) client.cookies.set(name, value);
    const where = key || mode === 'live' ? path : `/test${path}`;
    return client.request(method, where, { headers, ...(body === null ? {} : { body }) });
  };

  const unlessReset = (error: Error): { status: number } => {
    if ((error.cause as NodeJS.ErrnoException | undefined)?.code !== 'ECONNRESET') throw error;
    return { status: 0 };
  };

  /** One that is meant: booked, confirmed, paid, cancelled or deleted, by whoever may. */
  const meant = async (mode: 'live' | 'test', at: number): Promise<void> => {
    const base = mode === 'test' ? '/test' : '';
    const change = at % 2 ? { discountCode: 'WALLED', totalPrice: 1305 } : { items: [aLine()] };
    const { body, status } = await app
      .client()
      .post<BookingReply>('/api/bookings', aSubmit(change), withKey(keys[mode].secret ?? ''));
    // A shop that has too much to do says so, and keeps nothing.
    expect([201, 409, 503]).toContain(status);
    if (status !== 201) return;
    const path = `${base}/api/admin/bookings/${body.id}`;
    await admin.patch(`${path}/confirmation-status`, { confirmed: true });
    await admin.patch(`${path}/payment-status`, { paymentStatus: at % 3 ? 'paid' : 'pending' });
    const secret = withKey(keys[mode].secret ?? '');
    if (at % 4 === 0) await app.client().post(`/api/bookings/${body.id}/cancellation`, {}, secret);
    if (at % 5 === 0) await admin.delete(path);
  };

  type Mode = 'live' | 'test';
  /** Calls of one mode without end, drawn in batches. */
  const callsOf = function* (mode: Mode, seed: number): Generator<FuzzRequest, never> {
    const drawn = mode === 'live' ? anyRequest.filter(isOfNoStaff) : anyRequest;
    for (let batch = 0; ; batch++)
      yield* fc.sample(drawn, { numRuns: Math.min(CALLS, MOST_DRAWN), seed: seed + batch });
  };

  /** Answers the status, or 0 when a kept connection was closed at the moment in which it was used again. */
  const sent = async (mode: Mode, request: FuzzRequest): Promise<number> => {
    const { status } = await send(mode, request).catch(unlessReset);
    const isFault = status >= 500 && status !== 503;
    expect(`${status} ${isFault ? JSON.stringify(request).slice(0, 2_000) : ''}`).not.toMatch(/^50[024]/);
    return status;
  };

  /** Random calls of one kind of keys, or of both at once, each with bookings that are meant between them. */
  const runHistory = async (
    modes: readonly Mode[],
    calls: number,
    seed: number,
  ): Promise<ReadonlyMap<number, number>> => {
    const drawn = modes.map((mode) => ({ mode, requests: callsOf(mode, seed) }));
    const answered = new Map<number, number>();
    for (let at = 0; at < calls; at += AT_ONCE) {
      const now = Array.from({ length: AT_ONCE }, (_, place) => drawn[(at + place) % drawn.length]).flatMap(
        (each) => (each ? [{ mode: each.mode, request: each.requests.next().value }] : []),
      );
      const statuses = await Promise.all([
        ...now.map(({ mode, request }) => sent(mode, request)),
        ...(at % (AT_ONCE * 5) === 0
          ? modes.map((mode) => meant(mode, at / AT_ONCE / 5).catch(unlessReset))
          : []),
      ]);
      for (const status of statuses)
        if (typeof status === 'number') answered.set(status, (answered.get(status) ?? 0) + 1);
    }
    expect(answered.get(0) ?? 0).toBeLessThanOrEqual(calls / 1_000);
    await settle(calls);
    return answered;
  };

  const say = (what: string, calls: number, answered: ReadonlyMap<number, number>, since: number) =>
    console.log(
      `${what}: ${calls} random calls in ${Math.round((performance.now() - since) / 1_000)} s, answered ${[
        ...answered,
      ]
        .toSorted()
        .map(([status, count]) => `${status} × ${count}`)
        .join(', ')}`,
    );
  interface OfBooking {
    readonly id?: unknown;
    readonly booking_id?: number | null;
    readonly reference?: string;
  }
  /** Every row that is, or is about, a booking has an id of its own shop's. */
  const expectApart = (ofLive: Dump, ofTest: Dump): void => {
    const strangers = (dump: Dump, isOwn: (id: number, reference: string | undefined) => boolean) =>
      Object.entries(dump).flatMap(([table, rows]) =>
        rows.filter((row) => {
          const { id, booking_id, reference } = JSON.parse(row) as OfBooking;
          const about = table === 'bookings' ? Number(id) : booking_id;
          return typeof about === 'number' && about > 0 && !isOwn(about, reference);
        }),
      );
    expect(strangers(ofLive, (id, named) => id < FIRST_TEST_ID && !named?.startsWith('TEST-'))).toEqual([]);
    expect(
      strangers(ofTest, (id, named) => id >= FIRST_TEST_ID && (named?.startsWith('TEST-') ?? true)),
    ).toEqual([]);
  };

  it(`lets none of ${CALLS} test calls change a live row or mail`, async () => {
    const since = performance.now();
    const before = await dumpOf(live);
    const mails = new Set((await app.outbox()).map(({ file }) => file));
    const answered = await runHistory(['test'], CALLS, SEED);
    expect(differences(before, await dumpOf(live))).toEqual([]);
    expect((await app.outbox()).filter(({ file }) => !mails.has(file))).toEqual([]);
    say('Test keys', CALLS, answered, since);
    expect(answered.get(200) ?? 0).toBeGreaterThan(CALLS / 100);
    // What they did stands in the test shop, under its own ids.
    const made = await dumpOf(test);
    expect(made.bookings?.length).toBeGreaterThan(CALLS / 40);
    expectApart(before, made);
  }, 7_200_000);

  it(`lets none of ${CALLS} live calls change a test row`, async () => {
    const since = performance.now();
    // What is mirrored follows the live shop: everything else is the test shop's own.
    const mirrored = new Set([...MIRRORED.map(({ name }) => name), 'twin_of', 'shop_state']);
    const before = await dumpOf(test, mirrored);
    expect(before.bookings?.length).toBeGreaterThan(0);
    const answered = await runHistory(['live'], CALLS, SEED + 1);
    expect(differences(before, await dumpOf(test, mirrored))).toEqual([]);
    say('Live keys', CALLS, answered, since);
    expect(answered.get(200) ?? 0).toBeGreaterThan(CALLS / 200);
  }, 7_200_000);

  it(`keeps ${CALLS} calls of both kinds of keys at once apart`, async () => {
    const since = performance.now();
    const before = { live: await dumpOf(live), test: await dumpOf(test) };
    const answered = await runHistory(['live', 'test'], CALLS, SEED + 2);
    const after = { live: await dumpOf(live), test: await dumpOf(test) };
    say('Both at once', CALLS, answered, since);
    expectApart(after.live, after.test);
    for (const mode of ['live', 'test'] as const)
      expect(after[mode].bookings?.length, mode).toBeGreaterThan(before[mode].bookings?.length ?? 0);
    // No test address is confirmed here: what is mailed at all is of live bookings.
    for (const { mail } of await app.outbox()) expect(mail.subject).not.toContain('TEST');
  }, 7_200_000);

  it('would be seen if it were not there: one live booking changes many rows', async () => {
    const before = await dumpOf(live);
    await meant('live', 1);
    const changed = new Set(differences(before, await dumpOf(live)).map((each) => each.split(':')[0]));
    for (const table of ['bookings', 'discount_codes', 'redemptions', 'audit_log'])
      expect(changed).toContain(table);
  });

  it('is built anew when the test data were dropped, and the live shop stays ready', async () => {
    const name = new URL(test).pathname.slice(1);
    await withClient(live, (client) => client.query(`drop database "${name}" with (force)`));
    const booked = await until(
      'it is open again',
      async () => {
        const reply = await book(app.client(), {}, withKey(keys.test.secret ?? ''));
        return reply.status === 201 ? reply.body : null;
      },
      40_000,
    );
    expect(booked.bookingReference).toMatch(/^TEST-/);
    expect((await app.client().get('/readyz')).status).toBe(200);
  });
});

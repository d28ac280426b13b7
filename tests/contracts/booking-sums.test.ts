import { EVERY_BOOKING, NEWEST_FIRST } from '@wondercast/core/desk/office/register';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ormOn } from '../../adapters/postgres/driver/orm.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { foldSums } from '../../adapters/postgres/office/fold-sums.ts';
import {
  MISSING_BOOKINGS,
  MISSING_PART_PAID,
  MISSING_RECEIVED,
  RECOUNT,
} from '../../adapters/postgres/office/recount.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { day } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

const BEGINNING = day('2025-01-01');

/** A booking and a ledger entry as every release writes them, each from a number. */
const ADD = `insert into bookings (reference, first_name, last_name, email, phone_number, subtotal, total, confirmed, payment_status, created_at)
  select 'WC-' || $1::text, 'Mara', 'Reyes', 'mara@northlight.example', '', $1::int % 5 * 100, $1::int % 5 * 100, $1::int % 3 = 0,
    case when $1::int % 2 = 0 then 'paid' else 'pending' end, timestamptz '2026-01-01' + interval '1 hour' * $1::int`;
const RECEIVE = `insert into payment_ledger (at, kind, status, amount, booking_id)
  select timestamptz '2026-01-02' + interval '1 hour' * $1::int, (array['charge', 'offline', 'refund', 'dispute'])[1 + $1::int % 4],
    (array['succeeded', 'pending'])[1 + $1::int % 5 / 4], $1::int % 7 * 30, case when $1::int % 11 > 0 then b.id end
  from bookings b order by (b.id * 7919 + $1::int) % 101 limit 1`;
const ONE = 'id = (select id from bookings order by (id * 7919 + $1::int) % 101 limit 1)';

/** Every kind of write that the sums depend on. */
const WRITES: readonly string[] = [
  ADD,
  ADD,
  RECEIVE,
  RECEIVE,
  `update bookings set confirmed = not confirmed where ${ONE}`,
  `update bookings set payment_status = case payment_status when 'paid' then 'pending' else 'paid' end where ${ONE}`,
  `update bookings set delivery_status = 'delivered' where ${ONE}`,
  `update bookings set subtotal = $1::int % 6 * 50, total = $1::int % 6 * 50 where ${ONE}`,
  `update bookings set search_text = $1::text where ${ONE}`,
  `update payment_ledger set status = case when $1::int % 2 = 0 then 'succeeded' else 'failed' end
    where id = (select id from payment_ledger order by (id * 7919 + $1::int) % 101 limit 1)`,
  `delete from bookings where ${ONE} and $1::int % 3 = 0`,
];

/** What is pending and received, read from the rows themselves. */
const FROM_ROWS = `select count(*) filter (where pending and open > 0)::int bookings, coalesce(sum(open) filter (where pending), 0)::int amount,
    count(*) filter (where not confirmed)::int unconfirmed
  from (select b.payment_status = 'pending' pending, b.confirmed, b.total - least(b.total, greatest(0, coalesce((
      select sum(case when kind = 'refund' then -amount else amount end) from payment_ledger l where l.booking_id = b.id
        and l.status = 'succeeded' and l.kind in ('charge', 'offline', 'refund')), 0))) open from bookings b) each`;
const DAYS_FROM_ROWS = `select (created_at at time zone 'UTC')::date::text date, count(*)::int bookings, sum(total)::int revenue
  from bookings group by 1 order by 1`;

const WRITERS = 6;
const ROUNDS = 60;

describe('the kept sums of bookings', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  let clients: pg.Client[] = [];
  const sql = async <Row>(text: string, values: unknown[] = []) =>
    (await clients[0]?.query(text, values))?.rows as Row[];
  const mistakes = async () => [
    ...(await sql(MISSING_BOOKINGS)),
    ...(await sql(MISSING_RECEIVED)),
    ...(await sql(MISSING_PART_PAID)),
  ];
  const connect = async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  /** Writes from several connections at once, each beginning at a number of its own. */
  const writeAll = (rounds: number, from: number) =>
    Promise.all(
      clients.map(async (client, at) => {
        for (let n = 0; n < rounds; n++) {
          const number = from + n * WRITERS + at;
          await client.query(WRITES[(number * 31 + n) % WRITES.length] ?? ADD, [number]);
        }
      }),
    );
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await ormOn(store.database).migrator.up({ to: 'job-outbox' });
    clients = await Promise.all(Array.from({ length: WRITERS }, connect));
  });
  afterAll(async () => {
    for (const client of clients) await client.end();
    await store.close();
    await database.drop();
  });

  it('are whole after the migration, with what was written before it and while it ran', async () => {
    await writeAll(ROUNDS, 0);
    await Promise.all([migrate(database.url), writeAll(ROUNDS, 10_000)]);
    expect(await mistakes()).toEqual([]);
    const [counted] = await sql<{ n: number }>('select sum(bookings)::int n from booking_sums');
    expect(counted?.n).toBeGreaterThan(WRITERS);
  });

  it('stay right while several write, change and delete at once, and others make few rows of many', async () => {
    let writing = true;
    const fold = async () => {
      while (writing) await Promise.all([foldSums(store.database), foldSums(store.database)]);
    };
    const folding = fold();
    await writeAll(ROUNDS, 20_000);
    writing = false;
    await folding;
    expect(await mistakes()).toEqual([]);
    await foldSums(store.database);
    const [row] = await sql<{ rows: number; keys: number }>(
      'select count(*)::int rows, count(distinct (day, confirmed, payment_status, delivery_status))::int keys from booking_sums',
    );
    expect(row?.rows).toBe(row?.keys);
    expect(await mistakes()).toEqual([]);
  });

  it('say what the rows say', async () => {
    const { register } = store.read;
    const [standing] = await sql<{ bookings: number; amount: number; unconfirmed: number }>(FROM_ROWS);
    const { bookings, amount, unconfirmed } = standing ?? {};
    expect(await register.standing()).toEqual({ unpaid: { bookings, amount }, unconfirmed });
    const takings = (await register.takings(BEGINNING)).filter((each) => each.bookings > 0);
    expect(
      takings.map(({ date, bookings: placed, revenue }) => ({ date, bookings: placed, revenue })),
    ).toEqual(await sql(DAYS_FROM_ROWS));
    const [rows] = await sql<{ n: number }>(
      `select count(*)::int n from bookings where not confirmed and payment_status = 'paid' and total > 0 and created_at >= '2026-01-10' and created_at < '2026-03-01'`,
    );
    const filter = {
      ...EVERY_BOOKING,
      state: 'unconfirmed' as const,
      paymentStatus: 'paid' as const,
      createdFrom: day('2026-01-10'),
      createdTo: day('2026-02-28'),
    };
    const { total } = await register.page({ filter, order: NEWEST_FIRST }, { limit: 1, after: null });
    expect(total).toBe(rows?.n);
  });

  it('(without the triggers: miss what is written, which is noticed, and counted again)', async () => {
    for (const table of ['bookings', 'payment_ledger'])
      await sql(`alter table ${table} disable trigger user`);
    await sql(ADD, [77_777]);
    await sql(RECEIVE, [77_001]);
    for (const table of ['bookings', 'payment_ledger']) await sql(`alter table ${table} enable trigger user`);
    expect((await mistakes()).length).toBeGreaterThan(0);
    for (const text of RECOUNT) await sql(text);
    expect(await mistakes()).toEqual([]);
  });
});

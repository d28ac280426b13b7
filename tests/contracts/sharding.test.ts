import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allTables } from '../../adapters/postgres/schema.ts';
import { aSubmit, type BookingReply } from '../http/bodies.ts';
import { bookByCard } from '../http/payment/card-checkout.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { until } from '../support/until.ts';
import {
  ALONE,
  COPIED,
  isJoinedByBooking,
  KEYS_WITHOUT_IT,
  SPREAD,
  STATEMENTS_ON_TIMERS,
  STATEMENTS_WITHOUT_IT,
  saysWhichBooking,
  spreadTablesOf,
} from './sharding-key.ts';

const UNIQUE_KEYS = `select c.relname "key", t.relname "table", array(select a.attname::text from unnest(i.indkey) k
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k) "columns"
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where i.indisunique and t.relnamespace = 'public'::regnamespace`;

interface UniqueKey {
  readonly key: string;
  readonly table: string;
  readonly columns: readonly string[];
}

/** Keys that neither contain the booking's id nor are listed. */
const unlisted = (keys: readonly UniqueKey[]): readonly string[] =>
  keys
    .filter(({ table }) => table in SPREAD)
    .filter(({ table, columns, key }) => !columns.includes(SPREAD[table] ?? '') && !(key in KEYS_WITHOUT_IT))
    .map(({ key }) => key);

/** Whether a statement does not say which booking it is about, and is not listed. */
const lacking = (text: string): boolean => {
  const spread = spreadTablesOf(text);
  const isSaid = spread.some((table) => saysWhichBooking(text, table));
  const isTogether = spread.every((table) => saysWhichBooking(text, table) || isJoinedByBooking(text, table));
  return (
    spread.length > 0 &&
    !(isSaid && isTogether) &&
    ![...STATEMENTS_WITHOUT_IT, ...STATEMENTS_ON_TIMERS].some((listed) => listed.text.test(text))
  );
};

/** What is listed and was not asked. */
const unasked = (texts: ReadonlySet<string>) =>
  STATEMENTS_WITHOUT_IT.filter((listed) => ![...texts].some((text) => listed.text.test(text)));

describe('a shop that is spread over several servers by the id of the booking', () => {
  let app: TestApp;
  let client: pg.Client;
  const texts = new Set<string>();
  const ask = pg.Client.prototype.query;
  beforeAll(async () => {
    app = await startApp({ store: 'postgres' });
    client = new pg.Client({ connectionString: app.databaseUrl ?? '' });
    await client.connect();
    pg.Client.prototype.query = function noted(this: pg.Client, ...given: unknown[]) {
      const [first] = given;
      texts.add(typeof first === 'string' ? first : String((first as { text?: string }).text ?? ''));
      return (ask as (...all: unknown[]) => unknown).apply(this, given);
    } as typeof ask;
    const mara = await app.signedIn();
    const { body } = await mara.post<BookingReply>(
      '/api/bookings',
      aSubmit({ discountCode: 'TOGETHER10', totalPrice: 1305 }),
      {
        'Idempotency-Key': 'once',
      },
    );
    await mara.get(`/api/bookings/by-reference/${body.bookingReference}`);
    await mara.get('/api/bookings');
    await bookByCard(app.client());
    await until('both mails are out', async () => (await app.outbox()).length >= 2);
    // The jobs ask at intervals of their own.
    await until('every listed statement was asked', () => unasked(texts).length === 0);
    pg.Client.prototype.query = ask;
  });
  afterAll(async () => {
    pg.Client.prototype.query = ask;
    await client.end();
    await app.stop();
  });

  it('has a place for every table', () => {
    const placed = [...Object.keys(SPREAD), ...COPIED, ...ALONE];
    expect(placed.toSorted()).toEqual(allTables.map(({ meta }) => meta.tableName).toSorted());
  });

  it('knows every unique key without that id, and what would keep it', async () => {
    const { rows } = await client.query<UniqueKey>(UNIQUE_KEYS);
    expect(unlisted(rows)).toEqual([]);
    const known = new Set(rows.map(({ key }) => key));
    expect(Object.keys(KEYS_WITHOUT_IT).filter((key) => !known.has(key))).toEqual([]);
  });

  it('(a new key would be noticed)', () => {
    expect(unlisted([{ key: 'bookings_email_key', table: 'bookings', columns: ['email'] }])).toEqual([
      'bookings_email_key',
    ]);
    expect(
      unlisted([{ key: 'lines_key', table: 'booking_lines', columns: ['booking_id', 'position'] }]),
    ).toEqual([]);
  });

  it('knows every statement of booking, paying, mailing and looking that does not say which booking', () => {
    expect([...texts].filter((text) => spreadTablesOf(text).length > 0).length).toBeGreaterThan(8);
    expect([...texts].filter(lacking)).toEqual([]);
    expect(unasked(texts)).toEqual([]);
  });

  it('(a new statement would be noticed)', () => {
    expect(lacking('update bookings set confirmed = true where email = $1')).toBe(true);
    expect(lacking('update bookings set confirmed = true where id = $1')).toBe(false);
    expect(lacking('insert into "booking_lines" ("booking_id", "position") values ($1, $2)')).toBe(false);
  });
});

import pg from 'pg';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ormOn } from '../../adapters/postgres/driver/orm.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { migrate } from '../../adapters/postgres/migrate.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { allowing } from '../faults/allowance.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { timePasses } from '../support/time-passes.ts';

describe('the migrations', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await ormOn(store.database).migrator.up({ to: 'initial' });
    await store.database.reader.run(
      textQuery(`insert into users (username, password_hash) values ('early', 'hash')`),
    );
    await store.migrate();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it('make the tables that the schema describes', async () => {
    expect(await ormOn(store.database).schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  });

  it('keep who was there at the first version, whose sessions live on', async () => {
    const found = await store.read.accounts.credentialsOf('early');
    expect(found).toMatchObject({ passwordHash: 'hash', account: { version: 1, passwordVersion: 1 } });
  });

  it('find nothing to do the second time', async () => {
    await store.migrate();
    expect(await ormOn(store.database).migrator.getPending()).toEqual([]);
  });
});

const BOOKINGS = 15_000;
const LONGEST_LOCK_MS = 1_000;

describe('the migrations of a shop that has many bookings and goes on selling', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await ormOn(store.database).migrator.up({ to: 'accounts' });
    await ormOn(store.database).migrator.up({ to: 'catalogue' });
    const sql = (text: string) => store.database.reader.run(textQuery(text));
    await sql(`insert into bookings (reference, first_name, last_name, email, phone_number, subtotal, total)
      select 'WC-' || lpad(g::text, 10, '0'), 'Mara ' || g, 'Réyes', 'mara@northlight.example', '', 100, 100 from generate_series(1, ${BOOKINGS}) g`);
    await sql(`insert into booking_lines (booking_id, position, experience_id, title, slug, duration, image_url, quantity, tier_price, add_ons_total)
      select id, 0, 1, 'Trivia', 'trivia', '60 min', '/x', 1, 100, 0 from bookings`);
    await sql(`insert into booking_slots (booking_id, position, unit, day, time, meridiem, zone)
      select id, 0, 0, date '2030-01-01' + (id % 300), '2:30', 'PM', 'EST' from bookings`);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  it('finish although the server gives up long statements, lock no booking for a second, and say how far they are', async () => {
    // A server whose own settings would end one long update.
    await store.database.reserved(
      textQuery(
        `alter database "${new URL(database.url).pathname.slice(1)}" set statement_timeout = '500ms'`,
      ),
    );
    const seller = new pg.Client({ connectionString: database.url });
    await seller.connect();
    await seller.query('set statement_timeout = 0');
    const told: string[] = [];
    let longest = 0;
    let selling = true;
    const sell = async () => {
      for (let n = 0; selling; n++) {
        const since = performance.now();
        await seller.query('update bookings set version = version + 1 where id = $1', [
          1 + ((n * 7919) % BOOKINGS),
        ]);
        longest = Math.max(longest, performance.now() - since);
        // A seller who never rests would leave the migration no core to run on.
        await timePasses(10);
      }
    };
    const sold = sell();
    await migrate(database.url, (line) => told.push(line), { tellEveryMs: 0 });
    selling = false;
    await sold;
    await seller.end();
    expect(longest).toBeLessThan(allowing(LONGEST_LOCK_MS));
    expect(told).toContain(`Migrating bookings: 10000 of ${BOOKINGS}`);
    const [whole] = await store.database.reader.run(
      textQuery<{ n: number }>(
        `select count(*)::int n from bookings b join booking_slots s on s.booking_id = b.id
        where b.search_text like '%mara%reyes%trivia%' and b.customer_key like 'reyes mara%' and b.first_day = s.day and b.last_day = s.day and s.minute = 870`,
      ),
    );
    expect(whole?.n).toBe(BOOKINGS);
  });

  it('would lock them for as long as one update of all takes, were it one', async () => {
    const holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('set statement_timeout = 0');
    await holder.query('begin');
    await holder.query('update bookings set version = version + 1');
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query(`set statement_timeout = 0; set lock_timeout = ${LONGEST_LOCK_MS}`);
    const waiting = other.query('update bookings set version = version + 1 where id = 1');
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await holder.query('rollback');
    await holder.end();
    await other.end();
  });
});

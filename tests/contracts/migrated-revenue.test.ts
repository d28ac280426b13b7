import { afterAll, beforeAll, expect, it } from 'vitest';
import { ormOn } from '../../adapters/postgres/driver/orm.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
let store: PostgresStore;
beforeAll(async () => {
  database = await createDatabase();
  store = await openPostgres(database.url);
  await ormOn(store.database).migrator.up({ to: 'payment-matters' });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

it('changes that the release before has booked are in the statement of the partner of their booking', async () => {
  const sql = (text: string) => store.database.reader.run(textQuery(text));
  await sql(`insert into bookings (reference, first_name, last_name, email, phone_number, subtotal, total, payment_status, created_at, partner_id)
    select 'WC-' || lpad(g::text, 10, '0'), 'Mara', 'Reyes', 'mara@northlight.example', '', 99000, 99000,
      case g when 1 then 'paid' else 'pending' end, '2026-12-31T22:00:00Z', case when g < 3 then 7 end from generate_series(1, 3) g`);
  await sql(`insert into revenue_changes (booking_id, day, bookings, amount)
    select b.id, c.day, 0, c.amount from bookings b, (values ('2026-12-31'::date, 5000), ('2027-01-01', -5000)) c (day, amount)`);
  await sql(
    `insert into revenue_changes (booking_id, day, bookings, amount) values (999, '2026-12-31', 1, 700)`,
  );
  await sql(`insert into payment_ledger (at, kind, status, amount, booking_id)
    select c.at, 'refund', c.status, 2500, b.id from bookings b, (values ('2027-01-05T10:00:00Z'::timestamptz, 'succeeded'),
      ('2027-01-31T23:30:00Z', 'succeeded'), ('2027-01-06T10:00:00Z', 'failed')) c (at, status) where b.payment_status = 'paid'`);
  await store.migrate();
  const [from, until] = [new Date('2026-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z')];
  expect(await store.read.register.monthsOfPartner(7, from, until)).toEqual([
    { month: '2027-01', bookings: 0, gross: -10_000, paid: -5_000, refunds: 5_000, commission: 0 },
    { month: '2026-12', bookings: 2, gross: 208_000, paid: 104_000, refunds: 0, commission: 0 },
  ]);
});

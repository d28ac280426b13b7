import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/app.ts';
import { auditApp, type Premises, premisesOf, violations } from '../support/auditor.ts';
import { evidenceFrom } from '../support/auditor-evidence.ts';
import { paymentsFrom } from '../support/auditor-payments.ts';
import type { Exchange } from '../support/http-client.ts';
import { book } from './bodies.ts';
import { bookByCard } from './payment/card-checkout.ts';

let app: TestApp;
let client: pg.Client;
let reference: string;

beforeAll(async () => {
  app = await startApp({ store: 'postgres' });
  const visitor = app.client();
  reference = (await book(visitor, { discountCode: 'TOGETHER10', totalPrice: 1305 })).body.bookingReference;
  await book(visitor);
  await bookByCard(visitor);
  const { body } = await book(visitor);
  await visitor.delete(`/api/bookings/${body.id}`);
  await auditApp(app);
  // What is planted is seen by the auditor alone: no worker may stumble over it.
  await app.running.stop();
  client = new pg.Client({ connectionString: app.databaseUrl ?? '' });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await app.stop();
});

/** What the auditor finds when this SQL has been run; afterwards it has not. */
const foundAfter = async (sql: string): Promise<readonly string[]> => {
  await client.query('begin');
  try {
    await client.query(sql);
    const evidence = await evidenceFrom(client);
    const payments = await paymentsFrom(client);
    return await violations({
      ...premisesOf(app),
      evidence: async () => evidence,
      payments: async () => payments,
    });
  } finally {
    await client.query('rollback');
  }
};

const foundWith = (change: Partial<Premises>) => violations({ ...premisesOf(app), ...change });

const told = (change: Partial<Exchange>): Exchange => ({
  at: 1,
  until: change.at ?? 1,
  method: 'GET',
  path: '/api/experiences',
  status: 200,
  body: null,
  ...change,
});

const COPY_OF_BOOKING = `insert into bookings select 900, reference, account_id, visitor_key, company_name, first_name,
  last_name, email, phone_number, subtotal, null, null, 0, subtotal, confirmed, payment_status, delivery_status, null,
  created_at, version from bookings where discount_code is not null`;

/** Each is SQL that breaks one promise, and words of the sentence it must cause. */
const PLANTED: readonly (readonly [what: string, sql: string, found: RegExp])[] = [
  ['an acknowledged booking that is gone', 'delete from bookings', /was acknowledged and is not there/],
  [
    'an acknowledged booking of another total',
    'alter table bookings drop constraint bookings_total_check; update bookings set total = total - 1',
    /was acknowledged and is not there as it was/,
  ],
  [
    'a booking whose state no sum knows',
    'alter table bookings disable trigger user; update bookings set confirmed = not confirmed',
    /kept sums differ from the rows/,
  ],
  [
    'one reference for two bookings',
    `alter table bookings drop constraint bookings_reference_unique; ${COPY_OF_BOOKING}`,
    /reference \S+ exists twice/,
  ],
  [
    'one payment for two bookings',
    `alter table bookings drop constraint bookings_payment_intent_id_unique; update bookings set payment_intent_id = 'pi_1'`,
    /payment pi_1 has bought two bookings/,
  ],
  [
    'one booking under two keys',
    `insert into answers (scope, key, fingerprint, booking_id, created_at) values ('createBooking visitors', '1', 'f', 7, now()), ('bookForCustomer account:1', '2', 'f', 7, now())`,
    /booking 7 was answered under two keys/,
  ],
  [
    'one key twice',
    `alter table answers drop constraint answers_pkey; insert into answers (scope, key, fingerprint, created_at)
     values ('a', '1', 'f', now()), ('a', '1', 'f', now())`,
    /idempotency key a 1 exists twice/,
  ],
  [
    'a use that nobody redeemed',
    "update discount_codes set current_uses = 2 where code = 'LIMITED5'",
    /code LIMITED5 counts 2 uses and has 0 redemptions/,
  ],
  [
    'more uses than there are',
    `alter table discount_codes drop constraint discount_codes_uses_check;
     update discount_codes set current_uses = 6 where code = 'LIMITED5'`,
    /code LIMITED5 was used 6 times of 5/,
  ],
  [
    'an invoice of another sum, which no job renews',
    `delete from graphile_worker._private_jobs; delete from job_outbox; delete from invoices;
     insert into invoices (id, kind, number, booking_id, reference, issued_at, due_on, credits, figures)
     select 900, 'invoice', 'INV-1', id, reference, now(), current_date, null, json_build_object('total', total + 1) from bookings limit 1`,
    /asks something else than it costs, and no job renews it/,
  ],
  ['a discount without its use', 'delete from redemptions', /name different codes/],
  ['paid without a payment', `update bookings set payment_status = 'paid'`, /is paid without a payment/],
  [
    'a payment that was never made',
    `update simulator_records set body = jsonb_set(body, '{status}', '"asks-for-card"') where kind = 'intent'`,
    /counts the payment pi_sim_\S+, which is not so/,
  ],
  [
    'a payment of another amount',
    `update simulator_records set body = jsonb_set(body, '{amount}', '1') where kind = 'intent'`,
    /counts the payment pi_sim_\S+, which is not so/,
  ],
  [
    'a payment in another currency',
    `update simulator_records set body = jsonb_set(body, '{currency}', '"eur"') where kind = 'intent'`,
    /counts the payment pi_sim_\S+, which is not so/,
  ],
  [
    'a booking paid at another price than its own',
    `update payment_ledger set amount = 1; update simulator_records set body = jsonb_set(body, '{amount}', '1')
     where kind = 'intent'`,
    /was paid at another price than its own/,
  ],
  [
    'a payment that bought something else',
    `update payment_intents set booking_id = null`,
    /names the payment pi_sim_\S+, which did not buy it/,
  ],
  [
    'a payment that nobody finished',
    `update payment_intents set state = 'paid', booking_id = null`,
    /the payment pi_sim_\S+ is not finished/,
  ],
  [
    'a payment with two ends',
    `insert into payment_attention (intent_id, amount, reason, since) select id, 1, 'unexpected', now() from payment_intents`,
    /the payment pi_sim_\S+ has 2 ends/,
  ],
  [
    'a refund by the machine of what has a booking',
    `insert into payment_ledger (at, kind, status, amount, intent_id, key)
     select now(), 'refund', 'pending', 1, id, 'unbooked-' || id from payment_intents`,
    /has a booking, and was refunded by the machine/,
  ],
  [
    'a refund that never was',
    `insert into payment_ledger (at, kind, status, amount, intent_id, booking_id)
     select now(), 'refund', 'succeeded', 1, id, booking_id from payment_intents`,
    /says 1 refunded of pi_sim_\S+, and it was 0/,
  ],
  [
    'more refunded than paid',
    `update payment_ledger set kind = 'refund', amount = 99999999 where kind = 'intent'`,
    /was refunded more than it was paid/,
  ],
  [
    'more received than owed, and nobody told',
    `insert into payment_ledger (at, kind, status, amount, booking_id)
     select now(), 'offline', 'succeeded', 77, booking_id from payment_ledger where kind = 'charge'`,
    /has received 77 too much, and 0 of it is listed/,
  ],
  [
    'a listed excess that is none',
    `insert into payment_attention (intent_id, amount, reason, since) select id, 5, 'paid-twice', now() from payment_intents`,
    /has received 0 too much, and 5 of it is listed/,
  ],
  [
    'money of a booking that nobody deleted',
    `insert into payment_ledger (at, kind, status, amount, booking_id) values (now(), 'offline', 'succeeded', 5, 2000000000)`,
    /booking 2000000000 has money in the ledger, and nobody says where it went/,
  ],
  [
    'card money of a deleted booking',
    `insert into audit_log (at, actor, action, subject, subject_id, details)
     values (now(), 'admin', 'booking.deleted', 'booking', '2000000001', '{}');
     insert into payment_ledger (at, kind, status, amount, booking_id, intent_id)
     values (now(), 'charge', 'succeeded', 5, 2000000001, 'pi_gone')`,
    /booking 2000000001 was deleted, and what was paid for it by card is still here/,
  ],
  [
    'a price that the catalogue does not have',
    'update booking_lines set tier_price = 1',
    /tier price that the catalogue does not have/,
  ],
  [
    'an add-on that is not sold with it',
    `update booking_lines set add_ons = '[{"id": 4, "name": "Extra bar kit", "price": 6200}]', add_ons_total = 6200`,
    /add-on that the catalogue does not sell with it/,
  ],
  [
    'an inactive add-on',
    `update add_ons set is_active = false where id = 1;
     update booking_lines set add_ons = '[{"id": 1, "name": "Tasting kit by post", "price": 18900}]', add_ons_total = 18900`,
    /add-on that the catalogue does not sell with it/,
  ],
  [
    'add-ons that do not add up',
    'update booking_lines set add_ons_total = 100',
    /add-ons that do not add up/,
  ],
  [
    'lines that do not add up',
    'update booking_lines set quantity = 2',
    /lines that do not add up to its subtotal/,
  ],
  ['a booking without lines', 'delete from booking_lines', /lines that do not add up to its subtotal/],
  [
    'a total that is not the difference',
    'alter table bookings drop constraint bookings_total_check; update bookings set total = 0',
    /a total that is not its subtotal less its discount/,
  ],
  [
    'a discount that the code does not give',
    `update bookings set discount_amount = 20000, total = subtotal - 20000 where discount_code is not null`,
    /a discount that its code does not give/,
  ],
  [
    'a gap in the order of categories',
    'update categories set position = 9 where id = 2',
    /categories are ordered/,
  ],
  [
    'two default cards of one account',
    `drop index payment_methods_default_key; insert into payment_methods (account_id, last_four, card_brand, is_default)
     select id, '4242', 'visa', true from users, generate_series(1, 2) where username = 'admin'`,
    /has 2 default cards/,
  ],
  [
    'a mail sent twice',
    'insert into booking_mails (booking_id, kind, message_id) select booking_id, kind, message_id from booking_mails',
    /was sent twice/,
  ],
  [
    'a booking without its mail',
    `update bookings set reference = 'WC-AAAAAAAAAA' where id = (select min(id) from bookings)`,
    /booking WC-AAAAAAAAAA has no mail to its customer alone/,
  ],
  [
    'a mail to somebody else',
    `update bookings set email = 'else@northlight.example'`,
    /has no mail to its customer alone/,
  ],
  [
    'a mail about a booking that was rolled back',
    'delete from audit_log; delete from bookings',
    /is about a booking that never was/,
  ],
  [
    'a job that was given up',
    `select graphile_worker.add_job('mail-booking-received', '{}', max_attempts := 1);
     update graphile_worker._private_jobs set attempts = 1, last_error = 'no such server'`,
    /a job was given up: no such server/,
  ],
];

describe('the auditor', () => {
  it('finds nothing wrong where nothing is wrong', async () => {
    expect(await foundWith({})).toEqual([]);
  });

  it.each(PLANTED)('catches %s', async (_what, sql, found) => {
    expect((await foundAfter(sql)).join('\n')).toMatch(found);
  });

  it('catches a failure that nobody declared', async () => {
    expect(await foundWith({ exchanges: [told({ status: 500 })] })).toContain(
      'GET /api/experiences answered 500',
    );
    expect(await foundWith({ exchanges: [told({ status: 503 })] })).toHaveLength(1);
    expect(await foundWith({ exchanges: [told({ status: 501 })] })).toHaveLength(1);
  });

  it('lets an outage answer 503, and nothing else', async () => {
    const outages = [{ from: 0, to: 2 }];
    expect(await foundWith({ outages, exchanges: [told({ status: 503 })] })).toEqual([]);
    expect(await foundWith({ outages, exchanges: [told({ status: 500 })] })).toHaveLength(1);
    expect(await foundWith({ outages, exchanges: [told({ status: 503, at: 3 })] })).toHaveLength(1);
  });

  it('catches a password, a token and a hash in the log, and a hash in an answer', async () => {
    const mail = (await app.outbox()).find((each) => each.mail.text?.includes('token='));
    const token = /token=([\w-]+)/.exec(mail?.mail.text ?? '')?.[1] ?? 'no token';
    expect(await foundWith({ log: 'body: hunter2 of it', secrets: ['hunter2'] })).toHaveLength(1);
    expect(await foundWith({ log: `GET /order-confirmation/${reference}?token=${token}` })).toHaveLength(1);
    expect(await foundWith({ log: 'verify $argon2id$v=19$m=1' })).toHaveLength(1);
    expect(await foundWith({ exchanges: [told({ body: { hash: '$argon2id$v=19' } })] })).toHaveLength(1);
  });

  it('catches a file that belongs to nothing', async () => {
    const { mkdir, writeFile, rm } = await import('node:fs/promises');
    await mkdir(`${app.dataDir}/uploads`);
    await writeFile(`${app.dataDir}/uploads/stray.png`, 'x');
    expect(await foundWith({})).toEqual(['the file stray.png belongs to nothing']);
    await rm(`${app.dataDir}/uploads`, { recursive: true });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { examine } from '../../adapters/postgres/findings.ts';
import { RECOUNT } from '../../adapters/postgres/office/recount.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { aBooking, usd } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { anEntry, anIntent } from '../support/payment-builders.ts';

const DAY_MS = 86_400_000;

describe('the examination of a database', () => {
  let database: TestDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openPostgres(database.url);
    await store.migrate();
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });
  const wrong = async () =>
    (await examine(store.database)).filter(({ good }) => !good).map(({ words }) => words);

  it('finds nothing wrong with an empty shop', async () => {
    expect((await wrong()).filter((words) => !/ is off: /.test(words))).toEqual([]);
  });

  it('wants at least one active owner, once there is anybody', async () => {
    const run = (sql: string) => store.database.reader.run(textQuery(sql));
    const found = async () =>
      (await examine(store.database)).filter(({ check }) => check === 'owners').map(({ good }) => good);
    expect(await found()).toEqual([]);
    await run(
      "insert into users (username, password_hash, role) values ('jules', 'x', 'admin'), ('kim', 'x', 'user')",
    );
    expect(await found()).toEqual([true]);
    await run("update users set disabled_at = now() where username = 'jules'");
    expect(await found()).toEqual([false]);
    await run("update users set disabled_at = null, staff_role = 'desk' where username = 'jules'");
    expect(await found()).toEqual([false]);
    await run("update users set staff_role = 'owner' where username = 'jules'");
    expect(await found()).toEqual([true]);
    await run('delete from users');
  });

  it('finds a clock that is wrong, and none that is right', async () => {
    const clockAt = async (machineMs: () => number) =>
      (await examine(store.database, { machineMs })).filter(({ check }) => check === 'clock');
    expect(await clockAt(Date.now)).toMatchObject([{ good: true }]);
    expect(await clockAt(() => Date.now() + 3_600_000)).toMatchObject([
      { good: false, words: expect.stringMatching(/3600 s ahead of/) },
    ]);
    expect(await clockAt(() => Date.now() - 60_000)).toMatchObject([
      { good: false, words: expect.stringMatching(/60 s behind/) },
    ]);
  });

  it('wants a backup that is young, did not fail, and was proven', async () => {
    const found = async (sql: string, isDemo = false, maxAgeHours = 26) => {
      await store.database.reader.run(textQuery(`update shop_state set ${sql}`));
      const findings = await examine(store.database, { backups: { maxAgeHours, isDemo } });
      return findings
        .filter(({ check }) => check === 'last-backup')
        .map(({ good, isNote, words }) => `${isNote ? 'note' : good ? 'ok' : 'wrong'}: ${words}`);
    };
    const NEVER = 'last_backup_at = null, last_backup_verified_at = null, last_backup_failed_at = null';
    expect(await found(NEVER)).toEqual(['wrong: The shop was never backed up.']);
    expect(await found(NEVER, true)).toEqual(['note: The shop was never backed up.']);
    expect(await found(NEVER, false, 0)).toEqual([
      'ok: Backups are made by something else (BACKUP_MAX_AGE=0).',
    ]);
    expect(await found(`last_backup_at = now() - interval '30 hours'`)).toEqual([
      'wrong: The last backup is 30 h old.',
    ]);
    expect(await found('last_backup_at = now()')).toEqual([
      'ok: The last backup is 0 h old.',
      'note: No backup was restored for a proof in the last 8 days.',
    ]);
    expect(await found(`last_backup_failed_at = now() - interval '2 hours'`)).toEqual([
      'wrong: The last backup failed, or was not whole, 2 h ago.',
    ]);
    await found(NEVER);
  });

  it('finds a booking that has received more than it costs, unless that is listed', async () => {
    const found = async () =>
      (await wrong()).filter((words) => words.includes('received more than they cost'));
    const intent = anIntent({ purpose: 'balance' });
    await store.unitOfWork(async ({ bookings, intents, ledger }) => {
      const booking = aBooking({ id: await bookings.nextId() });
      await bookings.add(booking);
      await intents.add({ ...intent, bookingId: booking.id });
      for (const amount of [booking.total, usd(7)])
        await ledger.add(anEntry({ bookingId: booking.id, intentId: intent.id, amount }));
    });
    expect(await found()).toHaveLength(1);
    await store.unitOfWork(({ attention }) =>
      attention.add({ intentId: intent.id, amount: usd(7), reason: 'paid-twice', since: new Date() }),
    );
    expect(await found()).toEqual([]);
  });

  it('finds sums that are not those of their rows, because a trigger was off', async () => {
    const found = async () => (await wrong()).filter((words) => words.includes('kept sums'));
    expect(await found()).toEqual([]);
    const sql = (text: string) => store.database.reader.run(textQuery(text));
    await sql('alter table bookings disable trigger user');
    await store.unitOfWork(async ({ bookings }) => bookings.add(aBooking({ id: await bookings.nextId() })));
    await sql('alter table bookings enable trigger user');
    expect(await found()).toHaveLength(1);
    for (const text of RECOUNT) await sql(text);
    expect(await found()).toEqual([]);
  });

  it('notes a matter of tax that has waited for more than a week', async () => {
    const found = async () =>
      (await examine(store.database))
        .filter(({ check }) => check === 'taxes')
        .map(({ good, isNote, words }) => `${isNote ? 'note' : good ? 'ok' : 'wrong'}: ${words}`);
    const agreeing = 'ok: Tax by document, by payment and by session agree.';
    const since = new Date(Date.now() - 8 * DAY_MS);
    await store.unitOfWork(async ({ bookings, missingRates }) => {
      const booking = aBooking({ id: await bookings.nextId() });
      await bookings.add(booking);
      await missingRates.put({ bookingId: booking.id, country: 'FR', taken: [], since });
    });
    expect(await found()).toEqual(['note: 1 matter of tax has been waiting for more than 7 days.', agreeing]);
    await store.database.reader.run(textQuery(`update missing_rates set since = now() - interval '6 days'`));
    expect(await found()).toEqual(['ok: No matter of tax waits long.', agreeing]);
  });
});

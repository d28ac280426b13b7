import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { examine } from '../../adapters/postgres/findings.ts';
import { RECOUNT } from '../../adapters/postgres/office/recount.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { aBooking, usd } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { anEntry, anIntent } from '../support/payment-builders.ts';

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
});

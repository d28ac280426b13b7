import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitsNotHeld } from '../../adapters/postgres/driver/limits.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { aBooking } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts';

const LIMITS = { connectMs: 3_000, statementMs: 1_200, lockMs: 300 };

describe('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let bouncer: PgBouncer;
  let store: PostgresStore;
  beforeAll(async () => {
    database = await createDatabase();
    bouncer = await startPgBouncer(database.url, { serverConnections: 3 });
    store = await openPostgres(bouncer.url, { directUrl: database.url, limits: LIMITS });
    await store.migrate();
  });
  afterAll(async () => {
    await store.close();
    await bouncer.stop();
    await database.drop();
  });

  const add = (into: PostgresStore) =>
    into.unitOfWork(async ({ bookings }) => {
      const booking = aBooking({ id: await bookings.nextId() });
      await bookings.add(booking);
      return booking.id;
    });

  it('forty bookings at once over three sessions are all made', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => add(store)));
    expect(new Set(ids).size).toBe(40);
  });

  it('(with statements that are prepared in a session: some fail)', async () => {
    const preparing = await openPostgres(bouncer.url, {
      directUrl: database.url,
      limits: LIMITS,
      prepared: true,
    });
    const made = await Promise.allSettled(Array.from({ length: 40 }, () => add(preparing)));
    await preparing.close();
    expect(made.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  });

  it('(with the limits as parameters of the connection: PgBouncer refuses it)', async () => {
    const direct = await openPostgres(bouncer.url);
    await expect(direct.database.reader.run(textQuery('select 1'))).rejects.toThrow(
      /unsupported startup parameter/,
    );
    await direct.close();
  });

  it('a statement that takes too long is given up by the server', async () => {
    expect(await limitsNotHeld(store.database.reader.run, LIMITS)).toEqual([]);
    await expect(store.database.reader.run(textQuery('select pg_sleep(4)'))).rejects.toMatchObject({
      code: '57014',
    });
  });

  it('a statement that waits too long for a lock is refused', async () => {
    const id = await add(store);
    const waited = store.unitOfWork(async ({ bookings }) => {
      await bookings.lock(id);
      await store.database.transaction(({ run }) =>
        run(textQuery('select id from bookings where id = $1 for update', [id])),
      );
    });
    await expect(waited).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

import { setImmediate } from 'node:timers/promises';
import { Refusal } from '@wondercast/core/kernel/refusal';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingIds } from '../../adapters/postgres/driver/drawn-ids.ts';
import { postgresPulse } from '../../adapters/postgres/driver/pulse.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { createClock } from '../../adapters/system/clock.ts';
import { allowing } from '../faults/allowance.ts';
import { aBooking, aWebhook } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';

let database: TestDatabase;
let store: PostgresStore;
let watcher: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  watcher = new pg.Client({ connectionString: database.url });
  await watcher.connect();
  store = await openPostgres(database.url);
  await store.migrate();
});
afterAll(async () => {
  await store.close();
  await watcher.end();
  await database.drop();
});

const add = (into: PostgresStore = store) =>
  into.unitOfWork(async ({ bookings }) => {
    const booking = aBooking({ id: await bookings.nextId() });
    await bookings.add(booking);
    return booking.id;
  });

/** Whether a statement of this database waits for a lock. */
const isWaitedFor = async () =>
  (
    await watcher.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount !== 0;

describe('ids of bookings', () => {
  it('are drawn in a statement that is committed, also by a unit of work that never is', async () => {
    const seen: string[] = [];
    const ids = bookingIds(async (query) => {
      seen.push(query.text);
      return store.database.reserved(query);
    });
    const [first, second] = [await ids.next(), await ids.next()];
    expect([second, seen.length]).toEqual([first + 1, 1]);
  });

  it('that were drawn ahead are forgotten when the database was away', async () => {
    let next = 1;
    const ids = bookingIds(async <Row>() => [{ id: next++ }, { id: next++ }, { id: next++ }] as Row[]);
    expect(await ids.next()).toBe(1);
    ids.drop();
    expect(await ids.next()).toBe(4);
  });

  it('that are taken are drawn anew, and the booking is made', async () => {
    const last = await add();
    // As a server does that crashed before it had written how far its sequence was.
    await store.database.reserved(
      textQuery(`insert into bookings (id, reference, first_name, last_name, email, phone_number, subtotal, total)
      select g, 'WC-TAKEN' || g, '', '', '', '', 0, 0 from generate_series(${last + 1}, ${last + 200}) g`),
    );
    await store.database.reserved(textQuery(`select setval('bookings_id_seq', ${last + 200})`));
    expect(await add()).toBeGreaterThan(last + 200);
  });

  it('that are taken by bookings with lines and sessions are drawn anew too', async () => {
    const first = await add();
    const last = await add();
    // As another node does that drew the same ids, which a lost server had not passed on.
    await store.database.reserved(textQuery(`select setval('bookings_id_seq', ${first - 1})`));
    store.renew();
    expect(await add()).toBeGreaterThan(last);
  });

  it('(without drawing anew: the booking fails)', async () => {
    const last = await add();
    const taken = store.database.transaction(({ run }) =>
      run(
        textQuery(`insert into bookings (id, reference, first_name, last_name, email, phone_number, subtotal, total)
        values (${last}, 'WC-TAKENTWICE', '', '', '', '', 0, 0)`),
      ),
    );
    await expect(taken).rejects.toMatchObject({ code: '23505', constraint: 'bookings_pkey' });
  });
});

describe('a webhook that is deleted while a booking tells of itself', () => {
  const race = async (tell: (endpointId: number) => Promise<unknown>) => {
    const { id } = await store.unitOfWork(({ webhookEndpoints }) => webhookEndpoints.add(aWebhook({})));
    let removed = () => {};
    const isRemoved = new Promise<void>((resolve) => {
      removed = resolve;
    });
    const removing = store.unitOfWork(async ({ webhookEndpoints }) => {
      await webhookEndpoints.lock(id);
      await webhookEndpoints.remove(id);
      removed();
      await until('somebody waits for the webhook', isWaitedFor);
    });
    await isRemoved;
    const [told] = await Promise.allSettled([tell(id), removing]);
    return { id, told };
  };

  it('fails no booking, and is told nothing', async () => {
    const { id, told } = await race(() =>
      store.unitOfWork(async ({ bookings, events }) => {
        const booking = aBooking({ id: await bookings.nextId() });
        await bookings.add(booking);
        await events.publish('booking.created', booking);
      }),
    );
    expect(told.status).toBe('fulfilled');
    const rows = await store.database.reserved(
      textQuery('select 1 from webhook_deliveries where endpoint_id = $1', [id]),
    );
    expect(rows).toEqual([]);
  });

  it('(without waiting for the deletion: the foreign key fails it)', async () => {
    const { told } = await race((id) =>
      store.database.reserved(
        textQuery(
          `insert into webhook_deliveries (id, endpoint_id, event, booking_id, reference, body, state, created_at, attempts)
          select 'msg_race', id, 'booking.created', 1, 'WC-1', '', 'pending', now(), '[]' from webhook_endpoints where id = $1`,
          [id],
        ),
      ),
    );
    expect(told).toMatchObject({ status: 'rejected', reason: { code: '23503' } });
  });
});

describe('a machine that vanishes in the middle of a transaction', () => {
  it('holds its locks for less than 15 seconds', async () => {
    const id = await add();
    const [locked, taken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const vanished = store.unitOfWork(async ({ bookings }) => {
      await bookings.lock(id);
      locked.resolve();
      await taken.promise;
    });
    vanished.catch(() => {});
    await locked.promise;
    const since = performance.now();
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('select id from bookings where id = $1 for update', [id]);
    expect(performance.now() - since).toBeLessThan(13_000);
    await other.end();
    taken.resolve();
    await expect(vanished).rejects.toBeInstanceOf(Refusal);
  });
});

describe('a process that is blocked for longer than a beat of the pulse may take', () => {
  /** Blocks where requests are handled: timers fire after it, before anything is read. What was asked before has been sent. */
  const block = async (ms: number) => {
    await setImmediate();
    for (const end = performance.now() + ms; performance.now() < end; );
  };

  it('reads the answer that has come meanwhile, and takes the database for healthy', async () => {
    const pulse = postgresPulse(store.database, createClock());
    const connection = async () => {
      const rows = await store.database.reserved(
        textQuery<{ pid: number }>(
          `select pid from pg_stat_activity where application_name = 'wondercast pulse' and datname = current_database()`,
        ),
      );
      return rows.map(({ pid }) => pid);
    };
    await pulse.beat();
    const before = await connection();
    const beat = pulse.beat();
    await block(2_000);
    await expect(beat).resolves.toMatchObject({ catalogue: expect.any(Number) });
    expect(before).toHaveLength(1);
    expect(await connection()).toEqual(before);
    await pulse.close();
  });

  it('(by the driver’s own time limit: it hangs)', async () => {
    const client = new pg.Client({ connectionString: database.url, query_timeout: 1_500 });
    await client.connect();
    const answer = client.query('select 1');
    await block(2_000);
    await expect(answer).rejects.toThrow('Query read timeout');
    await client.end();
  });
});

describe('a database that falls silent', () => {
  let proxy: SilentProxy;
  let through: PostgresStore;
  beforeAll(async () => {
    proxy = await startSilentProxy(new URL(database.url));
    through = await openPostgres(proxy.url);
  });
  afterAll(async () => {
    proxy.speak();
    await through.close();
    await proxy.stop();
  });

  /** Milliseconds until a booking is made after the database is there again; null when it takes longer than `patienceMs`. */
  const backAfterSilence = async (renew: () => void, patienceMs: number): Promise<number | null> => {
    await Promise.all(Array.from({ length: 12 }, () => add(through)));
    proxy.fallSilent();
    const lost = Promise.allSettled(Array.from({ length: 12 }, () => add(through)));
    await until('the silence is spoken into', proxy.wasSpokenTo);
    renew();
    // Those of before stay silent for ever.
    proxy.speak();
    const since = performance.now();
    const back = await Promise.race([
      add(through).then(() => performance.now() - since),
      timePasses(patienceMs).then(() => null),
    ]);
    through.renew();
    await lost;
    return back;
  };

  it('on the connection of the pulse alone is no outage: the pulse beats on another one', async () => {
    const pulse = postgresPulse(through.database, createClock());
    await pulse.beat();
    proxy.fallSilent();
    const beat = pulse.beat();
    await until('the silence is spoken into', proxy.wasSpokenTo);
    proxy.speak();
    await expect(beat).resolves.toMatchObject({ catalogue: expect.any(Number) });
    await pulse.close();
    through.renew();
  });

  it('on every connection is told by the pulse in less than three seconds', async () => {
    const pulse = postgresPulse(through.database, createClock());
    await pulse.beat();
    proxy.fallSilent();
    const since = performance.now();
    await expect(pulse.beat()).rejects.toThrow('Query read timeout');
    expect(performance.now() - since).toBeLessThan(allowing(2_500));
    proxy.speak();
    await pulse.close();
    through.renew();
  });

  it('serves again as soon as it speaks, over new connections', async () => {
    const limit = allowing(3_000);
    expect(await backAfterSilence(through.renew, limit)).toBeLessThan(limit);
  });

  it('(without throwing the silent connections away: not within three seconds)', async () => {
    expect(await backAfterSilence(() => {}, 3_000)).toBeNull();
  });
});

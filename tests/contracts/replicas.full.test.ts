import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { EVERY_BOOKING, NEWEST_FIRST } from '@wondercast/core/desk/office/register';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCopies } from '../../adapters/http/pipeline/admin-copies.ts';
import { openDatabase } from '../../adapters/postgres/driver/database.ts';
import { LIMITS } from '../../adapters/postgres/driver/limits.ts';
import { type DatabasePulse, postgresPulse } from '../../adapters/postgres/driver/pulse.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { isUnavailable } from '../../adapters/postgres/driver/refusals.ts';
import { openReplicas, type Replicas } from '../../adapters/postgres/driver/replicas.ts';
import { writtenPositions } from '../../adapters/postgres/driver/written-positions.ts';
import { type PostgresStore, storeOnDatabase } from '../../adapters/postgres/postgres-store.ts';
import { createClock } from '../../adapters/system/clock.ts';
import { mayReadCopies, readCopies } from '../../adapters/system/copies.ts';
import { allowing } from '../faults/allowance.ts';
import { aBooking } from '../support/builders.ts';
import { createClient } from '../support/http-client.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from '../support/replicated-database.ts';
import { type SilentProxy, startSilentProxy } from '../support/silent-proxy.ts';
import { until } from '../support/until.ts';

const LAG_MS = 1_500;
const MANY = 1_200;
const ALL = { filter: EVERY_BOOKING, order: NEWEST_FIRST };

describe("administrators' lists from a replica", () => {
  let servers: ReplicatedDatabase;
  let replicas: Replicas;
  let store: PostgresStore;
  let pulse: DatabasePulse;
  let network: SilentProxy;
  beforeAll(async () => {
    servers = await startReplicatedDatabase();
    const database = openDatabase({ url: servers.leader });
    const positions = writtenPositions();
    pulse = postgresPulse(database, createClock(), positions);
    network = await startSilentProxy(new URL(servers.replica));
    replicas = openReplicas({
      url: network.url,
      lagMs: LAG_MS,
      limits: LIMITS,
      connections: 2,
      behindPooler: false,
      positions,
      onError: () => {},
    });
    store = storeOnDatabase(database, { replicas });
    await store.migrate();
    await store.database.reader.run(
      textQuery(`insert into bookings (reference, first_name, last_name, email, phone_number, subtotal, total, created_at)
        select 'WC-R' || g, '', '', '', '', 0, 0, now() - g * interval '1 minute' from generate_series(1, ${MANY}) g`),
    );
    await pulse.beat();
    await servers.untilCaughtUp();
  });
  afterAll(async () => {
    await pulse.close();
    await replicas.close();
    await store.close();
    await network.stop();
    await servers.stop();
  });

  const add = () =>
    store.unitOfWork(async ({ bookings }) => {
      const booking = aBooking({ id: await bookings.nextId() });
      await bookings.add(booking);
      return booking.reference;
    });
  const count = async () => (await store.read.register.page(ALL, { limit: 1, after: null })).total;
  const replay = (how: 'pause' | 'resume') => servers.on(servers.replica, `select pg_wal_replay_${how}()`);

  it('show what the replica has while it is recent enough, and what the leader has to whoever just wrote', async () => {
    await replay('pause');
    await pulse.beat();
    await add();
    expect(await readCopies(count)).toBe(MANY);
    expect(await count()).toBe(MANY + 1);
  });

  it('show what the leader has once the replica is further behind than it may be', async () => {
    await until('the replica is not read any more', async () => {
      await pulse.beat();
      return (await readCopies(count)) === MANY + 1;
    });
    await replicas.measure();
    expect(replicas.lagSeconds()).toBeGreaterThan(LAG_MS / 1000);
  });

  it('come from the replica again when it has caught up', async () => {
    await replay('resume');
    await pulse.beat();
    await servers.untilCaughtUp();
    expect(await readCopies(count)).toBe(MANY + 1);
    expect(replicas.lagSeconds()).toBeLessThan(LAG_MS / 1000);
  });

  it('go on where they were when the replica fails in the middle of an export', async () => {
    const seen: string[] = [];
    await pulse.beat();
    await servers.untilCaughtUp();
    await readCopies(() =>
      store.read.register.each(ALL, async (bookings) => {
        if (seen.length === 0)
          await servers.on(
            servers.replica,
            `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wondercast replica'`,
          );
        seen.push(...bookings.map(({ reference }) => reference));
      }),
    );
    const [all] = await store.database.reader.run(
      textQuery<{ n: number }>('select count(*)::int n from bookings'),
    );
    expect(seen.length).toBe(all?.n);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('end with what stopped whoever they were shown to, and are not begun again', async () => {
    let shown = 0;
    const stopped = readCopies(() =>
      store.read.register.each(ALL, async () => {
        shown += 1;
        throw new Error('The reader left');
      }),
    );
    await expect(stopped).rejects.toThrow('The reader left');
    expect(shown).toBe(1);
  });

  it('come from the leader soon when the replica hangs', async () => {
    await pulse.beat();
    await servers.untilCaughtUp();
    await readCopies(count);
    network.fallSilent();
    const since = performance.now();
    expect(await readCopies(count)).toBe(await count());
    await replicas.measure();
    expect(replicas.lagSeconds()).toBeNull();
    expect(performance.now() - since).toBeLessThan(allowing(5_000));
    network.speak();
  });

  it('come from the leader within the same request when the replica is gone', async () => {
    await servers.stopReplica();
    expect(await readCopies(count)).toBe(await count());
    await replicas.measure();
    expect(replicas.lagSeconds()).toBeNull();
  });
});

describe('a commit that no replica acknowledges', () => {
  let servers: ReplicatedDatabase;
  beforeAll(async () => {
    servers = await startReplicatedDatabase();
  });
  afterAll(() => servers.stop());

  const waitFor = async (how: string) => {
    await servers.on(servers.leader, `alter system ${how}`);
    await servers.on(servers.leader, 'select pg_reload_conf()');
  };
  const waiting = async () => {
    const rows = await servers.on<{ n: number }>(
      servers.leader,
      `select count(*)::int n from pg_stat_activity where wait_event = 'SyncRep'`,
    );
    return rows[0]?.n ?? 0;
  };

  it('is given up with its connection, and is done once a replica does', async () => {
    const database = openDatabase({
      url: servers.leader,
      connections: 1,
      limits: { ...LIMITS, lockMs: 300 },
    });
    await database.reader.run(textQuery('create table kept (n int)'));
    await waitFor(`set synchronous_standby_names = 'nobody'`);
    const write = (n: number) =>
      database.transaction(async ({ run }) => {
        await run(textQuery('insert into kept values ($1)', [n]));
        await run(textQuery('select 1'));
      });
    let written = 0;
    // The server takes note of its settings a moment later.
    const refusal = await until('a commit waits', () =>
      write(written++).then(
        () => null,
        (error: unknown) => error,
      ),
    );
    expect(isUnavailable(refusal)).toBe(true);
    // The only connection is free for the next, who would wait behind that commit on it.
    const since = performance.now();
    await expect(write(written++)).rejects.toThrow();
    expect(await database.reader.run(textQuery<{ one: number }>('select 1 "one"'))).toEqual([{ one: 1 }]);
    expect(performance.now() - since).toBeLessThan(allowing(2_000));
    expect(await waiting()).toBe(2);
    await waitFor('reset synchronous_standby_names');
    await until('the commit is done', async () => (await waiting()) === 0);
    const kept = await database.reader.run(textQuery<{ n: number }>('select n from kept order by n'));
    expect(kept.map(({ n }) => n)).toEqual(Array.from({ length: written }, (_, n) => n));
    await database.close();
  });
});

describe('who may be shown a replica', () => {
  const serve = async (app: Koa) => {
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { client: createClient(`http://127.0.0.1:${port}`), stop: () => server.close() };
  };

  it('is an administrator who reads and has not just written', async () => {
    const app = new Koa();
    app.use(adminCopies(2_000, false));
    app.use((ctx) => {
      ctx.body = { copies: mayReadCopies() };
    });
    const { client, stop } = await serve(app);
    const copies = async (path: string) => (await client.get<{ copies: boolean }>(path)).body.copies;
    expect(await copies('/api/admin/bookings')).toBe(true);
    expect(await copies('/api/bookings')).toBe(false);
    await client.post('/api/admin/bookings/1/delivery-status', {});
    expect(await copies('/api/admin/bookings')).toBe(false);
    stop();
  });
});

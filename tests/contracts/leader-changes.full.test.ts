import { Refusal } from '@wondercast/core/kernel/refusal';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseAddresses } from '../../adapters/postgres/driver/addresses.ts';
import { leaderAmong } from '../../adapters/postgres/driver/leader.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { allowing } from '../faults/allowance.ts';
import { aBooking } from '../support/builders.ts';
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { type ReplicatedDatabase, startReplicatedDatabase } from '../support/replicated-database.ts';
import { until } from '../support/until.ts';

const add = (store: PostgresStore, seen: () => void = () => {}) =>
  store.unitOfWork(async ({ bookings }) => {
    seen();
    // What reads under a lock begins a transaction.
    await bookings.lock(0);
    const booking = aBooking({ id: await bookings.nextId() });
    await bookings.add(booking);
    return booking.reference;
  });

const countOf = async (store: PostgresStore): Promise<number> => {
  const [row] = await store.database.reader.run(
    textQuery<{ n: number }>('select count(*)::int n from bookings'),
  );
  return row?.n ?? 0;
};

describe('a connection that is lost', () => {
  let database: TestDatabase;
  let proxy: CuttingProxy;
  let store: PostgresStore;
  let before = 0;
  let tries = 0;
  beforeAll(async () => {
    database = await createDatabase();
    proxy = await startCuttingProxy(new URL(database.url));
    // What is prepared already is not said again, and the proxy listens for words.
    store = await openPostgres(proxy.url, { prepared: false });
    await store.migrate();
  });
  beforeEach(async () => {
    [before, tries] = [await countOf(store), 0];
  });
  afterAll(async () => {
    await store.close();
    await proxy.stop();
    await database.drop();
  });
  const tried = () => {
    tries += 1;
  };
  const made = async () => (await countOf(store)) - before;

  it('before the commit was sent: the work is done once more, and once', async () => {
    proxy.cutAt('insert into', 'unheard');
    await add(store, tried);
    expect([await made(), tries]).toEqual([1, 2]);
  });

  it('in the middle of the work, when the server has done it: the server takes it back, and it is done once', async () => {
    proxy.cutAt('insert into', 'answered');
    await add(store, tried);
    expect([await made(), tries]).toEqual([1, 2]);
  });

  it('during the commit: nobody knows, so it is refused and not done again', async () => {
    proxy.cutAt('commit', 'answered');
    const refused = await add(store, tried).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ kind: 'unavailable' });
    expect([await made(), tries]).toEqual([1, 1]);
  });

  it('(were the commit sent again on a new connection: there would be two)', async () => {
    proxy.cutAt('commit', 'answered');
    await add(store).catch(() => add(store));
    expect(await made()).toBe(2);
  });

  it('under a write that is a transaction by itself: nobody knows, so it is refused and not done again', async () => {
    proxy.cutAt('insert into', 'answered');
    const alone = store.unitOfWork(async ({ bookings }) => {
      tried();
      await bookings.add(aBooking({ id: await bookings.nextId() }));
    });
    await expect(alone).rejects.toMatchObject({ kind: 'unavailable' });
    expect([await made(), tries]).toEqual([1, 1]);
  });

  it('under a read: it is read once more', async () => {
    proxy.cutAt('select count', 'answered');
    expect(await made()).toBe(0);
  });
});

describe('two servers in one address', () => {
  let servers: ReplicatedDatabase;
  let store: PostgresStore;
  beforeAll(async () => {
    servers = await startReplicatedDatabase();
    store = await openPostgres(servers.both);
    await store.migrate();
    await servers.untilCaughtUp();
  });
  afterAll(async () => {
    await store.close();
    await servers.stop();
  });
  const setReadOnly = async (how: string) => {
    await servers.on(servers.leader, `alter system ${how}`);
    await servers.on(servers.leader, 'select pg_reload_conf()');
  };

  it('the one that takes writes is used, whichever stands first', async () => {
    const [first = '', second = ''] = /@([^/]+)\//.exec(servers.both)?.[1]?.split(',') ?? [];
    const turned = await openPostgres(servers.both.replace(`${first},${second}`, `${second},${first}`));
    await add(turned);
    expect(await countOf(store)).toBe(1);
    await turned.close();
    await servers.untilCaughtUp();
  });

  it('while none takes writes, that is said within the time it was given', async () => {
    await setReadOnly('set default_transaction_read_only = on');
    const since = performance.now();
    await expect(add(store)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(performance.now() - since).toBeLessThan(allowing(3_000));
    expect(await leaderAmong(parseAddresses(servers.both)).takesWritesWithin(100)).toBe(false);
    await setReadOnly('reset default_transaction_read_only');
    await until('the leader takes writes again', () =>
      leaderAmong(parseAddresses(servers.leader)).takesWritesWithin(100),
    );
  });

  it('a leader that turned read-only is left for the other, and what it refused is done there', async () => {
    await add(store);
    await servers.untilCaughtUp();
    // Both take writes for a moment, and then the first one no more; its connections live on.
    await servers.on(servers.replica, 'select pg_promote()');
    await setReadOnly('set default_transaction_read_only = on');
    const onFirst = await countOnLeader();
    await Promise.all(Array.from({ length: 20 }, () => add(store)));
    expect(await countOf(store)).toBe(onFirst + 20);
    expect(await countOnLeader()).toBe(onFirst);
  });

  it('one that is gone is left for the other, over the same pool', async () => {
    await setReadOnly('reset default_transaction_read_only');
    const before = await countOnLeader();
    await servers.stopReplica();
    await add(store);
    expect(await countOnLeader()).toBe(before + 1);
  });

  it('(an address that names the one which is gone alone refuses)', async () => {
    const alone = await openPostgres(servers.replica);
    await expect(add(alone)).rejects.toMatchObject({ kind: 'unavailable' });
    await alone.close();
  });

  const countOnLeader = async (): Promise<number> =>
    (await servers.on<{ n: number }>(servers.leader, 'select count(*)::int n from bookings'))[0]?.n ?? 0;
});

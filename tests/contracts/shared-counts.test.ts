import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Limit } from '../../adapters/http/pipeline/rate-limits.ts';
import { exchangeRateCounts } from '../../adapters/postgres/nodes/rate-counts.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { windowCounts } from '../../adapters/rate-limits/window-counts.ts';
import { unique } from '../support/builders.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';

const START = Date.parse('2026-11-22T12:00:00Z');

describe('counts of two nodes', () => {
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

  const aLimit = (points = 100): Limit => ({ name: unique('limit'), points, seconds: 60 });
  /** Two nodes whose clocks the test sets. */
  const nodes = () => {
    const clock = { ms: START };
    const open = (offsetMs = 0) => {
      const counts = windowCounts(() => clock.ms + offsetMs);
      const send = exchangeRateCounts(store.database.reader.run);
      return { ...counts, exchange: () => counts.exchange(send), fail: counts.exchange };
    };
    return { clock, open };
  };
  type Node = ReturnType<ReturnType<typeof nodes>['open']>;

  /** Both nodes take `times` each, and exchange after every `every`. */
  const takeOnBoth = async (pair: readonly Node[], limit: Limit, times: number, every: number) => {
    let allowed = 0;
    for (let time = 1; time <= times; time++) {
      for (const node of pair) if (node.take(limit, 'mara').allowed) allowed += 1;
      if (time % every === 0) for (const node of pair) await node.exchange();
    }
    return allowed;
  };

  it('allow what the limit says, and at most what one node takes between two exchanges more', async () => {
    const { open } = nodes();
    const pair = [open(), open()];
    const allowed = await takeOnBoth(pair, aLimit(), 200, 10);
    expect(allowed).toBeGreaterThanOrEqual(100);
    expect(allowed).toBeLessThanOrEqual(110);
  });

  it('would allow twice as much without an exchange', async () => {
    const { open } = nodes();
    expect(await takeOnBoth([open(), open()], aLimit(), 200, 1_000)).toBe(200);
  });

  it('tell both how much is left and when the window ends', async () => {
    const { clock, open } = nodes();
    const [one, other] = [open(), open()];
    const limit = aLimit();
    for (let time = 0; time < 30; time++) one.take(limit, 'mara');
    await one.exchange();
    clock.ms += 20_000;
    other.take(limit, 'mara');
    await other.exchange();
    expect(other.take(limit, 'mara')).toMatchObject({ used: 32, seconds: 40 });
    await other.exchange();
    await one.exchange();
    one.take(limit, 'mara');
    await one.exchange();
    expect(one.take(limit, 'mara')).toMatchObject({ used: 34, seconds: 40 });
  });

  it('begin anew with the next window, also when one clock is a little ahead', async () => {
    const { clock, open } = nodes();
    const [one, ahead] = [open(), open(900)];
    const limit = aLimit(10);
    expect(await takeOnBoth([one, ahead], limit, 10, 1)).toBeLessThanOrEqual(11);
    clock.ms += 59_500;
    expect(one.take(limit, 'mara').allowed).toBe(false);
    clock.ms += 600;
    expect(await takeOnBoth([one, ahead], limit, 20, 1)).toBeLessThanOrEqual(12);
  });

  it('are not blocked for a day by a clock that was wrong by a day', async () => {
    const { clock, open } = nodes();
    const limit = aLimit(5);
    const wrong = open(24 * 3_600_000);
    for (let time = 0; time < 5; time++) wrong.take(limit, 'mara');
    await wrong.exchange();
    const right = open();
    right.take(limit, 'mara');
    await right.exchange();
    expect(right.take(limit, 'mara')).toMatchObject({ allowed: true, used: 2 });
    clock.ms -= 24 * 3_600_000;
    // The same process, whose clock was corrected.
    expect(wrong.take(limit, 'mara')).toMatchObject({ allowed: true, used: 1 });
  });

  it('go on by themselves while the database is away, and are added afterwards', async () => {
    const { open } = nodes();
    const [one, other] = [open(), open()];
    const limit = aLimit(10);
    for (let time = 0; time < 7; time++) one.take(limit, 'mara');
    await expect(one.fail(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
    for (let time = 0; time < 7; time++) one.take(limit, 'mara');
    expect(one.take(limit, 'mara')).toMatchObject({ allowed: false, used: 10 });
    await one.exchange();
    other.take(limit, 'mara');
    await other.exchange();
    expect(other.take(limit, 'mara')).toMatchObject({ allowed: false, used: 11 });
  });

  it('know of what was undone and cleared', async () => {
    const { open } = nodes();
    const [one, other] = [open(), open()];
    const limit = aLimit(10);
    for (let time = 0; time < 8; time++) one.take(limit, 'mara');
    await one.exchange();
    one.undo(limit, 'mara');
    await one.exchange();
    other.take(limit, 'mara');
    await other.exchange();
    expect(other.take(limit, 'mara').used).toBe(9);
    other.clear(limit, 'mara');
    await other.exchange();
    one.take(limit, 'mara');
    await one.exchange();
    expect(one.take(limit, 'mara').used).toBe(2);
  });

  it('never lock each other out, in whatever order they count', async () => {
    const { open } = nodes();
    const pair = [open(), open(), open()];
    const limit = aLimit(1_000_000);
    const keys = Array.from({ length: 300 }, (_, at) => `address-${at}`);
    for (let round = 0; round < 10; round++) {
      for (const [at, node] of pair.entries())
        for (const key of at % 2 ? keys : keys.toReversed()) node.take(limit, key);
      await Promise.all(pair.map((node) => node.exchange()));
    }
    const [one] = pair;
    one?.take(limit, 'address-7');
    await one?.exchange();
    expect(one?.take(limit, 'address-7').used).toBe(32);
  });
});

import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { releasedOnce } from '../../adapters/postgres/jobs/released-once.ts';
import { startWorker } from '../../adapters/postgres/jobs/worker.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { timePassesAside } from '../support/time-passes.ts';

/** More statements than a worker's start has. */
const ROUNDS = 4;
const STATEMENTS = 14;
const BACK_MS = 10_000;

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

interface Cut {
  readonly pool: pg.Pool;
  wasCut(): boolean;
}

/** A pool that loses a connection in the middle of its statement number `at`, once. */
const losing = (url: string, at: number): Cut => {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  let statements = 0;
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) => {
        statements += 1;
        if (statements === at) (client as unknown as pg.Client).end();
        return query(...given);
      },
    });
  });
  return { pool, wasCut: () => statements >= at };
};

describe('a worker that loses a connection while it starts', () => {
  let database: TestDatabase;
  let queue: pg.Pool;
  beforeAll(async () => {
    database = await createDatabase();
    queue = new pg.Pool({ connectionString: database.url, max: 2 });
    queue.on('error', () => {});
    await runMigrations({ pgPool: queue });
  });
  afterAll(async () => {
    await queue.end();
    await database.drop();
  });

  /** Milliseconds until a job was run that waited from the start; null when it was not within the time. */
  const runs = async (at: number, replaceAfter?: number): Promise<number | null> => {
    const name = `statement-${at}-${replaceAfter ?? 'replaced'}`;
    await queue.query('select graphile_worker.add_job($1)', [name]);
    const { pool } = losing(database.url, at);
    let done: (() => void) | null = null;
    const ran = new Promise<void>((resolve) => {
      done = resolve;
    });
    const since = performance.now();
    const worker = startWorker({
      pool: () => pool,
      tasks: { [name]: async () => done?.() },
      atOnce: 1,
      log: silent,
      ...(replaceAfter === undefined ? {} : { replaceAfter }),
    });
    const inTime = await Promise.race([
      ran.then(() => performance.now() - since),
      timePassesAside(BACK_MS).then(() => null),
    ]);
    await worker.stop();
    await pool.end();
    return inTime;
  };

  it('runs its jobs within ten seconds, whichever statement it was', async () => {
    const at = Array.from({ length: STATEMENTS }, (_, index) => index + 1);
    const times = await Promise.all(at.map((each) => runs(each)));
    expect(times.map((time, index) => [index + 1, time === null])).toEqual(at.map((each) => [each, false]));
  });

  it('would run none after one of them, were a runner that finds no jobs kept', async () => {
    const at = Array.from({ length: STATEMENTS }, (_, index) => index + 1);
    const round = () => Promise.all(at.map((each) => runs(each, Number.POSITIVE_INFINITY)));
    // Which statement a lost connection hits depends on the moment, so there may have to be another round.
    let times = await round();
    for (let again = ROUNDS; !times.includes(null) && again > 0; again--) times = await round();
    expect(times).toContain(null);
  });

  it('gives a connection back once, however often its runner does', async () => {
    const twice = (pool: pg.Pool) =>
      new Promise<void>((resolve, reject) => {
        pool.connect((error, _client, release) => {
          if (error) return reject(error);
          try {
            release();
            release();
            resolve();
          } catch (refusal) {
            reject(refusal);
          }
        });
      });
    await twice(releasedOnce(queue));
    await expect(twice(queue)).rejects.toThrow('already been released');
    const rows = await releasedOnce(queue).query('select 1 as one');
    expect(rows.rows).toEqual([{ one: 1 }]);
  });

  it('outlives a runner that gives back a connection which did not come in time', async () => {
    const narrow = new pg.Pool({ connectionString: database.url, max: 1 });
    const holder = await narrow.connect();
    narrow.options.connectionTimeoutMillis = 50;
    const givenBack = (pool: pg.Pool) =>
      new Promise<string>((resolve) => {
        pool.connect((error, _client, release) => {
          if (!error) return resolve('a connection');
          try {
            release();
            resolve(error.message);
          } catch (refusal) {
            resolve((refusal as Error).message);
          }
        });
      });
    expect(await givenBack(releasedOnce(narrow))).toContain('timeout exceeded');
    expect(await givenBack(narrow)).toContain('not a function');
    holder.release();
    await narrow.end();
    expect(await givenBack(releasedOnce(narrow))).toContain('after calling end');
  });

  it('hands a batch on by its parts: what succeeded is not done again', async () => {
    const name = 'in-parts';
    const tries = new Map<number, number>();
    await queue.query('select graphile_worker.add_job($1, $2)', [name, JSON.stringify([1, 2, 3])]);
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    // Its connections may still be closing when the database goes.
    pool.on('error', () => {});
    const worker = startWorker({
      pool: () => pool,
      tasks: {
        [name]: async (part: never) => {
          tries.set(part, (tries.get(part) ?? 0) + 1);
          if (part === 2 && tries.get(part) === 1) throw new Error('not now');
        },
      },
      atOnce: 1,
      log: silent,
    });
    await vi.waitFor(() => expect(tries.get(2)).toBe(1), PATIENCE_MS);
    await vi.waitFor(async () => {
      const { rows } = await queue.query(
        'select payload from graphile_worker._private_jobs where last_error is not null',
      );
      expect(rows.map(({ payload }) => payload)).toEqual([[2]]);
    }, PATIENCE_MS);
    await queue.query('update graphile_worker._private_jobs set run_at = now()');
    await vi.waitFor(
      () =>
        expect([...tries]).toEqual([
          [1, 1],
          [2, 2],
          [3, 1],
        ]),
      PATIENCE_MS,
    );
    await worker.stop();
    await pool.end();
  });
});

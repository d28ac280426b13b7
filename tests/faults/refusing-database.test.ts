import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book } from '../http/bodies.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';
import { allowing } from './allowance.ts';
import { auditProcess, rowsOf } from './process-audit.ts';

const CODE = 'TOGETHER10';

/** Fails every insertion into a table as a server does whose disk is full. */
const fill = (table: string) => `create or replace function no_room() returns trigger language plpgsql as
  $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger no_room before insert on ${table} for each row execute function no_room()`;
const empty = (table: string) => `drop trigger no_room on ${table}`;

describe('a database that answers and cannot be written', () => {
  let app: AppProcess;
  const outages: { from: number; to: number }[] = [];
  beforeAll(async () => {
    app = await startAppProcess();
  });
  afterAll(() => app.remove());

  const sql = (text: string) => rowsOf(app.databaseUrl, text);
  const readiness = async () => (await app.client().get('/readyz')).status;
  const become = async (status: number) => {
    await until(`/readyz says ${status}`, async () => (await readiness()) === status, allowing(10_000));
  };
  /** What the shop says while the database refuses; afterwards it is well again by itself. */
  const during = async (
    begin: () => Promise<unknown>,
    work: () => Promise<void>,
    end: () => Promise<unknown>,
  ) => {
    const from = Date.now();
    await begin();
    try {
      await work();
    } finally {
      await end();
    }
    await become(200);
    outages.push({ from, to: Date.now() });
    expect((await book(app.client())).status).toBe(201);
  };
  const refusesBookings = async () => {
    const { status, headers } = await book(app.client());
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  };
  const timesLogged = (words: string) => app.output().split(words).length - 1;

  it('because it was turned read-only: 503, not ready, said once, browsing goes on', async () => {
    const name = new URL(app.databaseUrl).pathname.slice(1);
    const set = async (how: string) => {
      await sql(`begin read write; alter database "${name}" ${how}; commit`);
      await sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'wondercast%'`,
      );
    };
    const before = timesLogged('cannot be written');
    await during(
      () => set('set default_transaction_read_only = on'),
      async () => {
        await become(503);
        await refusesBookings();
        // It looks again each second, and must not take hope from that.
        await timePasses(1_200);
        expect(await readiness()).toBe(503);
        expect((await app.client().get('/api/experiences?limit=1')).status).toBe(200);
      },
      () => set('reset default_transaction_read_only'),
    );
    expect(timesLogged('cannot be written') - before).toBe(1);
  });

  it('because its disk is full: 503, and not ready until there is room', async () => {
    await during(
      async () => {
        await sql(fill('bookings'));
        await sql(fill('pulses'));
      },
      async () => {
        await refusesBookings();
        await become(503);
        // As above.
        await timePasses(1_200);
        expect(await readiness()).toBe(503);
      },
      async () => {
        await sql(empty('bookings'));
        await sql(empty('pulses'));
      },
    );
  });

  it('because somebody cancels the statement: 503, and the next one is booked', async () => {
    const holder = new pg.Client({ connectionString: app.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select id from discount_codes where code = $1 for update', [CODE]);
    const from = Date.now();
    const waiting = book(app.client(), { discountCode: CODE, totalPrice: 1305 });
    const cancelled = async () =>
      (
        await sql(`select pg_cancel_backend(pid) from pg_stat_activity
          where application_name = 'wondercast' and wait_event_type = 'Lock'`)
      ).length > 0;
    await until('the statement waits', cancelled);
    const { status, headers } = await waiting;
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    await holder.query('rollback');
    await holder.end();
    outages.push({ from, to: Date.now() });
    expect((await book(app.client(), { discountCode: CODE, totalPrice: 1305 })).status).toBe(201);
  });

  it('loses nothing that was acknowledged, and answers nothing with 500', async () => {
    await auditProcess(app, { outages });
  });

  it('and says how its jobs fare when it is ready', async () => {
    // The first look at the jobs comes after the first beat.
    const body = await until('a look at the jobs', async () => {
      const { body } = await app.client().get<object>('/readyz');
      return 'deadJobs' in body ? body : undefined;
    });
    expect(body).toMatchObject({ status: 'ready', deadJobs: 0, bookingsWithoutMail: 0 });
  });
});

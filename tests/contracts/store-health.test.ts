import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHealth } from '../../adapters/postgres/driver/health.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres } from '../../adapters/postgres/postgres-store.ts';
import { book } from '../http/bodies.ts';
import { startApp, type TestApp } from '../support/app.ts';

describe('bookings without a mail', () => {
  let app: TestApp;
  let store: Awaited<ReturnType<typeof openPostgres>>;
  const ids: number[] = [];
  const run = (statement: string) => store.database.reader.run(textQuery(statement));
  const count = async () => (await readHealth(store.database.reader.run)).bookingsWithoutMail;
  beforeAll(async () => {
    app = await startApp({ store: 'postgres', env: { WORKERS: '0' } });
    store = await openPostgres(app.databaseUrl ?? '');
    for (let each = 0; each < 3; each++) ids.push((await book(app.client())).body.id);
    await run('delete from job_outbox');
  });
  afterAll(async () => {
    await store.close();
    await app.stop();
  });

  it('are due after five minutes', async () => {
    expect(await count()).toBe(0);
    await run(`update bookings set created_at = now() - interval '6 minutes'`);
    expect(await count()).toBe(3);
  });

  it('count for as long as their mail is tried again, once each, also when the booking is hours old', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    await run(
      `select graphile_worker.add_job('mail-booking-received',
         json_build_array(json_build_object('bookingId', ${first}), json_build_object('bookingId', ${second})), max_attempts := 12);
       select graphile_worker.add_job('mail-booking-received', json_build_object('bookingId', ${third}), max_attempts := 12);
       update graphile_worker._private_jobs set attempts = 4, run_at = now() + interval '2 minutes'`,
    );
    expect(await count()).toBe(3);
    await run(`update bookings set created_at = now() - interval '9 hours'`);
    expect(await count()).toBe(3);
    await run(
      `insert into booking_mails (booking_id, kind, message_id, state, at) values (${second}, 'booking-received', 'm', 'sent', now())`,
    );
    expect(await count()).toBe(2);
    // Nobody can receive that one's, so that nothing is wrong.
    await run(
      `insert into booking_mails (booking_id, kind, message_id, state, error, at) values (${first}, 'booking-received', 'k', 'kept-back', 'why', now())`,
    );
    expect(await count()).toBe(1);
    await run("delete from booking_mails where state = 'kept-back'");
  });

  it('whose mail is given up are counted as such jobs', async () => {
    await run('update graphile_worker._private_jobs set attempts = max_attempts');
    expect(await readHealth(store.database.reader.run)).toMatchObject({
      bookingsWithoutMail: 0,
      deadJobs: 2,
    });
  });
});

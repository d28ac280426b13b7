import type { Job, Task } from '@wondercast/core/kernel/jobs';
import { afterAll } from 'vitest';
import { postgresSessions } from '../../adapters/postgres/account/sessions.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { forwardJobs } from '../../adapters/postgres/jobs/forward-jobs.ts';
import { startWorker } from '../../adapters/postgres/jobs/worker.ts';
import { openPostgres } from '../../adapters/postgres/postgres-store.ts';
import { createDatabase } from '../support/database.ts';
import { describeBookingOrder } from './booking-order.ts';
import { describeStore } from './every-port.ts';
import { describeHeldRaces } from './held-races.ts';
import type { StoreUnderTest } from './store-under-test.ts';

/** In the outbox, or in the queue, where some wait as batches. */
const WAITING = `select each.value ->> 'task' as task, each.value -> 'payload' as payload
    from job_outbox, jsonb_array_elements(jobs) each
  union all
  select tasks.identifier, each.value
    from graphile_worker._private_jobs jobs join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id,
    jsonb_array_elements(case jsonb_typeof(jobs.payload::jsonb) when 'array' then jobs.payload::jsonb
      else jsonb_build_array(jobs.payload) end) each`;

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** One database for all suites: each makes what it needs, and counts nothing as a whole. */
const open = async (): Promise<StoreUnderTest> => {
  const database = await createDatabase();
  const store = await openPostgres(database.url);
  await store.migrate();
  return {
    unitOfWork: store.unitOfWork,
    read: store.read,
    sessions: postgresSessions(store.database.reader.run),
    waitingJobs: () => store.database.reader.run(textQuery<Job>(WAITING)),
    work: (perform) => {
      const tasks: readonly Task[] = ['mail-booking-received', 'mail-password-reset'];
      const perTask = Object.fromEntries(
        tasks.map((task) => [task, (payload: Job['payload']) => perform({ task, payload } as Job)]),
      );
      const forwarder = forwardJobs(store.database, silent);
      const forget = store.onJobs(forwarder.wake);
      const worker = startWorker({ pool: () => store.database.pool, tasks: perTask, atOnce: 1, log: silent });
      return {
        stop: async () => {
          forget();
          await Promise.all([forwarder.stop(), worker.stop()]);
        },
      };
    },
    endPauses: async () => {
      await store.database.reader.run(textQuery('update graphile_worker._private_jobs set run_at = now()'));
    },
    close: async () => {
      await store.close();
      await database.drop();
    },
  };
};

let opened: Promise<StoreUnderTest> | null = null;
afterAll(async () => (await opened)?.close());

const openShared = async (): Promise<StoreUnderTest> => {
  opened ??= open();
  return { ...(await opened), close: async () => {} };
};

describeStore('Postgres', openShared);
describeBookingOrder('Postgres', openShared);
describeHeldRaces('Postgres', openShared);

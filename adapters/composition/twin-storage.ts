import { GUEST_ORDER_KEPT_MS } from '@wondercast/core/desk/order/order';
import type { Emptied } from '@wondercast/core/people/partners/test-data';
import { DELIVERY_KEPT_MS } from '@wondercast/core/people/partners/webhook';
import type { Log } from '../http/log.ts';
import type { Sessions } from '../http/pipeline/session.ts';
import { memorySessions } from '../memory/account/sessions.ts';
import { type MemoryWorker, memoryWorker } from '../memory/jobs/worker.ts';
import { type MemoryStore, memoryStore } from '../memory/memory-store.ts';
import { memorySimulatorRecords } from '../memory/payment/simulator-records.ts';
import { emptyTwin as emptyTables } from '../memory/twin/empty-tables.ts';
import { mirrorTables } from '../memory/twin/mirror.ts';
import { type OctoStore, type OctoUnitOfWork, RESERVATION_KEPT_MS } from '../octo/reservation.ts';
import { postgresSessions } from '../postgres/account/sessions.ts';
import { type Database, openDatabase } from '../postgres/driver/database.ts';
import { textQuery } from '../postgres/driver/query.ts';
import { runHousekeeping } from '../postgres/housekeeping.ts';
import { forwardJobs } from '../postgres/jobs/forward-jobs.ts';
import { startWorker, type Tasks } from '../postgres/jobs/worker.ts';
import { postgresSimulatorRecords } from '../postgres/payment/simulator-records.ts';
import { storeOnDatabase } from '../postgres/postgres-store.ts';
import { emptyTwin } from '../postgres/twin/empty.ts';
import { mirrorTo } from '../postgres/twin/mirror.ts';
import { protectMirroredTables } from '../postgres/twin/protected-tables.ts';
import { ensureTwin, twinAddress } from '../postgres/twin/twin-database.ts';
import type { SimulatorRecords } from '../simulator/records.ts';
import type { Clock } from '../system/clock.ts';
import type { Config } from './config.ts';

/** The amount of test data, counted periodically. */
export interface TestFigures {
  readonly bookings: number;
  /** Jobs that have used up their retries. */
  readonly failedJobs: number;
}

/** The storage of test data: next to the live store, never in it. */
export interface TwinStorage {
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
  /** Sessions of visitors. Nobody signs in to the test shop. */
  readonly sessions: Sessions;
  readonly simulatorRecords: SimulatorRecords;
  /** Creates whatever is missing. @throws NoTwin when there can be none; any other error while the store is unavailable */
  prepare(): Promise<void>;
  /** Copies what has changed in the live shop since the last copy. */
  follow(): Promise<void>;
  /** Starts the job workers unless they run. */
  work(tasks: Tasks): void;
  /** Takes no further jobs. Resolves when the running ones have ended. */
  rest(): Promise<void>;
  /** Whether a job is due before this time. */
  hasJobs(before: Date): Promise<boolean>;
  figures(): Promise<TestFigures>;
  deleteExpired(at: Date): Promise<void>;
  /** Deletes test data. Returns the number of deleted bookings. */
  empty(emptied: Emptied): Promise<number>;
  close(): Promise<void>;
}

/** How often a store in memory tries a job before it fails for good. */
const MEMORY_ATTEMPTS = 25;

/** For a store in memory, test data live in a second store in memory. */
export const twinInMemory = (
  live: MemoryStore,
  config: Pick<Config, 'workers'>,
  { now }: Clock,
): TwinStorage => {
  const store = memoryStore({ now, mode: 'test' });
  const sessions = memorySessions(store.read, now);
  let worker: MemoryWorker | null = null;
  let isStale = true;
  live.onCommit(() => {
    isStale = true;
  });
  const rest = async () => {
    const stopped = worker?.stop();
    worker = null;
    await stopped;
  };
  return {
    unitOfWork: store.unitOfWork,
    read: store.read,
    sessions,
    simulatorRecords: memorySimulatorRecords(),
    prepare: async () => {},
    follow: async () => {
      if (!isStale) return;
      isStale = false;
      await mirrorTables(live, store);
    },
    work: (tasks) => {
      worker ??= memoryWorker(
        store,
        // The type of a task's payload is only known by the task's name, at run time.
        async ({ task, payload }) => tasks[task]?.(payload as never),
        { attempts: MEMORY_ATTEMPTS, byItself: config.workers > 0 },
      );
    },
    rest,
    hasJobs: async (before) =>
      store.tables.jobs
        .all()
        .some(
          ({ notBefore, attempts }) =>
            attempts < MEMORY_ATTEMPTS && (notBefore === null || notBefore < before),
        ),
    figures: async () => ({
      bookings: store.tables.bookings.all().length,
      failedJobs: store.tables.jobs.all().filter(({ attempts }) => attempts >= MEMORY_ATTEMPTS).length,
    }),
    deleteExpired: async (at) => {
      await sessions.expire(at);
      await store.unitOfWork(async ({ answers, orders, holds, reservations, webhookDeliveries }) => {
        await reservations.expire(new Date(at.getTime() - RESERVATION_KEPT_MS));
        await holds.expire(at);
        await answers.expire(at);
        await orders.expireOfGuests(new Date(at.getTime() - GUEST_ORDER_KEPT_MS));
        await webhookDeliveries.expire(new Date(at.getTime() - DELIVERY_KEPT_MS));
      });
    },
    empty: (emptied) => emptyTables(store, emptied),
    close: rest,
  };
};

/** Few connections, because they come on top of the live shop's while somebody tests (decision 250). */
const CONNECTIONS = 3;
const SESSIONS = 2;
/** Jobs of tests may wait longer than those of real sales. */
const POLL_MS = 5_000;

const HAS_JOBS = `select exists (select from job_outbox) or exists (select from graphile_worker.jobs where attempts < max_attempts and run_at < $1) as due`;

const FIGURES = `select (select count(*)::int from bookings) as bookings,
  (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as "failedJobs"`;

/** Test data in a separate database: on the same server unless the configuration names another. */
export const twinInPostgres = (
  live: Database,
  { database, testDatabase, workers }: Pick<Config, 'database' | 'testDatabase' | 'workers'>,
  log: Log,
  clock: Clock,
): TwinStorage => {
  const url = testDatabase.url ?? twinAddress(live.url);
  const directUrl = testDatabase.url
    ? (testDatabase.directUrl ?? null)
    : database.directUrl && twinAddress(live.directUrl);
  const twin = openDatabase({
    url,
    directUrl,
    prepared: database.prepared,
    limits: database.limits,
    connections: CONNECTIONS,
    sessions: SESSIONS,
    onError: (err) => log.warn({ err, shop: 'test' }, 'A database connection was lost'),
  });
  const store = storeOnDatabase(twin, { now: clock.now, mode: 'test' });
  const sessions = postgresSessions(twin.reader.run);
  const follow = mirrorTo(live, twin);
  let stopWorker: (() => Promise<void>) | null = null;
  const rest = async () => {
    const stop = stopWorker;
    stopWorker = null;
    await stop?.();
  };
  return {
    unitOfWork: store.unitOfWork,
    read: store.read,
    sessions,
    simulatorRecords: postgresSimulatorRecords(twin),
    prepare: async () => {
      await ensureTwin(live, twin.directUrl);
      // Migrated here, because nothing else migrates it. Nodes of an older release work with what this release adds.
      await store.migrate();
      await protectMirroredTables(twin.reader.run);
    },
    follow,
    work: (tasks) => {
      if (workers === 0 || stopWorker) return;
      const forwarder = forwardJobs(twin, log);
      const unsubscribe = store.onJobs(forwarder.wake);
      const worker = startWorker({ pool: () => twin.sessionPool, tasks, atOnce: 1, log, pollMs: POLL_MS });
      stopWorker = async () => {
        unsubscribe();
        await Promise.all([forwarder.stop(), worker.stop()]);
      };
    },
    rest,
    hasJobs: async (before) =>
      (await twin.reader.run(textQuery<{ due: boolean }>(HAS_JOBS, [before])))[0]?.due === true,
    figures: async () =>
      (await twin.reader.run(textQuery<TestFigures>(FIGURES)))[0] ?? { bookings: 0, failedJobs: 0 },
    deleteExpired: runHousekeeping(sessions, store.unitOfWork, twin.reader.run, RESERVATION_KEPT_MS),
    empty: (emptied) => emptyTwin(twin, emptied),
    close: async () => {
      await rest();
      await store.close();
    },
  };
};

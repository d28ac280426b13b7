import { GUEST_ORDER_KEPT_MS } from '@wondercast/core/desk/order/order';
import { SLOW_TASKS } from '@wondercast/core/kernel/jobs';
import { EXPIRED_INVITATION_KEPT_MS } from '@wondercast/core/people/account/invitation';
import { DELIVERY_KEPT_MS } from '@wondercast/core/people/partners/webhook';
import type { StoreHealth } from '../http/deps.ts';
import type { Pulse } from '../http/from-memory/live-snapshot.ts';
import type { Log } from '../http/log.ts';
import { noRateLimits, type RateLimits, type WindowCounts } from '../http/pipeline/rate-limits.ts';
import type { Sessions } from '../http/pipeline/session.ts';
import { memorySessions } from '../memory/account/sessions.ts';
import { memoryFigures } from '../memory/figures.ts';
import { type MemoryWorker, memoryWorker } from '../memory/jobs/worker.ts';
import { memoryStore } from '../memory/memory-store.ts';
import { memorySimulatorRecords } from '../memory/payment/simulator-records.ts';
import type { Observable } from '../metrics/shop-figures.ts';
import { type OctoStore, type OctoUnitOfWork, RESERVATION_KEPT_MS } from '../octo/reservation.ts';
import { postgresSessions } from '../postgres/account/sessions.ts';
import { parseAddresses } from '../postgres/driver/addresses.ts';
import { shareConnections } from '../postgres/driver/connection-shares.ts';
import { openDatabase } from '../postgres/driver/database.ts';
import { readHealth } from '../postgres/driver/health.ts';
import { limitsNotHeld } from '../postgres/driver/limits.ts';
import { postgresPulse } from '../postgres/driver/pulse.ts';
import type { Run } from '../postgres/driver/query.ts';
import { openReplicas } from '../postgres/driver/replicas.ts';
import { writtenPositions } from '../postgres/driver/written-positions.ts';
import { startEmbeddedPostgres } from '../postgres/embedded/start-embedded-postgres.ts';
import { readFigures } from '../postgres/figures.ts';
import { runHousekeeping } from '../postgres/housekeeping.ts';
import { forwardJobs } from '../postgres/jobs/forward-jobs.ts';
import { startWorker, type Tasks } from '../postgres/jobs/worker.ts';
import { exchangeRateCounts } from '../postgres/nodes/rate-counts.ts';
import { startFolding } from '../postgres/office/fold-sums.ts';
import { postgresSimulatorRecords } from '../postgres/payment/simulator-records.ts';
import { storeOnDatabase } from '../postgres/postgres-store.ts';
import { exchangeCounts } from '../rate-limits/exchange-counts.ts';
import { memoryRateLimits, postgresRateLimits } from '../rate-limits/rate-limits.ts';
import { windowCounts } from '../rate-limits/window-counts.ts';
import type { SimulatorRecords } from '../simulator/records.ts';
import type { Clock } from '../system/clock.ts';
import type { Tracing } from '../system/tracing.ts';
import { tracedRun } from '../tracing/traced.ts';
import type { Config } from './config.ts';
import { type TwinStorage, twinInMemory, twinInPostgres } from './twin-storage.ts';

/** The store and everything that depends on the kind of store. */
export interface StorageParts {
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
  readonly sessions: Sessions;
  readonly limits: RateLimits;
  /** Counters that decide limits in memory, exchanged with other processes if there are any. */
  readonly counts: WindowCounts;
  readonly pulse: Pulse;
  /** Records of the simulated payment provider. */
  readonly simulatorRecords: SimulatorRecords;
  /** Migrates the store. @throws while the store is unreachable */
  prepare(): Promise<void>;
  /** Starts job workers, unless the configuration has none. Each job waits until `pace` resolves for its task. */
  work(tasks: Tasks, pace: (task: string) => Promise<void>): void;
  /** Takes no further jobs. Resolves when the running ones have ended. */
  stopWork(): Promise<void>;
  /** Deletes rows that have expired. */
  deleteExpired(at: Date): Promise<void>;
  /** The health of the job queue. @throws Error while the store is unreachable */
  health(): Promise<StoreHealth>;
  /** The storage of test data. Nothing is created or connected before its `prepare`. @throws NoTwin */
  openTwin(): TwinStorage;
  /** What the metrics read from the store. */
  readonly observable: Observable;
  close(): Promise<void>;
}

/** Reports a step of the start to the person at the terminal. */
export type ReportStep = (line: string) => void;

const isSlow = (task: string): boolean => (SLOW_TASKS as readonly string[]).includes(task);
const isPrompt = (task: string): boolean => !isSlow(task);
const SLOW_AT_ONCE = 4;
/** How often a store in memory tries a job before it fails for good. */
const MEMORY_ATTEMPTS = 25;

const inMemory = (config: Config, clock: Clock): StorageParts => {
  const { now } = clock;
  const store = memoryStore({ now });
  const sessions = memorySessions(store.read, now);
  const counts = windowCounts(() => now().getTime());
  let workers: readonly MemoryWorker[] = [];
  const stopWork = async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
  };
  return {
    unitOfWork: store.unitOfWork,
    read: store.read,
    sessions,
    limits: config.rateLimits ? memoryRateLimits(counts) : noRateLimits,
    counts,
    pulse: {
      beat: async () => ({
        catalogue: await store.read.catalogue.version(),
        partners: (await store.read.partners.directory()).version,
      }),
      close: async () => {},
    },
    simulatorRecords: memorySimulatorRecords(),
    prepare: async () => {},
    work: (tasks) => {
      workers = [isSlow, isPrompt].map((takes) =>
        // The type of a task's payload is only known by the task's name, at run time.
        memoryWorker(store, async ({ task, payload }) => tasks[task]?.(payload as never), {
          attempts: MEMORY_ATTEMPTS,
          byItself: config.workers > 0,
          takes: (job) => takes(job.task),
        }),
      );
    },
    health: async () => ({
      oldestJobSeconds: 0,
      deadJobs: workers.flatMap((worker) => worker.failed()).length,
      bookingsWithoutMail: 0,
    }),
    observable: {
      replicaLagSeconds: async () => null,
      figures: async () => memoryFigures(store, now(), MEMORY_ATTEMPTS),
      pool: () => null,
    },
    deleteExpired: async (at) => {
      await sessions.expire(at);
      await store.unitOfWork(
        async ({
          answers,
          orders,
          passwordResets,
          invitations,
          webhookDeliveries,
          catalogue,
          reservations,
        }) => {
          await reservations.expire(new Date(at.getTime() - RESERVATION_KEPT_MS));
          await answers.expire(at);
          await orders.expireOfGuests(new Date(at.getTime() - GUEST_ORDER_KEPT_MS));
          await passwordResets.expire(at);
          await invitations.expire(new Date(at.getTime() - EXPIRED_INVITATION_KEPT_MS));
          await webhookDeliveries.expire(new Date(at.getTime() - DELIVERY_KEPT_MS));
          await catalogue.forgetChanges();
        },
      );
    },
    openTwin: () => twinInMemory(store, config, clock),
    stopWork,
    close: stopWork,
  };
};

const inPostgres = async (
  config: Config,
  log: Log,
  reportStep: ReportStep,
  clock: Clock,
  tracing: Tracing | null,
): Promise<StorageParts> => {
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: config.dataDir, log: reportStep });
  const url = config.databaseUrl ?? embedded?.url ?? '';
  const { directUrl, readUrl, readLagMs, prepared, limits } = config.database;
  const { toEachReplica, ...shares } = shareConnections(
    config.database.connections,
    config.workers > 0,
    readUrl ? parseAddresses(readUrl).hosts.length : 0,
  );
  const database = openDatabase({
    url,
    directUrl,
    prepared,
    limits,
    ...(tracing ? { around: (run: Run) => tracedRun(run, tracing) } : {}),
    ...shares,
    onError: (err) => log.warn({ err }, 'A database connection was lost'),
  });
  const positions = writtenPositions();
  const pulse = postgresPulse(database, clock, positions);
  const replicas = readUrl
    ? openReplicas({
        url: readUrl,
        lagMs: readLagMs,
        limits,
        connections: toEachReplica,
        behindPooler: directUrl !== null,
        positions,
        onError: (err) => log.debug({ err }, 'A replica was passed over'),
      })
    : null;
  const store = storeOnDatabase(database, { now: clock.now, onFull: pulse.suspectFull, replicas });
  const sessions = postgresSessions(database.reader.run);
  const counts = windowCounts(() => clock.now().getTime());
  const exchanging = exchangeCounts(counts, exchangeRateCounts(database.reader.run));
  let stopWorker = async () => {};
  let workStopped: Promise<void> | null = null;
  const stopWork = () => {
    workStopped ??= stopWorker();
    return workStopped;
  };
  return {
    unitOfWork: store.unitOfWork,
    read: store.read,
    sessions,
    limits: config.rateLimits ? postgresRateLimits(() => database.pool, counts) : noRateLimits,
    counts,
    pulse: { ...pulse, failed: store.renew },
    simulatorRecords: postgresSimulatorRecords(database),
    prepare: async () => {
      await (config.database.migrates ? store.migrate(reportStep) : store.assertMigrated());
      const notHeld = await limitsNotHeld(database.reader.run, limits);
      if (notHeld.length > 0)
        log.warn({}, `The pooler’s sessions are older than the limits (${notHeld.join(', ')}): reconnect it`);
    },
    work: (tasks, pace) => {
      if (config.workers === 0) return;
      const only = (takes: (task: string) => boolean): Tasks =>
        Object.fromEntries(Object.entries(tasks).filter(([task]) => takes(task)));
      const forwarder = forwardJobs(database, log);
      const unsubscribe = store.onJobs(forwarder.wake);
      const shared = { pool: () => database.sessionPool, log, pace };
      const workers = [
        startWorker({ ...shared, tasks: only(isPrompt), atOnce: config.workers }),
        startWorker({ ...shared, tasks: only(isSlow), atOnce: SLOW_AT_ONCE }),
      ];
      const folding = startFolding(database, (err) => log.warn({ err }, 'The kept sums could not be folded'));
      stopWorker = async () => {
        unsubscribe();
        await Promise.all([forwarder, folding, ...workers].map((each) => each.stop()));
      };
    },
    stopWork,
    openTwin: () => twinInPostgres(database, config, log, clock),
    health: () => readHealth(database.reader.run),
    observable: {
      replicaLagSeconds: async () => {
        await replicas?.measure();
        return replicas?.lagSeconds() ?? null;
      },
      figures: () => readFigures(database.reader.run),
      pool: () => {
        const { totalCount: open, idleCount: idle, waitingCount: waiting, options } = database.pool;
        return { size: options.max, open, idle, waiting };
      },
    },
    deleteExpired: runHousekeeping(sessions, store.unitOfWork, database.reader.run, RESERVATION_KEPT_MS),
    close: async () => {
      await stopWork();
      await exchanging.stop();
      await replicas?.close();
      await store.close();
      await embedded?.stop();
    },
  };
};

export const openStorage = (
  config: Config,
  log: Log,
  reportStep: ReportStep,
  clock: Clock,
  tracing: Tracing | null,
): Promise<StorageParts> | StorageParts =>
  config.store === 'memory' ? inMemory(config, clock) : inPostgres(config, log, reportStep, clock, tracing);

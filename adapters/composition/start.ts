import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { performersOf } from '@wondercast/core/shop';
import { seedDemo } from '../demo/seed.ts';
import { accessLog, allObservers } from '../http/access-log.ts';
import { type Closing, closeServer } from '../http/close-server.ts';
import { createHttpServer } from '../http/http-server.ts';
import type { Log } from '../http/log.ts';
import type { RequestObserver } from '../http/measured-response.ts';
import { countedTasks } from '../metrics/counted-work.ts';
import { serveMetrics } from '../metrics/metrics-server.ts';
import { originatingTasks } from '../system/job-origin.ts';
import { restrictToOwner } from '../system/private-folder.ts';
import { type Assembly, type AssemblyOptions, compose } from './compose.ts';
import { type Config, ConfigError } from './config.ts';
import { fixMoney } from './fix-money.ts';
import { inTurn } from './in-turn.ts';
import { paceJobs } from './pace-jobs.ts';
import { startReconciling } from './start-reconciling.ts';

/** A running shop. */
export interface Running extends Assembly {
  readonly server: Server;
  /** The server's URL without trailing slash. */
  readonly url: string;
  /** Where the metrics are served; null where none are asked for. */
  readonly metricsUrl: string | null;
  /** Resolves when the store is prepared. `adminPassword` is set when the first administrator's password was generated. */
  readonly opened: Promise<{ readonly adminPassword: string | null; readonly seeded: boolean }>;
  /**
   * Graceful shutdown: says that it is stopping, goes on serving for `drainMs` (0 by default), completes requests and jobs in
   * flight, then closes every connection. A process that hands over stays ready, because others serve its address.
   */
  stop(options?: StopOptions): Promise<void>;
}

export type StopOptions = Partial<Pick<Closing, 'drainMs' | 'handsOver'>>;

export interface StartOptions extends AssemblyOptions {
  /** Called once when everything is loaded and nobody is served yet: for work that holds up the event loop. */
  readonly beforeServing?: () => void;
  /** Milliseconds from when the shop is open until it begins with jobs, so that its first requests have the event loop. By default 0. */
  readonly jobsAfterMs?: number;
}

/** For a process that serves: loading what jobs need would hold up its first requests. */
export const JOBS_AFTER_MS = 1_000;

const RETRY_MS = 500;
const LISTEN_LATEST_MS = 5_000;
const PERIODIC_MS = 10 * 60_000;
/** Longest delay until the last use of a key is written. */
const KEY_USES_MS = 60_000;
/** Highest age of the health that `/readyz` reports. */
const HEALTH_MS = 5_000;
/** From the signal to the last request in flight, and at least after the drain: all in all less than 10 s. */
const GRACE_MS = 8_000;
const SHORTEST_GRACE_MS = 3_000;

/** A pause that does not keep the process alive. */
const sleep = (ms: number): Promise<void> => pause(ms, undefined, { ref: false });

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const silent: RequestObserver = { began: () => {}, ended: () => {} };

/** Who is told of requests: the metrics, the log at its finest levels. Traces need the names of operations. */
const observerOf = ({ logLevel }: Config, log: Log, { metrics, tracing }: Assembly): RequestObserver | null =>
  allObservers([
    metrics?.requests,
    logLevel === 'debug' || logLevel === 'trace' ? accessLog(log) : null,
    tracing ? silent : null,
  ]);

/**
 * Composes the shop, and opens it as soon as the store is reachable. Listens when it is open, because a proxy may send requests
 * as soon as the port answers; when the store is not reachable or takes long, it listens before that, and says so. A process that is
 * started beside others listens only when it is open.
 */
export const start = async (config: Config, log: Log, options: StartOptions): Promise<Running> => {
  // Mails contain password reset links, and the database contains personal data.
  restrictToOwner(config.dataDir);
  const assembly = await compose(config, log, options);
  const { storage, live, keyUses, shop, ports, listener, metrics, tracing, testShop } = assembly;
  const server = createHttpServer(listener, log, observerOf(config, log, assembly));
  const pace = paceJobs(server);
  let stopping = false;
  const unreachable = Promise.withResolvers<void>();
  const stopOrdered = Promise.withResolvers<void>();
  let reconciling: ReturnType<typeof startReconciling> | null = null;
  let jobsTimer: NodeJS.Timeout | undefined;

  /** True when this process has filled the shop. */
  const seed = async (): Promise<boolean> => {
    if (config.seed === 'none') return false;
    const { seedOffice } = config.seed === 'catalogue' ? {} : await import('../demo/office/seed-office.ts');
    const tax = config.seed === 'demo-eu' ? (await import('../demo/european-shop.ts')).EUROPEAN_SHOP : null;
    return seedDemo(
      ports.unitOfWork,
      ports.now(),
      (store) => seedOffice?.(ports, store, tax) ?? Promise.resolve({}),
      tax,
    );
  };

  /** Every step may fail while the store is unreachable, so all steps are retried. Each step is idempotent. */
  const open = async () => {
    let seeded = false;
    let adminPassword: string | null = null;
    for (let isLogged = false; ; ) {
      try {
        await storage.prepare();
        await fixMoney(shop, config);
        adminPassword = (await shop.ensureAdmin(config.adminPassword, config.adminEmail)) ?? adminPassword;
        seeded = (await seed()) || seeded;
        await live.refresh();
        break;
      } catch (error) {
        if (stopping || error instanceof ConfigError) throw error;
        unreachable.resolve();
        if (!isLogged) log.warn({ err: error }, 'The store cannot be reached yet, trying again');
        isLogged = true;
        await pause(RETRY_MS);
      }
    }
    options.beforeServing?.();
    // A process that is open answers everything: it waits for the store's first sign of life, unless it is to end.
    await Promise.race([live.start(), stopOrdered.promise]);
    const tasks = originatingTasks(performersOf(shop), log, tracing);
    const beginJobs = () => {
      storage.work(metrics ? countedTasks(tasks, metrics.work) : tasks, pace);
      if (config.workers > 0) reconciling = startReconciling(shop, log);
    };
    if (options.jobsAfterMs) jobsTimer = setTimeout(beginJobs, options.jobsAfterMs);
    else beginJobs();
    return { adminPassword, seeded };
  };

  const { part = null } = options;
  // One of several processes leaves the port to the one that has started them.
  if (metrics && part) (await import('../metrics/cluster-metrics.ts')).shareMetrics(metrics.registry);
  const metricsServer =
    metrics && config.metrics && !part
      ? await serveMetrics(config.metrics, () => metrics.registry.metrics(), log)
      : null;
  const opened = open();
  const doPeriodicWork = inTurn(
    {
      deleteExpired: () => storage.deleteExpired(ports.now()),
      collectImages: shop.collectImages,
      remindOfSessions: shop.remindOfSessions,
      deliverEndedSessions: shop.deliverEndedSessions,
      deleteExpiredInvoices: shop.deleteExpiredInvoices,
      lookAfterTestData: testShop.lookAfter,
    },
    (err, task) => log.warn({ err, task }, 'Periodic work failed'),
  );
  const periodicTimer = setInterval(doPeriodicWork, PERIODIC_MS);
  periodicTimer.unref();
  // Other servers may be slow: nothing else waits for them.
  let isReading = false;
  const readCalendars = async () => {
    if (isReading) return;
    isReading = true;
    try {
      await shop.readCalendars();
    } catch (err) {
      log.warn({ err }, 'Calendars of hosts could not be read');
    } finally {
      isReading = false;
    }
  };
  const calendarTimer = setInterval(readCalendars, PERIODIC_MS);
  calendarTimer.unref();
  const writeUses = () =>
    keyUses.flush().catch((err: unknown) => log.warn({ err }, 'Uses of keys could not be written'));
  const keyUsesTimer = setInterval(writeUses, KEY_USES_MS);
  keyUsesTimer.unref();

  // Fails only while the database is unreachable; `/readyz` reports that anyway.
  const healthTimer = setInterval(() => assembly.refreshHealth().catch(() => {}), HEALTH_MS);
  healthTimer.unref();

  let stopped: Promise<void> | null = null;
  const shutDown = async ({ drainMs = 0, handsOver = false }: StopOptions) => {
    stopping = true;
    stopOrdered.resolve();
    if (!handsOver) assembly.announceStop();
    // While requests are still served, other processes already do the jobs.
    const rested = opened.then(
      () => {
        clearTimeout(jobsTimer);
        return Promise.all([reconciling?.stop(), storage.stopWork()]);
      },
      () => {},
    );
    clearInterval(periodicTimer);
    clearInterval(keyUsesTimer);
    clearInterval(calendarTimer);
    clearInterval(healthTimer);
    await closeServer(server, {
      drainMs,
      graceMs: Math.max(SHORTEST_GRACE_MS, GRACE_MS - drainMs),
      handsOver,
    });
    await rested;
    await writeUses();
    await testShop.stop();
    await live.stop();
    await storage.close();
    await metricsServer?.close();
    await tracing?.close().catch((err: unknown) => log.warn({ err }, 'The last spans could not be sent'));
  };
  if (part?.isBeside) await opened;
  else await Promise.race([opened.catch(() => {}), unreachable.promise, sleep(LISTEN_LATEST_MS)]);
  try {
    if (part?.role !== 'work') await listen(server, config.port, config.host);
  } catch (error) {
    await shutDown({});
    throw error;
  }
  const { port } = (server.address() as AddressInfo | null) ?? config;
  const name = config.host.includes(':') ? `[${config.host}]` : config.host;
  return {
    ...assembly,
    server,
    metricsUrl: metricsServer?.url ?? null,
    url: `http://${name}:${port}`,
    opened,
    stop: (options = {}) => {
      stopped ??= shutDown(options);
      return stopped;
    },
  };
};

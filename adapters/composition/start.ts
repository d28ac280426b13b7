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
import { paceJobs } from './pace-jobs.ts';
import { runSequentially } from './run-sequentially.ts';
import { startReconciling } from './start-reconciling.ts';

/** A running shop. */
export interface Running extends Assembly {
  readonly server: Server;
  /** The server's URL, without a trailing slash. */
  readonly url: string;
  /** Where metrics are served; null when metrics are off. */
  readonly metricsUrl: string | null;
  /** Resolves when the shop is open. `adminPassword` is set when the first administrator's password was generated. */
  readonly opened: Promise<{ readonly adminPassword: string | null; readonly seeded: boolean }>;
  /**
   * Stops gracefully: announces the stop, serves for another `drainMs` (default 0), completes requests and jobs in progress, then
   * closes all connections. A process that hands over stays ready, because others serve its address.
   */
  stop(options?: StopOptions): Promise<void>;
}

export type StopOptions = Partial<Pick<Closing, 'drainMs' | 'handsOver'>>;

export interface StartOptions extends AssemblyOptions {
  /** Called once when everything is loaded and no request has been served: for work that blocks the event loop. */
  readonly beforeServing?: () => void;
  /** How long jobs wait after the shop opens, so that its first requests have the event loop to themselves. In milliseconds; default 0. */
  readonly jobsAfterMs?: number;
}

/** The delay of jobs in a serving process: loading what they need would slow its first requests. */
export const JOBS_AFTER_MS = 1_000;

const RETRY_MS = 500;
const LISTEN_LATEST_MS = 5_000;
const PERIODIC_MS = 10 * 60_000;
/** Longest delay until the last use of an API key is written. */
const KEY_USES_MS = 60_000;
/** Highest age of the health that `/readyz` reports. */
const HEALTH_MS = 5_000;
/** Time from the signal to the last request in progress, and at least after the drain. The whole stop takes less than 10 s. */
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

/** The observer of requests: metrics, tracing, and the log at its finest levels. Tracing needs it for the operations' names. */
const observerOf = ({ logLevel }: Config, log: Log, { metrics, tracing }: Assembly): RequestObserver | null =>
  allObservers([
    metrics?.requests,
    logLevel === 'debug' || logLevel === 'trace' ? accessLog(log) : null,
    tracing ? silent : null,
  ]);

/**
 * Assembles the shop and opens it as soon as the store is reachable. It normally listens only when open, because a proxy sends
 * requests as soon as the port answers. When the store is unreachable or slow, it listens earlier and reports that. A process that
 * joins others listens only when open.
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

  /** Returns whether this process has filled the shop. */
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
    // Waits for the store's first heartbeat, so that an open process answers everything, unless it has been told to stop.
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
  // A child process has no metrics port of its own; its parent collects the metrics.
  if (metrics && part) (await import('../metrics/cluster-metrics.ts')).shareMetrics(metrics.registry);
  const metricsServer =
    metrics && config.metrics && !part
      ? await serveMetrics(config.metrics, () => metrics.registry.metrics(), log)
      : null;
  const opened = open();
  const doPeriodicWork = runSequentially(
    {
      deleteExpired: () => storage.deleteExpired(ports.now()),
      collectImages: shop.collectImages,
      remindOfSessions: shop.remindOfSessions,
      deliverEndedSessions: shop.deliverEndedSessions,
      deleteExpiredInvoices: shop.deleteExpiredInvoices,
      lookAfterTestData: testShop.runPeriodicWork,
    },
    (err, task) => log.warn({ err, task }, 'Periodic work failed'),
  );
  const periodicTimer = setInterval(doPeriodicWork, PERIODIC_MS);
  periodicTimer.unref();
  // Runs on its own, because other servers may be slow and nothing else should wait for them.
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

  // Fails only while the database is unreachable, which `/readyz` reports anyway.
  const healthTimer = setInterval(() => assembly.refreshHealth().catch(() => {}), HEALTH_MS);
  healthTimer.unref();

  let stopped: Promise<void> | null = null;
  const shutDown = async ({ drainMs = 0, handsOver = false }: StopOptions) => {
    stopping = true;
    stopOrdered.resolve();
    if (!handsOver) assembly.announceStop();
    // Jobs stop while requests are still served; other processes already take them over.
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

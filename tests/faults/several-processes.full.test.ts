import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { createDatabase, type TestDatabase } from '../support/database.ts';
import { freePort } from '../support/free-port.ts';
import { until } from '../support/until.ts';
import { allowing } from './allowance.ts';
import { auditProcess } from './process-audit.ts';
import { familyOf, titleOf } from './processes.ts';
import { shopping, startSteadyLoad } from './steady-load.ts';

/** Three processes start and drain one after the other. */
const LONG_MS = 300_000;
/** Of which one must meet a database that answers all the time. */
const RELOADS = 3;
/** They share the port, so each knows the shop's program by its name. */
const childrenOf = ({ pid }: AppProcess): readonly number[] =>
  familyOf(pid).filter((each) => each !== pid && titleOf(each).includes('adapters/main.ts'));

const REQUESTS = /^wondercast_http_requests_total\{([^}]*)\} (\d+)$/gm;

/** Requests of each series, by its labels. */
const countsIn = (metrics: string): ReadonlyMap<string, number> =>
  new Map([...metrics.matchAll(REQUESTS)].map(([, labels = '', count]) => [labels, Number(count)]));

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

describe('a shop of two processes and one for jobs', () => {
  let database: TestDatabase;
  let app: AppProcess;
  let metricsPort: number;
  beforeAll(async () => {
    database = await createDatabase();
    metricsPort = await freePort();
    app = await startAppProcess({
      DATABASE_URL: database.url,
      METRICS_PORT: String(metricsPort),
      PROCESSES: '2',
      JOBS: 'apart',
      ADMIN_PASSWORD: '',
      // A client that is itself starved asks nothing while a process drains, and meets its end.
      DRAIN_S: String(allowing(1)),
    });
    await allThree();
  });
  afterAll(async () => {
    await app.remove();
    await database.drop();
  });

  const printed = (text: string) => app.output().split(text).length - 1;
  const allThree = () => until('three processes run', () => childrenOf(app).length === 3);
  /** Outside of what is audited: an outage is meant here. */
  const readiness = () =>
    fetch(`${app.url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  const load = (run: string) => startSteadyLoad(app.url, 3, shopping(run, 20));

  it('says once where it is open, and the password once', () => {
    expect(printed('is open at')).toBe(1);
    expect(printed('The demo shop is in place.')).toBe(1);
    expect(app.output()).toMatch(/Administrator: admin, password \S{16} /);
    expect(printed('Administrator: admin')).toBe(1);
  });

  it('lets somebody who signed in at one process be known to the other, and mails what both sold', async () => {
    const [, password] = /Administrator: admin, password (\S+) /.exec(app.output()) ?? [];
    const admin = app.client();
    expect((await admin.post('/api/login', { username: 'admin', password })).status).toBe(200);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await admin.get('/api/user')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  /** Replaces all processes under load; answers what failed, and whether the database stood still meanwhile. */
  const reload = async (time: number) => {
    const away = printed('The store cannot be written');
    const before = childrenOf(app);
    const { answered, failures, stop } = load(`reload-${time}`);
    try {
      process.kill(app.pid, 'SIGHUP');
      await until('all processes are new', () => printed('All processes are new') === time, LONG_MS);
      const asked = answered();
      await until('the new ones serve', () => answered() > asked + 20);
    } finally {
      await stop();
    }
    const after = childrenOf(app);
    expect(after).toHaveLength(3);
    expect(after.filter((pid) => before.includes(pid))).toEqual([]);
    console.info(`${answered()} requests during a reload, ${failures().length} failed`);
    return { failures: failures(), hasStalled: printed('The store cannot be written') > away };
  };

  it('replaces all processes on SIGHUP without a failed request', {
    timeout: 2 * RELOADS * LONG_MS,
  }, async () => {
    let { failures, hasStalled } = await reload(1);
    // A shop refuses bookings while its database does not answer, reload or not: such a moment says nothing of reloads.
    for (let time = 2; hasStalled && time <= RELOADS; time++) ({ failures, hasStalled } = await reload(time));
    expect(failures, app.output()).toEqual([]);
  });

  it('would fail requests, if the old processes ended before the new ones serve', async () => {
    const { answered, failures, stop } = load('twin');
    await until('requests are under way', () => answered() > 20);
    for (const pid of childrenOf(app)) process.kill(pid, 'SIGKILL');
    await until('requests fail', () => failures().length > 0);
    await until('the shop serves again by itself', async () => (await readiness()) === 200);
    await stop();
    await allThree();
  });

  const counts = async () => countsIn(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());

  it('lets no count fall when a process ends, as their sum does', async () => {
    const { answered, stop } = load('counts');
    await until('both have answered', () => answered() > 60);
    await stop();
    const before = await counts();
    for (const pid of childrenOf(app)) process.kill(pid, 'SIGKILL');
    await until('the shop serves again by itself', async () => (await readiness()) === 200);
    await allThree();
    const after = await counts();
    expect(sumOf(after)).toBeLessThan(sumOf(before));
    for (const [labels, count] of after) expect(count).toBeGreaterThanOrEqual(before.get(labels) ?? 0);
  });

  it('serves on when one process is killed, and starts it again', async () => {
    const before = childrenOf(app);
    const [victim = 0] = before;
    process.kill(victim, 'SIGKILL');
    const serves = () =>
      fetch(`${app.url}/api/experiences`).then(
        ({ status }) => status === 200,
        () => false,
      );
    // Connections that the dead process had are lost with it.
    await until('the others serve', serves);
    await until('another takes its place', () => childrenOf(app).some((pid) => !before.includes(pid)));
    await allThree();
  });

  it('ends all of them on SIGTERM, with 0, and keeps every promise', async () => {
    const pids = childrenOf(app);
    const { failures, stop } = load('end');
    await until('requests are answered again', () => failures().length === 0);
    const since = performance.now();
    const ended = app.end('SIGTERM');
    await until('it says so', async () => (await readiness()) === 503);
    expect(await ended).toBe(0);
    expect(performance.now() - since).toBeLessThan(allowing(10_000));
    await stop();
    expect(pids.filter((pid) => titleOf(pid).includes('adapters/main.ts'))).toEqual([]);
    await app.restart();
    await auditProcess(app);
  });
});

describe('several processes of a configuration with a mistake', () => {
  it('end with its words, once they could not start five times in a row', async () => {
    const database = await createDatabase();
    const starting = startAppProcess({
      DATABASE_URL: database.url,
      PROCESSES: '2',
      BRAND_LOGO: './no-such-logo.svg',
      LOG_LEVEL: 'silent',
    });
    await expect(starting).rejects.toThrow(/ended:\n[\s\S]*no-such-logo\.svg/);
    await database.drop();
  });
});

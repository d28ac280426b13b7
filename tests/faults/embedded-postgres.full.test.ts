import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureCluster, openCluster } from '../../adapters/postgres/embedded/cluster.ts';
import { isAlive, readPostmasterFile } from '../../adapters/postgres/embedded/postmaster-file.ts';
import {
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';

const APP = new URL('../support/embedded-app.ts', import.meta.url).pathname;

let template = '';
let dataDir = '';
const apps: ChildProcess[] = [];
beforeAll(async () => {
  template = mkdtempSync(join(tmpdir(), 'embedded-'));
  await (await startEmbeddedPostgres({ dataDir: template, settings: { fsync: 'off' } })).stop();
});
afterAll(() => rmSync(template, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
});
afterEach(async () => {
  for (const app of apps.splice(0)) app.kill('SIGKILL');
  const left = readPostmasterFile(join(dataDir, 'postgres'))?.pid;
  if (left && isAlive(left)) {
    process.kill(left, 'SIGQUIT');
    await until('Postgres has ended', () => !isAlive(left));
  }
  rmSync(dataDir, { recursive: true, force: true });
});

/** Skips the first start's work where a test is about something else. */
const prepared = () => cpSync(template, dataDir, { recursive: true, preserveTimestamps: true });

const start = (options: Omit<EmbeddedPostgresOptions, 'dataDir'> = {}) =>
  startEmbeddedPostgres({ dataDir, ...options });

/** Starts another process on the same data folder; answers when its Postgres is ready. */
const startApp = async (): Promise<{ app: ChildProcess; url: string; pid: number }> => {
  const app = spawn(process.execPath, [APP, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  apps.push(app);
  const errors: string[] = [];
  app.stderr?.on('data', (chunk) => errors.push(String(chunk)));
  for await (const line of createInterface({ input: app.stdout! })) return { app, ...JSON.parse(line) };
  throw new Error(`The process ended early: ${errors.join('')}`);
};

const end = async (app: ChildProcess, signal: NodeJS.Signals) => {
  app.kill(signal);
  await once(app, 'exit');
};

const query = async <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
};

const answers = (url: string) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

const postmasterOf = () => readPostmasterFile(join(dataDir, 'postgres'))?.pid;

/** Every process whose command line runs a postmaster in this test's folder. */
const postmasters = () =>
  execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(`-D ${dataDir}/postgres`) && !line.includes('unshare'))
    .map((line) => Number(line.trim().split(' ')[0]))
    .filter(isAlive);

describe('the embedded Postgres', () => {
  it('creates its database once, and keeps address and data over a restart', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);

    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await Promise.all([second.stop(), second.stop()]);
    await second.stop();
  });

  it('is durable, reachable by password on this machine alone, and keeps its password private', async () => {
    prepared();
    const postgres = await start();
    const rows = await query<{ name: string; setting: string }>(
      postgres.url,
      `select name, setting from pg_settings where name in
        ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'unix_socket_directories')`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
    });
    await expect(query(postgres.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    await postgres.stop();
  });

  it('sees nothing of the environment of the shop, which holds secrets', async () => {
    prepared();
    process.env.SHOP_TEST_SECRET = 'not for the database';
    const postgres = await start();
    delete process.env.SHOP_TEST_SECRET;
    if (process.platform === 'linux') {
      expect(readFileSync(`/proc/${postgres.pid}/environ`, 'utf8')).not.toContain('SHOP_TEST_SECRET');
    }
    await postgres.stop();
  });

  it.runIf(process.getuid?.() === 0)(
    'changes between the two ways to leave root without losing data',
    async () => {
      prepared();
      chmodSync(dataDir, 0o711);
      const first = await start({ privilegeModes: ['user-namespace'] });
      await query(first.url, 'create table kept as select 42 as answer');
      await first.stop();
      for (const mode of ['setuid', 'user-namespace'] as const) {
        const again = await start({ privilegeModes: [mode] });
        expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
        await again.stop();
      }
    },
  );

  it.runIf(process.getuid?.() === 0)('says in words that root needs a way to leave root', async () => {
    await expect(start({ privilegeModes: [] })).rejects.toThrow('Start the shop as an ordinary user');
  });

  it.runIf(process.getuid?.() === 0)('names the folder that the user nobody may not enter', async () => {
    const closed = join(dataDir, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const starting = startEmbeddedPostgres({ dataDir: join(closed, 'data'), privilegeModes: ['setuid'] });
    await expect(starting).rejects.toThrow(`may not enter ${closed}`);
  });

  it('refuses a data folder of another major version, and leaves it alone', async () => {
    prepared();
    const postgres = await start();
    await postgres.stop();
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(start()).rejects.toThrow('was made by Postgres 17');
    expect(readFileSync(version, 'utf8')).toBe('17\n');
  });

  it('starts although a leftover postmaster.pid names a stranger', async () => {
    prepared();
    const first = await start({ settings: { fsync: 'off' } });
    await first.stop();
    const leftover = [
      process.pid,
      join(dataDir, 'postgres'),
      1,
      5432,
      '',
      '127.0.0.1',
      '        0         0',
      'ready   ',
    ];
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${leftover.join('\n')}\n`);
    const second = await start();
    expect(second.pid).not.toBe(process.pid);
    expect(await answers(second.url)).toBe(true);
    await second.stop();
  });
});

describe('two processes on one data folder', () => {
  it('share one Postgres when they start at once', async () => {
    const [one, two] = await Promise.all([startApp(), startApp()]);
    expect(two.pid).toBe(one.pid);
    expect(two.url).toBe(one.url);
    expect(postmasters()).toEqual([one.pid]);
  });

  it('collide without the lock', async () => {
    const cluster = openCluster(dataDir);
    const both = await Promise.allSettled([1, 2].map(() => ensureCluster(cluster, false, () => {})));
    expect(both.filter(({ status }) => status === 'rejected')).not.toHaveLength(0);
  });

  it('leave Postgres to each other: the last one stops it', async () => {
    prepared();
    const one = await startApp();
    const two = await startApp();
    await end(one.app, 'SIGTERM');
    expect(await answers(two.url)).toBe(true);
    await end(two.app, 'SIGTERM');
    expect(isAlive(two.pid)).toBe(false);
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });
});

describe('when the shop is killed', () => {
  it('Postgres lives on, and the next start attaches to it with all data', async () => {
    prepared();
    const first = await startApp();
    await query(first.url, 'create table kept as select 42 as answer');
    await end(first.app, 'SIGKILL');
    expect(await answers(first.url)).toBe(true);

    const second = await startApp();
    expect(second.pid).toBe(first.pid);
    expect(second.url).toBe(first.url);
    expect(postmasters()).toEqual([first.pid]);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await end(second.app, 'SIGTERM');
    expect(isAlive(first.pid)).toBe(false);
  });

  it('also in the middle of its very first start', async () => {
    const app = spawn(process.execPath, [APP, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] });
    await once(app.stderr, 'data');
    // Any moment of its work will do.
    await timePasses(50);
    await end(app, 'SIGKILL');
    const next = await startApp();
    expect(await answers(next.url)).toBe(true);
    expect(postmasters()).toEqual([next.pid]);
  });

  it("Ctrl-C in its terminal does not reach Postgres before the shop's own end", async () => {
    prepared();
    const { app, pid } = await startApp();
    const groupOf = (id: number | undefined) =>
      execFileSync('ps', ['-o', 'pgid=,sid=', '-p', String(id)], { encoding: 'utf8' })
        .trim()
        .split(/\s+/);
    const [group, session] = groupOf(pid);
    expect(group).toBe(String(pid));
    expect(session).not.toBe(groupOf(app.pid)[1]);
  });
});

describe('when Postgres is killed', () => {
  it('it is back on the same address with everything that was committed', async () => {
    prepared();
    const postgres = await start();
    await query(postgres.url, 'create table kept (id int primary key)');
    let acknowledged = 0;
    let writing = true;
    const writer = (async () => {
      for (let id = 1; writing; id++) {
        await query(postgres.url, `insert into kept values (${id})`).then(
          () => {
            acknowledged++;
          },
          // Who is refused tries again, and not at once.
          () => timePasses(20),
        );
      }
    })();
    await until('twenty are acknowledged', () => acknowledged >= 20);

    const killed = postgres.pid;
    process.kill(killed, 'SIGKILL');
    const since = performance.now();
    await until('it is back', async () => postgres.pid !== killed && (await answers(postgres.url)));
    console.info(`back after ${Math.round(performance.now() - since)} ms`);
    const before = acknowledged;
    await until('more are acknowledged', () => acknowledged >= before + 5);
    writing = false;
    await writer;

    const [row] = await query<{ count: number }>(postgres.url, 'select count(*)::int as count from kept');
    expect(row?.count).toBeGreaterThanOrEqual(acknowledged);
    expect(postmasters()).toEqual([postgres.pid]);
    await postgres.stop();
  });

  it('it stays away when nobody watches over it', async () => {
    prepared();
    const { app, url, pid } = await startApp();
    await end(app, 'SIGKILL');
    process.kill(pid, 'SIGKILL');
    // Longer than whoever watches over it would take.
    await timePasses(1_500);
    expect(await answers(url)).toBe(false);
    expect(postmasterOf()).toBe(pid);

    const next = await start();
    expect(next.url).toBe(url);
    expect(await answers(next.url)).toBe(true);
    await next.stop();
  });

  it('also one that an earlier process had started', async () => {
    prepared();
    const first = await startApp();
    await end(first.app, 'SIGKILL');
    const adopted = await start();
    expect(adopted.pid).toBe(first.pid);
    process.kill(first.pid, 'SIGKILL');
    await until('another one serves', () => adopted.pid !== first.pid);
    expect(await answers(adopted.url)).toBe(true);
    await adopted.stop();
  });
});

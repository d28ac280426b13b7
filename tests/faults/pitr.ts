import { execFile, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { root } from '../../scripts/root.mjs';
import { freePort } from '../support/free-port.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';

/*
 * `npm run faults pitr`: point-in-time recovery by hand on this machine, with the settings of deploy/pgbackrest: a Postgres, a
 * full backup, bookings, a mistake that deletes them, and the way back to the moment before it. As root on Debian, with the
 * packages postgresql-15 and pgbackrest; it says what is missing elsewhere.
 */

const BINARIES = '/usr/lib/postgresql/15/bin';
const NEEDED = [join(BINARIES, 'postgres'), '/usr/bin/pgbackrest'];

const missing = NEEDED.filter((path) => !existsSync(path));
if (missing.length > 0 || process.getuid?.() !== 0)
  throw new Error(
    `Point-in-time recovery is tried as root on Debian, with postgresql-15 and pgbackrest. Missing: ${missing.join(', ') || 'root'}`,
  );

const idOf = (flag: '-u' | '-g'): number => Number(spawnSync('id', [flag, 'postgres']).stdout.toString());
const ids = { uid: idOf('-u'), gid: idOf('-g') };

const home = mkdtempSync(join(tmpdir(), 'wondercast-pitr-'));
const folder = (name: string): string => {
  const path = join(home, name);
  mkdirSync(path, { mode: 0o700 });
  chownSync(path, ids.uid, ids.gid);
  return path;
};
chownSync(home, ids.uid, ids.gid);
const [data, repository, spool, sockets, logs] = ['data', 'repository', 'spool', 'sockets', 'logs'].map(
  folder,
) as [string, string, string, string, string];
const port = await freePort();
const config = join(home, 'pgbackrest.conf');

/** The settings that are committed, with this machine's places instead of a bucket. */
const localSettings = (): string => {
  const here = new Map([
    ['repo1-type', 'posix'],
    ['repo1-path', repository],
    ['repo1-cipher-pass', 'a passphrase of the tests'],
    ['spool-path', spool],
    ['pg1-path', data],
    ['pg1-port', String(port)],
    ['log-level-console', 'warn'],
    ['log-level-file', 'off'],
  ]);
  const lines = readFileSync(join(root, 'deploy/pgbackrest/pgbackrest.conf'), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('repo1-s3'))
    .map((line) => {
      const [name = ''] = line.split('=');
      const value = here.get(name);
      return value === undefined ? line : `${name}=${value}`;
    });
  return [...lines, `pg1-socket-path=${sockets}`, `lock-path=${home}/lock`, `log-path=${logs}`, ''].join(
    '\n',
  );
};

const run = async (program: string, ...args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, args, {
    ...ids,
    cwd: home,
    env: { PATH: '/usr/bin:/bin' },
  });
  return stdout;
};
const pgbackrest = (...args: readonly string[]) =>
  run('pgbackrest', `--config=${config}`, '--stanza=wondercast', ...args);
const control = (...args: readonly string[]) =>
  run(join(BINARIES, 'pg_ctl'), '-D', data, '-w', '-l', join(logs, 'postgres'), ...args);

const rows = async <Row extends object>(sql: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ host: sockets, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};
const bookings = async (): Promise<number> =>
  (await rows<{ n: number }>('select count(*)::int as n from bookings'))[0]?.n ?? -1;

try {
  writeFileSync(config, localSettings());
  await run(join(BINARIES, 'initdb'), '-D', data, '-U', 'postgres', '--auth=trust', '--no-sync');
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    `port = ${port}\nlisten_addresses = ''\nunix_socket_directories = '${sockets}'\narchive_mode = on
archive_command = 'pgbackrest --config=${config} --stanza=wondercast archive-push %p'\n`,
  );
  await control('start');
  await pgbackrest('stanza-create');
  await pgbackrest('check');
  await rows('create table bookings as select 1 as id');
  await pgbackrest('backup', '--type=full');
  await rows('insert into bookings select generate_series(2, 100)');
  // The moment lies between the two, however coarse the clock is.
  await timePasses(200);
  const [moment] = await rows<{ at: string }>('select clock_timestamp()::text as at');
  await timePasses(200);
  await rows('delete from bookings');
  await rows('select pg_switch_wal()');
  const afterMistake = await bookings();
  await control('stop', '-m', 'fast');

  const since = performance.now();
  await pgbackrest('restore', '--delta', '--type=time', `--target=${moment?.at}`, '--target-action=promote');
  await control('start');
  await until(
    'the recovery has ended',
    async () => (await rows<{ ended: boolean }>('select not pg_is_in_recovery() as ended'))[0]?.ended,
  );
  const recovered = await bookings();
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  console.log(
    `pitr: ${afterMistake} bookings after a mistake, ${recovered} of 100 after the recovery, in ${seconds} s`,
  );
  if (recovered !== 100 || afterMistake !== 0) process.exitCode = 1;
} finally {
  await control('stop', '-m', 'immediate').catch(() => {});
  rmSync(home, { recursive: true, force: true });
}

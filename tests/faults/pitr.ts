import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseMachine } from '../cluster/database-machine.ts';
import { startDatabaseMachines } from '../cluster/database-machines.ts';
import { startEtcd } from '../cluster/etcd.ts';
import { clearLeftovers, FOLDER_PREFIX, ownFolder, removeCluster } from '../cluster/folder-processes.ts';
import { installArchive } from '../cluster/pgbackrest.ts';
import { newSecrets } from '../cluster/secrets.ts';
import { ensureDebianPackages } from '../support/debian-packages.ts';
import { timePasses } from '../support/time-passes.ts';
import { until } from '../support/until.ts';

/*
 * `npm run faults pitr`: point-in-time recovery as docs/backups.md has it, with three Postgres under Patroni and the files of
 * deploy/: set pgBackRest up, book, make a mistake that deletes the bookings, and go back to the moment before it.
 */

const LONG_MS = 90_000;
/** Of what Patroni has said, in an error. */
const LAST_LINES = 25;

const find = await ensureDebianPackages(['etcd-server', 'patroni', 'postgresql-15', 'pgbackrest', 'tini']);
await clearLeftovers();
const folder = mkdtempSync(join(tmpdir(), FOLDER_PREFIX));
ownFolder(folder);

const drill = async (): Promise<void> => {
  const secrets = newSecrets();
  const etcd = await startEtcd(folder, find, 1);
  const database = await startDatabaseMachines(folder, find, etcd, secrets, {
    isCuttable: false,
    isAsynchronous: false,
  });
  const rows = async <Row extends object>(machine: DatabaseMachine, sql: string): Promise<readonly Row[]> => {
    const client = new pg.Client(`postgres://wondercast:${secrets.shop}@${machine.address}/wondercast`);
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const bookings = async (machine: DatabaseMachine): Promise<number> =>
    (await rows<{ n: number }>(machine, 'select count(*)::int as n from bookings'))[0]?.n ?? -1;
  const assert = (isTrue: boolean, what: string) => {
    if (!isTrue) throw new Error(`Not so: ${what}`);
    console.log(`  ✓ ${what}`);
  };
  await database.untilWhole();

  console.log('Set up');
  const archives = new Map(
    database.all.map((machine) => [machine, installArchive(machine, find, join(folder, 'repository'))]),
  );
  const archiveOf = (machine: DatabaseMachine) => {
    const archive = archives.get(machine);
    if (!archive) throw new Error(`${machine.name} has no archive`);
    return archive;
  };
  await database.control('reload wondercast --force');
  await until('a restart is pending on each', async () => {
    const listed = await database.control('list --format json');
    return listed.split('"Pending restart"').length > database.all.length;
  });
  await database.control('restart wondercast --pending --force');
  await database.untilWhole();
  const former = await database.leader();
  await archiveOf(former).run('stanza-create');
  await archiveOf(former).run('check');
  await archiveOf(former).run('--type=full', 'backup');

  console.log('A mistake');
  await rows(former, 'create table bookings as select generate_series(1, 100) as id');
  // pgBackRest knows when a backup ended by the second, and restores one that ended in an earlier second.
  await timePasses(1_100);
  // The moment lies between the two, however coarse the clock is.
  await timePasses(200);
  const [moment] = await rows<{ at: string }>(former, 'select clock_timestamp()::text as at');
  await timePasses(200);
  await rows(former, 'delete from bookings');
  // The night's backup: it has the mistake.
  await archiveOf(former).run('--type=diff', 'backup');
  assert((await bookings(former)) === 0, 'all bookings are gone');

  console.log('Back to the moment before it');
  const since = performance.now();
  const others = database.all.filter((machine) => machine !== former);
  for (const machine of [...others, former]) await machine.stop();
  assert(
    database.all.every((machine) => machine.postmaster() === null),
    'Postgres stopped with Patroni',
  );
  renameSync(former.dataFolder, `${former.dataFolder}.before`);
  mkdirSync(former.dataFolder, { mode: 0o700 });
  archiveOf(former).aimAt(moment?.at ?? '');
  await database.control('remove wondercast', ['wondercast', 'Yes I am aware']);
  former.start();
  await until(
    'the recovery has ended',
    async () => {
      if (former.hasEnded()) throw new Error(former.output().split('\n').slice(-LAST_LINES).join('\n'));
      return former.is('primary');
    },
    LONG_MS,
  );
  assert((await bookings(former)) === 100, 'all 100 bookings are back');
  await archiveOf(former).run('--type=full', 'backup');
  assert(true, 'it is backed up');

  archiveOf(former).removeAim();
  for (const machine of others) {
    rmSync(machine.dataFolder, { recursive: true });
    mkdirSync(machine.dataFolder, { mode: 0o700 });
    machine.start();
  }
  await database.untilWhole();
  await rows(former, 'insert into bookings values (101)');
  await until('the others have it', async () =>
    (await Promise.all(database.all.map(bookings))).every((count) => count === 101),
  );
  assert(existsSync(`${former.dataFolder}.before`), 'the others follow, and bookings are taken');
  await archiveOf(former).run('check');
  console.log(`pitr: back in ${((performance.now() - since) / 1000).toFixed(1)} s`);
};

try {
  await drill();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await removeCluster(folder);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../adapters/postgres/driver/database.ts';
import { startEmbeddedPostgres } from '../../../adapters/postgres/embedded/start-embedded-postgres.ts';
import { examine } from '../../../adapters/postgres/findings.ts';
import { migrate } from '../../../adapters/postgres/migrate.ts';
import { type AppProcess, startAppProcess } from '../../support/app-process.ts';
import { timePasses } from '../../support/time-passes.ts';
import { until } from '../../support/until.ts';
import { startCrowd } from '../crowd.ts';
import { rowsOf } from '../process-audit.ts';
import { copyBooking } from './copy-bookings.ts';
import { checkOutLastRelease } from './last-release.ts';

/* npm run faults release: the last release serves while this one migrates a million bookings, and then both serve. */

const BOOKINGS = Math.round(1_000_000 / Number(process.argv[2] ?? 1));
const PEOPLE = 4;
/** Minutes go by, and every booking has a mail that is waited for. */
const BETWEEN_MS = 250;
const LONGEST_LOCK_MS = 1_000;
const BESIDE_MS = 10_000;
const LOOK_MS = 50;
const MAILS_MS = 120_000;

/** The longest that a statement of the shop has waited for a lock of the migration, or of a whole table, seen from the server. */
const watchLocks = (url: string) => {
  let [longest, statement, watching] = [0, '', true];
  const watched = (async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    while (watching) {
      const { rows } = await client.query<{ ms: number; query: string }>(
        `select extract(epoch from clock_timestamp() - l.waitstart)::float8 * 1000 as ms, a.query from pg_locks l
          join pg_stat_activity a using (pid) where not l.granted and a.application_name = 'wondercast' and l.waitstart is not null
            and (l.locktype = 'relation' or exists (select from pg_stat_activity m where m.application_name = 'wondercast migrate'
              and m.pid = any(pg_blocking_pids(l.pid))))`,
      );
      for (const { ms, query } of rows) if (ms > longest) [longest, statement] = [ms, query.slice(0, 80)];
      await timePasses(LOOK_MS);
    }
    await client.end();
  })();
  return async () => {
    watching = false;
    await watched;
    return { longest, statement };
  };
};

/** Rows that lack what a release fills: none may. */
const UNFINISHED = `select count(*)::int n from bookings b where b.search_text = '' or b.customer_key = ''
  or b.first_day is distinct from coalesce((select min(day) from booking_slots s where s.booking_id = b.id), 'infinity')
  or b.last_day is distinct from coalesce((select max(day) from booking_slots s where s.booking_id = b.id), '-infinity')`;

/** Mails that a booking was received; its invoice has one of its own. */
const mailsSent = async (url: string): Promise<number> => {
  const rows = await rowsOf<{ n: number }>(
    url,
    `select count(*)::int n from booking_mails where kind = 'booking-received' and state = 'sent'`,
  );
  return rows[0]?.n ?? 0;
};

/** Those that have failed first. */
const WAITING = `select task_identifier || ', attempt ' || attempts || ', due ' || run_at || ': ' || coalesce(left(last_error, 200), '') as said
  from graphile_worker.jobs order by attempts desc, run_at`;

const failures: string[] = [];
const check = (what: string, holds: boolean): void => {
  console.log(`  ${holds ? 'ok    ' : 'WRONG '} ${what}`);
  if (!holds) failures.push(what);
};

const release = checkOutLastRelease();
const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-release-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const env = { DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(40) };
const apps: AppProcess[] = [];
try {
  // Its demo was the catalogue alone.
  const old = await startAppProcess({ ...env, SEED: 'demo' }, 'ready', release.folder);
  apps.push(old);
  const first = startCrowd(old, 1);
  await first.untilAcknowledged(1);
  await first.stop();
  const [one] = await rowsOf<{ id: number }>(postgres.url, 'select max(id)::int id from bookings');
  await copyBooking(postgres.url, one?.id ?? 0, BOOKINGS);
  console.log(`${release.revision} serves ${BOOKINGS} bookings; this release migrates`);

  const locks = watchLocks(postgres.url);
  const crowd = startCrowd(old, PEOPLE, BETWEEN_MS);
  const since = performance.now();
  const done = await migrate(postgres.url, console.log);
  console.log(`Migrated in ${((performance.now() - since) / 1000).toFixed(1)} s: ${done.join(', ')}`);
  const today = await startAppProcess(env);
  apps.push(today);
  const beside = startCrowd(today, PEOPLE, BETWEEN_MS);
  await timePasses(BESIDE_MS);
  await Promise.all([crowd.stop(), beside.stop()]);
  await Promise.all([crowd.retryUntilBooked(), beside.retryUntilBooked()]);
  const { longest, statement } = await locks();
  check(`the longest wait for a lock was ${longest.toFixed(0)} ms ${statement}`, longest < LONGEST_LOCK_MS);
  for (const [name, app] of [['the last release', old] as const, ['this release', today] as const]) {
    const failed = app.exchanges.filter(({ status }) => status >= 500).length;
    check(`${name} booked, with ${failed} answers of 500 and more`, failed === 0);
  }
  const [all] = await rowsOf<{ n: number }>(postgres.url, 'select count(*)::int n from bookings');
  const booked = first.begun() + crowd.begun() + beside.begun();
  check(`${booked} bookings were acknowledged and are there`, all?.n === BOOKINGS + booked);
  const [unfinished] = await rowsOf<{ n: number }>(postgres.url, UNFINISHED);
  check(`${unfinished?.n} rows lack what a release fills`, unfinished?.n === 0);
  await until('every mail is sent', async () => (await mailsSent(postgres.url)) === booked, MAILS_MS).catch(
    async () => {
      const [waiting, ...more] = await rowsOf<{ said: string }>(postgres.url, WAITING);
      const why = `${more.length + (waiting ? 1 : 0)} jobs wait, such as ${waiting?.said}`;
      check(`${await mailsSent(postgres.url)} of ${booked} mails are sent; ${why}`, false);
    },
  );
  const database = openDatabase({ url: postgres.url, connections: 2 });
  for (const { good, words } of await examine(database)) if (!good) check(words, false);
  await database.close();
} finally {
  for (const app of apps) await app.remove();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
  release.remove();
}
console.log(
  failures.length === 0 ? 'Both releases served side by side.' : `${failures.length} things are wrong.`,
);
process.exitCode = failures.length === 0 ? 0 : 1;

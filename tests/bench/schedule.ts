import { dayAt, daysAfter } from '@wondercast/core/kernel/calendar';
import type { SignedIn } from '@wondercast/core/people/caller';
import { createShop } from '@wondercast/core/shop';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { aHost } from '../support/builders.ts';
import { createDatabase, stopDatabaseServer } from '../support/database.ts';
import { until } from '../support/until.ts';
import { row } from './report.ts';

export const HOSTS = 500;
const SESSIONS = 20_000;
const TIMES = 60;
const WARM = 8;
const desk: SignedIn = {
  kind: 'signed-in',
  accountId: 1,
  username: 'desk',
  role: 'admin',
  visitorKey: null,
};

/** Sessions from 100 days ago to 265 days ahead, by the hour; every tenth waits for a time, every fifth for a host. */
const FILL = [
  `insert into bookings (id, reference, first_name, last_name, email, phone_number, subtotal, total, confirmed, created_at)
    select g, 'WC-' || lpad(g::text, 10, '0'), 'Mara', 'Reyes', 'mara@northlight.example', '', 100, 100, true, now() - interval '120 days'
    from generate_series(1, ${SESSIONS}) g`,
  `insert into booking_lines (booking_id, position, experience_id, title, slug, duration, image_url, quantity, tier_price, add_ons_total)
    select id, 0, 1 + id % 20, 'Trivia', 'trivia', '60 min', '/x', 1, 100, 0 from bookings`,
  `insert into booking_slots (booking_id, position, unit, state, starts_at, ends_at, agreed_zone, minutes, session_version, preferences, join_url, state_since)
    select id, 0, 0, case when id % 10 = 0 then 'preferred' else 'agreed' end,
      case when id % 10 = 0 then null else date_trunc('hour', now()) - interval '100 days' + (id % 8760) * interval '1 hour' end,
      case when id % 10 = 0 then null else date_trunc('hour', now()) - interval '100 days' + (id % 8760 + 1) * interval '1 hour' end,
      case when id % 10 = 0 then null else 'UTC' end, 60, 1, '[]', case when id % 4 = 0 then null else 'https://meet.example/a' end,
      created_at from bookings`,
  `insert into assignments (host_id, booking_id, position, unit, state, starts_at, ends_at, reserved_from, reserved_to, asked_at)
    select 1 + (booking_id % ${HOSTS}), booking_id, 0, 0, case when booking_id % 7 = 0 then 'asked' else 'accepted' end, starts_at, ends_at,
      starts_at - interval '15 minutes', ends_at + interval '15 minutes', now()
    from booking_slots where state = 'agreed' and booking_id % 5 > 0 on conflict do nothing`,
];

/** As autovacuum would have done by then: counts read indexes alone only of pages that it has seen. Whoever reads meanwhile delays it. */
const settle = ({ database }: PostgresStore): Promise<unknown> =>
  until('a vacuum that has seen every page', async () => {
    await database.reserved(textQuery('vacuum analyze'));
    const [unseen] = await database.reserved(
      textQuery<{ pages: number }>(
        `select sum(relpages - relallvisible)::int as pages from pg_class where relname in ('booking_slots', 'assignments', 'bookings')`,
      ),
    );
    return unseen?.pages === 0;
  });

/** Fills a shop that has no bookings yet. */
export const fill = async (store: PostgresStore): Promise<void> => {
  for (let host = 0; host < HOSTS; host++)
    await store.unitOfWork(({ hosts }) =>
      hosts.add(
        aHost({
          experienceIds: [1, 2, 3, 1 + (host % 20)],
          zone: (['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'] as const)[host % 4] ?? 'UTC',
        }),
      ),
    );
  for (const text of FILL) await store.database.reserved(textQuery(text));
  await settle(store);
};

const at = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);

interface Question {
  readonly name: string;
  readonly aim: number;
  readonly ask: (round: number) => Promise<unknown>;
}

/** A bare statement goes between: where it takes long, the machine is busy with something else. */
const measure = async ({ database }: PostgresStore, { name, aim, ask }: Question): Promise<void> => {
  const [times, bare]: [number[], number[]] = [[], []];
  const timed = async (into: number[], work: () => Promise<unknown>): Promise<void> => {
    const since = performance.now();
    await work();
    into.push(performance.now() - since);
  };
  for (let round = 0; round < WARM; round++) await ask(round);
  let busy = 0;
  for (let round = WARM; round < WARM + TIMES; round++) {
    const before = process.cpuUsage();
    await timed(times, () => ask(round));
    const { user, system } = process.cpuUsage(before);
    busy += (user + system) / 1_000;
    await timed(bare, () => database.reader.run(textQuery('select 1')));
  }
  row(name, `p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms (aim ≤ ${aim} ms)`);
  row('', `of this process ${(busy / TIMES).toFixed(1)} ms; a bare statement p95 ${at(bare, 0.95)} ms`);
};

/** Who may lead a session, a week of the schedule, and the inbox, of a shop with many hosts and sessions. */
export const benchSchedule = async (): Promise<void> => {
  const database = await createDatabase();
  const store = await openPostgres(database.url);
  await store.migrate();
  await fill(store);
  const shop = createShop(memoryPorts({ unitOfWork: store.unitOfWork, read: store.read }));
  const today = dayAt(new Date(), 0);
  console.log(`\nSchedule of ${HOSTS} hosts and ${SESSIONS.toLocaleString('en-US')} sessions`);
  const questions: readonly Question[] = [
    {
      name: 'candidates',
      aim: 20,
      ask: (round) =>
        shop.sessionCandidates(desk, {
          sessionId: `${1 + ((round * 37) % 9)}-1-1`,
          startsAt: new Date(Date.now() + round * 86_400_000),
          language: null,
        }),
    },
    {
      name: 'a week',
      aim: 60,
      ask: (round) =>
        shop.schedule(desk, {
          from: daysAfter(today, round),
          to: daysAfter(today, round + 6),
          zone: 'America/New_York',
        }),
    },
    { name: 'inbox', aim: 30, ask: () => shop.inbox(desk, 'America/New_York') },
  ];
  for (const question of questions) await measure(store, question);
  await store.close();
  await database.drop();
  await stopDatabaseServer();
};

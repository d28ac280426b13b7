import { dayAt, daysAfter } from '@wondercast/core/calendar';
import type { SignedIn } from '@wondercast/core/caller';
import { createShop } from '@wondercast/core/shop';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { textQuery } from '../../adapters/postgres/driver/query.ts';
import { openPostgres, type PostgresStore } from '../../adapters/postgres/postgres-store.ts';
import { aHost } from '../support/builders.ts';
import { createDatabase, stopDatabaseServer } from '../support/database.ts';
import { row } from './report.ts';

const HOSTS = 500;
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
  `insert into booking_slots (booking_id, position, unit, state, starts_at, ends_at, agreed_zone, minutes, session_version, preferences, join_url)
    select id, 0, 0, case when id % 10 = 0 then 'preferred' else 'agreed' end,
      case when id % 10 = 0 then null else date_trunc('hour', now()) - interval '100 days' + (id % 8760) * interval '1 hour' end,
      case when id % 10 = 0 then null else date_trunc('hour', now()) - interval '100 days' + (id % 8760 + 1) * interval '1 hour' end,
      case when id % 10 = 0 then null else 'UTC' end, 60, 1, '[]', case when id % 4 = 0 then null else 'https://meet.example/a' end
    from bookings`,
  `insert into assignments (host_id, booking_id, position, unit, state, starts_at, ends_at, reserved_from, reserved_to, asked_at)
    select 1 + (booking_id % ${HOSTS}), booking_id, 0, 0, case when booking_id % 7 = 0 then 'asked' else 'accepted' end, starts_at, ends_at,
      starts_at - interval '15 minutes', ends_at + interval '15 minutes', now()
    from booking_slots where state = 'agreed' and booking_id % 5 > 0 on conflict do nothing`,
  // As autovacuum would have done by then: counts read indexes alone only of pages that it has seen.
  'vacuum analyze',
];

const fill = async (store: PostgresStore): Promise<void> => {
  for (let at = 0; at < HOSTS; at++)
    await store.unitOfWork(({ hosts }) =>
      hosts.add(
        aHost({
          experienceIds: [1, 2, 3, 1 + (at % 20)],
          zone: (['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'] as const)[at % 4] ?? 'UTC',
        }),
      ),
    );
  for (const text of FILL) await store.database.aside(textQuery(text));
};

const measure = async (name: string, aim: number, ask: (at: number) => Promise<unknown>): Promise<void> => {
  const times: number[] = [];
  for (let at = 0; at < WARM + TIMES; at++) {
    const since = performance.now();
    await ask(at);
    if (at >= WARM) times.push(performance.now() - since);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const part = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  row(name, `p50 ${part(0.5)} ms, p95 ${part(0.95)} ms (aim ≤ ${aim} ms)`);
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
  await measure('candidates', 20, (at) =>
    shop.sessionCandidates(desk, {
      sessionId: `${1 + ((at * 37) % 9)}-1-1`,
      startsAt: new Date(Date.now() + at * 86_400_000),
      language: null,
    }),
  );
  await measure('a week', 60, (at) =>
    shop.schedule(desk, {
      from: daysAfter(today, at),
      to: daysAfter(today, at + 6),
      zone: 'America/New_York',
    }),
  );
  await measure('inbox', 30, () => shop.inbox(desk, 'America/New_York'));
  await store.close();
  await database.drop();
  await stopDatabaseServer();
};

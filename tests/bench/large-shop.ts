import type pg from 'pg';
import { FILL } from '../../adapters/postgres/customers/customer-sums.ts';
import { RECOUNT } from '../../adapters/postgres/office/recount.ts';

export interface LargeShop {
  readonly experiences: number;
  readonly accounts: number;
  readonly bookings: number;
}

export const LARGE: LargeShop = { experiences: 5_000, accounts: 20_000, bookings: 100_000 };

const FIRST =
  "array['Mara','José','Łucja','Ada','Bo','Çelik','Dmitri','Eleni','Fatima','Grace','Hiro','Ines']";
const LAST =
  "array['Reyes','Okonkwo','Müller','Nowak','Tanaka','García','Ivanova','Smith','Andersson','Haddad','Cohen','Park']";
const COMPANY =
  "array['Northlight Studio','Quillomere','Brightfold','Halden & Rye','Kestrelby','Lumenpath','Mossbridge','Orbitelle']";

/** As `folded` of the core. */
const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

/*
 * Each step is one statement that makes its rows in the database; dice are the rows' own hashes, so that every run makes the
 * same shop.
 */
const dice = (of: string, sides: string | number): string =>
  `((hashint8((${of})::bigint)::bigint & 2147483647) % ${sides})::int`;

const steps = ({ experiences, accounts, bookings }: LargeShop): readonly (readonly [string, string])[] => [
  [
    'experiences',
    `insert into experiences (slug, title, description, duration, image_url, cover_image_url, inclusions, theme, starter_price,
       elevated_price, premium_price, ultimate_price)
     select e.slug || '-' || n, e.title || ' ' || n, e.description, e.duration, e.image_url, e.cover_image_url, e.inclusions,
       e.theme, e.starter_price + ${dice('n', 500)} * 100, e.elevated_price + ${dice('n', 500)} * 100,
       e.premium_price + ${dice('n', 500)} * 100, e.ultimate_price + ${dice('n', 500)} * 100
     from generate_series(1, ${experiences} - (select count(*) from experiences)) n
     join (select *, row_number() over (order by id) - 1 as at, count(*) over () as of from experiences) e
       on e.at = n % e.of`,
  ],
  [
    'categories of experiences',
    `insert into experience_categories (experience_id, category_id)
     select e.id, c.id from experiences e
     join (select id, row_number() over (order by id) - 1 as at, count(*) over () as of from categories) c
       on c.at = e.id % c.of on conflict do nothing`,
  ],
  [
    'accounts',
    `insert into users (username, password_hash, email, full_name)
     select 'guest' || n, 'nobody signs in with this', 'guest' || n || '@large.example',
       (${FIRST})[1 + ${dice('n', 12)}] || ' ' || (${LAST})[1 + ${dice('n + 7', 12)}]
     from generate_series(1, ${accounts}) n on conflict do nothing`,
  ],
  [
    'bookings',
    `insert into bookings (id, reference, account_id, company_name, first_name, last_name, email, phone_number, subtotal, total,
       confirmed, payment_status, delivery_status, created_at)
     select nextval('bookings_id_seq'), 'WC-' || upper(substr(md5('large' || n), 1, 10)),
       case when ${dice('n', 3)} > 0 then (select min(id) from users where username = 'guest1') + ${dice('n', accounts)} end,
       case when ${dice('n + 1', 4)} > 0 then (${COMPANY})[1 + ${dice('n + 2', 8)}] || ' ' || ${dice('n + 3', 900)} end,
       (${FIRST})[1 + ${dice('n + 4', 12)}], (${LAST})[1 + ${dice('n + 5', 12)}] || ' ' || ${dice('n + 6', 5000)},
       'guest' || ${dice('n + 7', accounts)} || '@large.example', '+1 415 555 0134', 0, 0,
       ${dice('n + 8', 10)} > 2, case when ${dice('n + 9', 10)} > 3 then 'paid' else 'pending' end,
       case when ${dice('n + 10', 10)} > 4 then 'delivered' else 'pending' end,
       date_trunc('milliseconds', now()) - interval '1 second' * (${dice('n + 11', 63_000_000)} + 1)
     from generate_series(1, ${bookings}) n order by ${dice('n + 11', 63_000_000)} desc on conflict do nothing`,
  ],
  [
    'lines',
    `insert into booking_lines (booking_id, position, experience_id, title, slug, duration, image_url, selected_tier, quantity,
       tier_price, add_ons, add_ons_total)
     select b.id, p, e.id, e.title, e.slug, e.duration, e.image_url, 'elevated', 1 + ${dice('b.id + p', 3)}, e.elevated_price, '[]', 0
     from (select array_agg(id order by id) as ids from experiences) pool cross join bookings b
     cross join generate_series(0, 1) p
     join experiences e on e.id = pool.ids[1 + ${dice('b.id * 2 + p', 'array_length(pool.ids, 1)')}]
     where b.subtotal = 0 and (p = 0 or ${dice('b.id', 4)} = 0) and not exists (select from booking_lines l where l.booking_id = b.id)`,
  ],
  [
    'sessions',
    `insert into booking_slots (booking_id, position, unit, day, time, meridiem, zone, minute)
     select l.booking_id, l.position, u, (b.created_at + interval '1 day' * (7 + ${dice('l.booking_id + u', 120)}))::date,
       (1 + ${dice('l.booking_id + u + 1', 11)}) || ':30', (array['AM','PM'])[1 + ${dice('l.booking_id + u + 2', 2)}],
       (array['EST','CST','MST','PST','UTC'])[1 + ${dice('l.booking_id + u + 3', 5)}],
       ((1 + ${dice('l.booking_id + u + 1', 11)}) + 12 * ${dice('l.booking_id + u + 2', 2)}) * 60 + 30
     from bookings b join booking_lines l on l.booking_id = b.id cross join generate_series(0, 2) u
     where b.subtotal = 0 and u < l.quantity and ${dice('l.booking_id + u + 4', 10)} > 1 on conflict do nothing`,
  ],
  // Without figures of what was just written the database would look at every line for every booking.
  ['figures for the planner', 'analyze bookings, booking_lines, booking_slots'],
  [
    'sums, and what bookings are found by',
    `update bookings b set subtotal = s.total, total = s.total, first_day = s.day, last_day = s.until,
       search_text = ${folded(`concat_ws(E'\\n', b.first_name || ' ' || b.last_name, b.email, coalesce(b.company_name, ''), b.reference, s.titles)`)},
       customer_key = ${folded(`b.last_name || ' ' || b.first_name`)}
     from (select l.booking_id, sum(l.quantity * l.tier_price) total, string_agg(distinct l.title, E'\\n') titles,
         coalesce((select min(day) from booking_slots t where t.booking_id = l.booking_id), 'infinity') as day,
         coalesce((select max(day) from booking_slots t where t.booking_id = l.booking_id), '-infinity') as until
       from booking_lines l group by l.booking_id) s
     where s.booking_id = b.id and b.subtotal = 0`,
  ],
  // As in a shop that has taken them one after the other: what was booked on one day lies together.
  ...['bookings', 'booking_lines', 'booking_slots'].map(
    (table) => [`${table}, in their order`, `cluster ${table} using ${table}_pkey`] as const,
  ),
  [
    'what was received',
    `insert into payment_ledger (at, kind, status, amount, booking_id, note, actor)
     select b.created_at + interval '1 day', 'offline', 'succeeded', b.total, b.id, 'Bank transfer', 'admin'
     from bookings b where b.payment_status = 'paid' and b.total > 0
       and b.id not in (select booking_id from payment_ledger where booking_id is not null)`,
  ],
  [
    'what was mailed',
    `insert into booking_mails (booking_id, kind, message_id, at)
     select b.id, 'booking-received', 'booking-received-' || b.reference || '@large.example', b.created_at
     from bookings b where b.id not in (select booking_id from booking_mails)`,
  ],
  ['the catalogue, as changed', 'update shop_state set catalogue_version = catalogue_version + 1'],
];

/** Tables that get a row or more for each booking. */
const FILLED = ['bookings', 'booking_lines', 'booking_slots', 'payment_ledger', 'booking_mails'];

/** Neither keys nor sums are looked after row by row: the first are right as they are made, the second are counted at the end. */
const withoutTriggers = async (client: pg.Client): Promise<void> => {
  await client.query('savepoint triggers');
  try {
    await client.query('set local session_replication_role = replica');
  } catch {
    // Only a superuser may. The owner of the tables may turn off what keeps the sums.
    await client.query('rollback to savepoint triggers');
    for (const table of FILLED) await client.query(`alter table ${table} disable trigger user`);
  }
};

const withTriggers = async (client: pg.Client): Promise<void> => {
  await client.query('set local session_replication_role = origin').catch(() => {});
  for (const table of FILLED) await client.query(`alter table ${table} enable trigger user`);
};

/** Takes the indexes away that no key needs, because building them anew is quicker than keeping them. Returns how to make them. */
const dropIndexes = async (client: pg.Client, tables: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text "name", pg_get_indexdef(i.indexrelid) "definition" from pg_index i
     where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
};

/** Fills a seeded shop until it is large. A step that fails leaves the shop as it was before. */
export const makeLarge = async (
  client: pg.Client,
  size: LargeShop,
  tell: (line: string) => void = () => {},
): Promise<void> => {
  await client.query('begin');
  await client.query(`set local work_mem = '256MB'`);
  await client.query(`set local maintenance_work_mem = '512MB'`);
  const timed = async (name: string, sql: string): Promise<void> => {
    const started = performance.now();
    const { rowCount } = await client.query(sql);
    tell(
      `${(rowCount ?? 0).toLocaleString('en-US').padStart(9)} rows  ${name} (${Math.round(performance.now() - started)} ms)`,
    );
  };
  try {
    await withoutTriggers(client);
    const indexes = await dropIndexes(client, FILLED);
    for (const [name, sql] of steps(size)) await timed(name, sql);
    const build = async (definitions: readonly string[]) => {
      for (const definition of definitions) await timed(definition.split(' ')[2] ?? '', definition);
    };
    await build(indexes);
    await withTriggers(client);
    for (const sql of RECOUNT) await timed('the kept sums', sql);
    const ofCustomers = await dropIndexes(client, ['customers']);
    await timed('the customers', FILL);
    await build(ofCustomers);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('vacuum analyze');
};

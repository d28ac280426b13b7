import type { Database } from './driver/database.ts';
import { readHealth } from './driver/health.ts';
import { ormOn, pendingAdditions } from './driver/orm.ts';
import { textQuery } from './driver/query.ts';
import { statement } from './driver/statement.ts';
import { COUNT_MISSING } from './office/recount.ts';

/** One thing that was looked at: what was found, in words, and whether it is as it must be. */
export interface Finding {
  readonly good: boolean;
  /** Well for now, and to be changed before customers come. */
  readonly isNote?: boolean;
  readonly words: string;
}

const good = (words: string): Finding => ({ good: true, words });
const bad = (words: string): Finding => ({ good: false, words });

/** Settings without which an acknowledged booking could be lost. */
const DURABLE = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

const durability = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const rows = await reader.run(
    textQuery<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [DURABLE],
    ),
  );
  return rows.map(({ name, setting }) =>
    setting === 'off'
      ? bad(
          `${name} is off: a crash can lose acknowledged bookings. Turn it on in the database's configuration.`,
        )
      : good(`${name} is ${setting}.`),
  );
};

const migrated = async (database: Database): Promise<readonly Finding[]> => {
  const orm = ormOn(database);
  const pending = await pendingAdditions(orm);
  if (pending.length > 0)
    return [
      bad(
        `${pending.length} migrations have not run (${pending.map(({ name }) => name).join(', ')}): start the shop once.`,
      ),
    ];
  const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return difference.trim() === ''
    ? [good('The tables are those of this version.')]
    : [
        bad(
          `The tables differ from those of this version. What would make them equal:\n${difference.trim()}`,
        ),
      ];
};

/** Each question names what it counts; zero is what must be found. */
const BOOKS: readonly { readonly words: string; readonly sql: string }[] = [
  {
    words: 'bookings whose subtotal is not the sum of their lines',
    sql: `select count(*)::int n from bookings b where b.subtotal <>
      (select coalesce(sum((l.tier_price + l.add_ons_total) * l.quantity), 0) from booking_lines l where l.booking_id = b.id)`,
  },
  {
    words: 'bookings whose total is not subtotal less discount',
    sql: 'select count(*)::int n from bookings where total <> subtotal - discount_amount or total < 0',
  },
  {
    words: 'lines whose add-on total is not the sum of their add-ons',
    sql: `select count(*)::int n from booking_lines l where l.add_ons_total <>
      (select coalesce(sum((a->>'price')::bigint), 0) from jsonb_array_elements(l.add_ons) a)`,
  },
  {
    words: 'discount codes whose uses differ from their redemptions, or exceed their limit',
    sql: `select count(*)::int n from discount_codes d where d.current_uses > coalesce(d.max_uses, d.current_uses)
      or d.current_uses <> (select count(*) from redemptions r where r.discount_code_id = d.id)`,
  },
  {
    words: 'bookings that have received more than they cost, with nothing on the list of payments to check',
    sql: `select count(*)::int n from bookings b join (select booking_id,
        sum(case when kind in ('charge', 'offline') and status = 'succeeded' then amount
          when kind = 'refund' and status <> 'failed' then -amount
          when kind = 'dispute' and status = 'lost' then -amount else 0 end) amount
        from payment_ledger group by 1) kept on kept.booking_id = b.id
      where kept.amount > b.total and not exists (select 1 from payment_attention a
        join payment_ledger l on l.intent_id = a.intent_id
        where l.booking_id = b.id and a.reason = 'paid-twice' and a.amount = kept.amount - b.total)`,
  },
  { words: 'kept sums of bookings and receipts that differ from their rows', sql: COUNT_MISSING },
  {
    words: 'gaps or doubles in the order of categories',
    sql: `select count(*)::int n from (select position, row_number() over (order by position) place from categories) c
      where c.position <> c.place`,
  },
];

const books = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const findings: Finding[] = [];
  for (const { words, sql } of BOOKS) {
    const [row] = await reader.run(textQuery<{ n: number }>(sql));
    findings.push(row?.n === 0 ? good(`No ${words}.`) : bad(`${row?.n ?? '?'} ${words}.`));
  }
  return findings;
};

const LONGEST_WAIT_S = 120;

const jobs = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const { oldestJobSeconds, deadJobs, bookingsWithoutMail } = await readHealth(reader.run, '7 days');
  return [
    oldestJobSeconds > LONGEST_WAIT_S
      ? bad(`A job has been waiting for ${oldestJobSeconds} s: is a process with WORKERS running?`)
      : good('No job waits long.'),
    deadJobs > 0
      ? bad(`${deadJobs} ${deadJobs === 1 ? 'job was' : 'jobs were'} given up after the last attempt.`)
      : good('No job was given up.'),
    bookingsWithoutMail > 0
      ? bad(
          `${bookingsWithoutMail} ${bookingsWithoutMail === 1 ? 'booking of the last 7 days has' : 'bookings of the last 7 days have'} no mail.`,
        )
      : good('Every booking of the last 7 days has its mail.'),
  ];
};

const ADMINISTRATORS = statement((db) =>
  db
    .selectFrom('users')
    .select('username')
    .where('role', '=', 'admin')
    .where('email', 'is', null)
    .orderBy('id'),
);

/** Said, and nothing wrong: the shop works as it is. */
const administrators = async ({ reader }: Database): Promise<readonly Finding[]> => {
  const rows = await reader.run(ADMINISTRATORS());
  return rows.map(({ username }) =>
    good(
      `The administrator ${username} has no e-mail address, so a forgotten password cannot be reset: set ADMIN_EMAIL, or add one in the profile.`,
    ),
  );
};

/** Examines the tables and the sums of a database that no shop runs on yet, such as one that was just restored. */
export const examineBooks = async (database: Database): Promise<readonly Finding[]> => {
  const schema = await migrated(database);
  return schema.every((finding) => finding.good) ? [...schema, ...(await books(database))] : schema;
};

/** Examines a database that answers: migrated, durable, and its sums re-derived from their lines. */
export const examine = async (database: Database): Promise<readonly Finding[]> => {
  const schema = await migrated(database);
  const durable = await durability(database);
  // Without the tables there is nothing to add up.
  return schema.every((finding) => finding.good)
    ? [
        ...schema,
        ...durable,
        ...(await administrators(database)),
        ...(await books(database)),
        ...(await jobs(database)),
      ]
    : [...schema, ...durable];
};

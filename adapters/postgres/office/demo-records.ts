import { DEMO_KINDS, type DemoKind, type DemoRecord } from '@wondercast/core/desk/office/demo';
import type { DemoRecords } from '@wondercast/core/desk/office/ports';
import { type RawBuilder, sql } from 'kysely';
import { textQuery } from '../driver/query.ts';
import { anyOf, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';

type Used = Pick<DemoRecord, 'kind' | 'id'>;

/** The table of a kind, and a stamp of a row `t` that changes when somebody edits it. */
const LOOKS: Readonly<Record<DemoKind, { readonly table: string; readonly stamp: RawBuilder<string> }>> = {
  booking: {
    table: 'bookings',
    // Changes by the shop itself are not edits, so states that follow the clock are left out.
    stamp: sql`concat_ws('.',
      (select count(*) from payment_ledger l where l.booking_id = t.id),
      (select count(*) from booking_changes c where c.booking_id = t.id),
      (select count(*) from audit_log a where a.subject = 'booking' and a.subject_id = t.id::text and a.actor <> 'machine')
      + (select count(*) from booking_slots s join audit_log a on a.subject = 'session'
          and a.subject_id = concat_ws('-', s.booking_id, s.position + 1, s.unit + 1)
        where s.booking_id = t.id and a.actor <> 'machine'))`,
  },
  host: {
    table: 'hosts',
    stamp: sql`concat_ws('.', t.version, (select count(*) from host_absences b where b.host_id = t.id))`,
  },
  experience: { table: 'experiences', stamp: sql`t.version::text` },
  category: { table: 'categories', stamp: sql`t.version::text` },
  'add-on': { table: 'add_ons', stamp: sql`t.version::text` },
  'discount-code': { table: 'discount_codes', stamp: sql`concat_ws('.', t.version, t.current_uses)` },
  logo: { table: 'logo_carousel', stamp: sql`t.updated_at::text` },
  // A demo review without a booking cannot be edited.
  review: { table: 'reviews', stamp: sql`'-'::text` },
};

const markOf = (kind: DemoKind) =>
  statement(
    (_, { ids }: Given<{ ids: readonly number[] }>) => sql<object>`insert into demo_records (kind, id, stamp)
      select ${sql.lit(kind)}, t.id, ${LOOKS[kind].stamp} from ${sql.table(LOOKS[kind].table)} t
      where t.id = any(${ids}::int[]) on conflict (kind, id) do nothing`,
  );
const MARK: Readonly<Record<DemoKind, ReturnType<typeof markOf>>> = {
  booking: markOf('booking'),
  host: markOf('host'),
  experience: markOf('experience'),
  category: markOf('category'),
  'add-on': markOf('add-on'),
  'discount-code': markOf('discount-code'),
  logo: markOf('logo'),
  review: markOf('review'),
};

const ALL = statement(
  () =>
    sql<DemoRecord>`${sql.join(
      DEMO_KINDS.map(
        (kind, place) => sql`select ${sql.lit(place)}::int place, r.kind, r.id,
          r.stamp <> ${LOOKS[kind].stamp} touched
        from demo_records r join ${sql.table(LOOKS[kind].table)} t on t.id = r.id where r.kind = ${sql.lit(kind)}`,
      ),
      sql` union all `,
    )} order by place, id`,
);

const IN_USE = statement(
  (_, { ids }: Given<{ ids: readonly number[] }>) => sql<Used>`select r.kind, r.id from demo_records r
    where r.kind = 'experience' and exists (select from booking_lines l
      where l.experience_id = r.id and l.booking_id <> all(${ids}::int[]))
    or r.kind = 'host' and exists (select from assignments a
      where a.host_id = r.id and a.booking_id <> all(${ids}::int[]))
    or r.kind = 'discount-code' and exists (select from redemptions d
      where d.discount_code_id = r.id and d.booking_id <> all(${ids}::int[]))`,
);

// Waits for transactions that are editing demo records, and then for all that have written a booking or reserved a host.
const HOLD_ROWS = (['booking', 'host', 'discount-code'] as const).map((kind) =>
  statement(
    () => sql<object>`select t.id from ${sql.table(LOOKS[kind].table)} t
      where t.id in (select id from demo_records where kind = ${sql.lit(kind)}) order by t.id for update`,
  ),
);
const HOLD = textQuery('lock table bookings, assignments in share row exclusive mode');

const REMOVE_BOOKINGS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .with('unasked', (each) => each.deleteFrom('answers').where('booking_id', '=', anyOf(ids)))
    .with('unpaid', (each) => each.deleteFrom('payment_ledger').where('booking_id', '=', anyOf(ids)))
    .with('unchanged', (each) => each.deleteFrom('revenue_changes').where('booking_id', '=', anyOf(ids)))
    .with('unchecked', (each) => each.deleteFrom('number_checks').where('booking_id', '=', anyOf(ids)))
    .with('unbilled', (each) => each.deleteFrom('invoices').where('booking_id', '=', anyOf(ids)))
    .deleteFrom('bookings')
    .where('id', '=', anyOf(ids)),
);
// Waits for transactions that issue invoices in this series, so that their invoices are seen when the series is checked.
const HOLD_SERIES = statement((db) =>
  db.selectFrom('invoice_series').select('name').orderBy('name').forUpdate(),
);
const REMOVE_SERIES = statement((db) =>
  db
    .deleteFrom('invoice_series')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoices')
            .select('id')
            .where(sql<boolean>`starts_with(number, invoice_series.name || '-')`),
        ),
      ),
    ),
);
const REMOVE_HOSTS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db.deleteFrom('hosts').where('id', '=', anyOf(ids)),
);
const FORGET = statement((db) => db.deleteFrom('demo_records'));

export const postgresDemoRecords = ({ run }: Session): DemoRecords => ({
  mark: async (kind, ids) => {
    await run(MARK[kind]({ ids }));
  },
  all: async () => (await run(ALL())).map(({ kind, id, touched }) => ({ kind, id, touched })),
  inUseBesides: (ids) => run(IN_USE({ ids })),
  lock: async () => {
    for (const holdRows of HOLD_ROWS) await run(holdRows());
    await run(HOLD);
  },
  removeBookings: async (ids) => {
    await run(HOLD_SERIES());
    await run(REMOVE_BOOKINGS({ ids }));
    await run(REMOVE_SERIES());
  },
  removeHosts: async (ids) => {
    await run(REMOVE_HOSTS({ ids }));
  },
  forget: async () => {
    await run(FORGET());
  },
});

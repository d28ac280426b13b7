import type { BookingRegister } from '@wondercast/core/booking/ports';
import type { Session as BookedSession, DayTakings } from '@wondercast/core/booking/register';
import { bookingsAsked } from './booking-question.ts';
import { type BookingRow, bookingOf, SELECT_BOOKING } from './booking-rows.ts';
import type { Session } from './database.ts';
import { constant } from './dialect.ts';
import { money } from './rows.ts';

/** Runs work on one transaction, so that what it reads is of one moment. */
export type Within = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

const BATCH = 500;

/** Ranked before anything else is looked up: of a busy month few are shown. */
const SESSIONS = constant(`with sessions as (
    select s.booking_id, s.position, s.day, s.time, s.meridiem, s.zone, s.minute, count(*)::int units
    from booking_slots s where s.day between $1 and $2 group by 1, 2, 3, 4, 5, 6, 7),
  ranked as (
    select s.*, row_number() over (partition by s.day order by s.minute nulls last, s.booking_id, s.position) as place,
      (count(*) over (partition by s.day))::int as total,
      (count(*) filter (where u.id is null) over (partition by s.day))::int as certain
    from sessions s left join (select id from bookings where not confirmed) u on u.id = s.booking_id)
  select r.booking_id "bookingId", b.reference, r.position, r.day "date", r.time, r.meridiem, r.zone, r.units, l.title,
    l.duration, l.selected_tier "selectedTier", b.first_name "firstName", b.last_name "lastName",
    b.company_name "companyName", b.confirmed, b.delivery_status "deliveryStatus", r.total, r.certain
  from ranked r join bookings b on b.id = r.booking_id
    join booking_lines l on l.booking_id = r.booking_id and l.position = r.position
  where r.place <= $3 order by r.day, r.place`);

const TAKINGS = constant(`with placed as (
    select (created_at at time zone 'UTC')::date as day, count(*)::int bookings, sum(total) revenue
    from bookings where created_at >= ($1::date::timestamp at time zone 'UTC') group by 1),
  moved as (
    select (at at time zone 'UTC')::date as day,
      sum(case when kind in ('charge', 'offline') then amount else -amount end) received
    from payment_ledger where at >= ($1::date::timestamp at time zone 'UTC') and status = 'succeeded'
      and kind in ('charge', 'offline', 'refund') and booking_id is not null group by 1)
  select day "date", coalesce(bookings, 0) bookings, coalesce(revenue, 0)::bigint revenue,
    coalesce(received, 0)::bigint received
  from placed full join moved using (day) order by day`);

/** The ledger is summed for what is pending alone. */
const STANDING = constant(`with pending as materialized (
    select id, total from bookings where payment_status = 'pending'),
  kept as (
    select p.id, greatest(0, sum(case when l.kind = 'refund' then -l.amount else l.amount end)) amount
    from pending p join payment_ledger l on l.booking_id = p.id
    where l.status = 'succeeded' and l.kind in ('charge', 'offline', 'refund') group by 1)
  select count(*) filter (where open > 0)::int "bookings", coalesce(sum(open), 0)::bigint "amount",
    (select count(*)::int from bookings where not confirmed) "unconfirmed"
  from (select greatest(0, p.total - coalesce(k.amount, 0)) as open
    from pending p left join kept k on k.id = p.id) standing`);

const MONTHS_OF_PARTNER =
  constant(`select to_char(created_at at time zone 'UTC', 'YYYY-MM') "month", count(*)::int "bookings",
  sum(total)::bigint "gross", coalesce(sum(total) filter (where payment_status = 'paid'), 0)::bigint "paid"
  from bookings where partner_id = $1 and created_at >= $2 and created_at < $3 group by 1 order by 1 desc`);

interface MonthRow {
  month: string;
  bookings: number;
  gross: number;
  paid: number;
}

type SessionRow = BookedSession & { readonly total: number; readonly certain: number };

const sessionOf = ({ total: _, certain: __, ...session }: SessionRow): BookedSession => session;

export const postgresBookingRegister = ({ sql }: Session, within: Within): BookingRegister => ({
  page: async (question, { limit, after }) => {
    const { where, order, parameters } = bookingsAsked(question);
    const page = bookingsAsked(question, after);
    const next = page.parameters.length + 1;
    const [rows, counted] = await Promise.all([
      sql<BookingRow>(
        `with page as materialized (select b.id from bookings b where ${page.where} order by ${order} limit $${next})
          ${SELECT_BOOKING} join page on page.id = b.id order by ${order}`,
        [...page.parameters, limit + 1],
      ),
      sql<{ total: number }>(`select count(*)::int "total" from bookings b where ${where}`, parameters),
    ]);
    return {
      bookings: rows.slice(0, limit).map(bookingOf),
      total: counted[0]?.total ?? 0,
      more: rows.length > limit,
    };
  },
  each: (question, visit) =>
    within(async (session) => {
      const { where, order, parameters } = bookingsAsked(question);
      await session.sql(
        `declare asked no scroll cursor for ${SELECT_BOOKING} where ${where} order by ${order}`,
        parameters,
      );
      for (;;) {
        const rows = await session.sql<BookingRow>(`fetch ${BATCH} from asked`);
        if (rows.length > 0) await visit(rows.map(bookingOf));
        if (rows.length < BATCH) break;
      }
      await session.sql('close asked');
    }),
  sessions: async ({ from, to, perDay }) => {
    const rows = await sql<SessionRow>(SESSIONS, [from, to, perDay]);
    return [...Map.groupBy(rows, ({ date }) => date)].map(([date, of]) => ({
      date,
      total: of[0]?.total ?? 0,
      confirmed: of[0]?.certain ?? 0,
      sessions: of.map(sessionOf),
    }));
  },
  takings: async (from) =>
    (await sql<DayTakings>(TAKINGS, [from])).map((day) => ({
      ...day,
      revenue: money(day.revenue),
      received: money(day.received),
    })),
  standing: async () => {
    const [row] = await sql<{ bookings: number; amount: number; unconfirmed: number }>(STANDING);
    return {
      unpaid: { bookings: row?.bookings ?? 0, amount: money(row?.amount ?? 0) },
      unconfirmed: row?.unconfirmed ?? 0,
    };
  },
  monthsOfPartner: async (partnerId, from, until) =>
    (await sql<MonthRow>(MONTHS_OF_PARTNER, [partnerId, from, until])).map(({ gross, paid, ...month }) => ({
      ...month,
      gross: money(gross),
      paid: money(paid),
    })),
});

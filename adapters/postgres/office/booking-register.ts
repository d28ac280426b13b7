import { stateOf } from '@wondercast/core/booking/states';
import type { BookingRegister } from '@wondercast/core/office/ports';
import type { Session as BookedSession, DayTakings } from '@wondercast/core/office/register';
import { type BookingRow, bookingOf, SELECT_BOOKING } from '../booking/booking-rows.ts';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { money } from '../rows.ts';
import { listed, searched } from './booking-page.ts';
import { bookingsAsked } from './booking-query.ts';

/** Runs work on one transaction, so that what it reads is of one moment. */
export type Within = <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;

const BATCH = 500;

/** Ranked before anything else is looked up: of a busy month few are shown. `offset 0` keeps the planner from reading all lines. */
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
  from ranked r cross join lateral (select * from bookings where id = r.booking_id offset 0) b
    cross join lateral (
      select * from booking_lines where booking_id = r.booking_id and position = r.position offset 0) l
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

/** What is pending, less what has come in for it: few of them have anything in the ledger. */
const STANDING =
  constant(`select whole.bookings - part.settled "bookings", whole.amount - part.amount "amount",
    (select count(*)::int from bookings where not confirmed) "unconfirmed"
  from (
    select (count(*) filter (where total > 0))::int bookings, coalesce(sum(total), 0)::bigint amount
    from bookings where payment_status = 'pending') whole,
  (select (count(*) filter (where total > 0 and kept >= total))::int settled,
      coalesce(sum(least(kept, total)), 0)::bigint amount
    from (
      select b.total, greatest(0, sum(case when l.kind = 'refund' then -l.amount else l.amount end)) kept
      from payment_ledger l join bookings b on b.id = l.booking_id
      where b.payment_status = 'pending' and l.status = 'succeeded' and l.kind in ('charge', 'offline', 'refund')
      group by b.id) paid) part`);

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

type SessionRow = Omit<BookedSession, 'state'> & {
  readonly confirmed: boolean;
  readonly total: number;
  readonly certain: number;
};

const sessionOf = ({ total: _, certain: __, confirmed, ...session }: SessionRow): BookedSession => ({
  ...session,
  state: stateOf(confirmed),
});

export const postgresBookingRegister = ({ sql }: Session, within: Within): BookingRegister => ({
  page: async (question, { limit, after }) => {
    const { ids, total } = await (question.filter.words.length > 0 ? searched : listed)(sql, question, {
      limit: limit + 1,
      after,
    });
    const rows = await sql<BookingRow>(
      `${SELECT_BOOKING} where b.id = any($1) order by array_position($1, b.id)`,
      [ids.slice(0, limit)],
    );
    return { bookings: rows.map(bookingOf), total, more: ids.length > limit };
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

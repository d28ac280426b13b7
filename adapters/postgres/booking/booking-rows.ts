import { type BookedLine, type Booking, withSessions } from '@wondercast/core/bookings/booking/booking';
import { byPlace } from '@wondercast/core/bookings/booking/place';
import { newSession } from '@wondercast/core/calendar/scheduling/session';
import {
  type BookingRow as ListedBooking,
  NO_DAY,
  toBookingRow,
} from '@wondercast/core/desk/office/register';
import { FREE_POLICY } from '@wondercast/core/shop/policy/policy';
import { sql } from 'kysely';
import { fieldsOf, type JsonRowOf, readList, rowAsList } from '../driver/columns.ts';
import { isOneOf } from '../driver/one-of.ts';
import type { Builder, QueryRow } from '../driver/statement.ts';
import { NOT_TAKING_PLACE } from '../state-sets.ts';
import { cancellationOf, type SessionJson, sessionOf } from './session-rows.ts';
import { storedState } from './stored-state.ts';
import { BookingLineRow, BookingRow, BookingSlotRow } from './tables.ts';

type LineJson = JsonRowOf<typeof BookingLineRow>;

const FIELDS = fieldsOf(BookingRow, 'searchText', 'customerKey', 'firstDay', 'lastDay', 'feesAmount');

/** Bookings as `b`, to which a query adds its conditions. */
export const allBookings = (db: Builder) => db.selectFrom('bookings as b');

/** Bookings `b` with their lines and sessions. */
export const selectBookings = (from: ReturnType<typeof allBookings>) =>
  from
    .select(FIELDS)
    .select([
      sql<
        readonly (readonly unknown[])[]
      >`(select coalesce(json_agg(${rowAsList('l', BookingLineRow)} order by l.position), '[]') from booking_lines l where l.booking_id = b.id)`.as(
        'lines',
      ),
      sql<
        readonly (readonly unknown[])[]
      >`(select coalesce(json_agg(${rowAsList('s', BookingSlotRow)}), '[]') from booking_slots s where s.booking_id = b.id)`.as(
        'sessions',
      ),
    ]);

export type SelectedBooking = QueryRow<ReturnType<typeof selectBookings>>;

const readLine = readList(BookingLineRow);
const readSession = readList(BookingSlotRow);

/** A booking's row with its lines and sessions. */
type WholeRow = Omit<SelectedBooking, 'lines' | 'sessions'> & {
  readonly lines: readonly LineJson[];
  readonly sessions: readonly SessionJson[];
};

/** Units of a line without a row. Such units are open. */
const unitsWithoutRow = (
  { position, quantity }: LineJson,
  held: number,
  rows: readonly SessionJson[],
): readonly number[] => {
  if (held >= quantity) return [];
  const known = new Set(rows.filter((row) => row.position === position).map(({ unit }) => unit));
  const units: number[] = [];
  for (let unit = 0; units.length < quantity - held; unit++) if (!known.has(unit)) units.push(unit);
  return units;
};

const lineOf = (line: LineJson, rows: readonly SessionJson[]): BookedLine => {
  const { position, headcount } = line;
  const held = rows.filter((row) => (row.placed_line ?? row.position) === position);
  const sessions = [
    ...held.map((row) => sessionOf(row, headcount)),
    ...unitsWithoutRow(line, held.length, rows).map((unit) =>
      newSession({ line: position, unit }, [], headcount),
    ),
  ].toSorted(byPlace(position));
  const experience =
    line.title === null
      ? null
      : {
          title: line.title,
          slug: line.slug ?? '',
          duration: line.duration ?? '',
          imageUrl: line.image_url ?? '',
        };
  return withSessions(
    {
      experienceId: line.experience_id,
      experience,
      selectedTier: line.selected_tier,
      quantity: line.quantity,
      tierPrice: line.tier_price,
      addOns: line.add_ons,
      addOnsTotal: line.add_ons_total,
      headcount,
      policy: line.policy ?? FREE_POLICY,
    },
    sessions,
  );
};

const bookingOfWhole = (row: WholeRow): Booking => ({
  id: row.id,
  reference: row.reference,
  accountId: row.accountId,
  visitorKey: row.visitorKey,
  partner:
    row.partnerId === null
      ? null
      : {
          id: row.partnerId,
          name: row.partnerName ?? '',
          commission: row.commission,
          returnUrl: row.returnUrl,
        },
  customer: {
    companyName: row.companyName,
    purchaseOrder: row.purchaseOrder,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneNumber: row.phoneNumber,
    specialRequests: row.specialRequests,
  },
  billing: row.billing,
  sessionMailsOnly: row.sessionMailsOnly,
  lines: row.lines.map((line) => lineOf(line, row.sessions)),
  subtotal: row.subtotal,
  discount:
    row.discountCode === null
      ? null
      : {
          code: row.discountCode,
          description: row.discountDescription,
          amount: row.discountAmount,
          terms: row.discountTerms,
        },
  fees: row.fees.map((fee) => ({ ...fee, at: new Date(fee.at) })),
  tax: row.tax,
  taxAdded: row.taxAdded,
  total: row.total,
  waived: row.waived,
  cancellation: row.cancellation && cancellationOf(row.cancellation),
  state: storedState(row),
  confirmedBySessions: row.confirmedBySessions,
  paymentStatus: row.paymentStatus,
  deliveryStatus: row.deliveryStatus,
  paymentIntentId: row.paymentIntentId,
  createdAt: row.createdAt,
  version: row.version,
});

export const bookingOf = (row: SelectedBooking): Booking =>
  bookingOfWhole({ ...row, lines: row.lines.map(readLine), sessions: row.sessions.map(readSession) });

/** Bookings `b` with only their first line and its first session. */
export const selectBriefly = (from: ReturnType<typeof allBookings>) =>
  from
    .select(FIELDS)
    .select('b.first_day as firstDay')
    .select([
      sql<
        readonly LineJson[]
      >`(select coalesce(json_agg(row_to_json(l)), '[]') from (select * from booking_lines where booking_id = b.id
        order by position limit 1) l)`.as('lines'),
      sql<number>`(select count(*)::int from booking_lines where booking_id = b.id)`.as('lineCount'),
      // Positions of lines of which no unit takes place, in order.
      sql<
        readonly number[]
      >`(select coalesce(json_agg(l.position order by l.position), '[]') from booking_lines l
        where l.booking_id = b.id and l.quantity <= (select count(*) from booking_slots s where s.booking_id = b.id
          and coalesce(s.placed_line, s.position) = l.position and ${isOneOf('s.state', NOT_TAKING_PLACE)}))`.as(
        'overLines',
      ),
      // In the order of `byPlace`, with the number of sessions of the line that have a row.
      sql<
        readonly (SessionJson & { readonly held: number })[]
      >`(select coalesce(json_agg(row_to_json(s)), '[]')
        from (select s.*, count(*) over ()::int as held from booking_slots s
          join (select min(position) as first from booking_lines where booking_id = b.id) l
            on coalesce(s.placed_line, s.position) = l.first
          where s.booking_id = b.id order by (s.position <> l.first), s.position, s.unit limit 1) s)`.as(
        'sessions',
      ),
    ]);

type BriefBooking = QueryRow<ReturnType<typeof selectBriefly>>;

/** Whether the row is the line's first unit. A first unit without a row is open, and no later unit may take its place. */
const isFirst = ({ position, quantity }: LineJson, row: SessionJson & { readonly held: number }): boolean =>
  (row.position === position && row.unit === 0) || row.held >= quantity;

export const bookingRowOf = (row: BriefBooking): ListedBooking => {
  const [line] = row.lines;
  const lines = line ? [{ ...line, quantity: 1 }] : [];
  const sessions = row.sessions.filter((session) => line !== undefined && isFirst(line, session));
  return {
    ...toBookingRow(bookingOfWhole({ ...row, lines, sessions })),
    lines: row.lineCount,
    cancelledLines: row.overLines.length,
    isLineCancelled: line !== undefined && row.overLines.includes(line.position),
    firstDay: row.firstDay === NO_DAY ? null : row.firstDay,
  };
};

import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { BookingSize } from '@wondercast/core/bookings/booking/own-page';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { MinorUnits } from '@wondercast/core/kernel/money';
import { sql } from 'kysely';
import type { RowOf } from '../driver/columns.ts';
import { isOneOf } from '../driver/one-of.ts';
import { insertRow, insertRows, rowsReplacement } from '../driver/row-statements.ts';
import { asJson, type Builder, type Given, statement } from '../driver/statement.ts';
import { RevenueChangeRow } from '../office/tables.ts';
import { AHEAD, NOT_TAKING_PLACE, PAID, TO_BECOME_BOOKINGS, UNPAID } from '../state-sets.ts';
import { allBookings, selectBookings } from './booking-rows.ts';
import type { StoredState } from './stored-state.ts';
import { BookingLineRow, BookingRow, BookingSlotRow, BookingTokenRow } from './tables.ts';

export const ADD = insertRow(BookingRow, 'updatedAt');
/** Plain insertions, because they are combined with the booking's own into one statement and cost no round trip of their own. */
export const ADD_LINES = insertRows(BookingLineRow);
export const BOOK_REVENUE = insertRow(RevenueChangeRow, 'id');
export const STATED = statement((db, { bookingId }: Given<{ bookingId: number }>) =>
  db
    .selectFrom('revenue_changes')
    .select([
      sql<MinorUnits>`coalesce(sum(refunds), 0)::bigint`.as('refunds'),
      sql<MinorUnits>`coalesce(sum(commission), 0)::bigint`.as('commission'),
    ])
    .where('booking_id', '=', bookingId),
);
export const ADD_SESSIONS = insertRows(BookingSlotRow);
export const REVOKE_TOKENS = statement((db, { bookingId, at }: Given<{ bookingId: number; at: Date }>) =>
  db
    .updateTable('booking_tokens')
    .set({ revoked_at: at })
    .where('booking_id', '=', bookingId)
    .where('revoked_at', 'is', null),
);
export const ADD_TOKEN = insertRow(BookingTokenRow, 'createdAt', 'revokedAt');

export const HAS_SOLD = statement(
  () =>
    sql<{ sold: boolean }>`select exists (select from bookings) or exists (select from invoices)
      or exists (select from revenue_changes)
      or exists (select from payment_intents where ${isOneOf('state', TO_BECOME_BOOKINGS)}) as sold`,
);
export const BY_ID = statement((db, { id }: Given<{ id: number }>) =>
  selectBookings(allBookings(db)).where('b.id', '=', id),
);
export const LOCK = statement((db, { id }: Given<{ id: number }>) =>
  db.selectFrom('bookings').select('id').where('id', '=', id).forUpdate(),
);
export const BY_REFERENCE = statement((db, { reference }: Given<{ reference: string }>) =>
  selectBookings(allBookings(db)).where('b.reference', '=', reference),
);
export const BY_TOKEN = statement((db, { tokenHash }: Given<{ tokenHash: string }>) =>
  selectBookings(allBookings(db)).where(({ eb, selectFrom }) =>
    eb(
      'b.id',
      '=',
      selectFrom('booking_tokens')
        .select('booking_id')
        .where('token_hash', '=', tokenHash)
        .where('revoked_at', 'is', null),
    ),
  ),
);
export const OF_ACCOUNT = statement((db, { accountId }: Given<{ accountId: number }>) =>
  selectBookings(allBookings(db))
    .where('b.account_id', '=', accountId)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc'),
);
interface SizesAsked {
  readonly accountId: number;
  readonly limit: number;
  readonly before: Date | null;
  readonly beforeId: number | null;
}

export const SIZES_OF_ACCOUNT = statement((db, given: Given<SizesAsked>) =>
  db
    .selectFrom('bookings as b')
    .select(['b.id', 'b.created_at as createdAt'])
    .select(
      sql<number>`(select coalesce(sum(l.quantity), 0)::int from booking_lines l where l.booking_id = b.id)`.as(
        'units',
      ),
    )
    .where('b.account_id', '=', given.accountId)
    .where(
      sql<boolean>`(${given.before}::timestamptz is null or (b.created_at, b.id) < (${given.before}::timestamptz, ${given.beforeId}::int))`,
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc')
    .limit(sql<number>`${given.limit}::int`),
);
interface ComingAsked {
  readonly accountId: number;
  readonly from: LocalDate;
  readonly today: LocalDate;
  readonly limit: number;
}

export const COMING_OF_ACCOUNT = statement(
  (_, { accountId, from, today, limit }: Given<ComingAsked>) =>
    sql<BookingSize>`select b.id, b.created_at as "createdAt",
        (select coalesce(sum(l.quantity), 0)::int from booking_lines l where l.booking_id = b.id) as units
      from bookings b
      where b.account_id = ${accountId} and b.last_day >= ${from}::date
      order by (b.last_day < ${today}::date), case when b.last_day >= ${today}::date then b.first_day end, b.last_day desc, b.id
      limit ${limit}::int`,
);
/** Implements `openUnits`. */
export const OPEN_OF_ACCOUNT = statement(
  (_, { accountId, from }: Given<{ accountId: number; from: LocalDate }>) =>
    sql<{ bookings: number; units: number }>`select count(*) filter (where units > 0)::int as bookings,
        coalesce(sum(units), 0)::int as units
      from (
        select (select coalesce(sum(l.quantity), 0) from booking_lines l where l.booking_id = b.id)
          - (select count(*) from booking_slots s where s.booking_id = b.id and ${isOneOf('s.state', NOT_TAKING_PLACE)}) as units
        from bookings b
        where b.account_id = ${accountId} and not b.confirmed and not b.cancelled
          and (${isOneOf('b.payment_status', UNPAID)} or b.total = 0)
          and (b.last_day >= ${from}::date or b.first_day = 'infinity')
      ) open`,
);
export const COUNT_OF_ACCOUNT = statement((db, { accountId }: Given<{ accountId: number }>) =>
  db
    .selectFrom('bookings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId),
);
export const BY_IDS = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  selectBookings(allBookings(db))
    .where(sql<boolean>`b.id = any(${ids}::int[])`)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc'),
);
export const OF_VISITOR = statement((db, { visitorKey }: Given<{ visitorKey: string }>) =>
  selectBookings(allBookings(db))
    .where('b.visitor_key', '=', visitorKey)
    .orderBy('b.created_at', 'desc')
    .orderBy('b.id', 'desc'),
);
export const LOCK_OF_ACCOUNT = statement((db, { accountId }: Given<{ accountId: number }>) =>
  db.selectFrom('bookings').select('id').where('account_id', '=', accountId).orderBy('id').forUpdate(),
);

/** Updates one booking and raises its version. */
const change = (db: Pick<Builder, 'updateTable'>, { id }: Given<{ id: number }>) =>
  db
    .updateTable('bookings')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id);

export const SET_STATE = statement(
  (db, given: Given<Pick<RowOf<typeof BookingRow>, 'id' | keyof StoredState>>) =>
    change(db, given).set({
      confirmed: given.confirmed,
      confirmed_by_sessions: given.confirmedBySessions,
      cancelled: given.cancelled,
    }),
);
export const SET_DELIVERY = statement((db, given: Given<Pick<Booking, 'id' | 'deliveryStatus'>>) =>
  change(db, given).set({ delivery_status: given.deliveryStatus }),
);
export const SET_PAYMENT = statement(
  (db, given: Given<Pick<Booking, 'id' | 'paymentStatus' | 'paymentIntentId'>>) =>
    change(db, given).set(({ fn, ref }) => ({
      payment_status: given.paymentStatus,
      payment_intent_id: fn.coalesce(ref('payment_intent_id'), given.paymentIntentId),
      waived: sql<MinorUnits>`case when ${isOneOf('payment_status', UNPAID)} and ${given.paymentStatus}::text in (${sql.join(PAID.map((each) => sql.lit(each)))}) then 0 else waived end`,
    })),
);
type Customer = Pick<
  RowOf<typeof BookingRow>,
  | 'id'
  | 'companyName'
  | 'purchaseOrder'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'specialRequests'
  | 'billing'
  | 'searchText'
  | 'customerKey'
>;

const customerOf = (given: Given<Customer>) => ({
  company_name: given.companyName,
  purchase_order: given.purchaseOrder,
  first_name: given.firstName,
  last_name: given.lastName,
  email: given.email,
  phone_number: given.phoneNumber,
  special_requests: given.specialRequests,
  billing: asJson(given.billing),
  search_text: given.searchText,
  customer_key: given.customerKey,
});

export const SET_CUSTOMER = statement((db, given: Given<Customer>) =>
  change(db, given).set(customerOf(given)),
);
/** Agreed sessions that have ended. A session changed after its end has been reviewed by the desk and is left out. */
export const ENDED = statement((db, { endedBy, limit }: Given<{ endedBy: Date; limit: number }>) =>
  db
    .selectFrom('booking_slots')
    .select(['booking_id as bookingId', 'position as line', 'unit'])
    .where('state', 'in', AHEAD)
    .where('ends_at', '<=', endedBy)
    .where(sql<boolean>`(state_since is null or state_since <= ends_at)`)
    .orderBy('ends_at')
    .limit(sql<number>`${limit}::int`),
);

type Saved = Pick<
  RowOf<typeof BookingRow>,
  'id' | keyof StoredState | 'deliveryStatus' | 'firstDay' | 'lastDay'
> & {
  sessions: readonly object[];
};

export const SAVE_SESSIONS = statement((db, given: Given<Saved>) =>
  db
    .with('changed', (each) =>
      change(each, given).set({
        confirmed: given.confirmed,
        confirmed_by_sessions: given.confirmedBySessions,
        cancelled: given.cancelled,
        delivery_status: given.deliveryStatus,
        first_day: given.firstDay,
        last_day: given.lastDay,
      }),
    )
    .with('written', () => sql<object>`(${rowsReplacement(BookingSlotRow, given.sessions)})`)
    .selectNoFrom(sql.lit(1).as('one')),
);
type Rewritten = Pick<
  RowOf<typeof BookingRow>,
  | 'id'
  | 'subtotal'
  | 'discountCode'
  | 'discountDescription'
  | 'discountAmount'
  | 'discountTerms'
  | 'fees'
  | 'feesAmount'
  | 'tax'
  | 'taxAdded'
  | 'total'
  | 'waived'
  | 'cancellation'
  | 'paymentStatus'
>;

/** The columns besides sessions that a change of a booking may alter. The sessions' statement raises the version. */
export const SAVE_SUMS = statement((db, given: Given<Rewritten>) =>
  db
    .updateTable('bookings')
    .set({
      subtotal: given.subtotal,
      discount_code: given.discountCode,
      discount_description: given.discountDescription,
      discount_amount: given.discountAmount,
      discount_terms: asJson(given.discountTerms),
      fees: asJson(given.fees),
      fees_amount: given.feesAmount,
      tax: asJson(given.tax),
      tax_added: given.taxAdded,
      total: given.total,
      waived: given.waived,
      cancellation: asJson(given.cancellation),
      payment_status: given.paymentStatus,
    })
    .where('id', '=', given.id),
);

/** The customer's columns. The sessions' statement raises the version. */
export const SAVE_CUSTOMER = statement((db, given: Given<Customer>) =>
  db.updateTable('bookings').set(customerOf(given)).where('id', '=', given.id),
);
/** Inserts or updates lines. Lines are never deleted. */
export const SAVE_LINES = statement((_, { lines }: Given<{ lines: readonly object[] }>) =>
  rowsReplacement(BookingLineRow, lines),
);
export const REMOVE = statement((db, { id }: Given<{ id: number }>) =>
  db
    .with('forgotten', (each) => each.deleteFrom('answers').where('booking_id', '=', id))
    .deleteFrom('bookings')
    .where('id', '=', id),
);

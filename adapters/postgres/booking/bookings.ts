import type { Booking } from '@wondercast/core/booking/booking';
import type { Bookings } from '@wondercast/core/booking/ports';
import { isConfirmed } from '@wondercast/core/booking/states';
import { customerKeyOf, firstDayOf, lastDayOf, NO_DAY, searchTextOf } from '@wondercast/core/office/register';
import { isEmptySlot, minuteOfDay, type Slot } from '@wondercast/core/scheduling/slot';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import type { BookingIds } from './booking-ids.ts';
import { type BookingRow, bookingOf, SELECT_BOOKING } from './booking-rows.ts';

/** Where no session has a day, its last is before every day, as its first is after. */
const BEFORE_ALL = '-infinity';

const ADD = `insert into bookings (id, reference, account_id, visitor_key, company_name, first_name, last_name, email, phone_number,
    subtotal, discount_code, discount_description, discount_amount, total, confirmed, payment_status, delivery_status,
    payment_intent_id, created_at, version, search_text, customer_key, first_day,
    partner_id, partner_name, purchase_order, last_day)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27)`;
const ADD_LINES = `insert into booking_lines (booking_id, position, experience_id, title, slug, duration, image_url, selected_tier,
    quantity, tier_price, add_ons, add_ons_total, headcount)
  select $1, l.* from json_to_recordset($2::json) as l(position int, experience_id int, title text, slug text,
    duration text, image_url text, selected_tier text, quantity int, tier_price int, add_ons jsonb, add_ons_total bigint,
    headcount int)`;
const ADD_SLOTS = `insert into booking_slots (booking_id, position, unit, day, time, meridiem, zone, minute)
  select $1, s.* from json_to_recordset($2::json) as s(position int, unit int, day date, time text, meridiem text, zone text,
    minute int)`;

const BY_ID = constant(`${SELECT_BOOKING} where b.id = $1`);
const LOCK = constant('select id from bookings where id = $1 for update');
const BY_REFERENCE = constant(`${SELECT_BOOKING} where b.reference = $1`);
const BY_TOKEN = constant(
  `${SELECT_BOOKING} join booking_tokens t on t.booking_id = b.id where t.token_hash = $1 and t.revoked_at is null`,
);
const OF_ACCOUNT = constant(
  `${SELECT_BOOKING} where b.account_id = $1 order by b.created_at desc, b.id desc`,
);
const OF_VISITOR = constant(
  `${SELECT_BOOKING} where b.visitor_key = $1 order by b.created_at desc, b.id desc`,
);
const LOCK_OF_ACCOUNT = constant('select id from bookings where account_id = $1 order by id for update');
const ADD_TOKEN = 'insert into booking_tokens (token_hash, booking_id) values ($1, $2)';
const SET_CONFIRMED = constant('update bookings set confirmed = $2, version = version + 1 where id = $1');
const SET_DELIVERY = constant(
  'update bookings set delivery_status = $2, version = version + 1 where id = $1',
);
const SET_PAYMENT = constant(`update bookings set payment_status = $2,
  payment_intent_id = coalesce(payment_intent_id, $3), version = version + 1 where id = $1`);
const CLEAR_SLOTS = constant('delete from booking_slots where booking_id = $1');
const SET_SLOTS =
  constant(`with raised as (update bookings set version = version + 1, first_day = $3, last_day = $4 where id = $1)
  insert into booking_slots (booking_id, position, unit, day, time, meridiem, zone, minute)
  select $1, s.* from json_to_recordset($2::json) as s(position int, unit int, day date, time text, meridiem text, zone text,
    minute int)`);
const KEEP_FOR_INVOICE =
  constant(`with closed as (delete from booking_tokens where booking_id = any($1::int[]))
  update bookings set account_id = null, visitor_key = null, phone_number = '', version = version + 1
  where id = any($1::int[])`);
const REMOVE = constant(
  'with forgotten as (delete from answers where booking_id = $1) delete from bookings where id = $1',
);

const lineRows = (booking: Booking): string =>
  JSON.stringify(
    booking.lines.map((line, position) => ({
      position,
      experience_id: line.experienceId,
      title: line.experience?.title ?? null,
      slug: line.experience?.slug ?? null,
      duration: line.experience?.duration ?? null,
      image_url: line.experience?.imageUrl ?? null,
      selected_tier: line.selectedTier,
      quantity: line.quantity,
      tier_price: line.tierPrice,
      add_ons: line.addOns,
      add_ons_total: line.addOnsTotal,
      headcount: line.headcount,
    })),
  );

const slotRows = (lines: readonly (readonly Slot[])[]): string =>
  JSON.stringify(
    lines.flatMap((slots, position) =>
      slots.flatMap((slot, unit) =>
        isEmptySlot(slot)
          ? []
          : [
              {
                position,
                unit,
                day: slot.date,
                time: slot.time,
                meridiem: slot.meridiem,
                zone: slot.zone,
                minute: minuteOfDay(slot),
              },
            ],
      ),
    ),
  );

const NO_ROWS = '[]';

export const postgresBookings = ({ sql, write }: Session, ids: BookingIds): Bookings => {
  const one = async (text: string, parameter: unknown): Promise<Booking | null> => {
    const [row] = await sql<BookingRow>(text, [parameter]);
    return row ? bookingOf(row) : null;
  };
  const ofAccount = async (accountId: number) =>
    (await sql<BookingRow>(OF_ACCOUNT, [accountId])).map(bookingOf);
  return {
    nextId: ids.next,
    add: async (booking) => {
      const { customer, discount } = booking;
      const parameters = [
        booking.id,
        booking.reference,
        booking.accountId,
        booking.visitorKey,
        customer.companyName,
        customer.firstName,
        customer.lastName,
        customer.email,
        customer.phoneNumber,
        booking.subtotal,
        discount?.code ?? null,
        discount?.description ?? null,
        discount?.amount ?? 0,
        booking.total,
        isConfirmed(booking),
        booking.paymentStatus,
        booking.deliveryStatus,
        booking.paymentIntentId,
        booking.createdAt,
        booking.version,
        searchTextOf(booking),
        customerKeyOf(booking),
        firstDayOf(booking) ?? NO_DAY,
        booking.partner?.id ?? null,
        booking.partner?.name ?? null,
        // What was stored with a payment before there were purchase orders says nothing of one.
        customer.purchaseOrder ?? null,
        lastDayOf(booking) ?? BEFORE_ALL,
      ];
      await write({ text: ADD, parameters });
      await write({ text: ADD_LINES, parameters: [booking.id, lineRows(booking)] });
      const slots = slotRows(booking.lines.map((line) => line.slots));
      if (slots !== NO_ROWS) await write({ text: ADD_SLOTS, parameters: [booking.id, slots] });
    },
    byId: (id) => one(BY_ID, id),
    // Read after the lock is held: what the row said before may be somebody's past.
    lock: async (id) => ((await sql(LOCK, [id])).length > 0 ? one(BY_ID, id) : null),
    byReference: (reference) => one(BY_REFERENCE, reference),
    byTokenHash: (tokenHash) => one(BY_TOKEN, tokenHash),
    addToken: (bookingId, tokenHash) => write({ text: ADD_TOKEN, parameters: [tokenHash, bookingId] }),
    ofAccount,
    // Read after the locks are held, as with one.
    lockOfAccount: async (accountId) => {
      await sql(LOCK_OF_ACCOUNT, [accountId]);
      return ofAccount(accountId);
    },
    ofVisitor: async (visitorKey) => (await sql<BookingRow>(OF_VISITOR, [visitorKey])).map(bookingOf),
    setState: async (id, state) => {
      await sql(SET_CONFIRMED, [id, isConfirmed({ state })]);
    },
    setDelivery: async (id, status) => {
      await sql(SET_DELIVERY, [id, status]);
    },
    setPayment: async (id, status, paymentIntentId) => {
      await sql(SET_PAYMENT, [id, status, paymentIntentId]);
    },
    changeSlots: async (id, slots) => {
      await sql(CLEAR_SLOTS, [id]);
      const dated = { lines: slots.map((each) => ({ slots: each })) };
      const days = [firstDayOf(dated) ?? NO_DAY, lastDayOf(dated) ?? BEFORE_ALL];
      await sql(SET_SLOTS, [id, slotRows(slots), ...days]);
    },
    anonymise: async (ids) => {
      await sql(KEEP_FOR_INVOICE, [ids]);
    },
    remove: async (id) => {
      await sql(REMOVE, [id]);
    },
  };
};

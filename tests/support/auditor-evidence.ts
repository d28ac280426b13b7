import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { findSession } from '@wondercast/core/bookings/booking/place';
import { isCancelled } from '@wondercast/core/bookings/booking/states';
import { validInvoiceOf } from '@wondercast/core/bookings/invoicing/invoice';
import { takesPlace } from '@wondercast/core/calendar/scheduling/session-states';
import { isReserving } from '@wondercast/core/calendar/staffing/assignment-states';
import { countsAsGone, hasMoved } from '@wondercast/core/money/payment/entry-status';
import { type LedgerEntry, refundable } from '@wondercast/core/money/payment/ledger';
import type { PaymentStatus } from '@wondercast/core/money/payment/payment-status';
import type { Store } from '@wondercast/core/shop';
import pg from 'pg';
import { COUNT_MISSING } from '../../adapters/postgres/office/recount.ts';

/** A line as it was booked; money in cents. */
export interface AuditedLine {
  readonly experienceId: number | null;
  readonly tier: string;
  /** Units that take place. */
  readonly quantity: number;
  readonly tierPrice: number;
  readonly addOns: readonly { readonly id: number; readonly price: number }[];
  readonly addOnsTotal: number;
}

export interface AuditedBooking {
  readonly id: number;
  readonly reference: string;
  readonly email: string;
  readonly subtotal: number;
  readonly discountCode: string | null;
  readonly discountAmount: number;
  /** What tax adds to subtotal − discount; below zero where a gross shop charges none. */
  readonly taxAdded: number;
  /** Whether it was booked with tax. */
  readonly isTaxed: boolean;
  /** All of them together. */
  readonly fees: number;
  readonly isCancelled: boolean;
  /** Whether what is booked was changed or cancelled since, as the audit log says. */
  readonly isChanged: boolean;
  /** What its changes cost more than is to be paid for them, in cents. */
  readonly waived: number;
  readonly total: number;
  readonly paymentStatus: PaymentStatus;
  readonly paymentIntentId: string | null;
  readonly lines: readonly AuditedLine[];
}

export interface AuditedCode {
  readonly code: string;
  readonly type: string;
  /** Percent or dollars. */
  readonly value: number;
  readonly maxUses: number | null;
  readonly currentUses: number;
}

/** What one experience sells for now, in cents: tiers by name, active add-ons by id. */
export interface AuditedOffer {
  readonly id: number;
  readonly tiers: Readonly<Record<string, number>>;
  readonly addOns: Readonly<Record<string, number>>;
}

/** What a store holds, as plain facts. */
export interface Evidence {
  readonly bookings: readonly AuditedBooking[];
  /** References of bookings with a host who is still to lead what is cancelled. */
  readonly leading: readonly string[];
  /** Bookings of which more has gone back than came. */
  readonly overReturned: readonly number[];
  /** References of cancelled bookings that cost nothing and whose invoice still holds. */
  readonly uncredited: readonly string[];
  /** References of bookings whose invoice asks something else than they cost, and no job issues it anew. */
  readonly unrenewed: readonly string[];
  readonly redemptions: readonly { readonly bookingId: number; readonly code: string }[];
  readonly codes: readonly AuditedCode[];
  readonly offers: readonly AuditedOffer[];
  /** The order numbers of all categories. */
  readonly categoryOrders: readonly number[];
  /** Default cards per account that has any. */
  readonly defaultCards: readonly { readonly accountId: number; readonly cards: number }[];
  /** First answers kept under idempotency keys. */
  readonly answers: readonly { readonly key: string; readonly bookingId: number | null }[];
  readonly mails: readonly { readonly bookingId: number; readonly messageId: string }[];
  /** Bookings with a price of the desk's own. */
  readonly ownPriced: readonly number[];
  /** References of bookings that were deleted on purpose. */
  readonly deleted: readonly string[];
  /** Bookings that have money in the ledger, and neither a row nor a deletion in the audit log. */
  readonly vanished: readonly number[];
  /** Deleted bookings of which card money is still here. */
  readonly unreturned: readonly number[];
  /** Addresses of pictures that rows refer to. */
  readonly imageNames: readonly string[];
  /** Uploads that are written down; what nothing refers to is collected after a day. */
  readonly uploads: readonly string[];
  /** Jobs that were given up, by what they said last. */
  readonly failedJobs: readonly string[];
  /** How many kept sums differ from the rows that they are sums of. */
  readonly wrongSums: number;
}

const ROWS = `select json_build_object(
  'bookings', (select coalesce(json_agg(json_build_object('id', b.id, 'reference', b.reference, 'email', b.email,
      'subtotal', b.subtotal, 'discountCode', b.discount_code, 'discountAmount', b.discount_amount, 'taxAdded', b.tax_added,
      'isTaxed', b.tax is not null, 'total', b.total,
      'fees', (select coalesce(sum((f ->> 'amount')::bigint), 0) from jsonb_array_elements(b.fees) f),
      'isCancelled', b.cancelled, 'isChanged', exists (select from audit_log a where a.subject = 'booking' and a.subject_id = b.id::text and a.action in
        ('booking.amended', 'booking.tax-charged', 'booking.move-charged', 'booking.cancelled', 'booking.sessions-cancelled')),
      'waived', b.waived,
      'paymentStatus', b.payment_status, 'paymentIntentId', b.payment_intent_id,
      'lines', (select coalesce(json_agg(json_build_object('experienceId', l.experience_id, 'tier', l.selected_tier,
          'quantity', l.quantity - (select count(*) from booking_slots s where s.booking_id = b.id and s.state = 'cancelled'
            and coalesce(s.placed_line, s.position) = l.position), 'tierPrice', l.tier_price, 'addOns', l.add_ons, 'addOnsTotal', l.add_ons_total)), '[]')
        from booking_lines l where l.booking_id = b.id)) order by b.id), '[]') from bookings b),
  'leading', (select coalesce(json_agg(distinct b.reference), '[]') from assignments a join bookings b on b.id = a.booking_id
    join booking_slots s on s.booking_id = a.booking_id and s.position = a.position and s.unit = a.unit
    where s.state = 'cancelled' and a.state in ('held', 'asked', 'accepted')),
  'overReturned', (select coalesce(json_agg(booking_id), '[]') from (select booking_id from payment_ledger
    where booking_id is not null group by 1 having sum(case when kind in ('charge', 'offline') and status = 'succeeded' then amount
      when kind = 'refund' and status <> 'failed' then -amount else 0 end) < 0) o),
  'uncredited', (select coalesce(json_agg(b.reference), '[]') from bookings b where b.cancelled and b.total = 0
    and exists (select from invoices i where i.booking_id = b.id and i.kind = 'invoice'
      and not exists (select from invoices c where c.credits = i.id))),
  'unrenewed', (select coalesce(json_agg(b.reference), '[]') from bookings b
    join (select i.booking_id, sum((i.figures ->> 'total')::bigint) total from invoices i
      where i.kind = 'invoice' and not exists (select from invoices c where c.credits = i.id) group by i.booking_id) i on i.booking_id = b.id
    where i.total <> b.total
    and not exists (select from job_outbox o, jsonb_array_elements(o.jobs::jsonb) j
      where j ->> 'task' = 'issue-invoice' and (j -> 'payload' ->> 'bookingId')::bigint = b.id)
    and not exists (select from graphile_worker._private_jobs p join graphile_worker._private_tasks t on t.id = p.task_id
      cross join jsonb_array_elements(case when jsonb_typeof(p.payload::jsonb) = 'array' then p.payload::jsonb else jsonb_build_array(p.payload) end) each
      where t.identifier = 'issue-invoice' and (each ->> 'bookingId')::bigint = b.id)),
  'redemptions', (select coalesce(json_agg(json_build_object('bookingId', r.booking_id, 'code', c.code)), '[]')
    from redemptions r left join discount_codes c on c.id = r.discount_code_id),
  'codes', (select coalesce(json_agg(json_build_object('code', code, 'type', discount_type, 'value', discount_value,
      'maxUses', max_uses, 'currentUses', current_uses)), '[]') from discount_codes),
  'offers', (select coalesce(json_agg(json_build_object('id', e.id, 'tiers', json_build_object('starter', starter_price,
      'elevated', elevated_price, 'premium', premium_price, 'ultimate', ultimate_price),
      'addOns', (select coalesce(json_object_agg(a.id, a.price), '{}') from add_ons a join add_on_experiences x
        on x.add_on_id = a.id where x.experience_id = e.id and a.is_active))), '[]') from experiences e),
  'categoryOrders', (select coalesce(json_agg(position), '[]') from categories),
  'defaultCards', (select coalesce(json_agg(json_build_object('accountId', account_id, 'cards', cards)), '[]')
    from (select account_id, count(*) cards from payment_methods where is_default group by account_id) each),
  'answers', (select coalesce(json_agg(json_build_object('key', scope || ' ' || key, 'bookingId', booking_id)), '[]')
    from answers),
  'mails', (select coalesce(json_agg(json_build_object('bookingId', booking_id, 'messageId', message_id)), '[]') from booking_mails),
  'ownPriced', (select coalesce(json_agg(subject_id::int), '[]') from audit_log
    where action = 'booking.placed-for-customer' and details -> 'ownPrices' is not null),
  'deleted', (select coalesce(json_agg(details ->> 'reference'), '[]') from audit_log where action = 'booking.deleted'),
  'vanished', (select coalesce(json_agg(distinct l.booking_id), '[]') from payment_ledger l where l.booking_id is not null
    and not exists (select from bookings b where b.id = l.booking_id)
    and not exists (select from audit_log a where a.action = 'booking.deleted' and a.subject_id = l.booking_id::text)),
  'unreturned', (select coalesce(json_agg(gone.booking_id), '[]') from (select l.booking_id from payment_ledger l
    where l.booking_id is not null and l.intent_id is not null and not exists (select from bookings b where b.id = l.booking_id)
    group by 1 having sum(case when kind = 'charge' and status = 'succeeded' then amount
      when kind = 'refund' and status <> 'failed' then -amount when kind = 'dispute' and status = 'lost' then -amount else 0 end) > 0) gone),
  'imageNames', (select coalesce(json_agg(url), '[]') from (select image_url url from experiences union all
    select cover_image_url from experiences union all select image_url from logo_carousel union all
    select profile_picture from users union all select user_image from reviews union all
    select image_url from booking_lines) each where url is not null),
  'uploads', (select coalesce(json_agg(name), '[]') from uploads),
  'failedJobs', (select coalesce(json_agg(last_error), '[]') from graphile_worker._private_jobs
    where attempts >= max_attempts),
  'wrongSums', (${COUNT_MISSING})) "evidence"`;

/** Everything at one instant: it is one statement. */
export const evidenceFrom = async (client: pg.ClientBase): Promise<Evidence> => {
  const { rows } = await client.query<{ evidence: Evidence }>(ROWS);
  if (!rows[0]) throw new Error('The database gave no evidence');
  return rows[0].evidence;
};

export const evidenceOfPostgres = async (databaseUrl: string): Promise<Evidence> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return await evidenceFrom(client);
  } finally {
    await client.end();
  }
};

const CHANGES: readonly string[] = [
  'booking.amended',
  'booking.tax-charged',
  'booking.move-charged',
  'booking.cancelled',
  'booking.sessions-cancelled',
];

/** Whether somebody is still to lead a session of it that is cancelled. */
const isStillLed = async ({ assignments }: Store, booking: Booking): Promise<boolean> =>
  (await assignments.ofBookings([booking.id])).some((each) => {
    const session = findSession(booking, each)?.session;
    return isReserving(each) && session !== undefined && !takesPlace(session);
  });

/** Whether it is cancelled for nothing, and an invoice of it holds. */
const isUncredited = async ({ invoices }: Store, booking: Booking): Promise<boolean> =>
  isCancelled(booking) &&
  booking.total === 0 &&
  validInvoiceOf(await invoices.ofBooking(booking.id)) !== null;

/** Bookings of which more has gone back, or is about to, than came. */
const overReturned = async ({ ledger }: Store, ids: readonly number[]): Promise<readonly number[]> => {
  const signed = (entry: LedgerEntry): number => {
    const { kind, amount } = entry;
    if (kind === 'refund') return countsAsGone(entry) ? -amount : 0;
    return (kind === 'charge' || kind === 'offline') && hasMoved(entry) ? amount : 0;
  };
  const byBooking = Map.groupBy(await ledger.ofBookings(ids), ({ bookingId }) => bookingId ?? 0);
  return [...byBooking].flatMap(([id, entries]) =>
    entries.reduce((total, entry) => total + signed(entry), 0) < 0 ? [id] : [],
  );
};

/** What the ports of a store let anybody see. `highestId` is the last booking's id to look for. */
export const evidenceOfStore = async (store: Store, highestId: number): Promise<Evidence> => {
  const ids = Array.from({ length: highestId }, (_, at) => at + 1);
  const found = (await Promise.all(ids.map((id) => store.bookings.byId(id)))).filter((each) => each !== null);
  const { experiences, categories, addOns } = await store.catalogue.load();
  const mails = await Promise.all(found.map(({ id }) => store.bookingMails.of(id)));
  const audited = (await Promise.all(ids.map((id) => store.audit.of('booking', String(id))))).flat();
  const deletions = audited.filter(({ action }) => action === 'booking.deleted');
  const changed = new Set(
    audited.filter(({ action }) => CHANGES.includes(action)).map(({ subjectId }) => Number(subjectId)),
  );
  const there = new Set(found.map(({ id }) => id));
  const gone = Map.groupBy(
    (await store.ledger.ofBookings(ids)).filter(({ bookingId }) => !there.has(bookingId ?? 0)),
    ({ bookingId }) => bookingId ?? 0,
  );
  const leading = await Promise.all(found.map((booking) => isStillLed(store, booking)));
  const uncredited = await Promise.all(found.map((booking) => isUncredited(store, booking)));
  const known = new Set(deletions.map(({ subjectId }) => Number(subjectId)));
  return {
    leading: found.filter((_, at) => leading[at]).map(({ reference }) => reference),
    overReturned: await overReturned(store, ids),
    uncredited: found.filter((_, at) => uncredited[at]).map(({ reference }) => reference),
    // The jobs of a store are not seen through its ports.
    unrenewed: [],
    bookings: found.map(({ customer, discount, lines, fees, tax, ...booking }) => ({
      ...booking,
      email: customer.email,
      discountCode: discount?.code ?? null,
      discountAmount: discount?.amount ?? 0,
      isTaxed: tax !== null,
      fees: fees.reduce((total, { amount }) => total + amount, 0),
      isCancelled: isCancelled(booking),
      isChanged: changed.has(booking.id),
      lines: lines.map(({ selectedTier, sessions, ...line }) => ({
        ...line,
        tier: selectedTier,
        quantity: sessions.filter(takesPlace).length,
      })),
    })),
    redemptions: found.flatMap(({ id, discount }) =>
      discount ? [{ bookingId: id, code: discount.code }] : [],
    ),
    codes: (await store.discountCodes.all()).map(({ discountType, discountValue, ...code }) => ({
      ...code,
      type: discountType,
      value: discountValue,
    })),
    offers: experiences.map(({ id, prices }) => ({
      id,
      tiers: prices,
      addOns: Object.fromEntries(
        addOns
          .filter(({ isActive, experienceIds }) => isActive && experienceIds.includes(id))
          .map((addOn) => [addOn.id, addOn.price]),
      ),
    })),
    categoryOrders: categories.map(({ order }) => order),
    defaultCards: [],
    answers: [],
    mails: mails.flat(),
    ownPriced: audited
      .filter(({ action, details }) => action === 'booking.placed-for-customer' && 'ownPrices' in details)
      .map(({ subjectId }) => Number(subjectId)),
    deleted: deletions.map(({ details }) => String(details.reference)),
    vanished: [...gone.keys()].filter((id) => !known.has(id)),
    unreturned: [...gone].filter(([, entries]) => refundable(entries).length > 0).map(([id]) => id),
    imageNames: experiences.map(({ imageUrl }) => imageUrl),
    uploads: [],
    failedJobs: [],
    wrongSums: 0,
  };
};

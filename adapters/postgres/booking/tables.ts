import { defineEntity, p } from '@mikro-orm/core';
import type { DiscountTerms } from '@wondercast/core/bookings/booking/booking';
import type { ChangeKind, FrozenChange } from '@wondercast/core/bookings/booking/booking-change';
import type { MailState } from '@wondercast/core/bookings/booking/booking-mail';
import { MAIL_STATES } from '@wondercast/core/bookings/booking/booking-mail';
import type { ChangeState } from '@wondercast/core/bookings/booking/change-states';
import { CHANGE_STATES } from '@wondercast/core/bookings/booking/change-states';
import type { BookingFee } from '@wondercast/core/bookings/booking/fee';
import type { DeliveryStatus } from '@wondercast/core/bookings/booking/states';
import { DELIVERY_STATUSES } from '@wondercast/core/bookings/booking/states';
import type { Cancellation } from '@wondercast/core/calendar/scheduling/cancellation';
import type { Suggestion } from '@wondercast/core/calendar/scheduling/session';
import type { SessionState } from '@wondercast/core/calendar/scheduling/session-states';
import { SESSION_STATES } from '@wondercast/core/calendar/scheduling/session-states';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { NO_DAY } from '@wondercast/core/desk/office/register';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { PaymentStatus } from '@wondercast/core/money/payment/payment-status';
import { PAYMENT_STATUSES } from '@wondercast/core/money/payment/payment-status';
import type { Billing } from '@wondercast/core/people/billing';
import type { OfferedAddOn } from '@wondercast/core/shop/catalogue/offer';
import type { Policy } from '@wondercast/core/shop/policy/policy';
import type { Tier } from '@wondercast/core/shop/pricing/tiers';
import type { SoldTax } from '@wondercast/core/shop/tax/sold-tax';
import { UserRow } from '../account/tables.ts';
import { CUSTOMER_TRIGGERS, IDENTITY_INDEX } from '../customers/customer-triggers.ts';
import { at, day, flag, id, now, price, sum, text, version } from '../driver/column-builders.ts';
import type { InJson } from '../driver/in-json.ts';
import { noneOf, oneOf } from '../driver/one-of.ts';
import { searchIndex } from '../office/search-parts.ts';
import { SPAN_INDEX } from '../office/spans.ts';
import { BOOKING_TRIGGERS } from '../office/sum-triggers.ts';
import { SESSION_TIME_TRIGGERS } from '../staffing/change-triggers.ts';
import { AHEAD, AWAITING_REFUND, AWAITING_TIME, NOT_TAKING_PLACE, UNFINISHED } from '../state-sets.ts';
import { CONFIRMATION_TRIGGER } from './confirmation-trigger.ts';
import { UPDATE_TRIGGER, UPDATED_INDEX } from './update-trigger.ts';

export const BookingRow = defineEntity({
  name: 'BookingRow',
  tableName: 'bookings',
  triggers: [CONFIRMATION_TRIGGER, UPDATE_TRIGGER, ...BOOKING_TRIGGERS, ...CUSTOMER_TRIGGERS].map(
    (trigger) => ({
      ...trigger,
      events: [...trigger.events],
    }),
  ),
  checks: [
    {
      name: 'bookings_total_check',
      expression: 'total >= 0 and total = subtotal - discount_amount + tax_added + fees_amount',
    },
  ],
  indexes: [
    {
      name: 'bookings_partner_index',
      expression:
        'create index "bookings_partner_index" on "bookings" ("partner_id", "created_at", "id") where partner_id is not null',
    },
    { name: 'bookings_created_at_index', properties: ['createdAt', 'id', 'total'] },
    { name: 'bookings_total_index', properties: ['total', 'id'] },
    { name: 'bookings_first_day_index', properties: ['firstDay', 'id', 'lastDay'] },
    {
      name: 'bookings_status_index',
      properties: ['confirmed', 'paymentStatus', 'deliveryStatus', 'createdAt', 'id', 'total'],
    },
    {
      name: 'bookings_customer_index',
      expression: 'create index "bookings_customer_index" on "bookings" ("customer_key" collate "C", "id")',
    },
    { name: 'bookings_partner_updated_index', expression: UPDATED_INDEX },
    searchIndex('bookings'),
    { name: 'bookings_span_index', expression: SPAN_INDEX },
    { name: 'bookings_identity_index', expression: IDENTITY_INDEX },
    { name: 'bookings_account_index', properties: ['account', 'createdAt'] },
  ],
  properties: {
    id: id(),
    reference: text().unique(),
    account: () =>
      p.manyToOne(UserRow).nullable().index(false).deleteRule('set null').updateRule('no action'),
    visitorKey: text().nullable().index(),
    // Partners are never deleted. Name and commission are those at the time of booking.
    partnerId: p.integer().nullable(),
    partnerName: text().nullable(),
    commission: p.float().columnType('double precision').default(0),
    returnUrl: text().nullable(),
    companyName: text().nullable(),
    purchaseOrder: text().nullable(),
    firstName: text(),
    lastName: text(),
    email: text(),
    phoneNumber: text(),
    specialRequests: text().nullable(),
    billing: p.json().$type<Billing | null>().nullable(),
    sessionMailsOnly: flag(false),
    subtotal: sum(),
    discountCode: text().nullable(),
    discountDescription: text().nullable(),
    discountAmount: sum().default(0),
    discountTerms: p.json().$type<DiscountTerms | null>().nullable(),
    fees: p.json().$type<readonly InJson<BookingFee>[]>().default('[]'),
    feesAmount: sum().default(0),
    tax: p.json().$type<SoldTax | null>().nullable(),
    /** Negative when a shop with gross prices charges no tax. */
    taxAdded: sum().default(0),
    total: sum(),
    waived: sum().default(0),
    confirmed: flag(false),
    /** Only true for confirmed bookings: a trigger clears it when the previous release revokes a confirmation (decision 141). */
    confirmedBySessions: flag(false),
    /** Never true for a confirmed booking. */
    cancelled: flag(false),
    cancellation: p.json().$type<InJson<Cancellation> | null>().nullable(),
    paymentStatus: text()
      .$type<PaymentStatus>()
      .default('pending')
      .check(oneOf('payment_status', PAYMENT_STATUSES)),
    deliveryStatus: text()
      .$type<DeliveryStatus>()
      .default('pending')
      .check(oneOf('delivery_status', DELIVERY_STATUSES)),
    paymentIntentId: text().nullable().unique(),
    createdAt: now(),
    /** Set by a trigger at every write. */
    updatedAt: now(),
    version: version(),
    /** Searchable text, without case and accents. */
    searchText: text().default(''),
    customerKey: text().default(''),
    /** Infinity while no session has a day. */
    firstDay: day().$type<LocalDate | typeof NO_DAY>().defaultRaw("'infinity'"),
    /** Negative infinity while no session has a day. */
    lastDay: day().$type<LocalDate | '-infinity'>().defaultRaw("'-infinity'"),
  },
});

/** A line copies the experience as it was when booked; it has no foreign key to the catalogue (decision 053). */
export const BookingLineRow = defineEntity({
  name: 'BookingLineRow',
  tableName: 'booking_lines',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    position: p.integer().primary().autoincrement(false),
    experienceId: p.integer().nullable(),
    title: text().nullable(),
    slug: text().nullable(),
    duration: text().nullable(),
    imageUrl: text().nullable(),
    selectedTier: text()
      .$type<Tier>()
      .default('starter')
      .check("selected_tier in ('starter', 'elevated', 'premium', 'ultimate')"),
    quantity: p.integer().check('quantity >= 1 and quantity <= 1000'),
    tierPrice: price().check('tier_price >= 0'),
    addOns: p.json().$type<readonly OfferedAddOn[]>().default('[]'),
    addOnsTotal: sum(),
    headcount: p.integer().nullable(),
    /** null in lines of releases that did not copy the policy. */
    policy: p.json().$type<Policy | null>().nullable(),
  },
});

/**
 * Sessions, one for each unit. The columns from `day` to `zone` hold the slot as it is sent, so lists and months need nothing else
 * (decision 142). A unit without a row is open: releases before 1.1 wrote rows only for units with a slot.
 */
export const BookingSlotRow = defineEntity({
  name: 'BookingSlotRow',
  tableName: 'booking_slots',
  triggers: SESSION_TIME_TRIGGERS.map((trigger) => ({ ...trigger, events: [...trigger.events] })),
  checks: [
    {
      name: 'booking_slots_state_check',
      expression: oneOf('state', SESSION_STATES),
    },
  ],
  indexes: [
    { name: 'booking_slots_day_index', properties: ['day', 'booking'] },
    {
      name: 'booking_slots_calendar_index',
      expression: `create index "booking_slots_calendar_index" on "booking_slots" ("day", "minute", "booking_id", "position") include ("placed_line", "time", "meridiem", "zone") where ${noneOf('state', NOT_TAKING_PLACE)}`,
    },
    {
      name: 'booking_slots_starts_at_index',
      expression:
        'create index "booking_slots_starts_at_index" on "booking_slots" ("starts_at", "booking_id") where starts_at is not null',
    },
    {
      name: 'booking_slots_coming_index',
      expression: `create index "booking_slots_coming_index" on "booking_slots" ("ends_at", "booking_id", "position", "unit", "starts_at") where ${oneOf('state', AHEAD)}`,
    },
    {
      name: 'booking_slots_waiting_index',
      expression: `create index "booking_slots_waiting_index" on "booking_slots" ("booking_id", "position", "unit", "state", "state_since", "suggestion_expires_at") where ${oneOf('state', AWAITING_TIME)}`,
    },
    {
      name: 'booking_slots_unlinked_index',
      expression: `create index "booking_slots_unlinked_index" on "booking_slots" ("ends_at", "booking_id", "position", "unit", "starts_at") where ${oneOf('state', AHEAD)} and join_url is null and place is null`,
    },
  ],
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    position: p.integer().primary().autoincrement(false),
    unit: p.integer().primary().autoincrement(false),
    /** The line to which an amendment has moved the session; null while it belongs to the line at its position (decision 164). */
    placedLine: p.integer().nullable(),
    day: day().nullable(),
    /** Minutes after midnight of the written time; null when it cannot be parsed. */
    minute: p.integer().nullable(),
    time: text().nullable(),
    meridiem: text().$type<NonNullable<Slot['meridiem']>>().nullable().check("meridiem in ('AM', 'PM')"),
    zone: text().$type<NonNullable<Slot['zone']>>().nullable(),
    state: text().$type<SessionState>().default('preferred'),
    /** null when the slot is the only preference. */
    preferences: p.json().$type<readonly Slot[]>().nullable(),
    suggestion: p.json().$type<InJson<Suggestion>>().nullable(),
    suggestionExpiresAt: at().nullable(),
    startsAt: at().nullable(),
    endsAt: at().nullable(),
    agreedZone: text().$type<Zone>().nullable(),
    minutes: p.integer().nullable(),
    /** The notice, in minutes, with which the customer moved it away from an agreed time; null when that never happened. */
    noticeMinutes: p.integer().nullable(),
    /** Language tag (BCP 47) that the host must speak; null for any language. */
    language: text().nullable(),
    headcount: p.integer().nullable(),
    joinUrl: text().nullable(),
    place: text().nullable(),
    hostNotes: text().nullable(),
    guestNotes: text().nullable(),
    rounds: p.integer().default(0),
    cancellation: p.json().$type<InJson<Cancellation> | null>().nullable(),
    /** 0 in a row of a release before sessions, of which only the slot is read. */
    sessionVersion: p.integer().default(0),
    /** null since the booking was placed. */
    stateSince: at().nullable(),
  },
});

/** Changes that wait for a payment or refund. */
export const BookingChangeRow = defineEntity({
  name: 'BookingChangeRow',
  tableName: 'booking_changes',
  checks: [
    {
      name: 'booking_changes_state_check',
      expression: oneOf('state', CHANGE_STATES),
    },
  ],
  indexes: [
    {
      name: 'booking_changes_unfinished_index',
      expression: `create index "booking_changes_unfinished_index" on "booking_changes" ("created_at") where ${oneOf('state', UNFINISHED)}`,
    },
  ],
  uniques: [
    {
      name: 'booking_changes_one_asked_key',
      expression: `create unique index "booking_changes_one_asked_key" on "booking_changes" ("booking_id") where ${oneOf('state', AWAITING_REFUND)}`,
    },
  ],
  properties: {
    id: id(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    kind: text().$type<ChangeKind>(),
    state: text().$type<ChangeState>(),
    baseVersion: p.integer(),
    frozen: p.json().$type<FrozenChange>(),
    intentId: text().nullable(),
    actorId: p.integer().nullable(),
    actor: text(),
    /** Hash of the idempotency key, its owner and the request (decision 144). */
    keyHash: text().nullable(),
    fingerprint: text().nullable(),
    createdAt: at(),
    expiresAt: at().nullable(),
  },
});

/** Mailed links. Only hashes are stored (decision 037). */
export const BookingTokenRow = defineEntity({
  name: 'BookingTokenRow',
  tableName: 'booking_tokens',
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    createdAt: now(),
    revokedAt: at().nullable(),
  },
});

/** Internal notes of the staff about a booking. */
export const BookingNoteRow = defineEntity({
  name: 'BookingNoteRow',
  tableName: 'booking_notes',
  properties: {
    id: id(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    text: text(),
    author: text(),
    at: at(),
  },
});

/** Links to suggested times. Only hashes are stored. */
export const SessionLinkRow = defineEntity({
  name: 'SessionLinkRow',
  tableName: 'session_links',
  properties: {
    tokenHash: text().primary(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    position: p.integer(),
    unit: p.integer(),
    round: p.integer(),
    createdAt: at(),
  },
});

export const BookingMailRow = defineEntity({
  name: 'BookingMailRow',
  tableName: 'booking_mails',
  properties: {
    id: id(),
    booking: () => p.manyToOne(BookingRow).index().deleteRule('cascade').updateRule('no action'),
    kind: text(),
    messageId: text(),
    state: text().$type<MailState>().default('sent').check(oneOf('state', MAIL_STATES)),
    attempts: p.integer().default(1),
    error: text().nullable(),
    at: now(),
    recipient: text().nullable(),
    subject: text().nullable(),
    /** The mail as it was sent, without its private links. Read only when a single mail is shown. */
    text: text().nullable(),
  },
});

/** Claims on mails: a process that is about to send a mail holds the claim until `until`, and for ever once the mail is sent. */
export const MailClaimRow = defineEntity({
  name: 'MailClaimRow',
  tableName: 'mail_claims',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    messageId: text().primary(),
    until: at(),
  },
});

/** Reminders for which a job has been added. */
export const BookingReminderRow = defineEntity({
  name: 'BookingReminderRow',
  tableName: 'booking_reminders',
  properties: {
    booking: () => p.manyToOne(BookingRow).primary().deleteRule('cascade').updateRule('no action'),
    day: day().primary(),
  },
});

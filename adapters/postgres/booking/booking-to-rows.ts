import type { BookedLine, Booking } from '@wondercast/core/bookings/booking/booking';
import { feesTotal } from '@wondercast/core/bookings/booking/fee';
import { findSession } from '@wondercast/core/bookings/booking/place';
import type { Cancellation } from '@wondercast/core/calendar/scheduling/cancellation';
import { minuteOfDay } from '@wondercast/core/calendar/scheduling/instant';
import { endOf, type Session, type Suggestion } from '@wondercast/core/calendar/scheduling/session';
import { slotOf } from '@wondercast/core/calendar/scheduling/session-slot';
import {
  customerKeyOf,
  firstDayOf,
  lastDayOf,
  NO_DAY,
  searchTextOf,
} from '@wondercast/core/desk/office/register';
import { ZERO } from '@wondercast/core/kernel/money';
import type { RowOf } from '../driver/columns.ts';
import type { InJson } from '../driver/in-json.ts';
import { toStoredState } from './stored-state.ts';
import type { BookingLineRow, BookingRow, BookingSlotRow } from './tables.ts';

/** The last day of a booking whose sessions have no day; its first day is infinity. */
const BEFORE_ALL = '-infinity';

type Days = Pick<RowOf<typeof BookingRow>, 'firstDay' | 'lastDay'>;

export const toDays = (booking: Parameters<typeof firstDayOf>[0]): Days => ({
  firstDay: firstDayOf(booking) ?? NO_DAY,
  lastDay: lastDayOf(booking) ?? BEFORE_ALL,
});

type Sums = Pick<
  RowOf<typeof BookingRow>,
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
>;

/** The amounts of a booking as columns. */
export const toSums = ({ subtotal, discount, fees, tax, taxAdded, total, waived }: Booking): Sums => ({
  subtotal,
  discountCode: discount?.code ?? null,
  discountDescription: discount?.description ?? null,
  discountAmount: discount?.amount ?? ZERO,
  discountTerms: discount?.terms ?? null,
  fees: fees.map((fee) => ({ ...fee, at: fee.at.toISOString() })),
  feesAmount: feesTotal(fees),
  tax,
  taxAdded,
  total,
  waived,
});

export const toStoredCancellation = ({ at, ...rest }: Cancellation): InJson<Cancellation> => ({
  ...rest,
  at: at.toISOString(),
});

export const toBookingRow = (booking: Booking): Omit<RowOf<typeof BookingRow>, 'updatedAt'> => {
  const { customer, partner } = booking;
  return {
    id: booking.id,
    reference: booking.reference,
    accountId: booking.accountId,
    visitorKey: booking.visitorKey,
    partnerId: partner?.id ?? null,
    partnerName: partner?.name ?? null,
    commission: partner?.commission ?? 0,
    returnUrl: partner?.returnUrl ?? null,
    companyName: customer.companyName,
    // Absent in purchases stored before this field existed.
    purchaseOrder: customer.purchaseOrder ?? null,
    specialRequests: customer.specialRequests ?? null,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phoneNumber: customer.phoneNumber,
    billing: booking.billing,
    sessionMailsOnly: booking.sessionMailsOnly,
    ...toSums(booking),
    ...toStoredState(booking),
    cancellation: booking.cancellation && toStoredCancellation(booking.cancellation),
    paymentStatus: booking.paymentStatus,
    deliveryStatus: booking.deliveryStatus,
    paymentIntentId: booking.paymentIntentId,
    createdAt: booking.createdAt,
    version: booking.version,
    searchText: searchTextOf(booking),
    customerKey: customerKeyOf(booking),
    ...toDays(booking),
  };
};

export const toLineRow = (
  bookingId: number,
  { experience, slots: _, sessions: __, ...line }: BookedLine,
  position: number,
): RowOf<typeof BookingLineRow> => ({
  bookingId,
  position,
  title: experience?.title ?? null,
  slug: experience?.slug ?? null,
  duration: experience?.duration ?? null,
  imageUrl: experience?.imageUrl ?? null,
  ...line,
});

const toStoredSuggestion = ({ times, sentAt, expiresAt, ...rest }: Suggestion): InJson<Suggestion> => ({
  ...rest,
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  times: times.map(({ startsAt, zone }) => ({ startsAt: startsAt.toISOString(), zone })),
});

/** The rows of some of a booking's sessions, each with the position of its line. */
export const toSessionRows = (
  booking: Pick<Booking, 'id' | 'lines'>,
  sessions: readonly Session[],
): readonly RowOf<typeof BookingSlotRow>[] =>
  sessions.map((session) =>
    toSessionRow(booking.id, session, findSession(booking, session)?.at ?? session.line),
  );

/** `lineAt` is the position of the session's current line. */
const toSessionRow = (bookingId: number, session: Session, lineAt: number): RowOf<typeof BookingSlotRow> => {
  const { agreed, preferences, suggestion } = session;
  const { date: day, ...slot } = slotOf(session);
  return {
    bookingId,
    position: session.line,
    unit: session.unit,
    placedLine: lineAt === session.line ? null : lineAt,
    day,
    minute: minuteOfDay(slot),
    ...slot,
    state: session.state,
    // Stored when the slot's columns do not suffice, for example for the second of two times with the same name when clocks go back.
    preferences: agreed || preferences.length > 1 || preferences[0]?.isSecond ? preferences : null,
    suggestion: suggestion && toStoredSuggestion(suggestion),
    suggestionExpiresAt: suggestion?.expiresAt ?? null,
    startsAt: agreed?.startsAt ?? null,
    endsAt: agreed && endOf(agreed),
    agreedZone: agreed?.zone ?? null,
    minutes: agreed?.minutes ?? null,
    noticeMinutes: session.noticeMinutes,
    language: session.language,
    headcount: session.headcount,
    joinUrl: session.joinUrl,
    place: session.place,
    hostNotes: session.hostNotes,
    guestNotes: session.guestNotes,
    rounds: session.rounds,
    cancellation: session.cancellation && toStoredCancellation(session.cancellation),
    sessionVersion: session.version,
    stateSince: session.stateSince,
  };
};

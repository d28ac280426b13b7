import {
  type BookedExperience,
  type BookedLine,
  type Booking,
  daysOf,
  firstSlot,
} from '../../bookings/booking/booking.ts';
import type { BookingState, DeliveryStatus } from '../../bookings/booking/states.ts';
import { livingUnits } from '../../bookings/booking/worth.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import type { Slot } from '../../calendar/scheduling/slot.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { MinorUnits } from '../../kernel/money.ts';
import type { PaymentStanding } from '../../money/payment/payment-status.ts';
import type { Tier } from '../../shop/pricing/tiers.ts';

export const BOOKING_COLUMNS = ['createdAt', 'date', 'customer', 'totalPrice', 'reference'] as const;
export type BookingColumn = (typeof BOOKING_COLUMNS)[number];

export interface BookingOrder {
  readonly by: BookingColumn;
  readonly descending: boolean;
}

export const NEWEST_FIRST: BookingOrder = { by: 'createdAt', descending: true };

/** Which bookings are wanted; null is whichever. */
export interface BookingFilter {
  /** The booking's search text has each, as `hasWord` says. */
  readonly words: readonly string[];
  readonly state: BookingState | null;
  /** Only what is cancelled, or only the others. */
  readonly cancelled: boolean | null;
  readonly paymentStatus: PaymentStanding | null;
  readonly deliveryStatus: DeliveryStatus | null;
  /** The partner that placed it. */
  readonly partnerId: number | null;
  /** Placed or written at this instant or later. */
  readonly updatedSince: Date | null;
  /** UTC days, both included. */
  readonly createdFrom: LocalDate | null;
  readonly createdTo: LocalDate | null;
  /** With at least one session in these days, both included. */
  readonly sessionFrom: LocalDate | null;
  readonly sessionTo: LocalDate | null;
}

export const EVERY_BOOKING: BookingFilter = {
  words: [],
  state: null,
  cancelled: null,
  paymentStatus: null,
  deliveryStatus: null,
  partnerId: null,
  updatedSince: null,
  createdFrom: null,
  createdTo: null,
  sessionFrom: null,
  sessionTo: null,
};

export interface BookingQuery {
  readonly filter: BookingFilter;
  readonly order: BookingOrder;
}

/** A booking's unique position in a sorted list. */
export interface BookingPlace {
  readonly value: string | number;
  readonly id: number;
}

/** Whether nothing but states and days of booking is asked for: how many answer is kept, and need not be counted. */
export const isKept = ({ words, partnerId, updatedSince, sessionFrom, sessionTo }: BookingFilter): boolean =>
  words.length === 0 &&
  partnerId === null &&
  updatedSince === null &&
  sessionFrom === null &&
  sessionTo === null;

export interface BookingPage {
  readonly bookings: readonly Booking[];
  /** How many there are over all pages; one more than were to be counted where there are more. */
  readonly total: number;
  readonly more: boolean;
}

export interface BookingRowPage {
  readonly rows: readonly BookingRow[];
  /** As of `BookingPage`. */
  readonly total: number;
  readonly more: boolean;
}

const MARKS = /[\u0300-\u036f]/g;

/** Text as it is compared: without case and accents. */
export const folded = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLowerCase();

const MOST_WORDS = 8;
// Control characters are in no booking, and no database takes NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const BETWEEN_WORDS = /[\s\u0000-\u001f\u007f]+/;

/** A search text as words to look for. */
export const wordsOf = (search: string): readonly string[] => [
  ...new Set(folded(search.toWellFormed()).split(BETWEEN_WORDS).filter(Boolean).slice(0, MOST_WORDS)),
];

/** One or two letters or digits are in nearly everything: they are looked for where a word begins. */
export const isShortWord = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

/** Whether a search text has a word: anywhere in it, a short one where a word begins. */
export const hasWord = (text: string, word: string): boolean =>
  isShortWord(word)
    ? text.split(/[^a-z0-9\u0080-\uffff]/).some((each) => each.startsWith(word))
    : text.includes(word);

type Findable = Pick<Booking, 'customer' | 'lines' | 'reference'>;

/** Everything that a booking is found by, a line for each field, so that no word is found across two. */
export const searchTextOf = ({ customer, lines, reference }: Findable): string =>
  folded(
    [
      `${customer.firstName} ${customer.lastName}`,
      customer.email,
      customer.companyName ?? '',
      reference,
      ...(customer.purchaseOrder ? [customer.purchaseOrder] : []),
      ...new Set(lines.map(({ experience }) => experience?.title ?? '')),
    ].join('\n'),
  );

/** By last name. */
export const customerKeyOf = ({ customer }: Pick<Booking, 'customer'>): string =>
  folded(`${customer.lastName} ${customer.firstName}`);

/** Means "no day yet", and sorts after all days. */
export const NO_DAY = 'infinity';

const sortedDays = (booking: Parameters<typeof daysOf>[0]): readonly LocalDate[] =>
  daysOf(booking)
    .filter((day) => day !== null)
    .toSorted();

/** The first of its sessions' days, null when none has one. */
export const firstDayOf = (booking: Parameters<typeof daysOf>[0]): LocalDate | null =>
  sortedDays(booking)[0] ?? null;

/** The last of its sessions' days, null when none has one. */
export const lastDayOf = (booking: Parameters<typeof daysOf>[0]): LocalDate | null =>
  sortedDays(booking).at(-1) ?? null;

/** What the list of bookings shows of one: neither its units nor its other lines. */
export interface BookingRow
  extends Pick<
    Booking,
    | 'id'
    | 'reference'
    | 'partner'
    | 'customer'
    | 'total'
    | 'state'
    | 'paymentStatus'
    | 'deliveryStatus'
    | 'createdAt'
    | 'version'
  > {
  /** Of its first line. */
  readonly experience: BookedExperience | null;
  /** How many lines it has. */
  readonly lines: number;
  /** Of its first unit. */
  readonly slot: Slot | null;
  /** Lines of which no unit takes place any longer. */
  readonly cancelledLines: number;
  /** Whether its first line is one of them. */
  readonly isLineCancelled: boolean;
  /** Whether its first unit is cancelled. */
  readonly isSlotCancelled: boolean;
  /** The first of its sessions' days, null when none has one. */
  readonly firstDay: LocalDate | null;
}

const isOver = (line: BookedLine): boolean => livingUnits(line) === 0;

/** Whether a line's first unit is cancelled. */
const isFirstCancelled = ({ sessions: [first] }: Pick<BookedLine, 'sessions'>): boolean =>
  first !== undefined && !takesPlace(first);

export const toBookingRow = (booking: Booking): BookingRow => ({
  id: booking.id,
  reference: booking.reference,
  partner: booking.partner,
  customer: booking.customer,
  experience: booking.lines[0]?.experience ?? null,
  lines: booking.lines.length,
  slot: firstSlot(booking),
  cancelledLines: booking.lines.filter(isOver).length,
  isLineCancelled: booking.lines.slice(0, 1).some(isOver),
  isSlotCancelled: booking.lines.slice(0, 1).some(isFirstCancelled),
  firstDay: firstDayOf(booking),
  total: booking.total,
  state: booking.state,
  paymentStatus: booking.paymentStatus,
  deliveryStatus: booking.deliveryStatus,
  createdAt: booking.createdAt,
  version: booking.version,
});

/** What a row is sorted by. */
export const sortValueOfRow = (row: BookingRow, by: BookingColumn): string | number => {
  if (by === 'createdAt') return row.createdAt.toISOString();
  if (by === 'date') return row.firstDay ?? NO_DAY;
  if (by === 'customer') return customerKeyOf(row);
  return by === 'totalPrice' ? row.total : row.reference;
};

/** What a booking is sorted by. */
export const sortValueOf = (booking: Booking, by: BookingColumn): string | number =>
  sortValueOfRow(toBookingRow(booking), by);

/** Units of one line at the same time, as a calendar shows them. */
export interface Session extends Slot {
  readonly date: LocalDate;
  /** The agreed start of its first unit; null while none is agreed. */
  readonly startsAt: Date | null;
  readonly bookingId: number;
  readonly reference: string;
  /** Of its line in the booking, from 0. */
  readonly position: number;
  /** null for imported rows without a snapshot. */
  readonly title: string | null;
  readonly duration: string | null;
  readonly selectedTier: Tier;
  readonly units: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string | null;
  readonly state: BookingState;
  readonly deliveryStatus: DeliveryStatus;
}

export interface SessionDay {
  readonly date: LocalDate;
  /** Sessions of that day, whether listed or not; counted up to `countTo` and one more. */
  readonly total: number;
  /** Of those that were counted. */
  readonly confirmed: number;
  /** By time as written; those without one come last. */
  readonly sessions: readonly Session[];
}

export interface SessionRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** At most so many sessions of each day. */
  readonly perDay: number;
  /** How many sessions of each day are counted; all without it. At least `perDay`. */
  readonly countTo?: number;
}

/** Of one UTC day. */
export interface DayTakings {
  readonly date: LocalDate;
  readonly bookings: number;
  /** Totals of the bookings placed on that day. */
  readonly revenue: MinorUnits;
  /** Received less refunded; may be below zero. */
  readonly received: MinorUnits;
}

/** Sums over all bookings at this moment. */
export interface BookingTotals {
  readonly unpaid: { readonly bookings: number; readonly amount: MinorUnits };
  readonly unconfirmed: number;
}

export interface Overview extends BookingTotals {
  /** Oldest first; today (UTC) is the last. */
  readonly days: readonly DayTakings[];
  readonly bookings: number;
  readonly revenue: MinorUnits;
  readonly received: MinorUnits;
  readonly upcoming: {
    /** Sessions within seven days, today included, counted up to `MOST_COUNTED` and one more. */
    readonly week: number;
    /** The first ones, with the names of those who lead them or were asked to. */
    readonly next: readonly (Session & { readonly hosts: readonly string[] })[];
  };
  /** Card payments without a booking. */
  readonly attention: number;
}

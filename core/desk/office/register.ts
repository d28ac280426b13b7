import {
  type BookedExperience,
  type BookedLine,
  type Booking,
  daysOf,
  firstSlot,
} from '../../bookings/booking/booking.ts';
import type { BookingState, DeliveryStatus } from '../../bookings/booking/states.ts';
import { activeUnits } from '../../bookings/booking/worth.ts';
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

/** The filters of the list of bookings; null means any. */
export interface BookingFilter {
  /** The booking's search text must contain each word, as `hasWord` defines it. */
  readonly words: readonly string[];
  readonly state: BookingState | null;
  /** Only cancelled bookings, or only the others. */
  readonly cancelled: boolean | null;
  readonly paymentStatus: PaymentStanding | null;
  readonly deliveryStatus: DeliveryStatus | null;
  /** The partner that placed it. */
  readonly partnerId: number | null;
  /** Placed or changed at this instant or later. */
  readonly updatedSince: Date | null;
  /** UTC days, both included. */
  readonly createdFrom: LocalDate | null;
  readonly createdTo: LocalDate | null;
  /** Bookings with at least one session on these days, both included. */
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

/** The page token: a booking's unique position in a sorted list. */
export interface BookingCursor {
  readonly value: string | number;
  readonly id: number;
}

/** Whether the filters are only states and days of booking. The number of results is then stored, and need not be counted. */
export const hasStoredCount = ({
  words,
  partnerId,
  updatedSince,
  sessionFrom,
  sessionTo,
}: BookingFilter): boolean =>
  words.length === 0 &&
  partnerId === null &&
  updatedSince === null &&
  sessionFrom === null &&
  sessionTo === null;

export interface BookingPage {
  readonly bookings: readonly Booking[];
  /** How many there are on all pages together; `countTo` plus one where there are more than `countTo`. */
  readonly total: number;
  readonly more: boolean;
}

export interface BookingRowPage {
  readonly rows: readonly BookingRow[];
  /** Like `BookingPage.total`. */
  readonly total: number;
  readonly more: boolean;
}

const MARKS = /[\u0300-\u036f]/g;

/** A text in the form in which it is compared: without case and accents. */
export const folded = (text: string): string => text.normalize('NFKD').replace(MARKS, '').toLowerCase();

const MOST_WORDS = 8;
// Control characters are in no booking, and no database takes NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const BETWEEN_WORDS = /[\s\u0000-\u001f\u007f]+/;

/** The words of a search text. */
export const wordsOf = (search: string): readonly string[] => [
  ...new Set(folded(search.toWellFormed()).split(BETWEEN_WORDS).filter(Boolean).slice(0, MOST_WORDS)),
];

/** Texts of one or two letters or digits are in almost every booking, so they match only at the beginning of a word. */
export const isShortWord = (word: string): boolean => /^[a-z0-9]{1,2}$/.test(word);

/** Whether a search text contains a word: anywhere, or, for a short one, at the beginning of a word. */
export const hasWord = (text: string, word: string): boolean =>
  isShortWord(word)
    ? text.split(/[^a-z0-9\u0080-\uffff]/).some((each) => each.startsWith(word))
    : text.includes(word);

type Findable = Pick<Booking, 'customer' | 'lines' | 'reference'>;

/** The text that bookings are searched in: one line for each field, so that no word matches across two fields. */
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

/** The key for sorting by customer: last name first. */
export const customerKeyOf = ({ customer }: Pick<Booking, 'customer'>): string =>
  folded(`${customer.lastName} ${customer.firstName}`);

/** Stands for "no day yet", and sorts after all days. */
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

/** What the list of bookings shows of one booking, without its units and further lines. */
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
  /** The experience of its first line. */
  readonly experience: BookedExperience | null;
  /** Number of lines. */
  readonly lines: number;
  /** The slot of its first unit. */
  readonly slot: Slot | null;
  /** Number of lines of which no unit takes place any longer. */
  readonly cancelledLines: number;
  /** Whether its first line is one of these. */
  readonly isLineCancelled: boolean;
  /** Whether its first unit is cancelled. */
  readonly isSlotCancelled: boolean;
  /** The first of its sessions' days, null when none has one. */
  readonly firstDay: LocalDate | null;
}

const isOver = (line: BookedLine): boolean => activeUnits(line) === 0;

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

export const sortValueOfRow = (row: BookingRow, by: BookingColumn): string | number => {
  if (by === 'createdAt') return row.createdAt.toISOString();
  if (by === 'date') return row.firstDay ?? NO_DAY;
  if (by === 'customer') return customerKeyOf(row);
  return by === 'totalPrice' ? row.total : row.reference;
};

export const sortValueOf = (booking: Booking, by: BookingColumn): string | number =>
  sortValueOfRow(toBookingRow(booking), by);

/** Units of one line at the same time, as a calendar shows them. */
export interface Session extends Slot {
  readonly date: LocalDate;
  /** The agreed start of its first unit; null where none is agreed. */
  readonly startsAt: Date | null;
  readonly bookingId: number;
  readonly reference: string;
  /** Index of its line in the booking, from 0. */
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
  /** How many sessions are on that day, listed or not; counted up to `countTo` plus one. */
  readonly total: number;
  /** How many of the counted ones are confirmed. */
  readonly confirmed: number;
  /** By time as written; those without a time come last. */
  readonly sessions: readonly Session[];
}

export interface SessionRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Maximum number of listed sessions per day. */
  readonly perDay: number;
  /** Up to how many sessions per day are counted, at least `perDay`; without it all are counted. */
  readonly countTo?: number;
}

/** The figures of one UTC day. */
export interface DayTakings {
  readonly date: LocalDate;
  readonly bookings: number;
  /** Totals of the bookings placed on that day. */
  readonly revenue: MinorUnits;
  /** Received minus refunded; may be negative. */
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
    /** Number of sessions within seven days, today included, counted up to `MOST_COUNTED` plus one. */
    readonly week: number;
    /** The first sessions, with the names of the hosts who lead them or were asked to. */
    readonly next: readonly (Session & { readonly hosts: readonly string[] })[];
  };
  /** Number of card payments without a booking. */
  readonly attention: number;
}

import type { Booking } from '../booking/booking.ts';
import { deliveryWord, paymentWord, stateWord } from '../booking/states.ts';
import { formatDay } from '../calendar.ts';
import { plainUsd } from '../money.ts';
import { tierLabel } from '../pricing/tiers.ts';
import { flatTime } from '../scheduling/slot.ts';
import type { AdminBooking } from './admin-booking.ts';

/** Spreadsheets read UTF-8 as such only behind this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Where a formula begins: behind blanks, marks without width and quotes. */
const FORMULA = /^[\s\u200b-\u200f\ufeff"]*[=+\-@＝＋－＠]/;
/** A plus sign before a whole number, or before two with a blank or a bracket between them: no spreadsheet computes these. */
const PHONE_NUMBER = /^\+\d+$|^\+\d+(?: \(?|\()\d[\d ().-]*$/;
/** Where a spreadsheet that reads the file with another separator begins a cell or a row. */
const SEPARATORS = /([;\t\r\n])/;

const neutral = (part: string): string =>
  FORMULA.test(part) && !PHONE_NUMBER.test(part.trim()) ? `'${part}` : part;

/**
 * One cell. What a spreadsheet would run as a formula is made text by an apostrophe, also where it would begin a cell only
 * because the file is read with semicolons or tabs.
 */
export const csvCell = (text: string): string => {
  const safe = text.split(SEPARATORS).map(neutral).join('');
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const experiencesOf = ({ lines }: Booking): string =>
  lines
    .map(
      ({ experience, selectedTier, quantity, addOns }) =>
        `${experience?.title ?? 'Experience not found'} (${[tierLabel(selectedTier), ...addOns.map(({ name }) => name)].join(', ')}) x${quantity}`,
    )
    .join('; ');

const sessionsOf = ({ lines }: Booking): string =>
  lines
    .flatMap(({ slots }) => slots)
    .map((slot) => (slot.date || slot.time ? `${formatDay(slot.date)} ${flatTime(slot)}` : 'TBD'))
    .join('; ');

type Column = readonly [name: string, value: (row: AdminBooking) => string];

const COLUMNS: readonly Column[] = [
  ['Reference', ({ booking }) => booking.reference],
  ['Created', ({ booking }) => booking.createdAt.toISOString()],
  ['First Name', ({ booking }) => booking.customer.firstName],
  ['Last Name', ({ booking }) => booking.customer.lastName],
  ['Email', ({ booking }) => booking.customer.email],
  ['Phone', ({ booking }) => booking.customer.phoneNumber],
  ['Company', ({ booking }) => booking.customer.companyName ?? ''],
  ['Username', ({ account }) => account?.username ?? ''],
  ['Partner', ({ booking }) => booking.partner?.name ?? ''],
  ['Experience(s)', ({ booking }) => experiencesOf(booking)],
  ['Units', ({ booking }) => String(booking.lines.reduce((units, { quantity }) => units + quantity, 0))],
  ['Date & Time', ({ booking }) => sessionsOf(booking)],
  ['Subtotal', ({ booking }) => plainUsd(booking.subtotal)],
  ['Discount Code', ({ booking }) => booking.discount?.code ?? ''],
  ['Discount', ({ booking }) => (booking.discount ? plainUsd(booking.discount.amount) : '0.00')],
  ['Total Price', ({ booking }) => plainUsd(booking.total)],
  ['Open Amount', ({ open }) => plainUsd(open)],
  ['Confirmation Status', ({ booking }) => stateWord(booking.state)],
  ['Payment Status', ({ booking }) => paymentWord(booking.paymentStatus)],
  ['Delivery Status', ({ booking }) => deliveryWord(booking.deliveryStatus)],
  ['Invoice', ({ invoice }) => invoice?.number ?? ''],
];

const rowOf = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export const csvHead = (): string => BYTE_ORDER_MARK + rowOf(COLUMNS.map(([name]) => name));

/** RFC 4180, one row for each booking. */
export const csvRows = (bookings: readonly AdminBooking[]): string =>
  bookings.map((booking) => rowOf(COLUMNS.map(([, value]) => value(booking)))).join('');

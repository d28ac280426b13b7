import { type BookedLine, type Booking, sessionsOf } from '../../bookings/booking/booking.ts';
import { feesTotal } from '../../bookings/booking/fee.ts';
import { deliveryWord, stateWord } from '../../bookings/booking/states.ts';
import { activeUnits } from '../../bookings/booking/worth.ts';
import { type InvoicedTax, taxOfBooking } from '../../bookings/invoicing/invoiced-tax.ts';
import type { Session } from '../../calendar/scheduling/session.ts';
import { slotOf } from '../../calendar/scheduling/session-slot.ts';
import { isFinished, sessionWord, wasAttended } from '../../calendar/scheduling/session-states.ts';
import { flatTime, type Slot } from '../../calendar/scheduling/slot.ts';
import { whichOfTwo } from '../../calendar/scheduling/spoken-time.ts';
import { formatDay } from '../../kernel/calendar.ts';
import { BYTE_ORDER_MARK, csvRow } from '../../kernel/csv-cell.ts';
import { plainAmount, ZERO } from '../../kernel/money.ts';
import { paymentStanding, paymentWord } from '../../money/payment/payment-status.ts';
import { tierLabel } from '../../shop/pricing/tiers.ts';
import { rateLabel } from '../../shop/tax/tax-words.ts';
import type { AdminBooking } from './admin-booking.ts';

/** What was booked, and how much of it is cancelled. */
const experienceOf = (line: BookedLine): string => {
  const { experience, selectedTier, quantity, addOns } = line;
  const extras = [tierLabel(selectedTier), ...addOns.map(({ name }) => name)].join(', ');
  const cancelled = quantity - activeUnits(line);
  const booked = `${experience?.title ?? 'Experience not found'} (${extras}) x${quantity}`;
  return cancelled > 0 ? `${booked}, ${cancelled} cancelled` : booked;
};

const experiencesOf = ({ lines }: Booking): string => lines.map(experienceOf).join('; ');

const whenOf = (slot: Slot): string =>
  slot.date || slot.time ? `${formatDay(slot.date)} ${flatTime(slot)}${whichOfTwo(slot)}` : 'TBD';

/** A session that is over without its customer having been there says how. */
const timeOf = (session: Session): string => {
  const when = whenOf(slotOf(session));
  return isFinished(session) && !wasAttended(session)
    ? `${when} (${sessionWord(session.state).toLowerCase()})`
    : when;
};

const timesOf = (booking: Booking): string => sessionsOf(booking).map(timeOf).join('; ');

type Column = readonly [name: string, value: (row: AdminBooking) => string];

/** Empty where the booking has no tax. */
const ofTax =
  (words: (tax: InvoicedTax) => string): Column[1] =>
  ({ booking }) => {
    const tax = taxOfBooking(booking);
    return tax ? words(tax) : '';
  };

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
  ['Units', ({ booking }) => String(booking.lines.reduce((units, line) => units + activeUnits(line), 0))],
  ['Date & Time', ({ booking }) => timesOf(booking)],
  ['Subtotal', ({ booking }) => plainAmount(booking.subtotal)],
  ['Discount Code', ({ booking }) => booking.discount?.code ?? ''],
  ['Discount', ({ booking }) => plainAmount(booking.discount?.amount ?? ZERO)],
  ['Total Price', ({ booking }) => plainAmount(booking.total)],
  ['Open Amount', ({ open }) => plainAmount(open)],
  ['Confirmation Status', ({ booking }) => stateWord(booking.state)],
  ['Payment Status', ({ booking }) => paymentWord(paymentStanding(booking))],
  ['Delivery Status', ({ booking }) => deliveryWord(booking.deliveryStatus)],
  ['Invoice', ({ invoice }) => invoice?.number ?? ''],
  ['Fees', ({ booking }) => plainAmount(feesTotal(booking.fees))],
  ['Cancelled', ({ booking }) => booking.cancellation?.at.toISOString() ?? ''],
  ['Cancelled By', ({ booking }) => booking.cancellation?.by ?? ''],
  ['Cancellation Refund', ({ booking }) => plainAmount(booking.cancellation?.refund ?? ZERO)],
  ['Net', ofTax(({ net }) => plainAmount(net))],
  ['Tax', ofTax(({ amount }) => plainAmount(amount))],
  ['Tax Rates', ofTax(({ rates }) => rates.map(rateLabel).join('; '))],
  ['Tax Place', ofTax(({ rates }) => rates.map(({ country, region }) => region ?? country).join('; '))],
  ['Tax Reason', ofTax(({ rates }) => rates.map(({ reason }) => reason).join('; '))],
];

export const csvHead = (): string => BYTE_ORDER_MARK + csvRow(COLUMNS.map(([name]) => name));

/** CSV according to RFC 4180, one row per booking. */
export const csvRows = (bookings: readonly AdminBooking[]): string =>
  bookings.map((booking) => csvRow(COLUMNS.map(([, value]) => value(booking)))).join('');

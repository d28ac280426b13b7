import { formatDayLong } from '../calendar.ts';
import type { MailLine, MailWords } from '../mail.ts';
import { formatUsd, plus, times } from '../money.ts';
import { tierLabel } from '../pricing/tiers.ts';
import { flatTime, type Slot } from '../scheduling/slot.ts';
import type { BookedLine, Booking } from './booking.ts';

const sessionWords = (slot: Slot, unit: number, of: number): string => {
  const time = slot.time ? flatTime(slot) : '';
  const when = slot.date
    ? [formatDayLong(slot.date), time].filter(Boolean).join(', ')
    : time || 'Date to be agreed';
  const dated = slot.date || time ? `${when} (tentative)` : when;
  return of === 1 ? dated : `Session ${unit + 1} of ${of}: ${dated}`;
};

const SESSIONS_IN_FULL = 20;

const lineWords = (line: BookedLine): MailLine => {
  const shown = line.slots
    .slice(0, SESSIONS_IN_FULL)
    .map((slot, unit) => sessionWords(slot, unit, line.quantity));
  const rest = line.slots.length - shown.length;
  return {
    title: line.experience?.title ?? 'Experience not found',
    details: [
      `${tierLabel(line.selectedTier)} tier × ${line.quantity}`,
      ...line.addOns.map(({ name, price }) => `${name} +${formatUsd(price)}`),
    ],
    sessions: rest > 0 ? [...shown, `and ${rest} more sessions`] : shown,
    amount: formatUsd(times(plus(line.tierPrice, line.addOnsTotal), line.quantity)),
  };
};

/** Booking received: reference, lines, tentative dates and what happens next. `payUrl` pays what is open. */
export const bookingReceivedWords = (
  booking: Booking,
  shop: { readonly name: string; readonly mail: string },
  bookingUrl: string,
  payUrl: string | null = null,
): MailWords => ({
  subject: `We have your booking ${booking.reference}`,
  preheader: `${shop.name}: your dates are tentative until we confirm them.`,
  title: `Thank you, ${booking.customer.firstName}.`,
  intro: [
    `We have received your booking ${booking.reference}.`,
    'A team member will follow up to finalise the scheduling. All dates below are tentative and subject to confirmation.',
  ],
  lines: booking.lines.map(lineWords),
  sums: [
    { label: 'Subtotal', amount: formatUsd(booking.subtotal), strong: false },
    ...(booking.discount
      ? [
          {
            label: `Discount ${booking.discount.code}`,
            amount: `−${formatUsd(booking.discount.amount)}`,
            strong: false,
          },
        ]
      : []),
    { label: 'Total', amount: `${formatUsd(booking.total)} USD`, strong: true },
  ],
  notes: [
    booking.paymentStatus === 'paid' ? 'Nothing is left to pay.' : 'You pay later: we email you an invoice.',
    `Questions? Write to ${shop.mail} and mention ${booking.reference}.`,
  ],
  action: { label: 'View your booking', url: bookingUrl },
  secondAction: payUrl === null ? null : { label: 'Pay by card', url: payUrl },
});

import type { Booking } from '../../bookings/booking/booking.ts';
import { startOf } from '../../bookings/booking/calendar-invite.ts';
import { findSession } from '../../bookings/booking/place.ts';
import type { JobPayloads } from '../../kernel/jobs.ts';
import type { MailWords } from '../../kernel/mail.ts';
import { currency, formatMoney, type MinorUnits, minorUnits } from '../../kernel/money.ts';

const moneyWords = (difference: MinorUnits, total: MinorUnits): string => {
  const now = `Your booking costs ${formatMoney(total)} now`;
  if (difference === 0) return `${now}, as before.`;
  const by = formatMoney(minorUnits(Math.abs(difference)));
  return difference > 0 ? `${now}, ${by} more than before.` : `${now}, ${by} less than before.`;
};

import { namedSessions, wayBack } from './cancellation-words.ts';
/** The mail about a change of what is booked. */
export const bookingAmendedWords = (
  booking: Booking,
  {
    words,
    difference,
    total: totalThen,
    fee,
    refund,
    byTransfer,
    cancelled,
    renewsInvoice,
    isGathered,
  }: Omit<JobPayloads['mail-booking-amended'], 'bookingId' | 'version'>,
  shop: { readonly name: string; readonly mail: string },
  url: string,
): MailWords => {
  // Another change may have followed: the difference belongs to the price right after this one.
  const total = minorUnits(totalThen ?? booking.total);
  const gone = (cancelled ?? []).flatMap((name) => findSession(booking, name)?.session ?? []);
  const isInCalendars = gone.some((session) => startOf(session) !== null);
  return {
    subject: `Your booking ${booking.reference} has changed`,
    preheader: `${shop.name}: what you have booked now.`,
    title: 'Your booking has changed.',
    intro: [
      `${booking.customer.firstName}, this is what has changed in your booking ${booking.reference}.`,
      moneyWords(minorUnits(difference), total),
      ...wayBack({ refund: minorUnits(refund ?? 0), byTransfer: minorUnits(byTransfer ?? 0) }),
      ...(gone.length > 0 ? ['This does not take place any longer:'] : []),
      ...namedSessions(booking, gone),
      ...(isInCalendars ? ['The attached file removes it from your calendar.'] : []),
    ],
    lines: [],
    facts: words,
    sums: [
      ...(fee > 0
        ? [{ label: 'Fee of this change', amount: formatMoney(minorUnits(fee)), strong: false }]
        : []),
      ...(refund
        ? [{ label: 'Refund', amount: `${formatMoney(minorUnits(refund))} ${currency()}`, strong: false }]
        : []),
      { label: 'Total', amount: `${formatMoney(total)} ${currency()}`, strong: true },
    ],
    notes: [
      ...(renewsInvoice
        ? [
            `The invoice of before is taken back by a credit note, and a new one follows${isGathered ? ' within the hour, with all changes until then' : ''}.`,
          ]
        : []),
      `Questions? Write to ${shop.mail} and mention ${booking.reference}.`,
    ],
    action: { label: 'View your booking', url },
  };
};

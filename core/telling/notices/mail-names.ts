import type { Booking } from '../../bookings/booking/booking.ts';
import type { BookingMail } from '../../bookings/booking/booking-mail.ts';

/** Names of the mails that can be sent again, with what each is about. Sessions are counted from 1. */
const NAMES = {
  'booking-received': /^booking-received$/,
  invoice: /^invoice-[A-Z0-9]+-\d/,
  'customer-corrected': /^customer-corrected-(\d+)$/,
  'booking-confirmed': /^booking-confirmed-(\d+)$/,
  'change-payment': /^change-payment-(\d+)$/,
  'dates-changed': /^dates-changed-(\d+)$/,
  'booking-amended': /^booking-amended-(\d+)$/,
  cancellation: /^cancellation-(\d+)$/,
  'confirmation-withdrawn': /^confirmation-withdrawn-(\d+)$/,
  'times-freed': /^times-freed-(\d+)$/,
  reminder: /^reminder-(\d{4}-\d\d-\d\d)$/,
  'session-reminder': /^session-reminder-(\d+)-(\d+)-(\d{4}-\d\d-\d\d)-(\d+)$/,
  'session-agreed': /^session-agreed-(\d+)-(\d+)-(\d+)$/,
  'session-moved': /^session-moved-(\d+)-(\d+)-(\d+)$/,
  'session-cancelled': /^session-cancelled-(\d+)-(\d+)-(\d+)$/,
  'session-links': /^session-links-(\d+)$/,
  'session-suggested': /^session-suggested-(\d+)-(\d+)-(\d+)$/,
  'suggestion-expired': /^suggestion-expired-(\d+)-\d+-(\d+)-(\d+)$/,
  'preferences-changed': /^preferences-changed-(\d+)-\d+-(\d+)-(\d+)$/,
  'review-asked': /^review-asked$/,
  refund: /^refund-(\d+)$/,
  payment: /^payment-(\d+)$/,
  'host-asked': /^host-asked-(\d+)-(\d+)$/,
  'host-withdrawn': /^host-withdrawn-(\d+)$/,
  'host-day': /^host-day-(\d+)-(\d{4}-\d\d-\d\d)$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type MailName = keyof typeof NAMES;

const names = Object.keys(NAMES) as readonly MailName[];

export interface ReadMailName {
  readonly name: MailName;
  readonly parts: readonly string[];
}

/** What a mail of the send log was about; null where it cannot be sent again. */
export const readMailName = (
  { messageId }: Pick<BookingMail, 'messageId'>,
  { reference }: Pick<Booking, 'reference'>,
): ReadMailName | null => {
  const whole = messageId.slice(0, messageId.lastIndexOf('@'));
  const own = whole.endsWith(`-${reference}`) ? whole.slice(0, -reference.length - 1) : whole;
  const first = own.replace(/-again-[A-Za-z0-9]+$/, '');
  for (const name of names) {
    const found = NAMES[name].exec(first);
    if (found) return { name, parts: found.slice(1) };
  }
  return null;
};

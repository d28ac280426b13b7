import type { Booking } from '../../../bookings/booking/booking.ts';
import type { BookingMail } from '../../../bookings/booking/booking-mail.ts';
import { lineOfSession } from '../../../bookings/booking/place.ts';
import { hasDeclined, isWithdrawn } from '../../../calendar/staffing/assignment-states.ts';
import { type MailName, readMailName } from '../mail-names.ts';
import type { NoticePorts } from '../ports.ts';
import { mailPaymentReceived, mailRefund } from '../use-cases/mail-about-payment.ts';
import { mailBookingAmended } from '../use-cases/mail-amended.ts';
import { mailBookingReceived } from '../use-cases/mail-booking-received.ts';
import { mailCancellation } from '../use-cases/mail-cancellation.ts';
import { mailChangePayment } from '../use-cases/mail-change-payment.ts';
import { mailCustomerCorrected } from '../use-cases/mail-customer-corrected.ts';
import { mailBookingConfirmed, mailDatesChanged, mailReminder } from '../use-cases/mail-dates.ts';
import { mailHostAsked, mailHostDayAhead, mailHostWithdrawn } from '../use-cases/mail-hosts.ts';
import { mailInvoice } from '../use-cases/mail-invoice.ts';
import { mailReviewAsked } from '../use-cases/mail-review-asked.ts';
import { mailSessionLinks } from '../use-cases/mail-session-links.ts';
import {
  mailConfirmationWithdrawn,
  mailPreferencesChanged,
  mailSessionAgreed,
  mailSessionCancelled,
  mailSessionMoved,
  mailSessionReminder,
  mailSessionSuggested,
  mailSuggestionExpired,
  mailTimesFreed,
} from '../use-cases/mail-sessions.ts';
import { amendmentToMail, cancellationToMail } from './changes-to-mail.ts';

/** The ports with which a mail is written. */
export type Mailing = Pick<
  NoticePorts,
  | 'read'
  | 'unitOfWork'
  | 'mailer'
  | 'mailLook'
  | 'invites'
  | 'invoiceDocuments'
  | 'profile'
  | 'now'
  | 'newToken'
  | 'hashToken'
>;

interface Sending {
  readonly ports: Mailing;
  readonly booking: Booking;
  /** Distinguishes this sending from others of the same mail. */
  readonly again: string;
}

type Write = (sending: Sending, parts: readonly string[]) => Promise<void>;

const whole = (part: string | undefined): number => Number(part ?? 0);

/** The job for `1-2-3`: line and unit, counted from 1 as in names of mails, and a version or round. */
const sessionJob = ({ booking, again }: Sending, [line, unit, version]: readonly string[]) => ({
  bookingId: booking.id,
  line: whole(line) - 1,
  unit: whole(unit) - 1,
  version: whole(version),
  again,
});

const suggestionJob = (sending: Sending, parts: readonly string[]) => {
  const { version: round, ...job } = sessionJob(sending, parts);
  return { ...job, round };
};

const bookingJob = ({ booking, again }: Sending, [version]: readonly string[]) => ({
  bookingId: booking.id,
  version: whole(version),
  again,
});

const entryOf = async ({ ports, booking }: Sending, [id]: readonly string[]) =>
  (await ports.read.ledger.ofBooking(booking.id)).find((entry) => entry.id === whole(id));

const refund: Write = async (sending, parts) => {
  const { key } = (await entryOf(sending, parts)) ?? {};
  if (key) await mailRefund(sending.ports)({ key, again: sending.again });
};

const payment: Write = async (sending, parts) => {
  const { intentId, key } = (await entryOf(sending, parts)) ?? {};
  const { again, ports } = sending;
  if (intentId) await mailPaymentReceived(ports)({ intentId, again });
  else if (key) await mailPaymentReceived(ports)({ key, again });
};

const hostWithdrawn: Write = async ({ ports, booking, again }, [id]) => {
  const assignment = await ports.read.assignments.byId(whole(id));
  if (!assignment || !(hasDeclined(assignment) || isWithdrawn(assignment))) return;
  const { hostId, line, unit, startsAt } = assignment;
  await mailHostWithdrawn(ports)({
    assignmentId: assignment.id,
    hostId,
    reference: booking.reference,
    title: lineOfSession(booking, { line, unit })?.experience?.title ?? 'Experience not found',
    startsAt: startsAt.toISOString(),
    again,
  });
};

const amended: Write = async (sending, parts) => {
  const { version } = bookingJob(sending, parts);
  const job = await amendmentToMail(sending.ports, sending.booking, version);
  if (job) await mailBookingAmended(sending.ports)({ ...job, again: sending.again });
};

const cancellation: Write = async (sending, parts) => {
  const { version } = bookingJob(sending, parts);
  const job = await cancellationToMail(sending.ports, sending.booking, version);
  if (job) await mailCancellation(sending.ports)({ ...job, again: sending.again });
};

/** How each mail is written again. Its content is read now, so a mail whose content is no longer true is not sent. */
const WRITERS: Readonly<Record<MailName, Write>> = {
  'booking-received': ({ ports, booking, again }) => mailBookingReceived(ports)(booking.id, false, again),
  invoice: ({ ports, booking, again }) => mailInvoice(ports)(booking.id, again),
  'customer-corrected': (sending, parts) => mailCustomerCorrected(sending.ports)(bookingJob(sending, parts)),
  'booking-confirmed': (sending, parts) => mailBookingConfirmed(sending.ports)(bookingJob(sending, parts)),
  'change-payment': ({ ports, booking, again }, [changeId]) =>
    mailChangePayment(ports)({ bookingId: booking.id, changeId: whole(changeId), again }),
  'dates-changed': (sending, parts) => mailDatesChanged(sending.ports)(bookingJob(sending, parts)),
  'booking-amended': amended,
  cancellation,
  'confirmation-withdrawn': (sending, parts) =>
    mailConfirmationWithdrawn(sending.ports)(bookingJob(sending, parts)),
  'times-freed': (sending, parts) => mailTimesFreed(sending.ports)(bookingJob(sending, parts)),
  reminder: ({ ports, booking, again }, [day = '']) =>
    mailReminder(ports)({ bookingId: booking.id, day, again }),
  'session-reminder': (sending, [line = '', unit = '', day = '', daysAhead]) => {
    const { version: _, ...job } = sessionJob(sending, [line, unit]);
    return mailSessionReminder(sending.ports)({ ...job, day, daysAhead: whole(daysAhead) });
  },
  'session-agreed': (sending, parts) => mailSessionAgreed(sending.ports)(sessionJob(sending, parts)),
  'session-moved': (sending, parts) => mailSessionMoved(sending.ports)(sessionJob(sending, parts)),
  'session-cancelled': (sending, parts) => mailSessionCancelled(sending.ports)(sessionJob(sending, parts)),
  'session-links': (sending, parts) => mailSessionLinks(sending.ports)(bookingJob(sending, parts)),
  'session-suggested': (sending, parts) => mailSessionSuggested(sending.ports)(suggestionJob(sending, parts)),
  'suggestion-expired': (sending, [round = '', line = '', unit = '']) =>
    mailSuggestionExpired(sending.ports)(suggestionJob(sending, [line, unit, round])),
  'preferences-changed': (sending, [version = '', line = '', unit = '']) =>
    mailPreferencesChanged(sending.ports)(sessionJob(sending, [line, unit, version])),
  'review-asked': ({ ports, booking, again }) =>
    mailReviewAsked(ports)({ bookingId: booking.id, version: booking.version, again }),
  refund,
  payment,
  'host-asked': ({ ports, again }, [id, version]) =>
    mailHostAsked(ports)({ assignmentId: whole(id), version: whole(version), again }),
  'host-withdrawn': hostWithdrawn,
  'host-day': ({ ports, again }, [hostId, day = '']) =>
    mailHostDayAhead(ports)({ hostId: whole(hostId), day, again }),
};

/** Writes and sends a logged mail again; null for a mail that cannot be written again. */
export const writerOf = (
  mail: Pick<BookingMail, 'messageId'>,
  booking: Booking,
): ((ports: Mailing, again: string) => Promise<void>) | null => {
  const read = readMailName(mail, booking);
  return read && ((ports, again) => WRITERS[read.name]({ ports, booking, again }, read.parts));
};

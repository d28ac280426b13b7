import { sessionsWithoutTime } from '../../../bookings/booking/booking.ts';
import { findSession } from '../../../bookings/booking/place.ts';
import { idOfSession } from '../../../bookings/booking/session-record.ts';
import { awaitsConfirmation } from '../../../bookings/booking/states.ts';
import { zonedSlot } from '../../../calendar/scheduling/session-slot.ts';
import { isAhead, isSuggested } from '../../../calendar/scheduling/session-states.ts';
import type { Job, JobPayloads, MailedAgain, SessionJob } from '../../../kernel/jobs.ts';
import type { MailAttachment, MailWords } from '../../../kernel/mail.ts';
import { type MinorUnits, minorUnits } from '../../../kernel/money.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { isPaymentDue, paymentStanding } from '../../../money/payment/payment-status.ts';
import type { NoticePorts } from '../ports.ts';
import {
  type About,
  confirmationWithdrawnWords,
  preferencesChangedWords,
  sessionAgreedWords,
  sessionCancelledWords,
  sessionMovedWords,
  sessionReminderWords,
  sessionSuggestedWords,
  suggestionExpiredWords,
  timesFreedWords,
} from '../session-mails.ts';
import { calendarCancellation } from '../steps/calendar-cancellation.ts';
import { claimTurn } from '../steps/claim-turn.ts';
import { bookingInvite, freshBookingLink } from '../steps/link-and-invite.ts';
import { movedFrom } from '../steps/moved-from.ts';
import { mailName, sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';
import { isLogged, sendLogged } from '../steps/send-logged-mail.ts';

type Needs = Pick<
  NoticePorts,
  'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
>;

/** The session of a job with its booking; null when the booking is gone. */
const found = async ({ read }: Needs, job: Omit<SessionJob, 'version'>) => {
  const booking = await read.bookings.byId(job.bookingId);
  const session = booking && findSession(booking, job)?.session;
  return booking && session ? { booking, session } : null;
};

interface Written {
  /** Returns null when the change is no longer true. */
  words(
    about: About,
    ports: Needs,
    said: { readonly url: string; readonly fee: MinorUnits },
  ): Promise<MailWords | null>;
  attachments?(ports: Needs, about: About): readonly MailAttachment[];
}

/** Mails the customer once about one change of a session. */
const mailCustomer =
  (kind: string, { words, attachments = (ports, { booking }) => bookingInvite(ports, booking) }: Written) =>
  (ports: Needs) =>
  async ({ again, fee, ...job }: SessionJob & MailedAgain & { readonly fee?: number }): Promise<void> => {
    const about = await found(ports, job);
    if (!about) return;
    const { booking } = about;
    const name = mailName(`${kind}-${job.line + 1}-${job.unit + 1}-${job.version}`, again);
    if (await wasSent(ports, booking, name)) return;
    const said = await words(about, ports, {
      url: await freshBookingLink(ports, booking),
      fee: minorUnits(fee ?? 0),
    });
    if (!said) return;
    await sendBookingMail(ports, booking, {
      kind,
      name,
      words: said,
      attachments: attachments(ports, about),
    });
  };

/**
 * Mails the customer that a time is agreed.
 * @throws the mailer's error; the job is retried
 */
export const mailSessionAgreed = mailCustomer('session-agreed', {
  words: async (about, { profile }, { url }) => {
    const { agreed } = about.session;
    return agreed && sessionAgreedWords(about, agreed, profile, url);
  },
});

/**
 * Mails the customer that a session has moved to another time.
 * @throws the mailer's error; the job is retried
 */
export const mailSessionMoved = mailCustomer('session-moved', {
  words: async (about, { read, profile }, { url, fee }) => {
    const { agreed } = about.session;
    if (!agreed) return null;
    const history = await read.audit.of('session', idOfSession(about.booking, about.session));
    return sessionMovedWords(about, { agreed, before: movedFrom(history, agreed), fee }, profile, url);
  },
});

/**
 * Reminds the customer of a session. No mail is sent for a session that has moved to another day, or no longer takes place.
 * @throws the mailer's error; the job is retried
 */
export const mailSessionReminder =
  (ports: Needs) =>
  async ({ day, daysAhead, again, ...job }: JobPayloads['mail-session-reminder']): Promise<void> => {
    const about = await found(ports, job);
    if (!about) return;
    const { booking, session } = about;
    const { agreed } = session;
    if (!isAhead(session) || !agreed || zonedSlot(agreed).date !== day) return;
    const name = mailName(`session-reminder-${job.line + 1}-${job.unit + 1}-${day}-${daysAhead}`, again);
    if (await wasSent(ports, booking, name)) return;
    const url = await freshBookingLink(ports, booking);
    const words = sessionReminderWords(about, agreed, daysAhead, ports.profile, url);
    await sendBookingMail(ports, booking, { kind: 'reminder', name, words });
  };

/**
 * Mails the customer that a session does not take place.
 * @throws the mailer's error; the job is retried
 */
export const mailSessionCancelled = mailCustomer('session-cancelled', {
  words: async (about, { profile }, { url }) => sessionCancelledWords(about, profile, url),
  attachments: (ports, { booking, session }) => calendarCancellation(ports, booking, [session]),
});

/**
 * Mails the customer the suggested times with a link that shows them. Jobs contain no secrets, so the link is created here.
 * @throws the mailer's error; the job is retried
 */
export const mailSessionSuggested =
  (ports: Needs) =>
  async ({ again, ...job }: JobPayloads['mail-session-suggested']): Promise<void> => {
    const place = await found(ports, job);
    const suggestion = place?.session.suggestion;
    if (!place || !isSuggested(place.session) || suggestion?.round !== job.round) return;
    const { booking } = place;
    const kind = 'session-suggested';
    const name = mailName(`${kind}-${job.line + 1}-${job.unit + 1}-${job.round}`, again);
    if (await wasSent(ports, booking, name)) return;
    const token = ports.newToken();
    await ports.unitOfWork(async ({ bookings, sessionLinks }) => {
      if (await bookings.lock(booking.id)) await sessionLinks.add(job, ports.hashToken(token), ports.now());
    });
    const page = `${ports.profile.publicUrl}/sessions/${token}`;
    const words = sessionSuggestedWords(place, suggestion, ports.profile, (time) =>
      time === null ? page : `${page}?time=${time}`,
    );
    await sendBookingMail(ports, booking, { kind, name, words });
  };

/** Mails the shop once. `at` distinguishes this mail from others of its kind and session. */
const mailDesk = async (
  ports: Needs,
  { booking, session }: About,
  { kind, at, again }: { readonly kind: string; readonly at: number } & MailedAgain,
  wordsWith: (url: string) => MailWords,
): Promise<void> => {
  const { profile } = ports;
  const id = idOfSession(booking, session);
  const messageId = `${mailName(`${kind}-${at}-${id}`, again)}@${hostOf(profile.publicUrl)}`;
  if (await isLogged(ports, booking.id, messageId)) return;
  await sendLogged(ports, {
    bookingId: booking.id,
    partnerId: booking.partner?.id ?? null,
    kind,
    messageId,
    to: { name: profile.name, address: profile.mail },
    words: wordsWith(`${profile.publicUrl}/admin?tab=schedule&session=${id}`),
  });
};

/**
 * Mails the desk that nobody has answered a suggestion.
 * @throws the mailer's error; the job is retried
 */
export const mailSuggestionExpired =
  (ports: Needs) =>
  async ({ again, ...job }: JobPayloads['mail-suggestion-expired']): Promise<void> => {
    const about = await found(ports, job);
    const suggestion = about?.session.suggestion;
    if (!about || suggestion?.round !== job.round) return;
    await mailDesk(ports, about, { kind: 'suggestion-expired', at: job.round, again }, (url) =>
      suggestionExpiredWords(about, suggestion, url),
    );
  };

/**
 * Mails the desk that a customer prefers other times, at most once in some minutes for all sessions of a booking.
 * @throws the mailer's error; the job is retried
 */
export const mailPreferencesChanged =
  (ports: Needs) =>
  async ({ again, since, ...job }: JobPayloads['mail-preferences-changed']): Promise<void> => {
    const about = await found(ports, job);
    if (!about) return;
    const later = (waiting: string): Job => ({
      task: 'mail-preferences-changed',
      payload: { ...job, since: waiting },
    });
    const turn = { kind: 'preferences-changed', later, since };
    if (again === undefined && !(await claimTurn(ports, about.booking, turn))) return;
    await mailDesk(ports, about, { kind: 'preferences-changed', at: job.version, again }, (url) =>
      preferencesChangedWords(about, url),
    );
  };

/**
 * Mails the customer that a confirmation was withdrawn.
 * @throws the mailer's error; the job is retried
 */
export const mailConfirmationWithdrawn =
  (ports: Needs) =>
  async ({ bookingId, version, again }: JobPayloads['mail-confirmation-withdrawn']): Promise<void> => {
    const booking = await ports.read.bookings.byId(bookingId);
    const name = mailName(`confirmation-withdrawn-${version}`, again);
    if (!booking || !awaitsConfirmation(booking) || (await wasSent(ports, booking, name))) return;
    await sendBookingMail(ports, booking, {
      kind: 'confirmation-withdrawn',
      name,
      words: confirmationWithdrawnWords(booking, ports.profile, await freshBookingLink(ports, booking)),
      attachments: bookingInvite(ports, booking),
    });
  };

/**
 * Mails the customer of an unpaid booking that its free times were freed.
 * @throws the mailer's error; the job is retried
 */
export const mailTimesFreed =
  (ports: Needs) =>
  async ({ bookingId, version, again }: JobPayloads['mail-times-freed']): Promise<void> => {
    const booking = await ports.read.bookings.byId(bookingId);
    const name = mailName(`times-freed-${version}`, again);
    if (!booking || !isPaymentDue(paymentStanding(booking)) || sessionsWithoutTime(booking).length === 0)
      return;
    if (await wasSent(ports, booking, name)) return;
    await sendBookingMail(ports, booking, {
      kind: 'times-freed',
      name,
      words: timesFreedWords(booking, ports.profile, await freshBookingLink(ports, booking)),
      attachments: bookingInvite(ports, booking),
    });
  };

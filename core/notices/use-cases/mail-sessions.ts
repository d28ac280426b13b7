import { type Booking, bookingUrl } from '../../booking/booking.ts';
import { eventsOf, INVITE_TYPE, inviteName } from '../../booking/calendar-invite.ts';
import { idOfSession } from '../../booking/session-record.ts';
import { formatDayLong } from '../../calendar.ts';
import { hostOf } from '../../host.ts';
import type { JobPayloads, SessionJob, SuggestionJob } from '../../jobs.ts';
import type { MailWords } from '../../mail.ts';
import type { Ports } from '../../ports.ts';
import type { Session, ZonedTime } from '../../scheduling/session.ts';
import { slotOf, zonedSlot } from '../../scheduling/session-slot.ts';
import type { Slot } from '../../scheduling/slot.ts';
import { spokenTime } from '../../scheduling/spoken-time.ts';
import { sendBookingMail, wasSent } from '../steps/send-booking-mail.ts';

type Needs = Pick<
  Ports,
  'read' | 'unitOfWork' | 'mailer' | 'invites' | 'profile' | 'now' | 'newToken' | 'hashToken' | 'mailLook'
>;

const whenOf = (slot: Slot): string =>
  [slot.date && formatDayLong(slot.date), slot.time ? spokenTime(slot) : null].filter(Boolean).join(', ');

const titleOf = (booking: Booking, { line }: Session): string =>
  booking.lines[line]?.experience?.title ?? 'your session';

const plain = (subject: string, intro: readonly string[], action: MailWords['action']): MailWords => ({
  subject,
  preheader: intro[0] ?? subject,
  title: subject,
  intro: [...intro],
  lines: [],
  sums: [],
  notes: [],
  action,
});

/** The session of a job with its booking; null when the booking is gone. */
const found = async ({ read }: Needs, job: Omit<SessionJob, 'version'>) => {
  const booking = await read.bookings.byId(job.bookingId);
  const session = booking?.lines[job.line]?.sessions[job.unit];
  return booking && session ? { booking, session } : null;
};

const linkTo = async (
  { unitOfWork, newToken, hashToken, profile }: Needs,
  { id, reference }: Booking,
): Promise<NonNullable<MailWords['action']>> => {
  const token = newToken();
  await unitOfWork(async ({ bookings }) => {
    if (await bookings.lock(id)) await bookings.addToken(id, hashToken(token));
  });
  return { label: 'View your booking', url: bookingUrl(profile.publicUrl, reference, token) };
};

const inviteOf = ({ invites, profile }: Needs, booking: Booking) => {
  const events = eventsOf(booking, hostOf(profile.publicUrl));
  if (events.length === 0) return [];
  return [{ filename: inviteName(booking), contentType: INVITE_TYPE, content: invites.write(events) }];
};

/** Mails the customer once about one change of a session; `words` answers null when it no longer holds. */
const mailCustomer =
  (kind: string, words: (booking: Booking, session: Session) => MailWords | null, withInvite = true) =>
  (ports: Needs) =>
  async (job: SessionJob): Promise<void> => {
    const place = await found(ports, job);
    if (!place) return;
    const { booking, session } = place;
    const name = `${kind}-${job.line + 1}-${job.unit + 1}-${job.version}`;
    const said = words(booking, session);
    if (!said || (await wasSent(ports, booking, name))) return;
    await sendBookingMail(ports, booking, {
      kind,
      name,
      words: { ...said, action: await linkTo(ports, booking) },
      attachments: withInvite ? inviteOf(ports, booking) : [],
    });
  };

/** A time is agreed. @throws the mailer's error; the job is retried */
export const mailSessionAgreed = mailCustomer('session-agreed', (booking, session) => {
  const title = titleOf(booking, session);
  const intro = [`${title} takes place on ${whenOf(slotOf(session))}.`];
  return session.agreed ? plain(`The date of ${title} is set`, intro, null) : null;
});

/** Another time is agreed. @throws the mailer's error; the job is retried */
export const mailSessionMoved = mailCustomer('session-moved', (booking, session) => {
  const title = titleOf(booking, session);
  const intro = [`${title} takes place on ${whenOf(slotOf(session))} now.`];
  return session.agreed ? plain(`${title} has moved`, intro, null) : null;
});

/** It does not take place. @throws the mailer's error; the job is retried */
export const mailSessionCancelled = mailCustomer(
  'session-cancelled',
  (booking, session) => {
    const title = titleOf(booking, session);
    return plain(`${title} is cancelled`, [`${title} of ${booking.reference} does not take place.`], null);
  },
  false,
);

const timeWords = (time: ZonedTime): string => whenOf(zonedSlot(time));

/**
 * Mails the customer the suggested times with a link that shows them. Jobs hold no secrets, so the link is made here.
 * @throws the mailer's error; the job is retried
 */
export const mailSessionSuggested =
  (ports: Needs) =>
  async (job: SuggestionJob): Promise<void> => {
    const place = await found(ports, job);
    const suggestion = place?.session.suggestion;
    if (place?.session.state !== 'suggested' || suggestion?.round !== job.round) return;
    const { booking, session } = place;
    const kind = 'session-suggested';
    const name = `${kind}-${job.line + 1}-${job.unit + 1}-${job.round}`;
    if (await wasSent(ports, booking, name)) return;
    const token = ports.newToken();
    await ports.unitOfWork(async ({ bookings, sessionLinks }) => {
      if (await bookings.lock(booking.id)) await sessionLinks.add(job, ports.hashToken(token), ports.now());
    });
    const title = titleOf(booking, session);
    const words = plain(
      `Times for ${title}`,
      [
        `We suggest for ${title}: ${suggestion.times.map(timeWords).join('; ')}.`,
        ...(suggestion.note ? [suggestion.note] : []),
      ],
      { label: 'Choose a time', url: `${ports.profile.publicUrl}/sessions/${token}` },
    );
    await sendBookingMail(ports, booking, { kind, name, words });
  };

const mailDesk = async (ports: Needs, booking: Booking, session: Session, name: string, words: string) => {
  const id = idOfSession(booking, session);
  const said = plain(`${words}: ${titleOf(booking, session)}`, [`${words} of ${booking.reference}.`], {
    label: 'Open the session',
    url: `${ports.profile.publicUrl}/admin?section=schedule&session=${id}`,
  });
  await ports.mailer.send({
    messageId: `${name}-${id}@${hostOf(ports.profile.publicUrl)}`,
    to: { name: ports.profile.name, address: ports.profile.mail },
    subject: said.subject,
    ...ports.mailLook(said, ports.profile),
    attachments: [],
  });
};

/** Tells the desk that nobody has answered a suggestion. @throws the mailer's error; the job is retried */
export const mailSuggestionExpired =
  (ports: Needs) =>
  async (job: SuggestionJob): Promise<void> => {
    const place = await found(ports, job);
    if (place?.session.suggestion?.round !== job.round) return;
    const name = `suggestion-expired-${job.round}`;
    await mailDesk(ports, place.booking, place.session, name, 'A suggestion has expired');
  };

/** Tells the desk that a customer prefers other times. @throws the mailer's error; the job is retried */
export const mailPreferencesChanged =
  (ports: Needs) =>
  async (job: SessionJob): Promise<void> => {
    const place = await found(ports, job);
    if (!place) return;
    const name = `preferences-changed-${job.version}`;
    await mailDesk(ports, place.booking, place.session, name, 'Other times are preferred');
  };

/** Tells the customer that a confirmation was taken back. @throws the mailer's error; the job is retried */
export const mailConfirmationWithdrawn =
  (ports: Needs) =>
  async ({ bookingId, version }: JobPayloads['mail-confirmation-withdrawn']): Promise<void> => {
    const booking = await ports.read.bookings.byId(bookingId);
    const name = `confirmation-withdrawn-${version}`;
    if (booking?.state !== 'unconfirmed' || (await wasSent(ports, booking, name))) return;
    const intro = [
      `The dates of your booking ${booking.reference} hold no longer. We will come back to you.`,
    ];
    const words = plain(
      `Your booking ${booking.reference} is open again`,
      intro,
      await linkTo(ports, booking),
    );
    await sendBookingMail(ports, booking, { kind: 'confirmation-withdrawn', name, words });
  };

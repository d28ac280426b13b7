import type { Booking } from '../../../bookings/booking/booking.ts';
import { findSession } from '../../../bookings/booking/place.ts';
import type { Assignment } from '../../../calendar/staffing/assignment.ts';
import { awaitsAnswer, hasAccepted } from '../../../calendar/staffing/assignment-states.ts';
import type { Host } from '../../../calendar/staffing/host.ts';
import { hostPageUrl } from '../../../calendar/staffing/host-page-url.ts';
import { dayIn } from '../../../calendar/staffing/wall-clock.ts';
import type { JobPayloads } from '../../../kernel/jobs.ts';
import type { MailWords } from '../../../kernel/mail.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import {
  hostAskedWords,
  hostDayAheadWords,
  hostLeadsWords,
  hostLinkWords,
  hostWithdrawnWords,
  type Led,
} from '../host-mails.ts';
import type { NoticePorts } from '../ports.ts';
import { mailName } from '../steps/send-booking-mail.ts';
import { isLogged, sendLogged } from '../steps/send-logged-mail.ts';

type Needed = Pick<
  NoticePorts,
  'read' | 'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now' | 'newToken' | 'hashToken'
>;

/** A new link to the host's page. It is created here, because jobs contain no secrets. */
const newPageUrl = async (
  { unitOfWork, now, newToken, hashToken, profile }: Needed,
  host: Host,
): Promise<string> => {
  const token = newToken();
  await unitOfWork(({ hosts }) => hosts.addLink(host.id, hashToken(token), now()));
  return hostPageUrl(profile.publicUrl, token);
};

const messageIdOf = ({ profile }: Needed, name: string): string => `${name}@${hostOf(profile.publicUrl)}`;

const addressOf = ({ name, email }: Host) => ({ name, address: email });

interface Mailing {
  readonly host: Host;
  readonly bookingId: number;
  readonly kind: string;
  /** Distinguishes this mail from others of its kind: attempts with the same name are one mail. */
  readonly name: string;
  words(): MailWords | Promise<MailWords>;
}

/** Mails a host once, according to the send log of the booking. No link is created for a mail that was sent already. */
const mailOnce = async (ports: Needed, { host, bookingId, kind, name, words }: Mailing): Promise<void> => {
  const messageId = messageIdOf(ports, name);
  if (await isLogged(ports, bookingId, messageId)) return;
  const booking = await ports.read.bookings.byId(bookingId);
  const partnerId = booking?.partner?.id ?? null;
  const to = addressOf(host);
  await sendLogged(ports, { bookingId, partnerId, kind, messageId, to, words: await words() });
};

/** Mails a host about something without a send log: a repeated delivery is recognized only by its message id. */
const mailUnlogged = (
  { mailer, mailLook, profile }: Needed,
  host: Host,
  messageId: string,
  words: MailWords,
): Promise<void> =>
  mailer.send({
    messageId,
    partnerId: null,
    to: addressOf(host),
    subject: words.subject,
    ...mailLook(words, profile),
    attachments: [],
  });

const ledBy = (host: Host, booking: Booking | null, assignment: Assignment): Led | null => {
  const session = booking && findSession(booking, assignment)?.session;
  return booking && session ? { host, booking, session, assignment } : null;
};

/**
 * Asks a host, or tells them what they lead; sends nothing when it was answered or withdrawn meanwhile.
 * @throws the mailer's error; the job is retried
 */
export const mailHostAsked =
  (ports: Needed) =>
  async ({ assignmentId, version, movedFrom, again }: JobPayloads['mail-host-asked']): Promise<void> => {
    const { read, profile } = ports;
    const assignment = await read.assignments.byId(assignmentId);
    if (assignment?.version !== version) return;
    const host = await read.hosts.byId(assignment.hostId);
    const { bookingId } = assignment;
    if (!host?.active) return;
    const led = ledBy(host, await read.bookings.byId(bookingId), assignment);
    if (!led) return;
    const before = movedFrom === undefined ? null : new Date(movedFrom);
    const isAsked = awaitsAnswer(assignment);
    await mailOnce(ports, {
      host,
      bookingId,
      kind: `host-${before ? 'moved' : isAsked ? 'asked' : 'assigned'}`,
      name: mailName(`host-asked-${assignmentId}-${version}`, again),
      words: async () => {
        const page = await newPageUrl(ports, host);
        if (!isAsked) return hostLeadsWords(led, profile, page, before);
        const links = {
          accept: `${page}?accept=${assignmentId}`,
          decline: `${page}?decline=${assignmentId}`,
        };
        return hostAskedWords(led, profile, links, before);
      },
    });
  };

/**
 * Tells a host that a session is no longer theirs, also when its booking is gone.
 * @throws the mailer's error; the job is retried
 */
export const mailHostWithdrawn =
  (ports: Needed) =>
  async ({
    assignmentId,
    hostId,
    title,
    startsAt,
    again,
  }: JobPayloads['mail-host-withdrawn']): Promise<void> => {
    const host = await ports.read.hosts.byId(hostId);
    if (!host?.active) return;
    const kind = 'host-withdrawn';
    const name = mailName(`${kind}-${assignmentId}`, again);
    const words = () => hostWithdrawnWords(host, title, new Date(startsAt), ports.profile);
    const assignment = await ports.read.assignments.byId(assignmentId);
    await (assignment
      ? mailOnce(ports, { host, bookingId: assignment.bookingId, kind, name, words })
      : mailUnlogged(ports, host, messageIdOf(ports, name), words()));
  };

/**
 * Mails a host the link to their page.
 * @throws the mailer's error; the job is retried
 */
export const mailHostLink =
  (ports: Needed) =>
  async ({ hostId, requestId }: JobPayloads['mail-host-link']): Promise<void> => {
    const host = await ports.read.hosts.byId(hostId);
    if (!host?.active) return;
    const words = hostLinkWords(host, ports.profile, await newPageUrl(ports, host));
    await mailUnlogged(ports, host, messageIdOf(ports, `host-link-${hostId}-${requestId}`), words);
  };

/**
 * Mails a host the sessions of one of their days; it is recorded in the send log of the first session's booking.
 * @throws the mailer's error; the job is retried
 */
export const mailHostDayAhead =
  (ports: Needed) =>
  async ({ hostId, day, again }: JobPayloads['mail-host-day-ahead']): Promise<void> => {
    const { read, profile, now } = ports;
    const host = await read.hosts.byId(hostId);
    if (!host?.active) return;
    const ofDay = (await read.assignments.comingOf(hostId, now())).filter(
      (each) => hasAccepted(each) && dayIn(each.startsAt.getTime(), host.zone) === day,
    );
    const told: Led[] = [];
    for (const each of ofDay) {
      const led = ledBy(host, await read.bookings.byId(each.bookingId), each);
      if (led) told.push(led);
    }
    const [first, ...others] = told;
    if (!first) return;
    await mailOnce(ports, {
      host,
      bookingId: first.booking.id,
      kind: 'host-day-ahead',
      name: mailName(`host-day-${hostId}-${day}`, again),
      words: async () => hostDayAheadWords([first, ...others], profile, await newPageUrl(ports, host)),
    });
  };

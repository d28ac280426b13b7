import { staffedSession } from '../../booking/staffed-session.ts';
import { formatDayLong } from '../../calendar.ts';
import { hostOf } from '../../host.ts';
import type { JobPayloads } from '../../jobs.ts';
import type { MailWords } from '../../mail.ts';
import type { Ports } from '../../ports.ts';
import { clockTime, dayIn } from '../../staffing/hindrance-words.ts';
import type { Host } from '../../staffing/host.ts';
import { hostPageUrl } from '../../staffing/host-page-url.ts';

type Needed = Pick<
  Ports,
  'read' | 'unitOfWork' | 'mailer' | 'mailLook' | 'profile' | 'now' | 'newToken' | 'hashToken'
>;

const whenFor = ({ zone }: Host, startsAt: Date): string =>
  `${formatDayLong(dayIn(startsAt.getTime(), zone))}, ${clockTime(startsAt, zone)} (${zone})`;

/** A new link of the host's page; the jobs that mail it hold no secret. */
const newPageUrl = async (
  { unitOfWork, now, newToken, hashToken, profile }: Needed,
  host: Host,
): Promise<string> => {
  const token = newToken();
  await unitOfWork(({ hosts }) => hosts.addLink(host.id, hashToken(token), now()));
  return hostPageUrl(profile.publicUrl, token);
};

const plain = (subject: string, intro: string, action: MailWords['action']): MailWords => ({
  subject,
  preheader: intro,
  title: subject,
  intro: [intro],
  lines: [],
  sums: [],
  notes: [],
  action,
});

const sendTo = (ports: Needed, host: Host, name: string, words: MailWords): Promise<void> =>
  ports.mailer.send({
    messageId: `${name}@${hostOf(ports.profile.publicUrl)}`,
    to: { name: host.name, address: host.email },
    subject: words.subject,
    ...ports.mailLook(words, ports.profile),
    attachments: [],
  });

/** Asks a host, or says what they lead; nothing when it was answered or withdrawn meanwhile. @throws the mailer's error; the job is retried */
export const mailHostAsked =
  (ports: Needed) =>
  async ({ assignmentId, version }: JobPayloads['mail-host-asked']): Promise<void> => {
    const assignment = await ports.read.assignments.byId(assignmentId);
    if (assignment?.version !== version) return;
    const host = await ports.read.hosts.byId(assignment.hostId);
    const booking = await ports.read.bookings.byId(assignment.bookingId);
    const session = booking && staffedSession(booking, assignment);
    if (!host?.active || !session) return;
    const when = whenFor(host, assignment.startsAt);
    const words =
      assignment.state === 'asked'
        ? plain(`Can you lead ${session.title}?`, `${when}. Please accept or decline on your page.`, {
            label: 'Answer on your page',
            url: await newPageUrl(ports, host),
          })
        : plain(`You lead ${session.title}`, `${when}. Your page has everything you need.`, {
            label: 'Open your page',
            url: await newPageUrl(ports, host),
          });
    await sendTo(ports, host, `host-asked-${assignmentId}-${version}`, words);
  };

/** Says that a session is not theirs any longer. @throws the mailer's error; the job is retried */
export const mailHostWithdrawn =
  (ports: Needed) =>
  async ({ assignmentId, hostId, title, startsAt }: JobPayloads['mail-host-withdrawn']): Promise<void> => {
    const host = await ports.read.hosts.byId(hostId);
    if (!host?.active) return;
    const intro = `${whenFor(host, new Date(startsAt))} is free again: you are not needed for ${title}.`;
    const words = plain(`You no longer lead ${title}`, intro, null);
    await sendTo(ports, host, `host-withdrawn-${assignmentId}`, words);
  };

/** Mails a host the link of their page. @throws the mailer's error; the job is retried */
export const mailHostLink =
  (ports: Needed) =>
  async ({ hostId, requestId }: JobPayloads['mail-host-link']): Promise<void> => {
    const host = await ports.read.hosts.byId(hostId);
    if (!host?.active) return;
    const words = plain(
      `Your page at ${ports.profile.name}`,
      'It has what you are asked, your sessions and your times away. Whoever has the link can open it.',
      { label: 'Open your page', url: await newPageUrl(ports, host) },
    );
    await sendTo(ports, host, `host-link-${hostId}-${requestId}`, words);
  };

/** Lists a host's sessions of one of their days. @throws the mailer's error; the job is retried */
export const mailHostDayAhead =
  (ports: Needed) =>
  async ({ hostId, day }: JobPayloads['mail-host-day-ahead']): Promise<void> => {
    const host = await ports.read.hosts.byId(hostId);
    if (!host?.active) return;
    const coming = await ports.read.assignments.comingOf(hostId, ports.now());
    const ofDay = coming.filter(
      ({ state, startsAt }) => state === 'accepted' && dayIn(startsAt.getTime(), host.zone) === day,
    );
    const told: string[] = [];
    for (const each of ofDay) {
      const booking = await ports.read.bookings.byId(each.bookingId);
      const session = booking && staffedSession(booking, each);
      if (session) told.push(`${clockTime(each.startsAt, host.zone)}: ${session.title}`);
    }
    if (told.length === 0) return;
    const count = told.length === 1 ? '1 session' : `${told.length} sessions`;
    const words = plain(`Tomorrow you lead ${count}`, `All times are ${host.zone}.`, {
      label: 'Open your page',
      url: await newPageUrl(ports, host),
    });
    await sendTo(ports, host, `host-day-${hostId}-${day}`, { ...words, intro: [...told, ...words.intro] });
  };

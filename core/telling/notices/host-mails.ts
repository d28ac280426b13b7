import { peopleWords, requestsOf } from '../../bookings/booking/needs.ts';
import { lineOfSession } from '../../bookings/booking/place.ts';
import type { AgreedTime } from '../../calendar/scheduling/session.ts';
import { zonedSlot } from '../../calendar/scheduling/session-slot.ts';
import { spokenTime } from '../../calendar/scheduling/spoken-time.ts';
import type { Assignment } from '../../calendar/staffing/assignment.ts';
import type { Host } from '../../calendar/staffing/host.ts';
import { dayIn, wallAt } from '../../calendar/staffing/wall-clock.ts';
import type { MailAction, MailDate, MailWords } from '../../kernel/mail.ts';
import { seatsLabel, tierLabel } from '../../shop/pricing/tiers.ts';
import { type About, sessionName } from './session-mails.ts';
import { dayWords, mailDateOf, timeWords } from './session-times.ts';

/* Mails to hosts, with all times in the host's own zone. Of the customer they contain only the first name and the company. */

type Shop = { readonly name: string; readonly mail: string };

/** A session with the assignment of one host. */
export interface Led extends About {
  readonly host: Host;
  readonly assignment: Pick<Assignment, 'startsAt' | 'endsAt'>;
}

const YOURS = 'Please do not pass this mail on: the link is yours.';

const questions = (shop: Shop): string => `Questions? Write to ${shop.mail}.`;

const mail = (words: Partial<MailWords> & Pick<MailWords, 'subject' | 'preheader' | 'title'>): MailWords => ({
  intro: [],
  lines: [],
  sums: [],
  notes: [],
  action: null,
  ...words,
});

const calledBy = ({ name }: Pick<Host, 'name'>): string => name.split(' ')[0] || name;

const openPage = (url: string): MailAction => ({ label: 'Open your page', url });

const MINUTE_MS = 60_000;

const timeFor = ({ zone }: Host, { startsAt, endsAt }: Led['assignment']): AgreedTime => ({
  startsAt,
  zone,
  minutes: (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS,
});

/** The time in the customer's zone, where it differs. */
const theirTime = ({ host, assignment: { startsAt }, session: { agreed } }: Led): string | null =>
  !agreed || wallAt(startsAt.getTime(), host.zone) === wallAt(startsAt.getTime(), agreed.zone)
    ? null
    : `For the guests: ${spokenTime(zonedSlot({ startsAt, zone: agreed.zone }))}`;

const sheetOf = ({ host, assignment }: Led, before: Date | null = null): MailDate | null => {
  const agreed = timeFor(host, assignment);
  const isMoved = before !== null && before.getTime() !== agreed.startsAt.getTime();
  return mailDateOf(agreed, isMoved ? { startsAt: before, zone: host.zone } : null);
};

const whoFor = ({ booking: { customer } }: About): string =>
  [customer.firstName, customer.companyName].filter(Boolean).join(' at ');

/** What a host needs to know before the day. */
const factsOf = (about: Led): readonly string[] => {
  const { booking, session } = about;
  const line = lineOfSession(booking, session);
  const room = line ? `${tierLabel(line.selectedTier)} tier, ${seatsLabel(line.selectedTier)}` : null;
  const people = peopleWords(session.headcount);
  const addOns = line?.addOns ?? [];
  return [
    theirTime(about),
    [people, room].filter(Boolean).join(', ') || null,
    `For ${whoFor(about)}`,
    addOns.length > 0 ? `With ${addOns.map(({ name }) => name).join(', ')}` : null,
    session.joinUrl ? `Join here: ${session.joinUrl}` : null,
    session.place ? `Place: ${session.place}` : null,
    session.hostNotes,
    ...requestsOf(session, booking.customer.specialRequests).map((words) => `“${words}”`),
  ].filter((fact) => fact !== null);
};

/** Links to the host's page that show one session; `decline` also shows the reasons to decline. */
export interface AnswerLinks {
  readonly accept: string;
  readonly decline: string;
}

/** The mail that asks whether a host can lead a session. Both buttons only open the page. `before` is the start from which it has moved. */
export const hostAskedWords = (
  led: Led,
  shop: Shop,
  { accept, decline }: AnswerLinks,
  before: Date | null,
): MailWords => {
  const name = sessionName(led);
  const when = timeWords(timeFor(led.host, led.assignment));
  return mail({
    subject: before ? `New time: can you lead ${name} on ${when}?` : `Can you lead ${name} on ${when}?`,
    preheader: `${shop.name}: please accept or decline on your page.`,
    title: before ? 'A new time. Can you lead it?' : 'Can you lead it?',
    intro: [
      before
        ? `${calledBy(led.host)}, ${name} has moved. Please accept or decline its new time.`
        : `${calledBy(led.host)}, ${whoFor(led)} would like ${name} with you. The time is reserved for you until you answer.`,
    ],
    date: sheetOf(led, before),
    facts: factsOf(led),
    action: { label: 'Accept', url: accept },
    secondAction: { label: 'Decline', url: decline },
    notes: [`Accept and Decline open your page first. Nothing is answered before you press there. ${YOURS}`],
  });
};

/** The mail that a host leads a session, without being asked, or still after it has moved. */
export const hostLeadsWords = (led: Led, shop: Shop, url: string, before: Date | null): MailWords => {
  const name = sessionName(led);
  const when = timeWords(timeFor(led.host, led.assignment));
  return mail({
    subject: before ? `New time: you lead ${name} on ${when}` : `You lead ${name} on ${when}`,
    preheader: before
      ? `${shop.name}: your session has moved to ${when}.`
      : `${shop.name}: your page has everything you need.`,
    title: before ? 'A new time.' : 'You lead this one.',
    intro: [
      before
        ? `${calledBy(led.host)}, ${name} has moved, and you still lead it. Please write to ${shop.mail} at once if you cannot.`
        : `${calledBy(led.host)}, you lead ${name}. Please write to ${shop.mail} if you cannot.`,
    ],
    date: sheetOf(led, before),
    facts: factsOf(led),
    action: openPage(url),
    notes: [YOURS],
  });
};

/** The mail that a session is no longer theirs. */
export const hostWithdrawnWords = (host: Host, title: string, startsAt: Date, shop: Shop): MailWords => {
  const when = timeWords({ startsAt, zone: host.zone });
  return mail({
    subject: `You no longer lead ${title}`,
    preheader: `${shop.name}: your time on ${when} is free again.`,
    title: 'Your time is free again.',
    intro: [`${calledBy(host)}, you are not needed for ${title} on ${when}. You have nothing to do.`],
    notes: [questions(shop)],
  });
};

/** The mail with the link to a host's page. */
export const hostLinkWords = (host: Host, shop: Shop, url: string): MailWords =>
  mail({
    subject: `Your page at ${shop.name}`,
    preheader: 'What you are asked, your sessions and your times away.',
    title: 'Your page.',
    intro: [
      `${calledBy(host)}, your page has what you are asked, your sessions with everything to prepare, and your times away.`,
    ],
    action: openPage(url),
    notes: [`Whoever has the link can open the page. ${YOURS}`, questions(shop)],
  });

const dayAheadFact = (led: Led): string => {
  const { booking, host, assignment, session } = led;
  const addOns = lineOfSession(booking, session)?.addOns ?? [];
  const start = spokenTime(zonedSlot({ startsAt: assignment.startsAt, zone: host.zone }));
  const where = session.joinUrl ?? session.place ?? 'no join link yet';
  return [
    `${start}: ${sessionName(led)}`,
    peopleWords(session.headcount),
    `for ${whoFor(led)}`,
    addOns.length > 0 ? `with ${addOns.map(({ name }) => name).join(', ')}` : null,
    ...requestsOf(session, booking.customer.specialRequests).map((words) => `“${words}”`),
    where,
  ]
    .filter(Boolean)
    .join(', ');
};

/** The mail that lists the sessions of a host on one of their days, in order. */
export const hostDayAheadWords = (sessions: readonly [Led, ...Led[]], shop: Shop, url: string): MailWords => {
  const [first] = sessions;
  const { host, assignment } = first;
  const start = spokenTime(zonedSlot({ startsAt: assignment.startsAt, zone: host.zone }));
  const day = dayWords(dayIn(assignment.startsAt.getTime(), host.zone));
  const count = sessions.length === 1 ? '1 session' : `${sessions.length} sessions`;
  const sheet = mailDateOf(timeFor(host, assignment));
  return mail({
    subject: `You lead ${sessions.length === 1 ? sessionName(first) : count} on ${day}`,
    preheader: `${shop.name}: the first begins at ${start}.`,
    title: 'Your day ahead.',
    intro: [
      sessions.length === 1
        ? `${calledBy(host)}, you lead ${sessionName(first)} on ${day}.`
        : `${calledBy(host)}, you lead ${count} on ${day}.`,
    ],
    date: sessions.length === 1 ? sheet : sheet && { ...sheet, time: `${count} from ${start}` },
    facts: sessions.length === 1 ? factsOf(first) : sessions.map(dayAheadFact),
    action: openPage(url),
    notes: [YOURS],
  });
};

import { type Booking, sessionsOf, sessionsWithoutTime } from '../../bookings/booking/booking.ts';
import { startOf } from '../../bookings/booking/calendar-invite.ts';
import { findSession, lineOfSession } from '../../bookings/booking/place.ts';
import type { AgreedTime, Session, Suggestion, ZonedTime } from '../../calendar/scheduling/session.ts';
import { zonedSlot } from '../../calendar/scheduling/session-slot.ts';
import { takesPlace } from '../../calendar/scheduling/session-states.ts';
import { isEmptySlot, type Slot } from '../../calendar/scheduling/slot.ts';
import { spokenTime } from '../../calendar/scheduling/spoken-time.ts';
import { formatDay } from '../../kernel/calendar.ts';
import type { MailAction, MailWords } from '../../kernel/mail.ts';
import { currency, formatMoney, type MinorUnits } from '../../kernel/money.ts';
import { SEAT_CAPS, tierLabel } from '../../shop/pricing/tiers.ts';
import { dayWords, mailDateOf, timeWords, whenWords } from './session-times.ts';

/** Maximum number of sessions that a mail lists one by one. */
export const MOST_NAMED = 20;

type Shop = { readonly name: string; readonly mail: string };

/** One session with its booking. */
export interface About {
  readonly booking: Booking;
  readonly session: Session;
}

/** A session that no longer takes place, with its day and time. */
export const goneWords = (about: About): string => {
  const when = whenWords(about.session);
  return `${sessionName(about)}${when === null ? '' : ` on ${when}`}`;
};

/** Where sessions take place; mails with several sessions list it for each. */
export const joinWords = (booking: Booking): readonly string[] =>
  sessionsOf(booking)
    .filter(takesPlace)
    .flatMap((session) => whereOf(session).map((where) => `${sessionName({ booking, session })}. ${where}`))
    .slice(0, MOST_NAMED);

/** The name of a session in mails: its experience, and which one where the line has several. */
export const sessionName = ({ booking, session }: About): string => {
  const place = findSession(booking, session);
  const title = place?.line.experience?.title ?? 'Your session';
  return place && place.line.quantity > 1 ? `${title}, session ${place.unit + 1}` : title;
};

const questions = ({ reference }: Booking, shop: Shop): string =>
  `Questions? Write to ${shop.mail} and mention ${reference}.`;

const view = (url: string): MailAction => ({ label: 'View your booking', url });

const mail = (words: Partial<MailWords> & Pick<MailWords, 'subject' | 'preheader' | 'title'>): MailWords => ({
  intro: [],
  lines: [],
  sums: [],
  notes: [],
  action: null,
  ...words,
});

const whereOf = ({ joinUrl, place }: Session): readonly string[] => [
  ...(joinUrl ? [`Join here: ${joinUrl}`] : []),
  ...(place ? [`Place: ${place}`] : []),
];

const factsOf = ({ booking, session }: About): readonly string[] => {
  const tier = lineOfSession(booking, session)?.selectedTier;
  const room = tier ? `${tierLabel(tier)} tier, up to ${SEAT_CAPS[tier]} seats` : null;
  const people = session.headcount === null ? null : `${session.headcount} people`;
  return [...[[people, room].filter(Boolean).join(', ')].filter(Boolean), ...whereOf(session)];
};

/** The mail with up to three suggested times. `linkTo` returns the address of the page for one of them; opening it agrees to nothing. */
export const sessionSuggestedWords = (
  about: About,
  { times, note, expiresAt }: Suggestion,
  shop: Shop,
  linkTo: (time: number | null) => string,
): MailWords => {
  const name = sessionName(about);
  const { booking } = about;
  const zone = times[0]?.zone ?? 'UTC';
  const count = ['One time', 'Two times', 'Three times'][times.length - 1] ?? 'Times';
  return mail({
    subject: `${count} for ${name}`,
    preheader: `${shop.name}: choose the time that suits you.`,
    title: `${count} for you.`,
    intro: [
      `${booking.customer.firstName}, we suggest ${times.length === 1 ? 'this time' : 'these times'} for ${name}. Choose the one you like.`,
      ...(note ? [`“${note}”`] : []),
    ],
    times: times.map((time, at) => {
      const slot = zonedSlot(time);
      return {
        day: slot.date ? dayWords(slot.date) : '',
        time: spokenTime(slot),
        action: { label: 'Choose', url: linkTo(at) },
      };
    }),
    facts: [`Open until ${timeWords({ startsAt: expiresAt, zone })}.`],
    notes: [
      'A button opens a page first. Nothing is agreed before you press there.',
      questions(booking, shop),
    ],
    secondAction: { label: 'Propose other times', url: linkTo(null) },
  });
};

/** The mail that a time is agreed; the invite is attached. */
export const sessionAgreedWords = (about: About, agreed: AgreedTime, shop: Shop, url: string): MailWords => {
  const name = sessionName(about);
  return mail({
    subject: `Agreed: ${name} on ${timeWords(agreed)}`,
    preheader: `${shop.name}: ${timeWords(agreed)}.`,
    title: 'Your session is agreed.',
    intro: [
      `${about.booking.customer.firstName}, ${name} has its time. The invite is attached, and later mails keep it current.`,
    ],
    date: mailDateOf(agreed),
    facts: factsOf(about),
    notes: [questions(about.booking, shop)],
    action: view(url),
  });
};

/** The mail that a session has moved to another time. */
export const sessionMovedWords = (
  about: About,
  {
    agreed,
    before,
    fee,
  }: { readonly agreed: AgreedTime; readonly before: ZonedTime | null; readonly fee: MinorUnits },
  shop: Shop,
  url: string,
): MailWords => {
  const name = sessionName(about);
  return mail({
    subject: `New time: ${name} on ${timeWords(agreed)}`,
    preheader: `${shop.name}: your session has moved to ${timeWords(agreed)}.`,
    title: 'A new time.',
    intro: [
      `${about.booking.customer.firstName}, ${name} has moved. The attached invite moves it in your calendar.`,
    ],
    date: mailDateOf(agreed, before),
    facts: factsOf(about),
    sums:
      fee > 0
        ? [{ label: 'Fee of this move', amount: `${formatMoney(fee)} ${currency()}`, strong: true }]
        : [],
    notes: [questions(about.booking, shop)],
    action: view(url),
  });
};

/** The reminder some days before a session: how to join, and what to prepare. */
export const sessionReminderWords = (
  about: About,
  agreed: AgreedTime,
  daysAhead: number,
  shop: Shop,
  url: string,
): MailWords => {
  const { booking, session } = about;
  const { date } = zonedSlot(agreed);
  const addOns = lineOfSession(booking, session)?.addOns ?? [];
  const join =
    session.joinUrl === null
      ? 'Its page has the join link as soon as it is there.'
      : 'Open the join link five minutes before the start.';
  return mail({
    subject: `Your session is on ${formatDay(date)}`,
    preheader: `${shop.name}: ${sessionName(about)} is in ${daysAhead} ${daysAhead === 1 ? 'day' : 'days'}.`,
    title: daysAhead === 1 ? 'One day to go.' : `${daysAhead} days to go.`,
    intro: [`${booking.customer.firstName}, ${sessionName(about)} is on ${timeWords(agreed)}.`],
    date: mailDateOf(agreed),
    facts: [
      ...factsOf(about),
      ...(addOns.length > 0 ? [`With ${addOns.map(({ name }) => name).join(', ')}`] : []),
      `To prepare: pass time and link on to your guests. ${session.place === null ? join : 'Be there ten minutes before the start.'}`,
    ],
    notes: [questions(booking, shop)],
    action: view(url),
  });
};

/** The mail that a session does not take place. */
export const sessionCancelledWords = (about: About, shop: Shop, url: string): MailWords => {
  const { booking, session } = about;
  const name = sessionName(about);
  return mail({
    subject: `Cancelled: ${name}`,
    preheader: `${shop.name}: one session of ${booking.reference} is cancelled.`,
    title: 'Cancelled.',
    intro: [
      `${booking.customer.firstName}, ${goneWords(about)} does not take place.`,
      ...(startOf(session) ? ['The attached file removes it from your calendar.'] : []),
    ],
    notes: [questions(booking, shop)],
    action: view(url),
  });
};

/** The mail that the shop has withdrawn its confirmation. */
export const confirmationWithdrawnWords = (booking: Booking, shop: Shop, url: string): MailWords =>
  mail({
    subject: `Your booking ${booking.reference} is open again`,
    preheader: `${shop.name}: your dates are no longer set.`,
    title: 'Open again.',
    intro: [
      `${booking.customer.firstName}, we have taken back the confirmation of your booking ${booking.reference}.`,
      'Its dates are tentative from now on. We will come back to you; you can propose other times on its page.',
    ],
    notes: [questions(booking, shop)],
    action: view(url),
  });

/** The mail that the free times of a booking were freed, because it was not paid. */
export const timesFreedWords = (booking: Booking, shop: Shop, url: string): MailWords =>
  mail({
    subject: `Your booking ${booking.reference} needs a new time`,
    preheader: `${shop.name}: it is not paid yet, so its time is free for others.`,
    title: 'Please choose again.',
    intro: [
      `${booking.customer.firstName}, your booking ${booking.reference} is not paid yet, so we have freed the time of these sessions. The booking itself stays.`,
      'Pay for it and choose a time on its page, or write to us.',
    ],
    facts: sessionsWithoutTime(booking)
      .slice(0, MOST_NAMED)
      .map((session) => sessionName({ booking, session })),
    notes: [questions(booking, shop)],
    action: view(url),
  });

const who = ({ customer }: Booking): string =>
  customer.companyName || `${customer.firstName} ${customer.lastName}`;

/** The mail to the desk that nobody has answered a suggestion. */
export const suggestionExpiredWords = (about: About, { times }: Suggestion, url: string): MailWords => {
  const { booking } = about;
  return mail({
    subject: `No answer: ${sessionName(about)} for ${who(booking)}`,
    preheader: `The suggested times of ${booking.reference} have expired.`,
    title: 'A suggestion has expired.',
    intro: [`${who(booking)} has not chosen a time for ${sessionName(about)}, ${booking.reference}.`],
    facts: times.map(timeWords),
    action: { label: 'Open the session', url },
  });
};

const slotWords = (slot: Slot): string =>
  [slot.date && dayWords(slot.date), slot.time ? spokenTime(slot) : null].filter(Boolean).join(', ');

/** The mail to the desk that a customer prefers other times. */
export const preferencesChangedWords = (about: About, url: string): MailWords => {
  const { booking, session } = about;
  return mail({
    subject: `Other times: ${sessionName(about)} for ${who(booking)}`,
    preheader: `${who(booking)} prefers other times for ${booking.reference}.`,
    title: 'Other times, please.',
    intro: [`${who(booking)} prefers other times for ${sessionName(about)}, ${booking.reference}.`],
    facts: session.preferences.filter((slot) => !isEmptySlot(slot)).map(slotWords),
    // This mail is sent at most once in some minutes, for all sessions of the booking.
    notes: sessionsOf(booking).length > 1 ? ['Other sessions of this booking may have other times too.'] : [],
    action: { label: 'Open the session', url },
  });
};

/** The sessions that still need a time, as a sentence; null when there are none. */
export const stillOpenWords = (booking: Booking): string | null => {
  const open = sessionsWithoutTime(booking).map((session) => sessionName({ booking, session }));
  return open.length === 0 ? null : `Still without an agreed time: ${[...new Set(open)].join('; ')}.`;
};

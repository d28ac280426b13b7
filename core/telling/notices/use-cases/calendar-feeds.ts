import type { Booking } from '../../../bookings/booking/booking.ts';
import type { CalendarEvent } from '../../../bookings/booking/calendar-invite.ts';
import { fittingPage } from '../../../bookings/booking/own-page.ts';
import { type Asking, assertIdentified, assertOwner } from '../../../bookings/booking/steps/assert-owner.ts';
import { OWN_PAGE } from '../../../bookings/booking/steps/own-page-of.ts';
import { dayAt, daysAfter } from '../../../kernel/calendar.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { hostOf } from '../../../kernel/site-host.ts';
import { lockOwnAccount } from '../../../people/account/steps/lock-own-account.ts';
import type { FeedSubject } from '../../../people/calendar-feeds.ts';
import { type Caller, requireSignedIn } from '../../../people/caller.ts';
import { feedEventsOf } from '../feed-events.ts';
import type { NoticePorts, NoticeStore } from '../ports.ts';
import { hostEvents } from '../steps/host-events.ts';

type Making = Pick<NoticePorts, 'read' | 'unitOfWork' | 'profile' | 'now' | 'newToken' | 'hashToken'>;

/** For how many days a calendar of an account shows past sessions, as long as future ones leave room (decision 223). */
const PAST_DAYS = 90;

const FEED_NOT_FOUND = 'This calendar does not exist.';

/**
 * Locks the booking, account or host that a calendar shows, so that of addresses created concurrently only the last one stays valid.
 * @throws Refusal 'unauthenticated'
 */
const lockSubject = async (
  store: NoticeStore,
  { kind, id }: FeedSubject,
  caller: Caller | null,
): Promise<void> => {
  if (kind === 'booking') await store.bookings.lock(id);
  else if (kind === 'host') await store.hosts.lock(id);
  else if (caller) await lockOwnAccount(store, requireSignedIn(caller));
};

/** Creates a private address, which replaces the former one; only its hash is stored. */
const addFeed = async (
  { unitOfWork, profile, now, newToken, hashToken }: Making,
  subject: FeedSubject,
  caller: Caller | null,
): Promise<string> => {
  const token = newToken();
  await unitOfWork(async (store) => {
    await lockSubject(store, subject, caller);
    await store.calendarFeeds.revoke(subject);
    await store.calendarFeeds.add(subject, hashToken(token), now());
  });
  return `${profile.publicUrl}/api/calendar/${token}.ics`;
};

const own = async ({ read, hashToken }: Making, asking: Asking, bookingId: number): Promise<FeedSubject> => {
  assertIdentified(asking);
  const { id } = await assertOwner(read.bookings, hashToken, asking, await read.bookings.byId(bookingId));
  return { kind: 'booking', id };
};

/**
 * Creates a private calendar address of a booking.
 * @throws Refusal 'unauthenticated', 'not-found'
 */
export const addBookingFeed =
  (ports: Making) =>
  async (asking: Asking, bookingId: number): Promise<string> =>
    addFeed(ports, await own(ports, asking, bookingId), null);

/**
 * Revokes the calendar addresses of a booking.
 * @throws Refusal 'unauthenticated', 'not-found'
 */
export const revokeBookingFeeds =
  (ports: Making) =>
  async (asking: Asking, bookingId: number): Promise<void> => {
    const subject = await own(ports, asking, bookingId);
    await ports.unitOfWork(({ calendarFeeds }) => calendarFeeds.revoke(subject));
  };

/**
 * Creates a private calendar address of all sessions of the caller.
 * @throws Refusal 'unauthenticated'
 */
export const addAccountFeed =
  (ports: Making) =>
  async (caller: Caller): Promise<string> =>
    addFeed(ports, { kind: 'account', id: requireSignedIn(caller).accountId }, caller);

/**
 * Revokes the caller's calendar addresses.
 * @throws Refusal 'unauthenticated'
 */
export const revokeAccountFeeds =
  ({ unitOfWork }: Pick<NoticePorts, 'unitOfWork'>) =>
  async (caller: Caller): Promise<void> => {
    const { accountId } = requireSignedIn(caller);
    await unitOfWork(({ calendarFeeds }) => calendarFeeds.revoke({ kind: 'account', id: accountId }));
  };

/**
 * Creates a private calendar address for a host, by the token of their page.
 * @throws Refusal 'not-found'
 */
export const addHostFeed =
  (ports: Making) =>
  async (token: string): Promise<string> => {
    const host = await ports.read.hosts.byTokenHash(ports.hashToken(token));
    if (!host) throw new Refusal('not-found', 'This link has ended.');
    return addFeed(ports, { kind: 'host', id: host.id }, null);
  };

export interface FeedFile {
  readonly content: string;
  /** Changes exactly when an event does. It is not a hash of the file, which contains the time of writing. */
  readonly etag: string;
}

interface Shown {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
}

type Reading = Pick<NoticePorts, 'read' | 'invites' | 'profile' | 'now' | 'hashToken'>;

const ofBookings = ({ profile, now }: Reading, bookings: readonly Booking[], name: string): Shown => ({
  name,
  events: bookings.flatMap((booking) => feedEventsOf(booking, hostOf(profile.publicUrl), now())),
});

const shownOf = async (ports: Reading, { kind, id }: FeedSubject): Promise<Shown | null> => {
  const { bookings, accounts, hosts }: Pick<NoticeStore, 'bookings' | 'accounts' | 'hosts'> = ports.read;
  const { name } = ports.profile;
  if (kind === 'booking') {
    const booking = await bookings.byId(id);
    return booking && ofBookings(ports, [booking], `${name} ${booking.reference}`);
  }
  if (kind === 'account') {
    if (!(await accounts.byId(id))) return null;
    const today = dayAt(ports.now(), -12);
    const asked = { from: daysAfter(today, -PAST_DAYS), today, limit: OWN_PAGE };
    const fitting = fittingPage(await bookings.comingOfAccount(id, asked));
    return ofBookings(
      ports,
      fitting.length === 0 ? [] : await bookings.byIds(fitting.map((each) => each.id)),
      name,
    );
  }
  const host = await hosts.byId(id);
  return host?.active ? { name, events: await hostEvents(ports, host) } : null;
};

/**
 * The file of a private calendar address.
 * @throws Refusal 'not-found' for an address that is unknown or revoked, or whose booking, account or host is gone
 */
export const calendarFeed =
  (ports: Reading) =>
  async (token: string): Promise<FeedFile> => {
    const subject = await ports.read.calendarFeeds.byTokenHash(ports.hashToken(token));
    const shown = subject && (await shownOf(ports, subject));
    if (!shown) throw new Refusal('not-found', FEED_NOT_FOUND);
    return {
      content: ports.invites.feed(shown.events, shown.name),
      etag: `W/"${ports.hashToken(JSON.stringify(shown))}"`,
    };
  };

import type { Jobs } from '../../kernel/jobs.ts';
import type { SessionKey } from '../scheduling/session.ts';
import type { Zone } from '../scheduling/zone.ts';
import type { Assignment, NewAssignment, Reserved, UnstaffedSession } from './assignment.ts';
import type { Absence, BusyTime, Host, HostAbsence, NewHost, NewHostAbsence } from './host.ts';
import type { HeldHost, TimeHold } from './time-hold.ts';

/** A host's own calendar that is due to be read. */
export interface FeedToRead {
  readonly hostId: number;
  readonly url: string;
  /** From the last successful reading, if its server sent one. */
  readonly etag: string | null;
  /** The host's zone: it applies to times in the file that have no zone. */
  readonly zone: Zone;
}

/** The result of a reading. `unchanged` keeps the stored busy times. */
export type FeedReading =
  | {
      readonly kind: 'read';
      readonly etag: string | null;
      readonly busy: readonly BusyTime[];
      /** What was left out or guessed, one sentence each; a few at most. */
      readonly remarks: readonly string[];
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly error: string };

/** Hosts' own calendars, on servers of others. */
export interface HostCalendars {
  /** Busy times in `[from, to)`. A calendar that cannot be read is not thrown: the answer says why. */
  read(
    feed: Pick<FeedToRead, 'url' | 'etag' | 'zone'>,
    window: { readonly from: Date; readonly to: Date },
  ): Promise<FeedReading>;
}

/** The hosts, who present sessions. They are never removed, because assignments refer to them. */
export interface Hosts {
  add(host: NewHost): Promise<Host>;
  byId(id: number): Promise<Host | null>;
  /** Like `byId`, and locks the host until the unit of work ends. */
  lock(id: number): Promise<Host | null>;
  /**
   * Locks the active hosts who take instant bookings of these experiences, and the hosts `ids`, in the order of ids until the unit of work
   * ends. Their holds that have expired by `at` end. Returns the active ones, with absences that end after `from`.
   */
  lockLeading(
    who: { readonly experienceIds: readonly number[]; readonly ids: readonly number[] },
    from: Date,
    at: Date,
  ): Promise<readonly Host[]>;
  /** Sorted by name. */
  all(): Promise<readonly Host[]>;
  /** What other pages show of every host. */
  names(): Promise<readonly Pick<Host, 'id' | 'name' | 'pictureUrl'>[]>;
  /** Active hosts by name, with absences that end after `from`: for finding a host. */
  active(from: Date): Promise<readonly Host[]>;
  /** Saves what an administrator can change, and raises the version. Another `feedUrl` deletes what was read from the former one. */
  save(host: Host): Promise<Host>;
  /** Absences of all hosts that end after this instant, by host and start. */
  absencesAfter(at: Date): Promise<readonly HostAbsence[]>;
  addAbsence(hostId: number, absence: NewHostAbsence): Promise<Absence>;
  /** Returns whether it existed. */
  removeAbsence(hostId: number, absenceId: number): Promise<boolean>;
  addLink(hostId: number, tokenHash: string, at: Date): Promise<void>;
  /** The active host whose page a link opens; null for a revoked link. `tokenHash` is hex sha256. */
  byTokenHash(tokenHash: string): Promise<Host | null>;
  /** Revokes every link. */
  revokeLinks(hostId: number): Promise<void>;
  /** Records that the page was opened. */
  opened(hostId: number, at: Date): Promise<void>;
  /**
   * Claims calendars of active hosts that were not tried since `before`, those waiting longest first; they count as tried `at` now. Of
   * concurrent calls, one gets each.
   */
  claimFeeds(before: Date, at: Date, limit: number): Promise<readonly FeedToRead[]>;
  /** Makes the host's calendar, if there is one, due now and read in full; the stored busy times stay until then. */
  renewFeed(hostId: number): Promise<void>;
  /** Records the result of reading this address; ignored when the host has another address by now. */
  feedRead(feed: Pick<FeedToRead, 'hostId' | 'url'>, reading: FeedReading, at: Date): Promise<void>;
  /** Busy times that overlap `[from, to)`, by host and start; of the given hosts, or of all. */
  busyBetween(
    from: Date,
    to: Date,
    hostIds?: readonly number[],
  ): Promise<readonly (BusyTime & { readonly hostId: number })[]>;
}

/** Reservations of hosts' time for sessions. */
export interface Assignments {
  /**
   * Adds an assignment, after ending the host's holds that have expired by `askedAt`. The host is locked until the unit of work ends.
   * @throws Refusal 'conflict' (`isHostTaken`) where it overlaps another reservation of the host
   */
  reserve(assignment: NewAssignment): Promise<Assignment>;
  /**
   * Saves state, times and answer, and raises the version; the host's holds that have expired by `at` end.
   * @throws Refusal 'conflict' (`isHostTaken`) as `reserve`
   */
  save(assignment: Assignment, at: Date): Promise<Assignment>;
  byId(id: number): Promise<Assignment | null>;
  /** The assignments of one session, newest first. */
  of(session: SessionKey): Promise<readonly Assignment[]>;
  /** The assignments of these bookings, newest first. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly Assignment[]>;
  /** The asked and accepted assignments of one host that end after `from`, by start. */
  comingOf(hostId: number, from: Date): Promise<readonly Assignment[]>;
  /** The accepted assignments of one host that have ended by `before`, newest first. */
  pastOf(hostId: number, before: Date, limit: number): Promise<readonly Assignment[]>;
  /** Reservations in `[from, to)` as of `at`, including holds, by host and start; of the given hosts, or of all. */
  reservedBetween(from: Date, to: Date, at: Date, hostIds?: readonly number[]): Promise<readonly Reserved[]>;
  /** Sessions with an agreed time in `[from, to)` for which no host is asked or has accepted, by start. */
  unstaffedBetween(from: Date, to: Date): Promise<readonly UnstaffedSession[]>;
  /**
   * Number of future units, as of `at`, whose free time was taken without paying by the same browser session, account or e-mail address, in
   * bookings that are neither paid nor cancelled.
   */
  takenUnpaid(
    by: { readonly accountId: number | null; readonly visitorKey: string | null; readonly email: string },
    at: Date,
  ): Promise<number>;
  /**
   * Ids of bookings with such a unit, of any customer, the next to begin first, at most `limit`; without bookings whose customer hears
   * about money from a reseller.
   */
  bookingsTakenUnpaid(at: Date, limit: number): Promise<readonly number[]>;
  /** A version token: it differs after each write that may have changed a free time. */
  changes(): Promise<string>;
}

/** Holds of hosts' time, which last minutes. */
export interface TimeHolds {
  /** Saves a hold, which replaces the holder's own, unless it is a partner's. The holder is locked until the unit of work ends. */
  put(hold: TimeHold): Promise<void>;
  /** Returns the hold, locked until the unit of work ends; null where there is none, or it has expired. */
  lock(id: string, at: Date): Promise<TimeHold | null>;
  byId(id: string, at: Date): Promise<TimeHold | null>;
  /** The hold of a browser session or account. */
  ofHolder(holder: string, at: Date): Promise<TimeHold | null>;
  /** Ends the hold of a browser session or account. */
  removeOfHolder(holder: string): Promise<void>;
  /** All holds of a partner's server, the newest first. */
  ofPartner(partnerId: number, at: Date): Promise<readonly TimeHold[]>;
  setEnd(id: string, until: Date): Promise<void>;
  /** Removes the hold with everything that it still reserves. */
  remove(id: string): Promise<void>;
  /** Its reservations, by unit. A unit whose host is gone has none. */
  hostsOf(id: string): Promise<readonly HeldHost[]>;
  /**
   * Reserves a host's time, after ending the host's holds that have expired by `at`.
   * @throws Refusal 'conflict' (`isHostTaken`)
   */
  reserve(held: Omit<HeldHost, 'id'>, at: Date): Promise<HeldHost>;
  /** Turns a reservation into the accepted assignment of a session. */
  book(heldId: number, session: SessionKey, at: Date): Promise<Assignment>;
  /** Ends the reservations by holds of one host in `[from, to)`. */
  endOfHost(hostId: number, from: Date, to: Date): Promise<void>;
  /**
   * How many units of holds are live as of `at`, and how many belong to holds that began after `since`, for a network address or a partner.
   */
  unitsOf(
    of: { readonly addressHash: string } | { readonly partnerId: number },
    since: Date,
    at: Date,
  ): Promise<{ readonly live: number; readonly begun: number }>;
  /** Deletes holds that had expired by then. */
  expire(before: Date): Promise<void>;
}

/** What staffing reads and writes in the store. */
export interface StaffingStore {
  readonly hosts: Hosts;
  readonly assignments: Assignments;
  readonly holds: TimeHolds;
  readonly jobs: Jobs;
}

import type { Jobs } from '../../kernel/jobs.ts';
import type { SessionKey } from '../scheduling/session.ts';
import type { Zone } from '../scheduling/zone.ts';
import type { Assignment, NewAssignment, Reserved, UnstaffedSession } from './assignment.ts';
import type { Absence, BusyTime, Host, HostAbsence, NewHost, NewHostAbsence } from './host.ts';
import type { HeldHost, TimeHold } from './time-hold.ts';

/** What to read of a host's own calendar. */
export interface FeedToRead {
  readonly hostId: number;
  readonly url: string;
  /** Of the last good reading, if its server sent one. */
  readonly etag: string | null;
  /** Of the host: times in the file that say no zone are by these clocks. */
  readonly zone: Zone;
}

/** How a reading ended. `unchanged` keeps the busy times of before. */
export type FeedReading =
  | {
      readonly kind: 'read';
      readonly etag: string | null;
      readonly busy: readonly BusyTime[];
      /** What was passed over or guessed, a sentence each; a few at most. */
      readonly remarks: readonly string[];
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'failed'; readonly error: string };

/** Hosts' own calendars, somewhere in the internet. */
export interface HostCalendars {
  /** Busy times in `[from, to)`. What cannot be read is an answer too, in words. */
  read(
    feed: Pick<FeedToRead, 'url' | 'etag' | 'zone'>,
    window: { readonly from: Date; readonly to: Date },
  ): Promise<FeedReading>;
}

/** Who presents sessions. Hosts are never removed: assignments refer to them. */
export interface Hosts {
  add(host: NewHost): Promise<Host>;
  byId(id: number): Promise<Host | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: number): Promise<Host | null>;
  /**
   * Locks, in order of id until the unit of work ends, the active hosts who take instant bookings of these experiences, and those that
   * are named. Their holds that have lapsed by `at` end. Answers the active ones, with absences that end after `from`.
   */
  lockLeading(
    who: { readonly experienceIds: readonly number[]; readonly ids: readonly number[] },
    from: Date,
    at: Date,
  ): Promise<readonly Host[]>;
  /** By name. */
  all(): Promise<readonly Host[]>;
  /** What others show of every host. */
  names(): Promise<readonly Pick<Host, 'id' | 'name' | 'pictureUrl'>[]>;
  /** Active ones by name, with absences that end after `from`: what finding a host needs. */
  active(from: Date): Promise<readonly Host[]>;
  /** Writes what an administrator can change, and raises the version. Another `feedUrl` forgets what was read of the former. */
  save(host: Host): Promise<Host>;
  /** Times away of all hosts that end after this instant, by host and start. */
  absencesAfter(at: Date): Promise<readonly HostAbsence[]>;
  addAbsence(hostId: number, absence: NewHostAbsence): Promise<Absence>;
  /** Answers whether it was there. */
  removeAbsence(hostId: number, absenceId: number): Promise<boolean>;
  addLink(hostId: number, tokenHash: string, at: Date): Promise<void>;
  /** The active host whose page a link opens; null for links that have ended. `tokenHash` is hex sha256. */
  byTokenHash(tokenHash: string): Promise<Host | null>;
  /** Ends every link. */
  revokeLinks(hostId: number): Promise<void>;
  /** Says that the page was opened. */
  opened(hostId: number, at: Date): Promise<void>;
  /**
   * Feeds of active hosts that nobody has tried since `before`, the longest waiting first; they count as tried `at` now. Of
   * concurrent calls, one gets each.
   */
  claimFeeds(before: Date, at: Date, limit: number): Promise<readonly FeedToRead[]>;
  /** Has the host's calendar, if there is one, read anew and due now: what was read goes on until then. */
  renewFeed(hostId: number): Promise<void>;
  /** Writes down how a reading of this address ended; ignored when the host has another address by now. */
  feedRead(feed: Pick<FeedToRead, 'hostId' | 'url'>, reading: FeedReading, at: Date): Promise<void>;
  /** Busy times that overlap `[from, to)`, by host and start; of these hosts, or of all. */
  busyBetween(
    from: Date,
    to: Date,
    hostIds?: readonly number[],
  ): Promise<readonly (BusyTime & { readonly hostId: number })[]>;
}

/** Hosts' times that are reserved for sessions. */
export interface Assignments {
  /**
   * Adds one after ending the host's holds that have lapsed by `askedAt`. The host is locked until the unit of work ends.
   * @throws Refusal 'conflict' (`isHostTaken`) where it reserves time that another assignment of the host reserves
   */
  reserve(assignment: NewAssignment): Promise<Assignment>;
  /**
   * Writes state, times and answer, and raises the version; lapsed holds of the host end as of `at`.
   * @throws Refusal 'conflict' (`isHostTaken`) as `reserve`
   */
  save(assignment: Assignment, at: Date): Promise<Assignment>;
  byId(id: number): Promise<Assignment | null>;
  /** Of one session, newest first. */
  of(session: SessionKey): Promise<readonly Assignment[]>;
  /** Of these bookings, newest first. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly Assignment[]>;
  /** Of one host, asked and accepted ones that end after `from`, by start. */
  comingOf(hostId: number, from: Date): Promise<readonly Assignment[]>;
  /** Of one host, accepted ones that have ended by `before`, newest first. */
  pastOf(hostId: number, before: Date, limit: number): Promise<readonly Assignment[]>;
  /** What reserves time in `[from, to)` as of `at`, holds too, by host and start; of these hosts, or of all. */
  reservedBetween(from: Date, to: Date, at: Date, hostIds?: readonly number[]): Promise<readonly Reserved[]>;
  /** Sessions with an agreed time in `[from, to)` that nobody is asked for or leads, by start. */
  unstaffedBetween(from: Date, to: Date): Promise<readonly UnstaffedSession[]>;
  /**
   * Units to come as of `at` whose free time was taken without paying, by the same browser session, account or e-mail address; of
   * bookings that are neither paid nor cancelled.
   */
  takenUnpaid(
    by: { readonly accountId: number | null; readonly visitorKey: string | null; readonly email: string },
    at: Date,
  ): Promise<number>;
  /**
   * Ids of bookings with such a unit, whoever took it, the next to begin first, at most `limit`; not of those whose customer hears of
   * money from a reseller.
   */
  bookingsTakenUnpaid(at: Date, limit: number): Promise<readonly number[]>;
  /** Another text after each write that may have changed a free time. */
  changes(): Promise<string>;
}

/** Hosts' times that are kept for somebody for minutes. */
export interface TimeHolds {
  /** Writes one, and in the place of the holder's own, unless it is a partner's. The holder's are locked until the unit of work ends. */
  put(hold: TimeHold): Promise<void>;
  /** Until the unit of work ends nobody else changes it. null where there is none, also where it is over. */
  lock(id: string, at: Date): Promise<TimeHold | null>;
  byId(id: string, at: Date): Promise<TimeHold | null>;
  /** Of a browser session or account. */
  ofHolder(holder: string, at: Date): Promise<TimeHold | null>;
  /** Ends what a browser session or account holds. */
  removeOfHolder(holder: string): Promise<void>;
  /** All that a partner's server holds, the newest first. */
  ofPartner(partnerId: number, at: Date): Promise<readonly TimeHold[]>;
  setEnd(id: string, until: Date): Promise<void>;
  /** With everything that it still reserves. */
  remove(id: string): Promise<void>;
  /** What it reserves, by unit. A unit whose host is gone has none. */
  hostsOf(id: string): Promise<readonly HeldHost[]>;
  /**
   * Reserves a host's time after ending the host's holds that have lapsed by `at`.
   * @throws Refusal 'conflict' (`isHostTaken`)
   */
  reserve(held: Omit<HeldHost, 'id'>, at: Date): Promise<HeldHost>;
  /** A reservation becomes the accepted assignment of a session. */
  book(heldId: number, session: SessionKey, at: Date): Promise<Assignment>;
  /** Ends what is held of one host in `[from, to)`. */
  endOfHost(hostId: number, from: Date, to: Date): Promise<void>;
  /** Units of holds that live as of `at`, and of those that began after `since`, of a place or partner. */
  unitsOf(
    of: { readonly place: string } | { readonly partnerId: number },
    since: Date,
    at: Date,
  ): Promise<{ readonly live: number; readonly begun: number }>;
  /** Forgets those that were over by then. */
  expire(before: Date): Promise<void>;
}

/** What staffing reads and writes. */
export interface StaffingStore {
  readonly hosts: Hosts;
  readonly assignments: Assignments;
  readonly holds: TimeHolds;
  readonly jobs: Jobs;
}

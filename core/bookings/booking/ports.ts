import type { Session, SessionKey } from '../../calendar/scheduling/session.ts';
import type { StaffingStore } from '../../calendar/staffing/ports.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { PayableBookings, PayLinks } from '../../money/payment/ports.ts';
import type { AuditLog } from '../../people/audit/ports.ts';
import type { CalendarFeeds } from '../../people/calendar-feeds.ts';
import type { NamedCustomer } from '../../people/customer.ts';
import type { EventPublisher } from '../../people/partners/ports.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { Settings } from '../../shop/settings/registry.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { Booking } from './booking.ts';
import type { BookingChange, NewBookingChange } from './booking-change.ts';
import type { BookingMail, MailAsSent, MailAttempt, MailClaim } from './booking-mail.ts';
import type { BookingNote, NewBookingNote } from './booking-note.ts';
import type { CalendarInvites } from './calendar-invite.ts';
import type { ChangeState } from './change-states.ts';
import type { OpenBookings } from './open-bookings.ts';
import type { BookingSize, OwnPlace } from './own-page.ts';
import type { BookingState, DeliveryStatus } from './states.ts';

/** One round of suggestions of a session. */
export interface SuggestionKey extends SessionKey {
  readonly round: number;
}

/** Every booking ever placed. Reads answer null for "no such booking". */
export interface Bookings extends PayableBookings {
  /** An id and a reference that no booking has yet, taken before the row is written. */
  nextId(): Promise<number>;
  /**
   * Whether amounts were promised to anybody: there is a booking, what is left of a deleted one (documents, takings), or a payment that may
   * still become one.
   */
  hasSold(): Promise<boolean>;
  /**
   * Writes a booking with its lines and sessions.
   * @throws Refusal 'conflict' when the reference exists or this payment has already bought a booking
   */
  add(booking: Booking): Promise<void>;
  byId(id: number): Promise<Booking | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: number): Promise<Booking | null>;
  byReference(reference: string): Promise<Booking | null>;
  /** The booking that a mailed link opens; revoked links open nothing. `tokenHash` is hex sha256. */
  byTokenHash(tokenHash: string): Promise<Booking | null>;
  addToken(bookingId: number, tokenHash: string): Promise<void>;
  /** Ends every mailed link of the booking. */
  revokeTokens(bookingId: number, at: Date): Promise<void>;
  /** Newest first. */
  ofAccount(accountId: number): Promise<readonly Booking[]>;
  /** Newest first, at most `limit`; older than the place `after`, when it is given. */
  sizesOfAccount(
    accountId: number,
    page: { readonly limit: number; readonly after: OwnPlace | null },
  ): Promise<readonly BookingSize[]>;
  countOfAccount(accountId: number): Promise<number>;
  /**
   * Sizes of an account's bookings whose last day is `from` or later, at most `limit`: those that are not over on `today` by their first
   * day, then the others, the latest first.
   */
  comingOfAccount(
    accountId: number,
    asked: { readonly from: LocalDate; readonly today: LocalDate; readonly limit: number },
  ): Promise<readonly BookingSize[]>;
  /** How many of an account's bookings are open (`openUnits`), and their units. `from` is the first day that is not over. */
  openOfAccount(accountId: number, from: LocalDate): Promise<OpenBookings>;
  /**
   * Sizes of bookings that belong to no account and were mailed to this address, capitals of A to Z aside, with a link that still opens
   * them. Newest first, at most `limit`.
   */
  unownedOf(email: string, limit: number): Promise<readonly BookingSize[]>;
  /** Gives an account those of these bookings that are still as `unownedOf` says; answers their ids. */
  claim(
    ids: readonly number[],
    by: { readonly accountId: number; readonly email: string },
  ): Promise<readonly number[]>;
  /** Writes whose booking it is; null is nobody's. Raises the version. */
  setAccount(id: number, accountId: number | null): Promise<void>;
  /** Those that are there, newest first. */
  byIds(ids: readonly number[]): Promise<readonly Booking[]>;
  /** Newest first: what a browser session placed before it signed in. */
  ofVisitor(visitorKey: string): Promise<readonly Booking[]>;
  /** Every booking of an account, newest first, locked until the unit of work ends. */
  lockOfAccount(accountId: number): Promise<readonly Booking[]>;
  /** Raises the version. */
  setState(id: number, state: BookingState): Promise<void>;
  /** Raises the version. */
  setDelivery(id: number, status: DeliveryStatus): Promise<void>;
  /** Writes the customer of `booking`, and what the booking is found and sorted by; raises the version. */
  setCustomer(booking: Booking): Promise<void>;
  /** Agreed sessions that ended by `endedBy`, unless the desk has changed their state since; oldest first, at most `limit`. */
  endedSessions(endedBy: Date, limit: number): Promise<readonly SessionKey[]>;
  /**
   * Writes the sessions `changed`, and of the booking its state, delivery status and days, as `booking` says them; raises the
   * booking's version. The others of its sessions stay as they are.
   */
  saveSessions(booking: Booking, changed: readonly Session[]): Promise<void>;
  /**
   * As `saveSessions`, and writes what a change of what is booked alters: sums, discount, fees, cancellation and payment status.
   */
  saveChange(booking: Booking, changed: readonly Session[]): Promise<void>;
  /**
   * As `saveChange`, and writes lines and customer: lines may be changed and added, and sessions added or given to another line.
   * `changed` are all of those.
   */
  saveAmendment(booking: Booking, changed: readonly Session[]): Promise<void>;
  /**
   * Leaves of these bookings what an invoice needs: no account, no session, no mailed links to booking or sessions, no phone number, no
   * special requests, no notes of staff, guests or hosts, no reason why something was cancelled nor the account's name as who did it, and of
   * its changes neither customer nor reason. Raises their versions.
   */
  anonymise(ids: readonly number[]): Promise<void>;
  /** Removes the row and everything that belongs to it: lines, sessions, links, mails, notes. */
  remove(id: number): Promise<void>;
}

/** Changes of bookings that wait for money to move. */
export interface BookingChanges {
  /** @throws Refusal 'conflict' when money of this booking is on its way back for another change */
  add(change: NewBookingChange): Promise<BookingChange>;
  /** As it is, locked until the unit of work ends. */
  lock(id: number): Promise<BookingChange | null>;
  setState(id: number, state: ChangeState): Promise<void>;
  /** The newest that was asked for under a key; null when there is none. */
  byKey(bookingId: number, hash: string): Promise<BookingChange | null>;
  /** Those that are asked or open, oldest first. */
  unfinishedOf(bookingId: number): Promise<readonly BookingChange[]>;
  /** Those of this state that were made before an instant, oldest first. */
  inState(state: 'asked' | 'open', before: Date): Promise<readonly BookingChange[]>;
}

/** Mailed links to suggested times; only hashes are kept (`tokenHash` is hex sha256). A link is of one round of suggestions. */
export interface SessionLinks {
  add(link: SuggestionKey, tokenHash: string, at: Date): Promise<void>;
  /** null for a link that never was, or whose booking is gone. */
  byTokenHash(tokenHash: string): Promise<SuggestionKey | null>;
  /** Ends every link to a session of the booking. */
  revoke(bookingId: number): Promise<void>;
}

/** What the staff have written down about bookings. Notes go with their booking. */
export interface BookingNotes {
  add(note: NewBookingNote): Promise<BookingNote>;
  /** Newest first. */
  of(bookingId: number): Promise<readonly BookingNote[]>;
  /** False when this booking has no such note. */
  remove(bookingId: number, id: number): Promise<boolean>;
}

/** The send log: what was mailed about bookings, or could not be. */
export interface BookingMails {
  /**
   * Claims a mail that several jobs may send. False while somebody has it, once it was sent, and for a booking that is gone; of
   * concurrent calls, one gets it.
   */
  claim(claim: MailClaim): Promise<boolean>;
  /** Writes down an attempt, and ends its claim for good or until the next; attempts of one message are one entry. */
  record(attempt: MailAttempt): Promise<void>;
  /** Newest first. */
  of(bookingId: number): Promise<readonly BookingMail[]>;
  /** What a mail said; null where there is none, or it was sent before that was written down. */
  asSent(bookingId: number, messageId: string): Promise<MailAsSent | null>;
  /** Newest first, of all these bookings. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly BookingMail[]>;
  /** Ids of bookings whose dates are certain, with a session on that day and no agreed instant, whose reminder is not claimed yet. Of concurrent calls, one gets each id. */
  claimReminders(day: LocalDate): Promise<readonly number[]>;
}

/** Links by which reviews are asked for. */
export interface ReviewLinks {
  /** Ends every link of the booking. */
  revokeLinks(bookingId: number): Promise<void>;
}

/** Who has booked, as of the last refresh. */
export interface BookedCustomers {
  /**
   * Brings the register up to what bookings and ledger say now, this unit of work included. Forgets everybody who has no booking
   * left, with their notes.
   */
  refresh(): Promise<void>;
  /**
   * A booking's customer was corrected in this unit of work. Whoever has no other booking is from now on who it was corrected to, with
   * notes and merges; where the corrected one is known already, the notes go to them.
   */
  follow(before: NamedCustomer, after: NamedCustomer): Promise<void>;
}

/** What bookings are told by. */
export interface References {
  /** One that no booking has yet, as far as chance can tell. */
  newReference(): string;
}

/** What bookings and their sessions read and write. */
export interface BookingStore extends StaffingStore {
  readonly catalogue: Catalogue;
  readonly bookings: Bookings;
  readonly bookingChanges: BookingChanges;
  readonly sessionLinks: SessionLinks;
  readonly payLinks: PayLinks;
  readonly events: EventPublisher;
  readonly calendarFeeds: CalendarFeeds;
  readonly reviews: ReviewLinks;
  readonly settings: Settings;
  readonly audit: AuditLog;
}

/** What bookings need of the world. */
export interface BookingPorts extends Stored<BookingStore>, Clock, Pick<Secrets, 'hashToken'> {
  readonly invites: CalendarInvites;
  readonly profile: ShopProfile;
}

/** What a change of sessions writes. */
export type SessionStore = Pick<
  BookingStore,
  'bookings' | 'bookingChanges' | 'audit' | 'events' | 'settings' | 'jobs'
>;

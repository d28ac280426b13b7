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
import type { BookingSize, OwnCursor } from './own-page.ts';
import type { BookingState, DeliveryStatus } from './states.ts';

/** Identifies one round of suggestions of a session. */
export interface SuggestionKey extends SessionKey {
  readonly round: number;
}

/** Every booking ever placed. Reads return null when there is no such booking. */
export interface Bookings extends PayableBookings {
  /** An id that no booking has yet, taken before the row is written. */
  nextId(): Promise<number>;
  /**
   * Whether the shop has promised amounts to anybody: there is a booking, there are invoices or revenue of a deleted one, or there is a
   * payment that may still become one.
   */
  hasSold(): Promise<boolean>;
  /**
   * Writes a booking with its lines and sessions.
   * @throws Refusal 'conflict' when the reference exists or this payment has already bought a booking
   */
  add(booking: Booking): Promise<void>;
  byId(id: number): Promise<Booking | null>;
  /** Like `byId`, and locks the booking until the unit of work ends. */
  lock(id: number): Promise<Booking | null>;
  byReference(reference: string): Promise<Booking | null>;
  /** The booking that a mailed link opens; null for a revoked link. `tokenHash` is hex sha256. */
  byTokenHash(tokenHash: string): Promise<Booking | null>;
  addToken(bookingId: number, tokenHash: string): Promise<void>;
  /** Revokes every mailed link of the booking. */
  revokeTokens(bookingId: number, at: Date): Promise<void>;
  /** Newest first. */
  ofAccount(accountId: number): Promise<readonly Booking[]>;
  /** Newest first, at most `limit`; only bookings older than the page token `after`, when it is given. */
  sizesOfAccount(
    accountId: number,
    page: { readonly limit: number; readonly after: OwnCursor | null },
  ): Promise<readonly BookingSize[]>;
  countOfAccount(accountId: number): Promise<number>;
  /**
   * Sizes of an account's bookings whose last day is `from` or later, at most `limit`: first those that are not over on `today`, by their
   * first day, then the others, the latest first.
   */
  comingOfAccount(
    accountId: number,
    asked: { readonly from: LocalDate; readonly today: LocalDate; readonly limit: number },
  ): Promise<readonly BookingSize[]>;
  /** How many of an account's bookings are open (`openUnits`), and their units. `from` is the first day that is not over. */
  openOfAccount(accountId: number, from: LocalDate): Promise<OpenBookings>;
  /**
   * Sizes of bookings that belong to no account and have a link, mailed to this address, that still opens them. A to Z match regardless of
   * case. Newest first, at most `limit`.
   */
  unownedOf(email: string, limit: number): Promise<readonly BookingSize[]>;
  /** Gives the account those of these bookings that still meet the conditions of `unownedOf`; returns their ids. */
  claim(
    ids: readonly number[],
    by: { readonly accountId: number; readonly email: string },
  ): Promise<readonly number[]>;
  /** Sets the account that owns the booking; null for no account. Raises the version. */
  setAccount(id: number, accountId: number | null): Promise<void>;
  /** Those that exist, newest first. */
  byIds(ids: readonly number[]): Promise<readonly Booking[]>;
  /** Newest first: what a browser session placed before it signed in. */
  ofVisitor(visitorKey: string): Promise<readonly Booking[]>;
  /** Every booking of an account, newest first, locked until the unit of work ends. */
  lockOfAccount(accountId: number): Promise<readonly Booking[]>;
  /** Raises the version. */
  setState(id: number, state: BookingState): Promise<void>;
  /** Raises the version. */
  setDelivery(id: number, status: DeliveryStatus): Promise<void>;
  /** Writes the customer of `booking`, and the columns by which bookings are searched and sorted; raises the version. */
  setCustomer(booking: Booking): Promise<void>;
  /** Agreed sessions that ended by `endedBy`, unless the desk has changed their state since; oldest first, at most `limit`. */
  endedSessions(endedBy: Date, limit: number): Promise<readonly SessionKey[]>;
  /**
   * Writes the sessions `changed`, and the state, delivery status and days of `booking`; raises the booking's version. Other sessions stay
   * as they are.
   */
  saveSessions(booking: Booking, changed: readonly Session[]): Promise<void>;
  /** Like `saveSessions`, and also writes sums, discount, fees, cancellation and payment status. */
  saveChange(booking: Booking, changed: readonly Session[]): Promise<void>;
  /**
   * Like `saveChange`, and also writes lines and customer: lines may be changed and added, and sessions may be added or moved to another
   * line. `changed` are all of these sessions.
   */
  saveAmendment(booking: Booking, changed: readonly Session[]): Promise<void>;
  /**
   * Keeps of these bookings only what an invoice needs. Removes account, browser session, mailed links to booking and sessions, phone
   * number, special requests, notes of staff, guests and hosts, the reason of a cancellation and the account's name as its author, and the
   * customer and reason of changes. Raises their versions.
   */
  anonymise(ids: readonly number[]): Promise<void>;
  /** Removes the row and everything that belongs to it: lines, sessions, links, mails, notes. */
  remove(id: number): Promise<void>;
}

/** Changes of bookings that wait for money to move. */
export interface BookingChanges {
  /** @throws Refusal 'conflict' when another change of this booking waits for a refund */
  add(change: NewBookingChange): Promise<BookingChange>;
  /** Returns the change, locked until the unit of work ends. */
  lock(id: number): Promise<BookingChange | null>;
  setState(id: number, state: ChangeState): Promise<void>;
  /** The newest change that was asked for under this idempotency key; null when there is none. */
  byKey(bookingId: number, hash: string): Promise<BookingChange | null>;
  /** Changes that are asked or open, oldest first. */
  unfinishedOf(bookingId: number): Promise<readonly BookingChange[]>;
  /** Changes in this state that were made before an instant, oldest first. */
  inState(state: 'asked' | 'open', before: Date): Promise<readonly BookingChange[]>;
}

/** Mailed links to suggested times; only hashes are stored (`tokenHash` is hex sha256). A link belongs to one round of suggestions. */
export interface SessionLinks {
  add(link: SuggestionKey, tokenHash: string, at: Date): Promise<void>;
  /** null for an unknown link, or when its booking is gone. */
  byTokenHash(tokenHash: string): Promise<SuggestionKey | null>;
  /** Revokes every link to a session of the booking. */
  revoke(bookingId: number): Promise<void>;
}

/** Notes that the staff have written about bookings. They are deleted with their booking. */
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
   * Claims a mail that several jobs may send. False while another process holds the claim, once the mail was sent, and when the booking is
   * gone; of concurrent calls, one gets the claim.
   */
  claim(claim: MailClaim): Promise<boolean>;
  /**
   * Records an attempt to send, and releases its claim (for good, or until the next attempt). All attempts of one message share one entry.
   */
  record(attempt: MailAttempt): Promise<void>;
  /** Newest first. */
  of(bookingId: number): Promise<readonly BookingMail[]>;
  /** The text of a sent mail; null where there is no such mail, or it was sent before texts were stored. */
  asSent(bookingId: number, messageId: string): Promise<MailAsSent | null>;
  /** The mails of all these bookings, newest first. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly BookingMail[]>;
  /**
   * Claims reminders: ids of bookings whose dates are certain, which have a session without an agreed instant on that day, and whose
   * reminder is not claimed yet. Of concurrent calls, one gets each id.
   */
  claimReminders(day: LocalDate): Promise<readonly number[]>;
}

/** Links by which customers are asked for reviews. */
export interface ReviewLinks {
  /** Revokes every link of the booking. */
  revokeLinks(bookingId: number): Promise<void>;
}

/** The customers of bookings, as of the last refresh. */
export interface BookedCustomers {
  /**
   * Updates the register from bookings and ledger, including changes of this unit of work. Removes customers who have no booking left, with
   * their notes.
   */
  refresh(): Promise<void>;
  /**
   * Records that a booking's customer was corrected in this unit of work. When `before` has no other booking, its record becomes that of
   * `after`, with notes and merges; when `after` has a record already, the notes move there.
   */
  follow(before: NamedCustomer, after: NamedCustomer): Promise<void>;
}

/** Makes the references by which people name bookings. */
export interface References {
  /** A random reference; no booking has it yet, except by a negligible chance. */
  newReference(): string;
}

/** What bookings and their sessions read and write in the store. */
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

/** What bookings need from outside the core. */
export interface BookingPorts extends Stored<BookingStore>, Clock, Pick<Secrets, 'hashToken'> {
  readonly invites: CalendarInvites;
  readonly profile: ShopProfile;
}

/** The parts of the store that a change of sessions writes. */
export type SessionStore = Pick<
  BookingStore,
  'bookings' | 'bookingChanges' | 'audit' | 'events' | 'settings' | 'jobs'
>;

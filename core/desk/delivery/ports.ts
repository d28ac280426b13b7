import type { CalendarInvites } from '../../bookings/booking/calendar-invite.ts';
import type { BookingNotes, BookingStore, References } from '../../bookings/booking/ports.ts';
import type { TaxingStore } from '../../bookings/taxing/ports.ts';
import type { DiscountCodes } from '../../buying/discount/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { Answers } from '../../people/answers.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { BookedSession, SessionRef } from './board-session.ts';
import type { Queue, Queued } from './schedule.ts';

export type QueuedSessions = Queued<BookedSession>;

export interface InboxQuestion {
  readonly now: Date;
  /** The present day in the shop's time zone. */
  readonly today: { readonly from: Date; readonly to: Date };
  /** Maximum number of sessions per queue. */
  readonly limit: number;
}

/** Sessions of all bookings, as the desk's screens need them. */
export interface SessionBoard {
  /**
   * Agreed and delivered sessions that overlap `[from, to)`, and suggested ones with a time in it, by their first time there; the first
   * `limit` of each kind.
   */
  between(from: Date, to: Date, limit: number): Promise<readonly BookedSession[]>;
  inbox(question: InboxQuestion): Promise<Readonly<Record<Queue, QueuedSessions>>>;
  /** Sessions that a host is asked for or leads and that end after `from`, by start. */
  comingOf(hostId: number, from: Date): Promise<readonly SessionRef[]>;
  /** For each host with such sessions, how many there are and the first one. */
  upcoming(
    from: Date,
  ): Promise<readonly { readonly hostId: number; readonly count: number; readonly next: SessionRef }[]>;
}

/** What planning and delivering sessions reads and writes in the store. */
export interface DeliveryStore extends BookingStore, AdminStore, TaxingStore {
  readonly discountCodes: DiscountCodes;
  readonly board: SessionBoard;
  readonly bookingNotes: BookingNotes;
  readonly answers: Answers;
}

/** What delivering sessions needs from outside the core. */
export interface DeliveryPorts extends Stored<DeliveryStore>, Clock, Secrets, References {
  readonly invites: CalendarInvites;
  readonly profile: ShopProfile;
}

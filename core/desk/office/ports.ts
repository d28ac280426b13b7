import type { Booking } from '../../bookings/booking/booking.ts';
import type {
  BookedCustomers,
  BookingMails,
  BookingNotes,
  BookingStore,
} from '../../bookings/booking/ports.ts';
import type { Invoices } from '../../bookings/invoicing/ports.ts';
import type { ReviewStore, Reviews } from '../../bookings/reviews/ports.ts';
import type { TaxingStore } from '../../bookings/taxing/ports.ts';
import type { DiscountCodes } from '../../buying/discount/ports.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Mailer, MailLook } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AttentionList, Intents, Ledger, Matters } from '../../money/payment/ports.ts';
import type { PartnerKeys, Partners, WebhookEndpoints } from '../../people/partners/ports.ts';
import type { StatementLine, StatementMonth } from '../../people/partners/statement.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { RecordStores } from '../records/ports.ts';
import type { DemoKind, DemoRecord } from './demo.ts';
import type {
  BookingPage,
  BookingPlace,
  BookingQuery,
  BookingRowPage,
  BookingTotals,
  DayTakings,
  SessionDay,
  SessionRange,
} from './register.ts';

/** All bookings, as the people who run the shop look through them. */
export interface BookingRegister {
  /**
   * At most `limit` of them, from behind the place `after` on, when it is given; with `isWeighed` only as many as fit on a page
   * (decision 200). What is not kept (`isKept`) is counted up to `countTo` and one more; everything is counted without it.
   */
  page(
    question: BookingQuery,
    page: {
      readonly limit: number;
      readonly after: BookingPlace | null;
      readonly countTo?: number;
      readonly isWeighed?: boolean;
    },
  ): Promise<BookingPage>;
  /** As `page`, of rows. Units are not read, so no page is weighed. */
  rows(
    question: BookingQuery,
    page: { readonly limit: number; readonly after: BookingPlace | null; readonly countTo?: number },
  ): Promise<BookingRowPage>;
  /**
   * Shows every booking that answers the question at this moment, some hundreds at a time, and waits until those are dealt
   * with. What `visit` throws ends it.
   */
  each(question: BookingQuery, visit: (bookings: readonly Booking[]) => Promise<void>): Promise<void>;
  /** Days in order; days without sessions are left out. */
  sessions(range: SessionRange): Promise<readonly SessionDay[]>;
  /**
   * Ids of bookings, also of deleted ones, of which a document was issued, money moved or a session was to begin from one instant until
   * another, in their order.
   */
  touchedBetween(from: Date, until: Date): Promise<readonly number[]>;
  /** How many sessions there are from one day to another, both included, counted up to `countTo` and one more. */
  countSessions(from: LocalDate, to: LocalDate, countTo: number): Promise<number>;
  /** UTC days from `from` on, in order; days without any are left out. */
  takings(from: LocalDate): Promise<readonly DayTakings[]>;
  standing(): Promise<BookingTotals>;
  /**
   * What came through a partner, and what changed of it, from one beginning of a UTC day to before another, by month of UTC, newest first.
   */
  monthsOfPartner(partnerId: number, from: Date, until: Date): Promise<readonly StatementMonth[]>;
  /** What each booking of a partner adds to a month (YYYY-MM): newest first, at most `limit`, older than `before` where it is given. */
  linesOfPartner(
    partnerId: number,
    month: string,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly StatementLine[]>;
}

/** Which records came with the demo, and how they looked then. */
export interface DemoRecords {
  /** Remembers records of a kind as they are now. */
  mark(kind: DemoKind, ids: readonly number[]): Promise<void>;
  /** Those that are still there, by id. */
  all(): Promise<readonly DemoRecord[]>;
  /** Which of them other bookings than these refer to. */
  inUseBesides(bookingIds: readonly number[]): Promise<readonly Pick<DemoRecord, 'kind' | 'id'>[]>;
  /** Nobody else touches these records, places a booking or reserves a host until the unit of work ends; comes first in it. */
  hold(): Promise<void>;
  /**
   * Removes bookings with all that is theirs, also invoices and movements of money, which outlive other bookings. A series of numbers
   * without an invoice begins anew.
   */
  removeBookings(ids: readonly number[]): Promise<void>;
  /** Removes hosts whom no assignment names. */
  removeHosts(ids: readonly number[]): Promise<void>;
  /** Forgets what came with the demo: the shop has none any more. */
  forget(): Promise<void>;
}

/** What administrators read and set. */
export interface OfficeStore extends BookingStore, ReviewStore, TaxingStore, RecordStores {
  readonly discountCodes: DiscountCodes;
  readonly register: BookingRegister;
  readonly demo: DemoRecords;
  readonly bookingMails: BookingMails;
  readonly bookingNotes: BookingNotes;
  readonly customers: BookedCustomers;
  readonly invoices: Invoices;
  readonly intents: Intents;
  readonly ledger: Ledger;
  readonly attention: AttentionList;
  readonly matters: Matters;
  readonly partners: Partners;
  readonly partnerKeys: PartnerKeys;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly reviews: Reviews;
}

/** What the office needs of the world. */
export interface OfficePorts extends Stored<OfficeStore>, Clock, Pick<Secrets, 'newToken'> {
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  /** The same for a page, which has no attachments: the logo is in the HTML itself. */
  readonly mailLookOnPages: MailLook;
  readonly profile: ShopProfile;
}

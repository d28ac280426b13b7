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
  BookingCursor,
  BookingPage,
  BookingQuery,
  BookingRowPage,
  BookingTotals,
  DayTakings,
  SessionDay,
  SessionRange,
} from './register.ts';

/** All bookings, for the lists of the people who run the shop. */
export interface BookingRegister {
  /**
   * At most `limit` bookings, from after the page token `after`, when it is given; with `isWeighed` only as many as fit on a page (decision
   * 200). Where the number of results is not stored (`hasStoredCount`), it is counted up to `countTo` plus one; without `countTo`
   * everything is counted.
   */
  page(
    question: BookingQuery,
    page: {
      readonly limit: number;
      readonly after: BookingCursor | null;
      readonly countTo?: number;
      readonly isWeighed?: boolean;
    },
  ): Promise<BookingPage>;
  /** Like `page`, for rows. Rows have no units, so they are not limited by weight. */
  rows(
    question: BookingQuery,
    page: { readonly limit: number; readonly after: BookingCursor | null; readonly countTo?: number },
  ): Promise<BookingRowPage>;
  /**
   * Passes every booking that matches the question now to `visit`, some hundreds at a time, and waits for each call. An error of `visit`
   * ends it.
   */
  each(question: BookingQuery, visit: (bookings: readonly Booking[]) => Promise<void>): Promise<void>;
  /** Days in order; days without sessions are left out. */
  sessions(range: SessionRange): Promise<readonly SessionDay[]>;
  /**
   * Ids of bookings, including deleted ones, for which a document was issued, money moved or a session was to begin between two instants;
   * ascending.
   */
  touchedBetween(from: Date, until: Date): Promise<readonly number[]>;
  /** How many sessions there are between two days, both included; counted up to `countTo` plus one. */
  countSessions(from: LocalDate, to: LocalDate, countTo: number): Promise<number>;
  /** UTC days from `from` on, in order; days without bookings or payments are left out. */
  takings(from: LocalDate): Promise<readonly DayTakings[]>;
  standing(): Promise<BookingTotals>;
  /**
   * What a partner brought, including later changes, from the beginning of one UTC day to before that of another; by month in UTC, newest
   * first.
   */
  monthsOfPartner(partnerId: number, from: Date, until: Date): Promise<readonly StatementMonth[]>;
  /** What each booking of a partner adds to a month (YYYY-MM): newest first, at most `limit`, older than `before` where it is given. */
  linesOfPartner(
    partnerId: number,
    month: string,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly StatementLine[]>;
}

/** The records that came with the demo, and their state at that time. */
export interface DemoRecords {
  /** Stores that these records belong to the demo, with their present state. */
  mark(kind: DemoKind, ids: readonly number[]): Promise<void>;
  /** Those that still exist, by id. */
  all(): Promise<readonly DemoRecord[]>;
  /** Which of them are referred to by bookings other than these. */
  inUseBesides(bookingIds: readonly number[]): Promise<readonly Pick<DemoRecord, 'kind' | 'id'>[]>;
  /** Until the unit of work ends, nobody else changes these records, places a booking or reserves a host. Call it first. */
  lock(): Promise<void>;
  /**
   * Removes bookings with everything that belongs to them, including invoices and ledger entries, which are kept for other bookings. A
   * number series without invoices begins again.
   */
  removeBookings(ids: readonly number[]): Promise<void>;
  /** Removes hosts without assignments. */
  removeHosts(ids: readonly number[]): Promise<void>;
  /** Deletes the list of demo records: the shop no longer has a demo. */
  forget(): Promise<void>;
}

/** What administrators read and write in the store. */
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

/** What the office needs from outside the core. */
export interface OfficePorts extends Stored<OfficeStore>, Clock, Pick<Secrets, 'newToken'> {
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  /** The same for a page, which has no attachments: the logo is inside the HTML. */
  readonly mailLookOnPages: MailLook;
  readonly profile: ShopProfile;
}

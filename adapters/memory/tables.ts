import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { BookingChange } from '@wondercast/core/bookings/booking/booking-change';
import type { BookingMail, MailAsSent } from '@wondercast/core/bookings/booking/booking-mail';
import type { BookingNote } from '@wondercast/core/bookings/booking/booking-note';
import type { SuggestionKey } from '@wondercast/core/bookings/booking/ports';
import type { Invoice } from '@wondercast/core/bookings/invoicing/invoice';
import type { ReviewLink } from '@wondercast/core/bookings/reviews/ports';
import type { GivenReview } from '@wondercast/core/bookings/reviews/review';
import type { MissingRate } from '@wondercast/core/bookings/taxing/missing-rate';
import type { NumberCheck } from '@wondercast/core/bookings/taxing/number-check';
import type { Hold } from '@wondercast/core/buying/discount/discount';
import type { Assignment } from '@wondercast/core/calendar/staffing/assignment';
import type { Absence, BusyTime, FeedState, Host } from '@wondercast/core/calendar/staffing/host';
import type { HeldHost, TimeHold } from '@wondercast/core/calendar/staffing/time-hold';
import type { CustomerNote } from '@wondercast/core/desk/customers/customer-note';
import type { DemoRecord } from '@wondercast/core/desk/office/demo';
import type { Order } from '@wondercast/core/desk/order/order';
import type { RecordStores } from '@wondercast/core/desk/records/ports';
import { RECORD_PORTS, type RecordPort } from '@wondercast/core/desk/records/record-kinds';
import type { Job } from '@wondercast/core/kernel/jobs';
import type { Attention } from '@wondercast/core/money/payment/attention';
import type { Intent } from '@wondercast/core/money/payment/intent';
import type { LedgerEntry } from '@wondercast/core/money/payment/ledger';
import type { Matter } from '@wondercast/core/money/payment/matter';
import type { PaymentMethod } from '@wondercast/core/money/payment/payment-method';
import type { RevenueChange } from '@wondercast/core/money/payment/revenue-change';
import type { Account } from '@wondercast/core/people/account/account';
import type { Invitation } from '@wondercast/core/people/account/invitation';
import type { PasswordReset } from '@wondercast/core/people/account/ports';
import type { Authenticator, Passkey } from '@wondercast/core/people/account/second-factor';
import type { Answer } from '@wondercast/core/people/answers';
import type { AuditEntry } from '@wondercast/core/people/audit/audit';
import type { FeedSubject } from '@wondercast/core/people/calendar-feeds';
import type { PartnerKey } from '@wondercast/core/people/partners/key';
import type { Partner } from '@wondercast/core/people/partners/partner';
import type { TestMail } from '@wondercast/core/people/partners/test-mail';
import type { WebhookDelivery, WebhookEndpoint } from '@wondercast/core/people/partners/webhook';
import type { AddOn } from '@wondercast/core/shop/catalogue/add-on';
import type { Category } from '@wondercast/core/shop/catalogue/category';
import type { Touched } from '@wondercast/core/shop/catalogue/changes';
import type { Experience, Review } from '@wondercast/core/shop/catalogue/experience';
import type { Logo } from '@wondercast/core/shop/catalogue/logo';
import type { Setting, SettingName, SettingsByName } from '@wondercast/core/shop/settings/registry';
import type { Reservation } from '../octo/reservation.ts';
import { type Overlay, overlayOn, type Rows, readOnly } from './rows.ts';

export type ExperienceRow = Omit<Experience, 'categories'> & { readonly categoryIds: readonly number[] };

export type HostRow = Omit<Host, 'absences' | 'feed'>;

export interface HostFeedRow {
  /** The address that the other fields belong to. */
  readonly url: string;
  readonly etag: string | null;
  readonly triedAt: Date;
  readonly state: FeedState;
}

export interface AnswerRow {
  /** Scope and key combined. */
  readonly name: string;
  readonly fingerprint: string;
  readonly claimedAt: Date;
  /** null while the work is in progress. */
  readonly answer: Answer | null;
  readonly bookingId: number | null;
}

export type PartnerKeyRow = PartnerKey & { readonly keyHash: string };

export interface CustomerRow {
  readonly id: number;
  /** The identity according to `identityOf`; null when no booking is left but other rows are merged into this one. */
  readonly identity: string | null;
  readonly mergedInto: number | null;
  readonly version: number;
}

export interface JobRow {
  readonly id: number;
  readonly job: Job;
  readonly notBefore: Date | null;
  readonly attempts: number;
  /** The error of the last attempt; null before the first. */
  readonly lastError: string | null;
}

export interface UploadRow {
  readonly upload: string;
  readonly createdAt: Date;
  /** Since when nothing refers to the upload; null while something does, and before anybody has checked. */
  readonly unusedSince: Date | null;
  /** Hash of the address from which the picture was fetched; null for an upload by a person. */
  readonly source: string | null;
}

export interface CatalogueState {
  readonly version: number;
  readonly logosEnabled: boolean;
  readonly seededAt: Date | null;
}

type RecordTables = {
  [Port in RecordPort]: Map<number, NonNullable<Awaited<ReturnType<RecordStores[Port]['byId']>>>>;
};

/** A table for each kind of record. */
const emptyRecordTables = () =>
  Object.fromEntries(RECORD_PORTS.map((port) => [port, new Map()])) as RecordTables;

/** All tables. A table that maps a unique value to an id corresponds to a unique index of a database. */
export const emptyTables = () => ({
  experiences: new Map<number, ExperienceRow>(),
  experienceBySlug: new Map<string, number>(),
  categories: new Map<number, Category>(),
  categoryBySlug: new Map<string, number>(),
  categoryByName: new Map<string, number>(),
  addOns: new Map<number, AddOn>(),
  reviews: new Map<number, Review>(),
  logos: new Map<number, Logo>(),
  catalogue: new Map<'state', CatalogueState>(),
  /** What each version touched. */
  catalogueChanges: new Map<number, readonly Touched[]>(),
  ...emptyRecordTables(),
  /** By code and holder of the reservation. */
  discountHolds: new Map<string, Hold & { readonly codeId: number }>(),
  /** The code's id by the booking that used it. */
  redemptions: new Map<number, number>(),
  bookings: new Map<number, Booking>(),
  /** When each booking was last written. */
  bookingUpdates: new Map<number, Date>(),
  bookingByReference: new Map<string, number>(),
  bookingByIntent: new Map<string, number>(),
  /** By hash. */
  bookingTokens: new Map<string, { readonly tokenHash: string; readonly bookingId: number }>(),
  bookingChanges: new Map<number, BookingChange>(),
  bookingMails: new Map<number, readonly BookingMail[]>(),
  /** By booking and message. */
  mailTexts: new Map<string, MailAsSent>(),
  /** By booking and message; null once it was sent. */
  mailClaims: new Map<
    string,
    { readonly bookingId: number; readonly name: string; readonly until: Date | null }
  >(),
  bookingNotes: new Map<number, BookingNote>(),
  revenueChanges: new Map<number, RevenueChange & { readonly id: number }>(),
  bookingReviews: new Map<number, GivenReview>(),
  /** By booking: the version that has asked for a review. */
  reviewAsks: new Map<number, number>(),
  /** By hash. */
  reviewLinks: new Map<string, ReviewLink & { readonly tokenHash: string }>(),
  /** By booking and day. */
  bookingReminders: new Map<string, { readonly bookingId: number; readonly name: string }>(),
  customers: new Map<number, CustomerRow>(),
  customerByIdentity: new Map<string, number>(),
  customerNotes: new Map<number, CustomerNote>(),
  /** By series: the last number. */
  invoiceSeries: new Map<string, number>(),
  invoices: new Map<number, Invoice>(),
  invoiceFiles: new Map<number, Uint8Array>(),
  hosts: new Map<number, HostRow>(),
  hostAbsences: new Map<number, Absence & { readonly hostId: number }>(),
  /** By hash. */
  hostLinks: new Map<string, { readonly tokenHash: string; readonly hostId: number }>(),
  hostFeeds: new Map<number, HostFeedRow>(),
  /** By host. */
  hostBusyTimes: new Map<number, readonly BusyTime[]>(),
  assignments: new Map<number, Assignment>(),
  timeHolds: new Map<string, TimeHold>(),
  /** They share ids with assignments, because a hold becomes an assignment. */
  heldHosts: new Map<number, HeldHost>(),
  /** By partner and uuid. */
  reservations: new Map<string, Reservation>(),
  orders: new Map<number, Order>(),
  accounts: new Map<number, Account>(),
  passwordHashes: new Map<number, string>(),
  accountByUsername: new Map<string, number>(),
  accountByEmail: new Map<string, number>(),
  /** By hash. */
  passwordResets: new Map<string, PasswordReset>(),
  invitations: new Map<number, Invitation & { readonly tokenHash: string }>(),
  authenticators: new Map<number, Authenticator>(),
  /** Hashes by account. */
  recoveryCodes: new Map<number, { readonly hashes: readonly string[]; readonly createdAt: Date }>(),
  passkeys: new Map<string, Passkey>(),
  secondFactorRequired: new Map<'required', boolean>(),
  paymentMethods: new Map<number, PaymentMethod>(),
  providerCustomers: new Map<number, string>(),
  intents: new Map<string, Intent>(),
  reconciled: new Map<'until', Date>(),
  ledger: new Map<number, LedgerEntry>(),
  attention: new Map<string, Attention>(),
  matters: new Map<string, Matter>(),
  missingRates: new Map<number, MissingRate>(),
  numberChecks: new Map<number, NumberCheck>(),
  paymentEvents: new Map<string, { readonly id: string; readonly at: Date }>(),
  /** By hash. */
  sessionLinks: new Map<string, SuggestionKey & { readonly tokenHash: string }>(),
  payLinks: new Map<string, { readonly tokenHash: string; readonly bookingId: number }>(),
  uploads: new Map<string, UploadRow>(),
  partners: new Map<number, Partner>(),
  partnerKeys: new Map<number, PartnerKeyRow>(),
  /** By partner. */
  testMails: new Map<number, TestMail & { readonly tokenHash: string | null }>(),
  partnersVersion: new Map<'version', number>(),
  webhookEndpoints: new Map<number, WebhookEndpoint>(),
  webhookDeliveries: new Map<string, WebhookDelivery>(),
  remindersClaimed: new Map<string, string>(),
  /** By hash. */
  calendarFeeds: new Map<string, FeedSubject & { readonly tokenHash: string; readonly createdAt: Date }>(),
  /** By kind and id. */
  demoRecords: new Map<string, Pick<DemoRecord, 'kind' | 'id'> & { readonly stamp: string }>(),
  settings: new Map<SettingName, Setting<SettingsByName[SettingName]>>(),
  audit: new Map<number, AuditEntry>(),
  answers: new Map<string, AnswerRow>(),
  jobs: new Map<number, JobRow>(),
});

export type Committed = ReturnType<typeof emptyTables>;

type As<Table, Way extends 'rows' | 'overlay'> =
  Table extends Map<infer Key, infer Row> ? (Way extends 'rows' ? Rows<Key, Row> : Overlay<Key, Row>) : never;

/** The tables as ports use them. */
export type Tables = { readonly [Name in keyof Committed]: As<Committed[Name], 'rows'> };

export type Overlays = { readonly [Name in keyof Committed]: As<Committed[Name], 'overlay'> };

// TypeScript cannot infer a mapped type over tables of different rows, so the result type is stated here once.
const each = <Result>(committed: Committed, way: (table: Map<unknown, unknown>) => unknown): Result =>
  Object.fromEntries(
    Object.entries(committed).map(([name, table]) => [name, way(table as Map<unknown, unknown>)]),
  ) as unknown as Result;

export const overlays = (committed: Committed): Overlays => each(committed, overlayOn);
export const readOnlyTables = (committed: Committed): Tables => each(committed, readOnly);

/** `before` is the id that precedes the first one. As in a database, ids of work that was rolled back are not reused. */
export type NextId = (table: keyof Committed) => number;

export const sequences = (before = 0): NextId => {
  const last = new Map<keyof Committed, number>();
  return (table) => {
    const id = (last.get(table) ?? before) + 1;
    last.set(table, id);
    return id;
  };
};

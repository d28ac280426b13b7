import type { DiscountCodes } from '../../buying/discount/ports.ts';
import type { FreeTimesStore, LiveStaffing } from '../../buying/free-times/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Accounts } from '../../people/account/ports.ts';
import type { AuditLog } from '../../people/audit/ports.ts';
import type { PlacingPartner } from '../../people/partners/partner.ts';
import type { EventPublisher } from '../../people/partners/ports.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { Attention } from './attention.ts';
import type { Intent, Opener, Revision } from './intent.ts';
import type { LedgerEntry, NewLedgerEntry } from './ledger.ts';
import type { Matter } from './matter.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { NewPaymentMethod, PaymentMethod } from './payment-method.ts';
import type { PaymentStatus } from './payment-status.ts';
import type {
  IntentRequest,
  MadeRefund,
  OpenedIntent,
  ProviderAccount,
  ProviderMethod,
  ProviderRefund,
  RefundRequest,
} from './provider.ts';
import type { Receipt } from './receipt.ts';
import type { Counted, RevenueChange, Stated } from './revenue-change.ts';

/** Saved payment methods. */
export interface PaymentMethods {
  /** @throws Refusal 'unauthenticated' when the account is gone */
  add(method: NewPaymentMethod): Promise<PaymentMethod>;
  /** Newest first. */
  ofAccount(accountId: number): Promise<readonly PaymentMethod[]>;
  remove(id: number): Promise<void>;
  /** Makes this one of the account's the default, and no other. */
  setDefault(accountId: number, id: number): Promise<void>;
}

/**
 * The provider that takes cards. Every call ends within ten seconds, and none belongs inside a unit of work.
 * @throws Refusal 'provider' from every method, when the provider is away, slow or answers nonsense
 */
export interface Payments {
  readonly name: 'simulator' | 'stripe';
  open(request: IntentRequest): Promise<OpenedIntent>;
  /** Changes amount, revision and metadata in one step; null when it cannot be changed any more. */
  update(id: string, request: IntentRequest): Promise<OpenedIntent | null>;
  /** After true it cannot be paid; false when it is paid or being paid. Unknown ones count as cancelled. */
  cancel(id: string): Promise<boolean>;
  /** null when there is no such intent. */
  receipt(id: string): Promise<Receipt | null>;
  /** Intents that succeeded at or after this instant, in no order. */
  succeededSince(since: Date): Promise<readonly string[]>;
  /** @throws Refusal 'conflict' when the provider will not: there is nothing left to give back. */
  refund(request: RefundRequest): Promise<MadeRefund>;
  /** Every refund of an intent, also those made in the provider's dashboard, in no order. */
  refundsOf(intentId: string): Promise<readonly ProviderRefund[]>;
  account(): Promise<ProviderAccount>;
  /**
   * The event in a delivery; null for those of no interest. `body` is as it came.
   * @throws Refusal 'malformed' when it was not signed, altered, or signed more than 300 seconds before or after `now`
   */
  verify(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent | null>;
  /** Creates the provider's customer for an account, which stores its cards. */
  addCustomer(account: { readonly id: number; readonly email: string | null }): Promise<string>;
  /** The client secret with which the browser saves a card at the provider. */
  openSetup(customerId: string): Promise<string>;
  /** Newest first. */
  methodsOf(customerId: string): Promise<readonly ProviderMethod[]>;
  /** No effect when it is gone. */
  removeMethod(methodId: string): Promise<void>;
  setDefaultMethod(customerId: string, methodId: string): Promise<void>;
}

/** Payments that were opened, with everything needed to book them. */
export interface Intents {
  /**
   * Answers the ids of open checkouts of the same opener: a new checkout takes their place. One step.
   * @throws Refusal 'conflict' when the booking that it would pay has an open payment already
   */
  add(intent: Intent): Promise<readonly string[]>;
  byId(id: string): Promise<Intent | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: string): Promise<Intent | null>;
  /** Replaces state, booking, revisions, hold and last touch. */
  save(intent: Intent): Promise<void>;
  /** Adds a revision in one step; false when the intent is not open, or has a revision of this number already. */
  revise(id: string, revision: Revision, touchedAt: Date, heldUntil: Date | null): Promise<boolean>;
  /** Ids of open checkouts of this browser session or account. */
  openOf(opener: Opener): Promise<readonly string[]>;
  /** Everything that was paid for a booking, or is about to be. */
  ofBooking(bookingId: number): Promise<readonly Intent[]>;
  /** Ids of open ones whose hold has ended by `now`, or that were last touched before `untouchedSince`. */
  lapsed(now: Date, untouchedSince: Date): Promise<readonly string[]>;
  /** Ids of those that are paid or being refunded: the machine has work to do. */
  unfinished(): Promise<readonly string[]>;
  /** Those of the given ids that the shop opened and that are not finished. */
  openEnded(ids: readonly string[]): Promise<readonly string[]>;
  /** Up to when every success of the provider is known; null before the first time. */
  reconciledUntil(): Promise<Date | null>;
  setReconciledUntil(at: Date): Promise<void>;
}

/** The ledger of all bookings. Entries are added and their status advances; they are deleted only with their booking. */
export interface Ledger {
  add(entry: NewLedgerEntry): Promise<LedgerEntry>;
  /**
   * Records what a provider reported: a new entry, or an update of the one with the same key or provider's id, whose status
   * never goes back.
   */
  report(entry: NewLedgerEntry): Promise<void>;
  byKey(key: string): Promise<LedgerEntry | null>;
  byId(id: number): Promise<LedgerEntry | null>;
  /** Refunds that wait to be paid out by transfer, oldest first. */
  toPayOut(): Promise<readonly LedgerEntry[]>;
  /** A refund has been paid out. */
  settle(id: number): Promise<void>;
  /** Oldest first. */
  ofBooking(bookingId: number): Promise<readonly LedgerEntry[]>;
  /** Oldest first, of all these bookings. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly LedgerEntry[]>;
  ofIntent(intentId: string): Promise<readonly LedgerEntry[]>;
  /** Assigns the intent's entries to its booking, and answers which these are. */
  attach(intentId: string, bookingId: number): Promise<readonly Pick<LedgerEntry, 'kind' | 'status'>[]>;
  /** Refunds that were asked for before this instant and not yet answered. */
  unanswered(before: Date): Promise<readonly LedgerEntry[]>;
  /** Replaces the account's name, as in the audit log. */
  rename(accountId: number, name: string): Promise<void>;
  /**
   * Takes notes, names and cards out of a booking's entries, which outlive it (decision 158); what waits to be paid out by hand says `payee`
   * instead.
   */
  anonymise(bookingId: number, payee: string | null): Promise<void>;
  /** Forgets where the cards of a booking are from. */
  forgetCardCountries(bookingId: number): Promise<void>;
  /** The same of entries of before this instant, unless a document of their booking is kept. */
  expireCardCountries(before: Date): Promise<void>;
}

/** Succeeded payments without a booking, and those that pay more than theirs costs. */
export interface AttentionList {
  /** Lists a payment, or changes amount and reason of one that is listed. True when it was not listed before. */
  add(attention: Attention): Promise<boolean>;
  remove(intentId: string): Promise<void>;
  byId(intentId: string): Promise<Attention | null>;
  /** Newest first. */
  all(): Promise<readonly Attention[]>;
}

/** Refunds that failed and disputes, which somebody looks after. */
export interface Matters {
  /** Lists one, or replaces what is listed under its id, except since when. */
  put(matter: Matter): Promise<void>;
  remove(id: string): Promise<void>;
  byId(id: string): Promise<Matter | null>;
  /** Newest first. */
  all(): Promise<readonly Matter[]>;
}

/** Deliveries that were taken, so that a second one has no effect. */
export interface PaymentEvents {
  /** False when it was taken before. */
  take(event: { readonly id: string; readonly intentId: string; readonly at: Date }): Promise<boolean>;
  /** Deletes events that the provider will not send again. */
  expire(before: Date): Promise<void>;
}

/** Mailed links that show and pay the open amount of one booking; only hashes are kept. */
export interface PayLinks {
  add(bookingId: number, tokenHash: string, at: Date): Promise<void>;
  /** null for links that are revoked or never were. */
  bookingOf(tokenHash: string): Promise<number | null>;
  /** Every link of the booking. */
  revoke(bookingId: number): Promise<void>;
}

/** What the provider calls accounts. */
export interface ProviderCustomers {
  of(accountId: number): Promise<string | null>;
  /** Answers the name that counts: that of a twin who was first, or the given one. */
  add(accountId: number, customerId: string): Promise<string>;
}

/** A booking as far as its payment is concerned. */
export interface PayableBooking extends Counted {
  readonly partner: PlacingPartner | null;
  /** The provider's intent that paid for it. */
  readonly paymentIntentId: string | null;
}

/** What is paid for. */
export interface PayableBookings {
  byId(id: number): Promise<PayableBooking | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: number): Promise<PayableBooking | null>;
  /**
   * Raises the version. `paymentIntentId` is written where there is none yet; null leaves it as it is. Of a pending one that is paid
   * nothing is waived any longer.
   */
  setPayment(id: number, status: PaymentStatus, paymentIntentId: string | null): Promise<void>;
  /** Adds to the takings of days. Outlives the booking. */
  bookRevenue(changes: readonly RevenueChange[]): Promise<void>;
  /** What the booked changes of a booking say of it so far, also once it is gone. */
  stated(bookingId: number): Promise<Stated>;
}

/** What payments read and write; of bookings only what is paid for. */
export interface PaymentStore extends FreeTimesStore {
  readonly discountCodes: DiscountCodes;
  readonly bookings: PayableBookings;
  readonly accounts: Accounts;
  readonly paymentMethods: PaymentMethods;
  readonly providerCustomers: ProviderCustomers;
  readonly intents: Intents;
  readonly ledger: Ledger;
  readonly attention: AttentionList;
  readonly matters: Matters;
  readonly paymentEvents: PaymentEvents;
  readonly events: EventPublisher;
  readonly audit: AuditLog;
  readonly jobs: Jobs;
}

/** What payments need of the world. */
export interface PaymentPorts extends Stored<PaymentStore>, Clock, Pick<Secrets, 'newToken'> {
  readonly staffing: LiveStaffing;
  readonly payments: Payments;
  readonly profile: ShopProfile;
}

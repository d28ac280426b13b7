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
  /** Makes this method the account's default, and no other. */
  setDefault(accountId: number, id: number): Promise<void>;
}

/**
 * The provider that takes card payments. Every call ends within ten seconds; never call it inside a unit of work.
 * @throws Refusal 'provider' from every method, when the provider is away, slow or returns nonsense
 */
export interface Payments {
  readonly name: 'simulator' | 'stripe';
  open(request: IntentRequest): Promise<OpenedIntent>;
  /** Changes amount, revision and metadata in one step; null when it cannot be changed any more. */
  update(id: string, request: IntentRequest): Promise<OpenedIntent | null>;
  /** Returns true when the intent can no longer be paid, false when it is paid or being paid. An unknown intent counts as cancelled. */
  cancel(id: string): Promise<boolean>;
  /** null when there is no such intent. */
  receipt(id: string): Promise<Receipt | null>;
  /** Intents that succeeded at or after this instant, in no order. */
  succeededSince(since: Date): Promise<readonly string[]>;
  /** @throws Refusal 'conflict' when the provider refuses, because there is nothing left to refund. */
  refund(request: RefundRequest): Promise<MadeRefund>;
  /** Every refund of an intent, also those made in the provider's dashboard, in no order. */
  refundsOf(intentId: string): Promise<readonly ProviderRefund[]>;
  account(): Promise<ProviderAccount>;
  /**
   * The event in a webhook; null for events that do not matter here. `body` is the unparsed body.
   * @throws Refusal 'malformed' when it was not signed, was altered, or was signed more than 300 seconds before or after `now`
   */
  verify(body: Uint8Array, signature: string, now: Date): Promise<PaymentEvent | null>;
  /** Creates the provider's customer for an account, which stores its cards. Returns the customer's id. */
  addCustomer(account: { readonly id: number; readonly email: string | null }): Promise<string>;
  /** The client secret with which the browser saves a card at the provider. */
  openSetup(customerId: string): Promise<string>;
  /** Newest first. */
  methodsOf(customerId: string): Promise<readonly ProviderMethod[]>;
  /** Does nothing when the method is gone. */
  removeMethod(methodId: string): Promise<void>;
  setDefaultMethod(customerId: string, methodId: string): Promise<void>;
}

/** Payments that were opened, with everything needed to book them. */
export interface Intents {
  /**
   * Returns the ids of other open checkouts of the same opener, which the new one replaces. Atomic.
   * @throws Refusal 'conflict' when the booking that it would pay has an open payment already
   */
  add(intent: Intent): Promise<readonly string[]>;
  byId(id: string): Promise<Intent | null>;
  /** Like `byId`, and locks the intent until the unit of work ends. */
  lock(id: string): Promise<Intent | null>;
  /** Saves state, booking, revisions, reservation of a code and last change. */
  save(intent: Intent): Promise<void>;
  /** Adds a revision, atomically; false when the intent is not open, or has a revision with this number already. */
  revise(id: string, revision: Revision, touchedAt: Date, heldUntil: Date | null): Promise<boolean>;
  /** Ids of open checkouts of this browser session or account. */
  openOf(opener: Opener): Promise<readonly string[]>;
  /** All intents that paid for a booking, or may still do so. */
  ofBooking(bookingId: number): Promise<readonly Intent[]>;
  /** Ids of open intents whose reservation of a code has ended by `now`, or that were last changed before `untouchedSince`. */
  lapsed(now: Date, untouchedSince: Date): Promise<readonly string[]>;
  /** Ids of intents that are paid or being refunded: a job has to finish them. */
  unfinished(): Promise<readonly string[]>;
  /** The ids, of those given, of intents that the shop opened and that are not finished. */
  openEnded(ids: readonly string[]): Promise<readonly string[]>;
  /** The cursor of the reconciliation: until when every success at the provider is known; null before the first time. */
  reconciledUntil(): Promise<Date | null>;
  setReconciledUntil(at: Date): Promise<void>;
}

/** The ledger of all bookings. Entries are added, and their status advances; they are deleted only with their booking. */
export interface Ledger {
  add(entry: NewLedgerEntry): Promise<LedgerEntry>;
  /**
   * Records what a provider reported: a new entry, or an update of the entry with the same key or provider's id. The status never goes back
   * to an earlier one.
   */
  report(entry: NewLedgerEntry): Promise<void>;
  byKey(key: string): Promise<LedgerEntry | null>;
  byId(id: number): Promise<LedgerEntry | null>;
  /** Refunds that wait to be paid out by transfer, oldest first. */
  toPayOut(): Promise<readonly LedgerEntry[]>;
  /** Marks a refund as paid out. */
  settle(id: number): Promise<void>;
  /** Oldest first. */
  ofBooking(bookingId: number): Promise<readonly LedgerEntry[]>;
  /** Oldest first, of all these bookings. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly LedgerEntry[]>;
  ofIntent(intentId: string): Promise<readonly LedgerEntry[]>;
  /** Assigns the intent's entries to its booking, and returns which these are. */
  attach(intentId: string, bookingId: number): Promise<readonly Pick<LedgerEntry, 'kind' | 'status'>[]>;
  /** Refunds that were asked for before this instant and not yet answered. */
  unanswered(before: Date): Promise<readonly LedgerEntry[]>;
  /** Replaces the name of an account in its entries, as in the audit log. */
  rename(accountId: number, name: string): Promise<void>;
  /**
   * Removes notes, names and cards from a booking's entries, which are kept after it is deleted (decision 158); entries that wait to be
   * paid out by hand get `payee` as their note.
   */
  anonymise(bookingId: number, payee: string | null): Promise<void>;
  /** Removes the countries of the cards of a booking. */
  forgetCardCountries(bookingId: number): Promise<void>;
  /** Removes the countries of cards from entries before this instant, unless a document of their booking is stored. */
  expireCardCountries(before: Date): Promise<void>;
}

/** The review list: succeeded payments without a booking, and payments that exceed what their booking costs. */
export interface AttentionList {
  /** Lists a payment, or updates amount and reason of one that is listed. True when it was not listed before. */
  add(attention: Attention): Promise<boolean>;
  remove(intentId: string): Promise<void>;
  byId(intentId: string): Promise<Attention | null>;
  /** Newest first. */
  all(): Promise<readonly Attention[]>;
}

/** The review list of failed refunds and disputes. */
export interface Matters {
  /** Lists a matter, or replaces the one with its id except for the time since when it is listed. */
  put(matter: Matter): Promise<void>;
  remove(id: string): Promise<void>;
  byId(id: string): Promise<Matter | null>;
  /** Newest first. */
  all(): Promise<readonly Matter[]>;
}

/** Webhooks that were received, so that a repeated one has no effect. */
export interface PaymentEvents {
  /** False when it was received before. */
  take(event: { readonly id: string; readonly intentId: string; readonly at: Date }): Promise<boolean>;
  /** Deletes events that the provider will not send again. */
  expire(before: Date): Promise<void>;
}

/** Mailed links that show and pay the open amount of one booking; only hashes are stored. */
export interface PayLinks {
  add(bookingId: number, tokenHash: string, at: Date): Promise<void>;
  /** null for an unknown or revoked link. */
  bookingOf(tokenHash: string): Promise<number | null>;
  /** Revokes every link of the booking. */
  revoke(bookingId: number): Promise<void>;
}

/** The provider's customer ids of accounts. */
export interface ProviderCustomers {
  of(accountId: number): Promise<string | null>;
  /** Stores the customer id of an account and returns the stored one: where a concurrent request was first, it is that one's. */
  add(accountId: number, customerId: string): Promise<string>;
}

/** The fields of a booking that concern its payment. */
export interface PayableBooking extends Counted {
  readonly partner: PlacingPartner | null;
  /** The provider's intent that paid for it. */
  readonly paymentIntentId: string | null;
}

/** Bookings, as far as their payment is concerned. */
export interface PayableBookings {
  byId(id: number): Promise<PayableBooking | null>;
  /** Like `byId`, and locks the booking until the unit of work ends. */
  lock(id: number): Promise<PayableBooking | null>;
  /**
   * Raises the version. `paymentIntentId` is written where there is none yet; null leaves it as it is. When a pending booking becomes paid,
   * nothing of it is waived any longer.
   */
  setPayment(id: number, status: PaymentStatus, paymentIntentId: string | null): Promise<void>;
  /** Adds to the revenue of days. The rows are kept after the booking is deleted. */
  bookRevenue(changes: readonly RevenueChange[]): Promise<void>;
  /** The sums of the booked revenue changes of a booking, also after it is deleted. */
  stated(bookingId: number): Promise<Stated>;
}

/** What payments read and write in the store; of bookings only what concerns their payment. */
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

/** What payments need from outside the core. */
export interface PaymentPorts extends Stored<PaymentStore>, Clock, Pick<Secrets, 'newToken'> {
  readonly staffing: LiveStaffing;
  readonly payments: Payments;
  readonly profile: ShopProfile;
}

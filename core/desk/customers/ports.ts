import type { Booking } from '../../bookings/booking/booking.ts';
import type { BookedCustomers, BookingMails } from '../../bookings/booking/ports.ts';
import type { Invoices } from '../../bookings/invoicing/ports.ts';
import type { NumberChecks } from '../../bookings/taxing/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Ledger } from '../../money/payment/ports.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { SecondFactors } from '../../people/account/second-factor.ts';
import type { NamedCustomer } from '../../people/customer.ts';
import type { CustomerNote, NewCustomerNote } from './customer-note.ts';
import type { CustomerMember, CustomerRecord } from './customer-record.ts';
import type { CustomerCursor, CustomerPage, CustomerQuery } from './register.ts';

/**
 * The register of customers. What it contains of bookings and money is a copy, as of the last `refresh`; only merges are stored nowhere
 * else. In every method the id of a merged customer stands for the one that they were merged into.
 */
export interface CustomerRegister extends BookedCustomers {
  /**
   * At most `limit` customers, from after the page token `after`, when it is given. Their number is counted up to `countTo` plus one;
   * without it all are counted.
   */
  page(
    question: CustomerQuery,
    page: { readonly limit: number; readonly after: CustomerCursor | null; readonly countTo?: number },
  ): Promise<CustomerPage>;
  byId(id: number): Promise<CustomerRecord | null>;
  /** The addresses and companies under which the customer has booked: first their own, then those that were merged, by id. */
  membersOf(id: number): Promise<readonly CustomerMember[]>;
  /** Newest first, at most `limit`. */
  bookingsOf(id: number, limit: number): Promise<readonly Booking[]>;
  /** Like `refresh`, and locks the register: until the unit of work ends, no other one refreshes, merges or separates customers. */
  lock(): Promise<void>;
  /** Merges a customer, with everybody merged into them, into another one, who must not be merged. Raises the versions of both. */
  merge(id: number, into: number): Promise<void>;
  /** Undoes a merge: the member is a customer again. Raises the versions of both. */
  separate(id: number, memberId: number): Promise<void>;
}

/** Notes that the staff have written about customers. They are deleted with their customer. */
export interface CustomerNotes {
  add(note: NewCustomerNote): Promise<CustomerNote>;
  /** Newest first, including the notes of everybody who was merged into the customer. */
  of(customerId: number): Promise<readonly CustomerNote[]>;
  /** False when this customer has no such note. */
  remove(customerId: number, id: number): Promise<boolean>;
  /** Removes every note about these customers, and about everybody merged with them. */
  forget(customers: readonly NamedCustomer[]): Promise<void>;
}

/** What the desk reads and writes of customers in the store. */
export interface CustomerStore extends AdminStore {
  readonly bookingMails: BookingMails;
  readonly customers: CustomerRegister;
  readonly customerNotes: CustomerNotes;
  readonly invoices: Invoices;
  readonly secondFactors: SecondFactors;
  readonly ledger: Ledger;
  readonly numberChecks: NumberChecks;
  readonly jobs: Jobs;
}

/** What the register of customers needs from outside the core. */
export interface CustomerPorts extends Stored<CustomerStore>, Clock, Pick<Secrets, 'newToken'> {}

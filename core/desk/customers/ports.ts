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
import type { CustomerPage, CustomerPlace, CustomerQuery } from './register.ts';

/**
 * Who has booked. What it says of bookings and money is a copy, as of the last `refresh`; what is stored nowhere else is only who was
 * merged with whom. The id of a customer who was merged with another names that other everywhere.
 */
export interface CustomerRegister extends BookedCustomers {
  /**
   * At most `limit` of them, from behind the place `after` on, when it is given. They are counted up to `countTo` and one more;
   * without it all are.
   */
  page(
    question: CustomerQuery,
    page: { readonly limit: number; readonly after: CustomerPlace | null; readonly countTo?: number },
  ): Promise<CustomerPage>;
  byId(id: number): Promise<CustomerRecord | null>;
  /** The addresses and companies that the customer has booked under: their own first, then those that were merged, by id. */
  membersOf(id: number): Promise<readonly CustomerMember[]>;
  /** Newest first, at most `limit`. */
  bookingsOf(id: number, limit: number): Promise<readonly Booking[]>;
  /** As `refresh`; until the unit of work ends, no other one refreshes, merges or separates customers. */
  lock(): Promise<void>;
  /** Merges a customer, with everybody merged into them, into another, who was merged into nobody. Raises the versions of both. */
  merge(id: number, into: number): Promise<void>;
  /** Takes apart what was merged: the member is a customer again. Raises the versions of both. */
  separate(id: number, memberId: number): Promise<void>;
}

/** What the staff have written down about customers. Notes go with their customer. */
export interface CustomerNotes {
  add(note: NewCustomerNote): Promise<CustomerNote>;
  /** Newest first, with those of everybody who was merged with them. */
  of(customerId: number): Promise<readonly CustomerNote[]>;
  /** False when this customer has no such note. */
  remove(customerId: number, id: number): Promise<boolean>;
  /** Removes every note on these customers, and on everybody merged with them. */
  forget(customers: readonly NamedCustomer[]): Promise<void>;
}

/** Customers as the desk knows them. */
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

/** What the register of customers needs of the world. */
export interface CustomerPorts extends Stored<CustomerStore>, Clock, Pick<Secrets, 'newToken'> {}

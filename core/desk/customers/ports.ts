import type { Booking } from '../../bookings/booking/booking.ts';
import type { CustomerNote, NewCustomerNote } from './customer-note.ts';
import type { CustomerMember, CustomerRecord, NamedCustomer } from './customer-record.ts';
import type { CustomerPage, CustomerPlace, CustomerQuery } from './register.ts';

/**
 * Who has booked. What it says of bookings and money is a copy, as of the last `refresh`; what is stored nowhere else is only who was
 * merged with whom. The id of a customer who was merged with another names that other everywhere.
 */
export interface CustomerRegister {
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
  /**
   * Brings the register up to what bookings and ledger say now, this unit of work included. Forgets everybody who has no booking
   * left, with their notes.
   */
  refresh(): Promise<void>;
  /** As `refresh`; until the unit of work ends, no other one refreshes, merges or separates customers. */
  lock(): Promise<void>;
  /**
   * A booking's customer was corrected in this unit of work. Whoever has no other booking is from now on who it was corrected to, with
   * notes and merges; where the corrected one is known already, the notes go to them.
   */
  follow(before: NamedCustomer, after: NamedCustomer): Promise<void>;
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

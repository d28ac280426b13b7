import type { Quote } from '@wondercast/core/buying/quote/quote';
import type { UnitOfWork } from '@wondercast/core/kernel/unit-of-work';
import type { Ports, Store } from '@wondercast/core/shop';

/** A guest's contact as the reseller sent it. Every field may be missing until the reservation is confirmed. */
export interface Contact {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly locales: readonly string[];
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly notes: string | null;
}

export const NO_CONTACT: Contact = {
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
};

/** A guest: a unit item in the standard's terms. */
export interface Guest {
  readonly uuid: string;
  readonly resellerReference: string | null;
  readonly contact: Contact;
}

/**
 * A reseller's reservation. It remains after its hold on the host's time has ended. Once confirmed, the booking decides time, price
 * and customer; this record then adds only what a booking does not have.
 */
export interface Reservation {
  readonly partnerId: number;
  /** Chosen by the reseller, unique per partner. */
  readonly uuid: string;
  /** Fingerprint of the creating request. A repeated request with the same fingerprint gets the same response. */
  readonly fingerprint: string;
  readonly holdId: string;
  /** null until it is confirmed. */
  readonly bookingId: number | null;
  /** What is reserved, at its frozen price. */
  readonly quote: Quote;
  readonly resellerReference: string | null;
  readonly notes: string | null;
  readonly contact: Contact;
  readonly guests: readonly Guest[];
  readonly emailReceipt: boolean;
  /** The token in the voucher's address; null until confirmed. */
  readonly voucher: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The expiry that the reseller sees; the host's time is held a little longer. */
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
  /** Only set for a reservation that was never confirmed. */
  readonly cancelledAt: Date | null;
  /** Why it was cancelled, also when it was a booking. */
  readonly cancelReason: string | null;
}

/** Identifies a reservation of a partner. */
export type ReservationKey = Pick<Reservation, 'partnerId' | 'uuid'>;

/** Resellers' reservations. Deleting a booking deletes its reservation. */
export interface Reservations {
  /** Waits for concurrent transactions that add the same uuid. Returns false and writes nothing when the partner already has it. */
  add(reservation: Reservation): Promise<boolean>;
  save(reservation: Reservation): Promise<void>;
  byUuid(key: ReservationKey): Promise<Reservation | null>;
  /** Like `byUuid`, and locks the row until the unit of work ends. */
  lock(key: ReservationKey): Promise<Reservation | null>;
  /** Reservations of a partner by the reseller's reference, newest first. */
  byReference(partnerId: number, resellerReference: string, limit: number): Promise<readonly Reservation[]>;
  ofBooking(partnerId: number, bookingId: number): Promise<Reservation | null>;
  byVoucher(voucher: string): Promise<Reservation | null>;
  /** Deletes reservations without a booking that ended before this time. */
  expire(before: Date): Promise<void>;
}

/** The shop's store with resellers' reservations. */
export interface OctoStore extends Store {
  readonly reservations: Reservations;
}

export type OctoUnitOfWork = UnitOfWork<OctoStore>;

/** The ports of the use cases, with reservations in the same unit of work. */
export interface OctoPorts extends Omit<Ports, 'unitOfWork' | 'read'> {
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
}

/** How long a reservation without a booking can still be read, in milliseconds. */
export const RESERVATION_KEPT_MS = 30 * 86_400_000;

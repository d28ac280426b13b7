import type { Quote } from '@wondercast/core/buying/quote/quote';
import type { UnitOfWork } from '@wondercast/core/kernel/unit-of-work';
import type { Ports, Store } from '@wondercast/core/shop';

/** A traveller as a reseller names them. Everything may be missing until a reservation is confirmed. */
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

/** One who comes: what the standard calls a unit item. */
export interface Guest {
  readonly uuid: string;
  readonly resellerReference: string | null;
  readonly contact: Contact;
}

/**
 * What a reseller has reserved. It outlives the host's time that it holds. Once it is confirmed, time, price and customer are the
 * booking's: what is here is what a booking does not have.
 */
export interface Reservation {
  readonly partnerId: number;
  /** The reseller's, unique with the partner. */
  readonly uuid: string;
  /** Of the request that has made it: the same one is answered the same. */
  readonly fingerprint: string;
  readonly holdId: string;
  /** null until it is confirmed. */
  readonly bookingId: number | null;
  /** What it is of, and its price, which is frozen. */
  readonly quote: Quote;
  readonly resellerReference: string | null;
  readonly notes: string | null;
  readonly contact: Contact;
  readonly guests: readonly Guest[];
  readonly emailReceipt: boolean;
  /** What stands in the address of its voucher; null until it is confirmed. */
  readonly voucher: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** As it is told; the host's time is held a little longer. */
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
  /** Of one that was never confirmed. */
  readonly cancelledAt: Date | null;
  /** Why it was cancelled, also of a booking. */
  readonly cancelReason: string | null;
}

/** Which reservation of which partner. */
export type ReservationKey = Pick<Reservation, 'partnerId' | 'uuid'>;

/** Where reservations of resellers are kept. One whose booking is gone is gone. */
export interface Reservations {
  /**
   * Waits for others that add the same. False, and nothing is written, where the partner has one of this uuid.
   */
  add(reservation: Reservation): Promise<boolean>;
  save(reservation: Reservation): Promise<void>;
  byUuid(key: ReservationKey): Promise<Reservation | null>;
  /** As `byUuid`, locked until the unit of work ends. */
  lock(key: ReservationKey): Promise<Reservation | null>;
  /** Of a partner, by its own reference, newest first. */
  byReference(partnerId: number, resellerReference: string, limit: number): Promise<readonly Reservation[]>;
  ofBooking(partnerId: number, bookingId: number): Promise<Reservation | null>;
  byVoucher(voucher: string): Promise<Reservation | null>;
  /** Forgets those without a booking that were over by then. */
  expire(before: Date): Promise<void>;
}

/** Everything that is stored, with what is stored for resellers. */
export interface OctoStore extends Store {
  readonly reservations: Reservations;
}

export type OctoUnitOfWork = UnitOfWork<OctoStore>;

/** What use cases need of the world, where reservations are changed in the same unit of work. */
export interface OctoPorts extends Omit<Ports, 'unitOfWork' | 'read'> {
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
}

/** How long one that came to nothing can still be read. */
export const RESERVATION_KEPT_MS = 30 * 86_400_000;

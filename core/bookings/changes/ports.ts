import type { LiveStaffing } from '../../buying/free-times/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { PaymentStore, Payments } from '../../money/payment/ports.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { Booking } from '../booking/booking.ts';
import type { BookedCustomers, BookingStore, Bookings } from '../booking/ports.ts';
import type { Invoices } from '../invoicing/ports.ts';
import type { Reviews } from '../reviews/ports.ts';
import type { TaxingStore } from '../taxing/ports.ts';

/** What changes of bookings read and write in the store. */
export interface ChangeStore extends PaymentStore, BookingStore, TaxingStore {
  readonly bookings: Bookings;
  readonly customers: BookedCustomers;
  readonly invoices: Invoices;
  readonly reviews: Reviews;
}

/** What changes of bookings need from outside the core. */
export interface ChangePorts extends Stored<ChangeStore>, Clock, Secrets {
  readonly staffing: LiveStaffing;
  readonly payments: Payments;
  readonly profile: ShopProfile;
}

/** Finishes payments while a booking changes. The slice `settlement` implements it. */
export interface Settling {
  /**
   * Finishes an intent as far as possible. Returns its booking, if there is one. Repeated calls change nothing.
   * @throws Refusal 'provider' (away), or any unexpected error of the booking
   */
  finishIntent(intentId: string): Promise<Booking | null>;
}

/** The parts of the store that a refund for a change reads and writes. */
export type ReturningStore = Pick<
  ChangeStore,
  'bookings' | 'bookingChanges' | 'ledger' | 'matters' | 'attention' | 'events' | 'jobs'
>;

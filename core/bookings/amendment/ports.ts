import type { Clock } from '../../kernel/clock.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { PaymentStore, Payments } from '../../money/payment/ports.ts';
import type { BookedCustomers, BookingStore, Bookings } from '../booking/ports.ts';
import type { Invoices } from '../invoicing/ports.ts';

/** What a change of a booking reads and writes. */
export interface AmendmentStore extends PaymentStore, BookingStore {
  readonly bookings: Bookings;
  readonly customers: BookedCustomers;
  readonly invoices: Invoices;
}

/** What a change of a booking needs of the world. */
export interface AmendmentPorts extends Stored<AmendmentStore>, Clock {
  readonly payments: Payments;
}

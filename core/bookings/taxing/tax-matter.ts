import type { Booking } from '../booking/booking.ts';
import type { MissingRate } from './missing-rate.ts';

/** Something that tax leaves to somebody, with its booking. */
export interface TaxMatter {
  readonly booking: Booking;
  readonly missing: MissingRate;
}

import type { Booking } from '../booking/booking.ts';
import type { MissingRate } from './missing-rate.ts';
import type { NumberCheck } from './number-check.ts';

/** Something that tax leaves to somebody, with its booking. */
export type TaxMatter =
  | {
      readonly kind: 'missing-rate';
      readonly booking: Booking;
      readonly since: Date;
      readonly missing: MissingRate;
    }
  /** A tax number was refused, or could not be checked. */
  | {
      readonly kind: 'tax-number';
      readonly booking: Booking;
      readonly since: Date;
      readonly check: NumberCheck;
    };

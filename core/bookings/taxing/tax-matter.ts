import type { StaleRate } from '../../shop/tax/exchange-rate.ts';
import type { Booking } from '../booking/booking.ts';
import type { MissingRate } from './missing-rate.ts';
import type { NumberCheck } from './number-check.ts';
import type { OutdatedUnit } from './rates-of-days.ts';

/** Something that somebody has to deal with because of tax, with its booking where it is about one. */
export type TaxMatter =
  | {
      readonly kind: 'missing-rate';
      readonly booking: Booking;
      readonly since: Date;
      readonly missing: MissingRate;
    }
  /** Agreed sessions have days with another rate than they were booked with. */
  | {
      readonly kind: 'outdated-rate';
      readonly booking: Booking;
      /** When the booking was placed. */
      readonly since: Date;
      readonly outdated: readonly OutdatedUnit[];
    }
  /** A tax number was refused, or could not be checked. */
  | {
      readonly kind: 'tax-number';
      readonly booking: Booking;
      readonly since: Date;
      readonly check: NumberCheck;
    }
  /** Documents show the tax in another currency at an old exchange rate, or do not show it because there is none. */
  | {
      readonly kind: 'exchange-rate';
      readonly booking: null;
      /** The day of the newest exchange rate; the present day where there is none. */
      readonly since: Date;
      readonly stale: StaleRate;
    };

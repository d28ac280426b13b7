import type { Booking } from './booking.ts';

/** The page token: a booking's unique position among those of an account, newest first. */
export interface OwnCursor {
  readonly createdAt: Date;
  readonly id: number;
}

/** The size of a booking, known without reading the booking. */
export interface BookingSize extends OwnCursor {
  /** All units that it ever had, including cancelled ones. */
  readonly units: number;
}

export interface OwnPage {
  readonly bookings: readonly Booking[];
  /** How many bookings there are on all pages together. */
  readonly total: number;
  readonly more: boolean;
}

/** Maximum weight of a page, in units: a unit takes about 850 bytes of an answer, which must stay below 1 MB (decision 200). */
export const PAGE_WEIGHT = 1_000;
/** A booking's customer, sums and lines weigh as much as this many units. */
const BOOKING_WEIGHT = 4;

/** The first of these bookings that fit on a page: at least one, so that a page is never empty. */
export const fittingPage = <Size extends Pick<BookingSize, 'units'>>(
  sizes: readonly Size[],
): readonly Size[] => {
  let weight = 0;
  return sizes.filter(({ units }, index) => {
    weight += units + BOOKING_WEIGHT;
    return index === 0 || weight <= PAGE_WEIGHT;
  });
};

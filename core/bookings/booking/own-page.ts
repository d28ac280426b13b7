import type { Booking } from './booking.ts';

/** A booking's unique place among those of an account, newest first. */
export interface OwnPlace {
  readonly createdAt: Date;
  readonly id: number;
}

/** How large a booking is, without reading it. */
export interface BookingSize extends OwnPlace {
  /** All that it ever had, cancelled ones too. */
  readonly units: number;
}

export interface OwnPage {
  readonly bookings: readonly Booking[];
  /** How many there are over all pages. */
  readonly total: number;
  readonly more: boolean;
}

/** What a page may weigh: a unit is about 850 bytes of an answer, which must stay below 1 MB (decision 200). */
export const PAGE_WEIGHT = 1_000;
/** A booking's customer, sums and lines are as much as some units. */
const BOOKING_WEIGHT = 4;

/** The first of these bookings that fit on a page: one at least, so that a page never stays empty. */
export const fittingPage = <Size extends Pick<BookingSize, 'units'>>(
  sizes: readonly Size[],
): readonly Size[] => {
  let weight = 0;
  return sizes.filter(({ units }, index) => {
    weight += units + BOOKING_WEIGHT;
    return index === 0 || weight <= PAGE_WEIGHT;
  });
};

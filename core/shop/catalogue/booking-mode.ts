/** How an experience is booked: by request with preferred times, at a free time, or either. */
export const BOOKING_MODES = ['request', 'instant', 'both'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

/** Minutes between offered starts. All of them divide an hour. */
export const START_GRIDS = [15, 30, 60] as const;
export type StartGrid = (typeof START_GRIDS)[number];

interface Meaning {
  /** Whether free times are offered. */
  readonly offersTimes: boolean;
  /** Whether customers may send preferred times. */
  readonly takesWishes: boolean;
}

const MODES: Readonly<Record<BookingMode, Meaning>> = {
  request: { offersTimes: false, takesWishes: true },
  instant: { offersTimes: true, takesWishes: false },
  both: { offersTimes: true, takesWishes: true },
};

export const isBookingMode = (value: unknown): value is BookingMode =>
  BOOKING_MODES.some((mode) => mode === value);

interface Booked {
  readonly bookingMode: BookingMode;
}

/** Whether an experience has free times that are booked at once. */
export const offersTimes = ({ bookingMode }: Booked): boolean => MODES[bookingMode].offersTimes;

/** Whether it can be booked without a time. */
export const takesWishes = ({ bookingMode }: Booked): boolean => MODES[bookingMode].takesWishes;

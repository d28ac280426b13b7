import type { AddressChange } from './use-address.ts';

const [BOOKING, PAGE] = ['booking', 'page'] as const;

/** The change of the dashboard's URL that opens a booking's page; null closes it. */
export const showBooking = (id: number | null): AddressChange => ({
  [BOOKING]: id === null ? null : String(id),
  [PAGE]: id === null ? null : '1',
});

/** The URL of a booking's page. */
export const bookingAddress = (id: number): string => `/admin?tab=bookings&${BOOKING}=${id}&${PAGE}=1`;

/** The booking that a dashboard URL names; null when it names none. */
export const bookingNamed = (parameters: URLSearchParams): number | null => {
  const id = Number(parameters.get(BOOKING) ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** Whether the URL asks for the booking's own page instead of its details above the list. */
export const isPageAsked = (parameters: URLSearchParams): boolean =>
  parameters.has(PAGE) && bookingNamed(parameters) !== null;

import type { LocalDate } from '@wondercast/core/kernel/calendar';

let short: Intl.DateTimeFormat | undefined;

/** Made when the first day is shown: a page without days comes to life sooner. */
const format = (instant: Date): string => {
  short ??= new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    timeZone: 'UTC',
  });
  return short.format(instant);
};

/**
 * `Mar 19, 2026`; a missing day shows `TBD` (specification §9). The core's function of that name brings a library that
 * would be part of the first load, because the cart reads days too.
 */
export const formatDay = (day: LocalDate | null): string =>
  day ? format(new Date(`${day}T00:00:00Z`)) : 'TBD';

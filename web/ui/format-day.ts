import type { LocalDate } from '@wondercast/core/calendar';

const short = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/**
 * `Mar 19, 2026`; a missing day shows `TBD` (specification §9). The core's function of that name brings a library that
 * would be part of the first load, because the cart reads days too.
 */
export const formatDay = (day: LocalDate | null): string =>
  day ? short.format(new Date(`${day}T00:00:00Z`)) : 'TBD';

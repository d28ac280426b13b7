import type { LocalDate } from '@wondercast/core/kernel/calendar';

const long = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: '2-digit',
  timeZone: 'UTC',
});

/** `March 19, 2026`; a missing day shows `TBD` (specification §9). */
export const formatDayLong = (day: LocalDate | null): string =>
  day ? long.format(new Date(`${day}T00:00:00Z`)) : 'TBD';

const short = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: '2-digit' });

/** Such as `Mar 09, 2026`: the day of an instant in the reader's zone. */
export const formatInstant = (instant: string): string => short.format(new Date(instant));

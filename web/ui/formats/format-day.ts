import type { LocalDate } from '@wondercast/core/kernel/calendar';

let short: Intl.DateTimeFormat | undefined;

/** Created lazily, so that pages without days hydrate faster. */
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
 * `Mar 19, 2026`; a missing day shows `TBD` (specification §9). Not the core's function of the same name, whose library would
 * become part of the first load because the cart formats days too.
 */
export const formatDay = (day: LocalDate | null): string =>
  day ? format(new Date(`${day}T00:00:00Z`)) : 'TBD';

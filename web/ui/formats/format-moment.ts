const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});

/** `Mar 09, 2026, 2:30 PM`: an instant where the reader is. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});

/** Such as `Mar 09, 2026, 2:30 PM`: an instant in the reader's zone. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

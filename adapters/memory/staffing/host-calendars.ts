import type { FeedReading, HostCalendars } from '@wondercast/core/calendar/staffing/ports';

/** Sends no requests: returns the calendars that tests have put under their addresses. */
export const memoryCalendars = (): HostCalendars & { readonly readings: Map<string, FeedReading> } => {
  const readings = new Map<string, FeedReading>();
  return {
    readings,
    read: async ({ url }) => readings.get(url) ?? { kind: 'failed', error: 'It answers 404.' },
  };
};

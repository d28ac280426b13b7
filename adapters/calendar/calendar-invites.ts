import type { CalendarInvites } from '@wondercast/core/booking/calendar-invite';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Writes RFC 5545 files in UTC. `shopName` signs them; `now` is when they say they were written. */
export const calendarInvites = ({
  shopName,
  now,
}: {
  readonly shopName: string;
  now(): Date;
}): CalendarInvites => ({
  write: (events, method = 'PUBLISH') => {
    const calendar = new ICalCalendar({
      method: ICalCalendarMethod[method],
      prodId: {
        company: shopName.replaceAll(/[^\p{L}\p{N} .&-]/gu, ''),
        product: 'Bookings',
        language: 'EN',
      },
    });
    for (const { uid, sequence, start, duration, summary, description, certain } of events)
      calendar.createEvent({
        id: uid,
        sequence,
        stamp: now(),
        start,
        end: new Date(start.getTime() + duration * 60_000),
        summary,
        description,
        status:
          method === 'CANCEL'
            ? ICalEventStatus.CANCELLED
            : ICalEventStatus[certain ? 'CONFIRMED' : 'TENTATIVE'],
      });
    // A file ends as its lines do.
    return `${calendar.toString()}\r\n`;
  },
});

import type { CalendarInvites } from '@wondercast/core/booking/calendar-invite';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Writes RFC 5545 files in UTC. `shopName` is the company of the product id; `now` gives the time of writing. */
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
    // RFC 5545 needs CRLF after the last line too.
    return `${calendar.toString()}\r\n`;
  },
});

import type {
  CalendarEvent,
  CalendarInvites,
  InviteParties,
} from '@wondercast/core/bookings/booking/calendar-invite';
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

const READ_AGAIN_SECONDS = 60 * 60;

const statusOf = ({ certain, cancelled }: CalendarEvent): ICalEventStatus => {
  if (cancelled) return ICalEventStatus.CANCELLED;
  return ICalEventStatus[certain ? 'CONFIRMED' : 'TENTATIVE'];
};

/** A name as a parameter value. Quotes are removed because they end the value, even when escaped. */
const nameOf = (name: string): string => name.replaceAll(/["\p{Cc}]/gu, '').trim();

/** The invite asks for no reply, because the booking is already the customer's answer. */
const between = ({ organizer, attendee }: InviteParties) => ({
  organizer: { name: nameOf(organizer.name), email: organizer.address },
  attendees: [
    {
      name: nameOf(attendee.name),
      email: attendee.address,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    },
  ],
});

/** Writes RFC 5545 files in UTC. The shop's name is the company in the product id; `now` gives the creation time. */
export const calendarInvites = ({
  shop,
  now,
}: {
  readonly shop: { readonly name: string };
  now(): Date;
}): CalendarInvites => {
  const calendar = (events: readonly CalendarEvent[], parties?: InviteParties): ICalCalendar => {
    const made = new ICalCalendar({
      prodId: {
        company: shop.name.replaceAll(/[^\p{L}\p{N} .&-]/gu, ''),
        product: 'Bookings',
        language: 'EN',
      },
    });
    for (const event of events)
      made.createEvent({
        id: event.uid,
        sequence: event.sequence,
        stamp: now(),
        start: event.start,
        end: new Date(event.start.getTime() + event.duration * 60_000),
        summary: event.summary,
        description: event.description,
        ...(event.location ? { location: event.location } : {}),
        status: statusOf(event),
        ...(parties ? between(parties) : {}),
      });
    return made;
  };
  // RFC 5545 needs CRLF after the last line too.
  const written = (made: ICalCalendar): string => `${made.toString()}\r\n`;
  return {
    write: (events, method = 'PUBLISH', parties) =>
      written(
        calendar(
          method === 'CANCEL' ? events.map((event) => ({ ...event, cancelled: true })) : events,
          parties,
        ).method(ICalCalendarMethod[method]),
      ),
    feed: (events, name) =>
      written(calendar(events).method(ICalCalendarMethod.PUBLISH).name(name).ttl(READ_AGAIN_SECONDS)),
  };
};

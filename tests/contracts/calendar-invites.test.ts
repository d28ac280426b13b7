import type { CalendarEvent } from '@wondercast/core/bookings/booking/calendar-invite';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarInvites } from '../../adapters/calendar/calendar-invites.ts';

const NOW = new Date('2026-03-01T10:00:00.000Z');
const write = (...events: CalendarEvent[]) =>
  calendarInvites({ shop: { name: 'Wondercast' }, now: () => NOW }).write(events);
const anEvent = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'WC-0123456789-1-1@shop.example',
  sequence: 0,
  start: new Date('2026-03-19T19:30:00.000Z'),
  duration: 90,
  summary: 'Jazz Hour (tentative)',
  description: 'Booking WC-0123456789.',
  certain: false,
  ...change,
});
const eventsIn = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');

describe('an invite', () => {
  const file = write(anEvent({ sequence: 2 }));

  it.each([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:PUBLISH',
    'UID:WC-0123456789-1-1@shop.example',
    'SEQUENCE:2',
    'DTSTAMP:20260301T100000Z',
    'DTSTART:20260319T193000Z',
    'DTEND:20260319T210000Z',
    'SUMMARY:Jazz Hour (tentative)',
    'STATUS:TENTATIVE',
    'END:VCALENDAR',
  ])('says %s', (line) => {
    expect(file.split('\r\n')).toContain(line);
  });

  it('ends every line as RFC 5545 says, the last one too', () => {
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it.each(['REQUEST', 'CANCEL'] as const)('names who invites whom and asks for no answer: %s', (method) => {
    const parties = {
      organizer: { name: 'Wonder; "cast", Inc: ', address: 'hello@wondercast.example' },
      attendee: { name: 'Søren “The” Kierkegaard', address: 'soren@example.com' },
    };
    const invites = calendarInvites({ shop: { name: 'Wondercast' }, now: () => NOW });
    const asked = invites.write([anEvent()], method, parties);
    const calendar = new ICAL.Component(ICAL.parse(asked));
    expect(calendar.getFirstPropertyValue('method')).toBe(method);
    const [event] = calendar.getAllSubcomponents('vevent');
    const organizer = event?.getFirstProperty('organizer');
    expect([organizer?.getFirstParameter('cn'), organizer?.getFirstValue()]).toEqual([
      'Wonder; cast, Inc:',
      'mailto:hello@wondercast.example',
    ]);
    const attendee = event?.getFirstProperty('attendee');
    expect([
      attendee?.getFirstParameter('cn'),
      attendee?.getFirstParameter('rsvp'),
      String(attendee?.getFirstValue()).toLowerCase(),
    ]).toEqual([parties.attendee.name, 'FALSE', 'mailto:soren@example.com']);
    expect([event?.getFirstPropertyValue('uid'), event?.getFirstPropertyValue('sequence')]).toEqual([
      'WC-0123456789-1-1@shop.example',
      0,
    ]);
  });

  it('holds every session of a booking', () => {
    expect(eventsIn(write(anEvent(), anEvent({ uid: 'other' })))).toHaveLength(2);
  });

  it('can be read back whatever the words, in lines of at most 75 bytes', () => {
    const words = fc.string({ unit: 'grapheme', maxLength: 120 }).filter((text) => !/\p{Cc}/u.test(text));
    fc.assert(
      fc.property(words, words, (summary, description) => {
        const written = write(anEvent({ summary: `x${summary}`, description: `one\ntwo ${description}` }));
        for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [event] = eventsIn(written);
        expect(event?.getFirstPropertyValue('summary')).toBe(`x${summary}`);
        expect(event?.getFirstPropertyValue('description')).toBe(`one\ntwo ${description}`);
      }),
    );
  });

  it('is not broken by the name of the shop', () => {
    const invites = calendarInvites({ shop: { name: 'Tea; "Co", \\Ltd\r\nMETHOD:CANCEL' }, now: () => NOW });
    const calendar = new ICAL.Component(ICAL.parse(invites.write([anEvent()])));
    expect(calendar.getAllProperties('method').map((each) => each.getFirstValue())).toEqual(['PUBLISH']);
  });
});

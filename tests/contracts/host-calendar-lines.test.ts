import { describe, expect, it } from 'vitest';
import { busyTimes } from '../../adapters/calendar/busy-times.ts';

const WINDOW = {
  from: new Date('2026-12-01T00:00:00.000Z'),
  to: new Date('2026-12-20T00:00:00.000Z'),
  zone: 'America/New_York',
} as const;

const event = (lines: string, uid = 'a@x'): string =>
  `BEGIN:VEVENT\nUID:${uid}\nDURATION:PT1H\n${lines}\nEND:VEVENT\n`;
const calendar = (events: string): string => `BEGIN:VCALENDAR\n${events}END:VCALENDAR\n`;
const startsOf = (text: string): readonly string[] =>
  busyTimes(text, WINDOW).map(({ startsAt }) => startsAt.toISOString().slice(8, 16));

describe('a line of a host’s calendar', () => {
  it.each([
    ['UTC-05:30', '15:30'],
    ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', '09:00'],
    ['(UTC-05:00) Eastern Time (US & Canada)', '15:00'],
    ['(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi', '04:30'],
    ['Amsterdam, Berlin', '09:00'],
    ['CEST', '08:00'],
    ['EDT', '14:00'],
    ['PDT', '17:00'],
    ['BST', '09:00'],
    ['w. europe standard time', '09:00'],
    ['/example.org/Version 2/America/Argentina/Buenos_Aires', '13:00'],
  ])('names its zone as %s', (zone, time) => {
    expect(startsOf(calendar(event(`DTSTART;TZID=${zone}:20261208T100000`)))).toEqual([`08T${time}`]);
  });

  it.each([
    ['dtstart;value=date:20261208', ['08T05:00']],
    ['dtstart;tzid=Europe/Berlin:20261208t100000', ['08T09:00']],
    ['dtstart:20261208T100000z\nrrule:freq=weekly;byday=mo', ['08T10:00', '14T10:00']],
    ['DTSTART:20261208T100000Z\ntransp:transparent', []],
    ['DTSTART:20261208T100000Z\nstatus:cancelled', []],
    ['DTSTART:2026-12-08T10:00:00+01:00', ['08T09:00']],
    [
      'DTSTART:20261207T090000Z\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:garbage,20261208T090000Z',
      ['07T09:00', '09T09:00'],
    ],
    [
      'DTSTART:20261208T090000Z\nRDATE:20261210T090000Z,garbage,2026-12-11T09:00:00Z',
      ['08T09:00', '10T09:00', '11T09:00'],
    ],
  ])('is read in any spelling: %s', (lines, expected) => {
    expect(startsOf(calendar(event(lines)))).toEqual(expected);
  });

  it('takes back the events that it names, wherever the file has them', () => {
    const two = event('DTSTART:20261208T100000Z') + event('DTSTART:20261209T100000Z', 'b@x');
    const taken = (lines: string) => calendar(`METHOD:CANCEL\n${event(lines)}`);
    expect(startsOf(calendar(two) + taken('DTSTART:20261208T100000Z'))).toEqual(['09T10:00']);
    const daily = event('DTSTART:20261207T100000Z\nRRULE:FREQ=DAILY;COUNT=3');
    const one = 'RECURRENCE-ID:20261208T100000Z\nDTSTART:20261208T100000Z';
    expect(startsOf(calendar(daily) + taken(one))).toEqual(['07T10:00', '09T10:00']);
    expect(
      startsOf(
        calendar(event('SEQUENCE:2\nDTSTART:20261208T100000Z')) +
          taken('SEQUENCE:1\nDTSTART:20261208T100000Z'),
      ),
    ).toEqual(['08T10:00']);
  });
});

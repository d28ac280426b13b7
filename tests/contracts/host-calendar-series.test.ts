import { describe, expect, it } from 'vitest';
import { busyTimes } from '../../adapters/calendar/busy-times.ts';

const WINDOW = {
  from: new Date('2026-12-01T00:00:00.000Z'),
  to: new Date('2026-12-20T00:00:00.000Z'),
  zone: 'America/New_York',
} as const;

const event = (lines: string, uid = 'a@x'): string =>
  `BEGIN:VEVENT\nUID:${uid}\nDURATION:PT30M\n${lines}\nEND:VEVENT\n`;

/** Starts, to the minute, of events within an otherwise empty calendar. */
const startsOf = (events: string): readonly string[] =>
  busyTimes(`BEGIN:VCALENDAR\n${events}END:VCALENDAR\n`, WINDOW).map(({ startsAt }) =>
    startsAt.toISOString().slice(5, 16),
  );

describe('a series in a host’s calendar', () => {
  it.each([
    ['never', '20260101T100000Z', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', []],
    [
      'on a day that November has not',
      '20261201T100000Z',
      'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=31',
      ['12-01T10:00'],
    ],
    [
      'a number of times since long ago',
      '19900101T100000Z',
      'FREQ=DAILY;COUNT=13487',
      ['12-01T10:00', '12-02T10:00', '12-03T10:00', '12-04T10:00'],
    ],
    [
      'weekly, a number of times',
      '19900101T100000Z',
      'FREQ=WEEKLY;BYDAY=MO,FR;COUNT=3855',
      ['12-04T10:00', '12-07T10:00'],
    ],
    [
      'more often than anybody lives',
      '19900102T100000Z',
      'FREQ=WEEKLY;COUNT=1000000000',
      ['12-01T10:00', '12-08T10:00', '12-15T10:00'],
    ],
    [
      'by the week that begins on a Sunday',
      '20260105T100000Z',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU',
      ['12-06T10:00', '12-07T10:00'],
    ],
    [
      'by the week that begins on a Monday',
      '20260105T100000Z',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO',
      ['12-07T10:00', '12-13T10:00'],
    ],
    ['in a week of the year', '20201207T100000Z', 'FREQ=YEARLY;BYWEEKNO=50;BYDAY=MO', ['12-07T10:00']],
    ['on a weekday of the year', '20200203T100000Z', 'FREQ=YEARLY;BYDAY=50MO', ['12-14T10:00']],
    [
      'on the last working day but ten',
      '20260116T100000Z',
      'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-11',
      ['12-17T10:00'],
    ],
    ['on the second Tuesday', '20260113T100000Z', 'FREQ=MONTHLY;BYDAY=2TU', ['12-08T10:00']],
    ['every third month', '20250908T100000Z', 'FREQ=MONTHLY;INTERVAL=3', ['12-08T10:00']],
    ['until a day', '20261214T233000', 'FREQ=DAILY;UNTIL=20261215', ['12-15T04:30', '12-16T04:30']],
    [
      'until a time of its own zone',
      '20261214T100000',
      'FREQ=DAILY;UNTIL=20261215T100000',
      ['12-14T15:00', '12-15T15:00'],
    ],
    ['until an instant', '20261214T100000', 'FREQ=DAILY;UNTIL=20261215T145959Z', ['12-14T15:00']],
    [
      'a start that its rule leaves out, which counts',
      '20261207T100000Z',
      'FREQ=WEEKLY;BYDAY=TU;COUNT=2',
      ['12-07T10:00', '12-08T10:00'],
    ],
  ])('is read: %s', (_, start, rule, expected) => {
    expect(startsOf(event(`DTSTART:${start}\nRRULE:${rule}`))).toEqual(expected);
  });

  it('costs nothing for its age', () => {
    const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=YEARLY'];
    const old = Array.from({ length: 500 }, (_, index) =>
      event(`DTSTART;TZID=Europe/Berlin:19900101T100000\nRRULE:${rules[index % 4]}`, `${index}@x`),
    );
    expect(startsOf(old.join(''))).toHaveLength(19);
  }, 10_000);

  it.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;COUNT=1000000000',
    'FREQ=SECONDLY;COUNT=1000000000;BYHOUR=9',
    'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
    `FREQ=YEARLY;BYDAY=MO,TU;BYHOUR=1,2,3,4,5,6,7,8,9;BYMINUTE=${[...Array(60).keys()]};BYSECOND=${[...Array(60).keys()]}`,
  ])(
    'that repeats too often is passed over alone: %s',
    (rule) => {
      const good = event('DTSTART:20261208T100000Z', 'good@x');
      expect(startsOf(event(`DTSTART:19900101T100000Z\nRRULE:${rule}`) + good)).toEqual(['12-08T10:00']);
    },
    10_000,
  );

  it('takes place half an hour later where clocks jump over its time', () => {
    const march = { ...WINDOW, from: new Date('2026-03-07T12:00Z'), to: new Date('2026-03-09T12:00Z') };
    const nightly = event('DTSTART:20260301T023000\nRRULE:FREQ=DAILY');
    expect(
      busyTimes(`BEGIN:VCALENDAR\n${nightly}END:VCALENDAR`, march).map(({ startsAt }) =>
        startsAt.toISOString(),
      ),
    ).toEqual(['2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z']);
  });
});

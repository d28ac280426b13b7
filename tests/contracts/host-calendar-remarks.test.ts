import { describe, expect, it } from 'vitest';
import { readCalendar } from '../../adapters/calendar/busy-times.ts';

const WINDOW = {
  from: new Date('2026-12-01T00:00:00.000Z'),
  to: new Date('2026-12-20T00:00:00.000Z'),
  zone: 'America/New_York',
} as const;

const event = (lines: string, uid = 'a@x'): string => `BEGIN:VEVENT\nUID:${uid}\n${lines}\nEND:VEVENT\n`;

const read = (events: string) => {
  const { busy, remarks } = readCalendar(`BEGIN:VCALENDAR\n${events}END:VCALENDAR\n`, WINDOW);
  return {
    busy: busy.map((each) =>
      [each.startsAt, each.endsAt].map((at) => at.toISOString().slice(5, 16)).join('/'),
    ),
    remarks,
  };
};

const FINE = event('DTSTART:20261210T100000Z\nDTEND:20261210T110000Z', 'fine@x');
const FINE_BUSY = '12-10T10:00/12-10T11:00';

/** A zone that only the file describes, by rules that are given. */
const described = (rule: string): string =>
  [
    'BEGIN:VTIMEZONE',
    'TZID:Office',
    'BEGIN:STANDARD',
    'DTSTART:20000101T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0300',
    `RRULE:${rule}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    '',
  ].join('\n');

describe('what is said of a host’s calendar', () => {
  it.each([
    ['nothing where all is clear', 'DTSTART;TZID=Europe/Berlin:20261202T100000\nDURATION:PT1H', []],
    ['nothing of Windows’ names', 'DTSTART;TZID=W. Europe Standard Time:20261202T100000', []],
    ['nothing of lines that say no time', 'DTSTART:20261202T100000Z\nGEO:somewhere', []],
    [
      'an abbreviation',
      'DTSTART;TZID=CEST:20261202T100000\nDURATION:PT1H',
      ['The zone “CEST” is taken for UTC+02:00.'],
    ],
    [
      'a zone in words',
      'DTSTART;TZID="(UTC+01:00) Amsterdam, Bern, Oslo":20261202T100000',
      ['The zone “(UTC+01:00) Amsterdam, Bern, Oslo” is taken for Europe/Amsterdam.'],
    ],
    [
      'a zone that nobody knows',
      'DTSTART;TZID=Our office:20261202T100000',
      ['The zone “Our office” is taken for the host’s own, America/New_York.'],
    ],
    [
      'a time that is none',
      'DTSTART:tomorrow at ten\nDURATION:PT1H',
      ['“DTSTART:tomorrow at ten” cannot be read: its event is passed over.'],
    ],
    [
      'a rule that is none',
      'DTSTART:20261202T100000Z\nRRULE:FREQ=SOMETIMES',
      ['“RRULE:FREQ=SOMETIMES” cannot be read: its event is passed over.'],
    ],
    [
      'an exception that is none',
      'DTSTART:20261202T100000Z\nEXDATE:notatime',
      ['“EXDATE:notatime” is passed over: it cannot be read.'],
    ],
    [
      'a rule that repeats too often',
      'DTSTART:20200101T000000Z\nDURATION:PT1M\nRRULE:FREQ=SECONDLY;INTERVAL=7',
      ['The event of 2020-01-01T00:00:00Z is passed over: “FREQ=SECONDLY;INTERVAL=7” repeats too often.'],
    ],
    [
      'a rule of hours from long ago',
      'DTSTART:20200101T000000Z\nDURATION:PT1M\nRRULE:FREQ=HOURLY;COUNT=100000',
      ['The event of 2020-01-01T00:00:00Z is passed over: “FREQ=HOURLY;COUNT=100000” repeats too often.'],
    ],
  ])('names %s', (_, lines, remarks) => {
    const found = read(event(lines) + FINE);
    expect(found.remarks).toEqual(remarks);
    expect(found.busy).toContain(FINE_BUSY);
  });

  it('says each once, and of many the first', () => {
    const same = Array.from({ length: 40 }, () => event('DTSTART;TZID=CEST:20261202T100000')).join('');
    expect(read(same).remarks).toEqual(['The zone “CEST” is taken for UTC+02:00.']);
    const many = Array.from({ length: 40 }, (__, at) => event(`DTSTART:bad ${at}`)).join('');
    const { remarks } = read(many + FINE);
    expect(remarks).toHaveLength(6);
    expect(remarks.at(-1)).toBe('35 more like these.');
    expect(read(event(`DTSTART:${'x'.repeat(5_000)}`)).remarks[0]?.length).toBeLessThan(150);
  });
});

describe('a host’s calendar', () => {
  it('takes the length of a period that a series adds', () => {
    const lines =
      'DTSTART:20261202T100000Z\nDURATION:PT1H\nRDATE;VALUE=PERIOD:20261203T120000Z/PT3H,20261204T120000Z/20261204T123000Z';
    expect(read(event(lines)).busy).toEqual([
      '12-02T10:00/12-02T11:00',
      '12-03T12:00/12-03T15:00',
      '12-04T12:00/12-04T12:30',
    ]);
  });

  it('takes the latest of what it says of one event, in whatever order', () => {
    const series = event('DTSTART:20261202T100000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=2');
    const change = (sequence: number, hour: number) =>
      event(
        `RECURRENCE-ID:20261203T100000Z\nSEQUENCE:${sequence}\nDTSTART:20261203T${hour}0000Z\nDURATION:PT1H`,
      );
    const latest = ['12-02T10:00/12-02T11:00', '12-03T15:00/12-03T16:00'];
    expect(read(series + change(1, 13) + change(2, 15)).busy).toEqual(latest);
    expect(read(change(2, 15) + series + change(1, 13)).busy).toEqual(latest);
    // Without a number both count, as events that share a UID by mistake do.
    expect(read(FINE + event('DTSTART:20261211T100000Z\nDURATION:PT1H', 'fine@x')).busy).toHaveLength(2);
  });

  it.each(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU'])(
    'reads a zone that it describes by %s',
    (rule) => {
      const found = read(described(rule) + event('DTSTART;TZID=Office:20261202T100000\nDURATION:PT1H'));
      expect(found).toEqual({ busy: ['12-02T07:00/12-02T08:00'], remarks: [] });
    },
  );
});

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { busyTimes, NO_CALENDAR, TOO_MANY } from '../../adapters/calendar/busy-times.ts';
import { hostCalendars } from '../../adapters/calendar/host-calendars.ts';
import { guardedLookup } from '../../adapters/webhooks/guarded-lookup.ts';
import { webhookSender } from '../../adapters/webhooks/webhook-sender.ts';

const WINDOW = {
  from: new Date('2030-03-01T00:00:00.000Z'),
  to: new Date('2030-06-29T00:00:00.000Z'),
  zone: 'America/New_York',
} as const;

const calendar = (...events: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');

const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'UID:one@example', ...lines, 'END:VEVENT'].join('\r\n');

const starts = (text: string): readonly string[] =>
  busyTimes(text, WINDOW).map(({ startsAt }) => startsAt.toISOString());

/** Every hour of three months is a busy time of its own. */
const MANY = calendar(event('DTSTART:20300301T100000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY'));

describe('busy times of a calendar', () => {
  it('are instants, by the zone of each event, by that of the file, or by the host’s own', () => {
    const zoned = event(
      'DTSTART;TZID=Europe/Berlin:20300319T100000',
      'DTEND;TZID=Europe/Berlin:20300319T110000',
    );
    expect(starts(calendar(zoned))).toEqual(['2030-03-19T09:00:00.000Z']);
    expect(starts(calendar(event('DTSTART:20300319T100000Z', 'DURATION:PT1H')))).toEqual([
      '2030-03-19T10:00:00.000Z',
    ]);
    expect(starts(calendar(event('DTSTART:20300319T100000', 'DURATION:PT1H')))).toEqual([
      '2030-03-19T14:00:00.000Z',
    ]);
    const own = [
      'BEGIN:VTIMEZONE',
      'TZID:Office',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n');
    const office = event('DTSTART;TZID=Office:20300319T100000', 'DURATION:PT1H');
    expect(starts(calendar(own, office))).toEqual(['2030-03-19T07:00:00.000Z']);
    const day = event('DTSTART;VALUE=DATE:20300319', 'DTEND;VALUE=DATE:20300320');
    expect(busyTimes(calendar(day), WINDOW)).toEqual([
      { startsAt: new Date('2030-03-19T04:00:00.000Z'), endsAt: new Date('2030-03-20T04:00:00.000Z') },
    ]);
  });

  it('are not what the shop itself has told the host', () => {
    const own = calendar(
      'BEGIN:VEVENT\r\nUID:WC-1-1-1@shop.example\r\nDTSTART:20300319T100000Z\r\nDURATION:PT1H\r\nEND:VEVENT',
      event('DTSTART:20300320T100000Z', 'DURATION:PT1H'),
    );
    const read = (ownHost: string | null) => busyTimes(own, { ...WINDOW, ownHost }).length;
    expect([read('shop.example'), read('other.example'), read(null)]).toEqual([1, 2, 2]);
  });

  it('repeat at the same time of the day over a change of clocks, without what was left out or moved', () => {
    const weekly = event(
      'DTSTART;TZID=Europe/Berlin:20300322T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=4',
      'EXDATE;TZID=Europe/Berlin:20300405T100000',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=Europe/Berlin:20300412T100000',
      'DTSTART;TZID=Europe/Berlin:20300412T150000',
      'DURATION:PT1H',
    );
    expect(starts(calendar(weekly, moved))).toEqual([
      '2030-03-22T09:00:00.000Z',
      // Clocks go forward on 31 March.
      '2030-03-29T09:00:00.000Z',
      '2030-04-12T13:00:00.000Z',
    ]);
  });

  it('end with the window, however long a series lasts, and join where they meet', () => {
    const endless = event('DTSTART:20200101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY');
    expect(starts(calendar(endless))).toHaveLength(120);
    const rolling = event('DTSTART:20300320T000000Z', 'DURATION:P1D', 'RRULE:FREQ=DAILY;COUNT=5');
    expect(busyTimes(calendar(rolling), WINDOW)).toHaveLength(1);
  });

  it('are none of what leaves people free', () => {
    const free = event('DTSTART:20300319T100000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT');
    const off = event('DTSTART:20300319T100000Z', 'DURATION:PT1H', 'STATUS:CANCELLED');
    expect(starts(calendar(free, off))).toEqual([]);
  });

  it('are refused of what is no calendar, or holds more than can be kept', () => {
    expect(() => starts('<!doctype html><p>Sign in</p>')).toThrow(NO_CALENDAR);
    expect(() => starts(MANY)).toThrow(TOO_MANY);
  });
});

describe('the reader of hosts’ calendars', () => {
  const good = calendar(event('DTSTART:20300319T100000Z', 'DURATION:PT1H'));
  const answers: Readonly<Record<string, (response: ServerResponse, etag: string | undefined) => void>> = {
    '/good': (response, etag) => {
      if (etag === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { ETag: '"1"' }).end(good);
    },
    '/html': (response) => response.writeHead(200).end('<!doctype html>'),
    '/gone': (response) => response.writeHead(410).end(),
    '/inside': (response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
    '/many': (response) => response.writeHead(200).end(MANY),
    '/large': (response) => {
      response.writeHead(200);
      response.write('BEGIN:VCALENDAR\r\n');
      const more = () => {
        while (!response.destroyed && response.write('X'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    },
    '/silent': () => {},
    '/dripping': (response) => {
      response.writeHead(200);
      response.write('BEGIN:VCALENDAR\r\n');
      const timer = setInterval(() => response.write('X'), 50);
      response.once('close', () => clearInterval(timer));
    },
  };
  const server = createServer(({ url, headers }, response) => {
    answers[url ?? '']?.(response, headers['if-none-match']);
  });
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const reader = hostCalendars({ objection: () => null, lookup: null, timeoutMs: 1_500 });
  const read = (path: string, etag: string | null = null) =>
    reader.read({ url: `${origin}${path}`, etag, zone: 'UTC' }, WINDOW);

  it('reads what is there, and not again what is unchanged', async () => {
    expect(await read('/good')).toEqual({
      kind: 'read',
      etag: '"1"',
      remarks: [],
      busy: [
        { startsAt: new Date('2030-03-19T10:00:00.000Z'), endsAt: new Date('2030-03-19T11:00:00.000Z') },
      ],
    });
    expect(await read('/good', '"1"')).toEqual({ kind: 'unchanged' });
  });

  it.each([
    ['/html', NO_CALENDAR],
    ['/gone', 'It answers 410.'],
    ['/inside', 'Redirects are not followed.'],
    ['/many', TOO_MANY],
    ['/large', 'It is larger than 2 MB.'],
    ['/silent', 'No answer within 1.5 seconds.'],
    ['/dripping', 'No answer within 1.5 seconds.'],
  ])('says of %s why it cannot be read', async (path, error) => {
    expect(await read(path)).toEqual({ kind: 'failed', error });
  });

  it('asks nobody in a private network', async () => {
    const guarded = hostCalendars({
      objection: webhookSender({ allowPrivate: false }).objection,
      lookup: guardedLookup((_, done) => done(null, [{ address: '10.0.0.8', family: 4 }])),
    });
    const ask = async (url: string) => guarded.read({ url, etag: null, zone: 'UTC' }, WINDOW);
    expect(await ask('https://calendar.example.com/a.ics')).toMatchObject({ kind: 'failed' });
    expect(await ask('https://127.0.0.1/a.ics')).toMatchObject({ kind: 'failed' });
    expect(await ask('http://calendar.example.com/a.ics')).toMatchObject({ kind: 'failed' });
  });
});

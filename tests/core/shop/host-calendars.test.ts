import { hostRule } from '@wondercast/core/calendar/staffing/rules';
import { describe, expect, it } from 'vitest';
import { memoryCalendars } from '../../../adapters/memory/staffing/host-calendars.ts';

import { anAdmin, memoryShop } from '../../support/memory-ports.ts';

const URL = 'https://calendar.example/anjali.ics';
const BUSY = [
  { startsAt: new Date('2026-03-19T09:00:00.000Z'), endsAt: new Date('2026-03-19T10:00:00.000Z') },
];

const FIELDS = hostRule.parse({ name: 'Anjali Rao', email: 'anjali@hosts.example', zone: 'Europe/London' });

describe('the calendar of a host', () => {
  it('is read as soon as its address is there, and again once the host has another zone or address', async () => {
    const hostCalendars = memoryCalendars();
    const asked: string[] = [];
    const read: typeof hostCalendars.read = (feed, window) => {
      asked.push(`${feed.url} ${feed.zone}`);
      return hostCalendars.read(feed, window);
    };
    const { shop, drain } = memoryShop({ hostCalendars: { read } });
    hostCalendars.readings.set(URL, { kind: 'read', etag: '"1"', busy: BUSY, remarks: [] });
    const desk = anAdmin();
    const { host } = await shop.addHost(desk, { ...FIELDS, feedUrl: URL });
    await drain();
    expect(asked).toEqual([`${URL} Europe/London`]);
    await shop.changeHost(desk, host.id, { zone: 'America/New_York', version: null });
    await drain();
    expect(asked.slice(1)).toEqual([`${URL} America/New_York`]);
    await shop.changeHost(desk, host.id, { about: 'Asks anything', version: null });
    await drain();
    expect(asked).toHaveLength(2);
    await shop.changeHost(desk, host.id, { feedUrl: `${URL}?other`, version: null });
    await drain();
    expect(asked.slice(2)).toEqual([`${URL}?other America/New_York`]);
  });

  it('that could not be read for a day is named in the inbox, with since when and why', async () => {
    const hostCalendars = memoryCalendars();
    const { shop, drain, clock, ports } = memoryShop({ hostCalendars });
    const desk = anAdmin();
    const pass = async (hours: number) => {
      clock.now = new Date(clock.now.getTime() + hours * 3_600_000);
      await shop.readCalendars();
    };
    hostCalendars.readings.set(URL, { kind: 'read', etag: '"1"', busy: BUSY, remarks: [] });
    const { host } = await shop.addHost(desk, { ...FIELDS, feedUrl: URL, takesInstant: true });
    await drain();
    const readAt = (await ports.read.hosts.byId(host.id))?.feed.readAt;
    const unread = async () => (await shop.inbox(desk, null)).unreadCalendars;
    hostCalendars.readings.set(URL, { kind: 'failed', error: 'The calendar was not found.' });
    await pass(23);
    expect(await unread()).toEqual([]);
    await pass(1);
    expect(await unread()).toMatchObject([
      { host: { id: host.id, feed: { error: 'The calendar was not found.' } }, since: readAt },
    ]);
    hostCalendars.readings.set(URL, { kind: 'unchanged' });
    await pass(1);
    expect(await unread()).toEqual([]);
  });
});

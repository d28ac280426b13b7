import type { Wire } from '@wondercast/openapi/codec/wire';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aLine, book } from '../bodies.ts';

const TIME = { date: '2031-03-17', time: '2:30', meridiem: 'PM', zone: 'America/New_York' };

const pathOf = ({ url }: { readonly url: string }): string => new URL(url).pathname;
const eventsIn = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');

export const describeCalendarFeeds = (app: () => TestApp) =>
  describe('private calendar addresses', () => {
    const booked = async () => {
      const client = app().client();
      const { body } = await book(client, { items: [aLine({ slots: [TIME] })] });
      const add = async () =>
        (await client.post<Wire<'CalendarFeed'>>(`/api/bookings/${body.id}/calendar-feed`)).body;
      return { client, booking: body, add };
    };

    it('show what is agreed, under the ids of the invite, and are not kept by others', async () => {
      const { client, booking, add } = await booked();
      const path = pathOf(await add());
      const before = await app().client().get(path);
      expect(before.status).toBe(200);
      expect(eventsIn(before.text)).toHaveLength(0);
      const admin = await app().admin();
      await admin.patch(`/api/admin/bookings/${booking.id}/confirmation-status`, { confirmed: true });
      const invite = await client.get(`/api/bookings/${booking.id}/calendar`);
      const events = eventsIn((await app().client().get(path)).text);
      expect(events).toHaveLength(1);
      const [invited] = eventsIn(invite.text);
      for (const name of ['uid', 'dtstart', 'dtend', 'status'])
        expect(String(events[0]?.getFirstPropertyValue(name))).toBe(
          String(invited?.getFirstPropertyValue(name)),
        );
      expect(before.headers.get('cache-control')).toBe('private, no-cache');
      expect(before.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    });

    it('are 304 as long as nothing has changed', async () => {
      const { add } = await booked();
      const path = pathOf(await add());
      const etag = (await app().client().get(path)).headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/"[0-9a-f]{64}"$/);
      const again = await app().client().get(path, { 'If-None-Match': etag });
      expect([again.status, again.text]).toEqual([304, '']);
    });

    it('end when they are revoked', async () => {
      const { client, booking, add } = await booked();
      const [one, other] = [pathOf(await add()), pathOf(await add())];
      expect(one).not.toBe(other);
      // A new address ends the former one.
      expect((await app().client().get(one)).status).toBe(404);
      expect((await app().client().get(other)).status).toBe(200);
      await client.delete(`/api/bookings/${booking.id}/calendar-feed`);
      for (const path of [one, other]) expect((await app().client().get(path)).status).toBe(404);
      expect(
        (
          await app()
            .client()
            .get(pathOf(await add()))
        ).status,
      ).toBe(200);
    });

    it('are nobody else’s to give out, and cannot be guessed', async () => {
      const { booking } = await booked();
      const stranger = app().client();
      expect((await stranger.post(`/api/bookings/${booking.id}/calendar-feed`)).status).not.toBe(200);
      expect((await stranger.post('/api/account/calendar-feed')).status).toBe(401);
      expect((await stranger.get('/api/calendar/guessed.ics')).status).toBe(404);
      expect((await stranger.post('/api/host/guessed/calendar-feed')).status).toBe(404);
    });

    it('of an account hold its bookings', async () => {
      const user = await app().signedIn();
      const { body } = await book(user, { items: [aLine({ slots: [TIME] })] });
      expect(body.id).toBeGreaterThan(0);
      const { body: feed } = await user.post<Wire<'CalendarFeed'>>('/api/account/calendar-feed');
      expect((await app().client().get(pathOf(feed))).status).toBe(200);
      await user.delete('/api/account/calendar-feed');
      expect((await app().client().get(pathOf(feed))).status).toBe(404);
    });
  });

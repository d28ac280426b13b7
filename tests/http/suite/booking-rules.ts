import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';

type Rules = Wire<'BookingRules'> & Wire<'Problem'>;

const NONE = { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [] };
const WEEKDAYS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 480, to: 1_200 }));
const RULES = { noticeHours: 48, zone: 'EDT', hours: WEEKDAYS, blackoutDays: ['2031-12-24'] };
const WORDS = 'Bookable on weekdays, 8:00 AM to 8:00 PM EDT, at least 48 hours ahead.';
const saturday = { date: '2031-03-15', time: '10:00', meridiem: 'AM', zone: 'EDT' };
const monday = { ...saturday, date: '2031-03-17' };

export const describeBookingRules = (app: () => TestApp) =>
  describe('rules of booking', () => {
    let admin: SignedInClient;
    beforeAll(async () => {
      admin = await app().admin();
    });
    const get = async () => (await admin.get<Rules>('/api/admin/booking-rules')).body;
    const put = (rules: object) => admin.put<Rules>('/api/admin/booking-rules', rules);
    const dated = (slot: object) => book(app().client(), { items: [aLine({ slots: [slot] })] });
    // Other suites book without rules.
    afterAll(async () => {
      await put(NONE);
    });

    it('are none until they are set, and everything may be booked', async () => {
      expect(await get()).toEqual({ ...NONE, words: null, version: 0, changed: null });
      expect((await dated(saturday)).status).toBe(201);
    });

    it('judge what is preferred from then on, in words', async () => {
      const { status, body } = await put({ ...RULES, version: 0 });
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...RULES, words: `${WORDS} Closed on Dec 24, 2031.` });
      expect(await get()).toEqual(body);
      // Of two desks that saw none, the later is told.
      expect((await put({ ...NONE, noticeHours: 2, version: 0 })).status).toBe(409);
      expect(await get()).toEqual(body);
      const refused = await dated(saturday);
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({
        message: WORDS,
        issues: [{ path: 'items.0.slots.0.date', message: WORDS }],
      });
      expect((await dated({ date: '2031-12-24' })).body.message).toBe('Nothing takes place on Dec 24, 2031.');
      expect((await dated(monday)).status).toBe(201);
      expect((await book(app().client())).status).toBe(201);
    });

    it('judge every preferred time of a session', async () => {
      const line = aLine({ preferences: [[monday, saturday]] });
      const { status, body } = await book(app().client(), { items: [line] });
      expect(status).toBe(422);
      expect(body.issues).toEqual([{ path: 'items.0.preferences.0.1.date', message: WORDS }]);
    });

    it('judge new dates of a booking, unless the desk sets them', async () => {
      const client = app().client();
      const items = [aLine({ quantity: 2, slots: [monday] })];
      const { body: placed } = await book(client, { items, totalPrice: 2900 });
      const change = (by: Pick<SignedInClient, 'patch'>, room: string, slots: readonly object[]) =>
        by.patch<BookingReply>(`/api/${room}bookings/${placed.id}/slots`, { items: [{ slots }] });
      const refused = await change(client, '', [monday, saturday]);
      expect([refused.status, refused.body.issues]).toEqual([
        422,
        [{ path: 'items.0.slots.1.date', message: WORDS }],
      ]);
      expect((await change(client, '', [monday, { ...monday, time: '11:00' }])).status).toBe(200);
      expect((await change(admin, 'admin/', [monday, saturday])).status).toBe(200);
      // What is there already is not asked for.
      expect((await change(client, '', [{ ...monday, time: '9:00' }, saturday])).status).toBe(200);
    });

    it('are in the public settings', async () => {
      const { body } = await app().client().get<Wire<'Config'>>('/api/config');
      expect(body.bookingRules).toEqual({ ...RULES, words: `${WORDS} Closed on Dec 24, 2031.` });
    });

    it('are refused when they are stale or cannot be', async () => {
      const { version } = await get();
      expect((await put({ ...RULES, noticeHours: 1, version: version + 1 })).status).toBe(409);
      expect((await put({ ...RULES, zone: 'Mars/Olympus' })).status).toBe(422);
      expect((await app().client().put('/api/admin/booking-rules', NONE)).status).toBe(401);
    });

    it('leave one trace for each change, and none for what holds already', async () => {
      const { version } = await get();
      expect((await put({ ...RULES, version })).body.version).toBe(version);
      const changed = await put({ ...RULES, noticeHours: 24 });
      expect(changed.body.version).toBe(version + 1);
      const { body } = await admin.get<Wire<'AuditEntry'>[]>(
        '/api/admin/audit?subject=booking-rules&limit=1',
      );
      expect(body[0]).toMatchObject({
        subject: 'booking-rules',
        details: { before: { noticeHours: 48 }, after: { noticeHours: 24 } },
      });
    });

    it('of an experience come before those of the shop', async () => {
      const own = { ...NONE, hours: [{ weekday: 6, from: 0, to: 1_440 }] };
      const set = (bookingRules: object | null) =>
        admin.patch<Wire<'Experience'>>('/api/experiences/1', { bookingRules });
      const { body } = await set(own);
      expect(body.bookingRules).toEqual({ ...own, words: 'Bookable on Saturdays, all day UTC.' });
      expect((await dated(saturday)).status).toBe(201);
      expect((await dated(monday)).body.message).toBe('Bookable on Saturdays, all day UTC.');
      expect((await set(null)).body.bookingRules).toBeNull();
    });
  });

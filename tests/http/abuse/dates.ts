import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aLine, type BookingReply, book } from '../bodies.ts';
import { each } from '../each.ts';
import { mailTo } from '../mail-to.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number, offsetHours = 0) =>
  new Date(Date.now() + days * DAY_MS + offsetHours * 60 * 60 * 1000).toISOString().slice(0, 10);

export const describeDateAbuse = (app: () => TestApp) => {
  const onDay = (date: unknown) => book(app().client(), { items: [aLine({ slots: [{ date }] })] });

  describe('a chosen day', () => {
    it.each([
      ['at UTC−10, shortly before midnight', '2099-03-08T23:30:00.000-10:00'],
      ['at UTC+14, shortly after midnight', '2099-03-08T00:30:00.000+14:00'],
      ['as a browser in UTC writes it', '2099-03-08T00:00:00.000Z'],
      ['on the day when clocks go forward in New York', '2099-03-08T02:30:00'],
      ['alone', '2099-03-08'],
    ])('%s is that day everywhere', async (_where, written) => {
      const mara = await app().signedIn();
      const { body } = await book(mara, {
        date: written,
        items: [aLine({ experienceDates: [written] })],
      });
      expect(body).toMatchObject({ date: '2099-03-08', experienceDates: ['2099-03-08'] });
      const [listed] = (await mara.get<BookingReply[]>('/api/bookings')).body;
      expect(listed?.date).toBe('2099-03-08');
      expect(listed?.items[0]?.slots[0]?.date).toBe('2099-03-08');
      expect((await mailTo(app(), body.bookingReference)).mail.text).toContain('March 08, 2099');
    });

    it('is never shifted by the zone of its time', async () => {
      for (const zone of ['PST', 'EST', 'UTC', 'PDT']) {
        const slot = { date: '2099-11-01', time: '11:45', meridiem: 'PM', zone };
        const { body } = await book(app().client(), { items: [aLine({ slots: [slot] })] });
        expect(body.items[0]?.slots[0]).toEqual(slot);
      }
    });

    it.each(['2096-02-29', '9999-12-31', '2099-12-31'])('%s is a day', async (date) => {
      expect((await onDay(date)).body.date).toBe(date);
    });

    it.each(
      each([
        '2099-02-29',
        '2099-13-01',
        '2099-00-10',
        '2099-04-31',
        '2099-1-1',
        '01/02/2099',
        'tomorrow',
        '',
        '2099-03-08x',
        '0000-01-01',
        '-2099-01-01',
        '+012099-01-01',
        20990308,
        true,
        {},
        [],
      ]),
    )('%j is none', async (date) => {
      expect((await onDay(date)).status).toBe(422);
    });

    it('is past only when it is past everywhere on Earth', async () => {
      // UTC−12 is the last place to leave a day.
      expect((await onDay(dayFromNow(0, -12))).status).toBe(201);
      const past = await onDay(dayFromNow(-1, -12));
      expect([past.status, past.body.message]).toEqual([422, 'Past dates cannot be chosen.']);
      const flat = await book(app().client(), { date: '2001-01-01' });
      expect(flat.status).toBe(422);
    });

    it('may be missing for every unit, for some, and in every part', async () => {
      const { status } = await book(app().client(), {
        totalPrice: 1450 * 1000,
        items: [aLine({ quantity: 1000, slots: Array.from({ length: 1000 }, () => null) })],
      });
      // A thousand units cost more than an amount may say; the days are not what is wrong.
      expect(status).toBe(422);
      const days = Array.from({ length: 500 }, (_, at) => (at % 2 ? '2099-01-01' : null));
      const { body } = await book(app().client(), {
        totalPrice: 1450 * 500,
        items: [aLine({ quantity: 500, experienceDates: days })],
      });
      expect(body.experienceDates).toEqual(days);
    });
  });
};

import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { aLine, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';

export const describeMails = (app: () => TestApp) =>
  describe('the mail about a booking', () => {
    it('goes to the customer alone, with reference, lines, dates and sums', async () => {
      const { body } = await book(app().client(), {
        totalPrice: 2610,
        discountCode: 'TOGETHER10',
        items: [
          aLine({ quantity: 2, slots: [{ date: '2099-03-19', time: '2:30', meridiem: 'PM', zone: 'EST' }] }),
        ],
      });
      const { mail, recipients } = await mailTo(app(), body.bookingReference);
      expect(recipients).toEqual(['mara@northlight.example']);
      expect(mail.subject).toBe(`We have your booking ${body.bookingReference}`);
      expect(mail.from?.value).toEqual([{ name: 'Wondercast', address: 'hello@wondercast.example' }]);
      for (const words of [mail.text ?? '', mail.html || '']) {
        expect(words).toContain(body.bookingReference);
        expect(words).toContain('The Harlem Jazz Hour');
        expect(words).toContain('March 19, 2099, 2:30 PM EST (tentative)');
        expect(words).toContain('$2,610.00');
        expect(words).toContain('TOGETHER10');
      }
    });

    it('links to the shop’s own address with a token that is kept only as its hash', async () => {
      const { body } = await book(app().client(), {}, { host: 'evil.example' });
      const { mail, token, source } = await mailTo(app(), body.bookingReference);
      expect(mail.text).toContain(`${app().url}/bookings/${body.bookingReference}?token=${token}`);
      expect(token.length).toBeGreaterThanOrEqual(22);
      expect(source).not.toContain('evil.example');
      const { ports } = app().running;
      expect((await ports.read.bookings.byTokenHash(ports.hashToken(token)))?.id).toBe(body.id);
      expect(await ports.read.bookings.byTokenHash(token)).toBeNull();
    });

    it('invites to the units that have a whole date and time, and to no other', async () => {
      const whole = { date: '2099-07-01', time: '2:30', meridiem: 'PM', zone: 'PDT' };
      const { body } = await book(app().client(), {
        totalPrice: 5800,
        items: [aLine({ quantity: 4, slots: [whole, { ...whole, zone: null }, { date: '2099-07-02' }] })],
      });
      const { mail } = await mailTo(app(), body.bookingReference);
      const invite = mail.attachments.find(({ contentType }) => contentType.startsWith('text/calendar'));
      const text = invite?.content.toString() ?? '';
      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(text).toContain('DTSTART:20990701T213000Z');
      expect(text).toContain('STATUS:TENTATIVE');
    });

    it('has no invite when there is nothing to invite to', async () => {
      const { body } = await book(app().client());
      expect((await mailTo(app(), body.bookingReference)).mail.attachments).toEqual([]);
    });
  });

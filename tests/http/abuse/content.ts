import { describe, expect, it } from 'vitest';
import type { TestApp } from '../../support/app.ts';
import { type BookingReply, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';

const SCRIPT = '<script>alert(1)</script><img src=x onerror=alert(1)>';

export const describeContentAbuse = (app: () => TestApp) =>
  describe('words that want to be something else', () => {
    it('script stays text: as JSON nobody sniffs, and escaped in the mail', async () => {
      const mara = await app().signedIn();
      const { status, headers, body } = await book(mara, {
        firstName: SCRIPT,
        lastName: '"><svg onload=alert(1)>',
        companyName: '{{7*7}}<%= 7*7 %>',
      });
      expect(status).toBe(201);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(body.firstName).toBe(SCRIPT);
      expect((await mara.get<BookingReply[]>('/api/bookings')).body[0]?.firstName).toBe(SCRIPT);
      const { mail } = await mailTo(app(), body.bookingReference);
      expect(mail.html).not.toContain('<script');
      expect(mail.html).not.toContain('<img src=x');
      expect(mail.html).not.toContain('<svg onload');
      expect(mail.html).toContain('&lt;script&gt;');
    });

    it('script in an error is not answered as a page', async () => {
      const path = `/api/experiences/slug/${encodeURIComponent(SCRIPT)}`;
      const { headers, text } = await app().client().get(path);
      expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
      expect(text).not.toContain('<script');
    });

    it.each([
      ['a line break', 'Mara\r\nBcc: all@evil.example'],
      ['a line feed', 'Mara\nBcc: all@evil.example'],
      ['a carriage return', 'Mara\rBcc: all@evil.example'],
      ['a line separator', 'Mara\u2028Bcc: all@evil.example'],
      ['a vertical tab', 'Mara\u000bBcc: all@evil.example'],
    ])('%s in a name reaches no mail', async (_what, firstName) => {
      for (const change of [{ firstName }, { lastName: firstName }, { companyName: firstName }])
        expect((await book(app().client(), change)).status).toBe(422);
    });

    it.each([
      'Mara, else@evil.example',
      'Mara <else@evil.example>',
      'else@evil.example,',
      '"Mara" <a@evil.example>; b@evil.example',
      'Mara: a@evil.example;',
      '=?utf-8?q?Mara?=, <c@evil.example>',
    ])('a name such as %j makes no second recipient', async (firstName) => {
      const { body } = await book(app().client(), { firstName, lastName: firstName.slice(0, 80) });
      const { recipients, mail, source } = await mailTo(app(), body.bookingReference);
      expect(recipients).toEqual(['mara@northlight.example']);
      const head = source.slice(0, source.indexOf('\r\n\r\n'));
      expect(head.match(/^(to|cc|bcc):/gim)).toEqual(['To:']);
      expect(mail.to && 'value' in mail.to ? mail.to.value.length : 0).toBe(1);
    });

    it.each([
      'mara@northlight.example, else@evil.example',
      'mara@northlight.example;else@evil.example',
      'mara@northlight.example\r\nBcc: else@evil.example',
      'mara@northlight.example%0aBcc:else@evil.example',
      '<mara@northlight.example>',
      '"mara,else@evil.example"@northlight.example',
      'mara@[127.0.0.1]',
      'mara@northlight.example else@evil.example',
      '-oQ/tmp@evil.example ',
      'mara@@northlight.example',
    ])('an address such as %j is none, or is one recipient', async (email) => {
      const { status, body } = await book(app().client(), { email });
      if (status === 422) return;
      expect(status).toBe(201);
      const { recipients } = await mailTo(app(), body.bookingReference);
      expect(recipients).toEqual([email.trim()]);
    });

    it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=HYPERLINK("https://evil.example")'])(
      'a formula such as %j is kept as the text it is',
      async (companyName) => {
        expect((await book(app().client(), { companyName })).body.companyName).toBe(companyName);
      },
    );

    it.each([
      ['emoji', '👩‍🚀👨‍👩‍👧‍👦'],
      ['right to left', 'مرحبا بالعالم'],
      ['Chinese, Japanese, Korean', '山田太郎 김철수 李小龙'],
      ['a direction override', 'Mara \u202eseyeR'],
      ['eighty letters', 'ß'.repeat(80)],
    ])('a name of %s is kept, and mailed readably', async (_what, firstName) => {
      const { status, body } = await book(app().client(), { firstName });
      expect(status).toBe(201);
      expect(body.firstName).toBe(firstName);
      expect((await mailTo(app(), body.bookingReference)).mail.text).toContain(firstName);
    });
  });

import type { Mail, Mailer } from '@wondercast/core/kernel/mail';
import ICAL from 'ical.js';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarInvites } from '../../adapters/calendar/calendar-invites.ts';
import { unique } from '../support/builders.ts';
import { DIFFICULT_TEXT } from './store-under-test.ts';

/** A mailer, and the place where its mails arrive. */
export interface MailerUnderTest {
  readonly mailer: Mailer;
  /** What has arrived under this id, as it was written. */
  arrived(messageId: string): Promise<readonly Buffer[]>;
  close(): Promise<void>;
}

/** The sender that suites configure. */
export const FROM = {
  name: 'Wondercast, Inc.',
  address: 'hello@wondercast.example',
  replyTo: 'desk@wondercast.example',
};

export const aMail = (change: Partial<Mail> = {}): Mail => ({
  messageId: `${unique('mail')}@shop.example`,
  to: { name: 'Mara Reyes', address: 'mara@northlight.example' },
  subject: 'We have your booking',
  text: 'Thank you.\n',
  html: '<p>Thank you.</p>',
  partnerId: null,
  attachments: [],
  ...change,
});

const anInvite = (summary: string) => ({
  filename: 'WC-0123456789.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: calendarInvites({
    shop: { name: 'Wondercast' },
    now: () => new Date('2026-03-01T10:00:00Z'),
  }).write([
    {
      uid: 'WC-0123456789-1-1@shop.example',
      sequence: 0,
      start: new Date('2026-03-19T19:30:00Z'),
      duration: 60,
      summary,
      certain: false,
      description: 'Booking',
    },
  ]),
});

const recipients = (parsed: ParsedMail) =>
  [parsed.to ?? []].flat().flatMap(({ value }) => value.map(({ name, address }) => ({ name, address })));

/** What every mailer must do with a mail before it leaves the house. */
export const describeMailer = (name: string, open: () => Promise<MailerUnderTest>) =>
  describe(`mailer: ${name}`, () => {
    let opened: MailerUnderTest | null = null;
    beforeAll(async () => {
      opened = await open();
    });
    afterAll(() => opened?.close());
    const under = () => opened as MailerUnderTest;
    const sent = async (change: Partial<Mail>): Promise<ParsedMail> => {
      const mail = aMail(change);
      await under().mailer.send(mail);
      const [source] = await under().arrived(mail.messageId);
      return simpleParser(source ?? '');
    };

    it('hands over sender, recipient, subject, text and HTML, of any script', async () => {
      const parsed = await sent({
        to: { name: DIFFICULT_TEXT, address: 'mara@northlight.example' },
        subject: DIFFICULT_TEXT,
        text: `${DIFFICULT_TEXT}\n`,
        html: '<p>Ünï ✨ 日本語</p>',
      });
      const { name, address, replyTo } = FROM;
      expect(parsed.from?.value).toEqual([{ name, address }]);
      expect(parsed.replyTo?.value).toEqual([{ name, address: replyTo }]);
      expect(recipients(parsed)).toEqual([{ name: DIFFICULT_TEXT, address: 'mara@northlight.example' }]);
      expect(parsed.subject).toBe(DIFFICULT_TEXT);
      expect(parsed.text?.trim()).toBe(DIFFICULT_TEXT);
      expect(parsed.html).toContain('Ünï ✨ 日本語');
    });

    it.each(['Reyes, Mara', 'Mara <boss@x.example>', 'a@x.example, b@x.example', '"Mara" (x); group:', ''])(
      'reaches one recipient, whose name is %j',
      async (name) => {
        const [recipient, ...others] = recipients(
          await sent({ to: { name, address: 'mara@northlight.example' } }),
        );
        expect(recipient?.address).toBe('mara@northlight.example');
        expect(others).toEqual([]);
      },
    );

    it('lets no line break in a name or subject become a header', async () => {
      const parsed = await sent({
        to: { name: 'Eve\r\nBcc: all@x.example', address: 'mara@northlight.example' },
        subject: 'Hello\r\nBcc: all@x.example\r\n\r\nEvil body',
      });
      expect(parsed.bcc).toBeUndefined();
      expect(recipients(parsed)).toHaveLength(1);
      expect(parsed.text?.trim()).toBe('Thank you.');
    });

    it('keeps the message id over retries, so that a second delivery can be told', async () => {
      const mail = aMail();
      await under().mailer.send(mail);
      await under().mailer.send(mail);
      for (const source of await under().arrived(mail.messageId))
        expect((await simpleParser(source)).messageId).toBe(`<${mail.messageId}>`);
    });

    it('brings an invite as a calendar part and as a file, and a calendar reads both', async () => {
      const parsed = await sent({ attachments: [anInvite('Jazz; Tee, "Ünï" ✨')] });
      const calendars = parsed.attachments.filter(({ contentType }) => /calendar|ics/.test(contentType));
      expect(calendars.map(({ contentType }) => contentType)).toEqual(['text/calendar', 'application/ics']);
      expect(calendars.at(-1)?.filename).toBe('WC-0123456789.ics');
      for (const { content } of calendars) {
        const [event] = new ICAL.Component(ICAL.parse(content.toString('utf8'))).getAllSubcomponents(
          'vevent',
        );
        expect(event?.getFirstPropertyValue('summary')).toBe('Jazz; Tee, "Ünï" ✨');
      }
    });

    it('says the method of the invite where mail programs look for it', async () => {
      const mail = aMail({ attachments: [anInvite('Jazz')] });
      await under().mailer.send(mail);
      const [source] = await under().arrived(mail.messageId);
      expect(source?.toString()).toMatch(/Content-Type: text\/calendar;[^\n]*method=PUBLISH/i);
    });

    it('brings any other file byte for byte', async () => {
      const content = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      const { attachments } = await sent({
        attachments: [{ filename: 'invoice-7.pdf', contentType: 'application/pdf', content }],
      });
      expect(attachments).toMatchObject([{ filename: 'invoice-7.pdf', contentType: 'application/pdf' }]);
      expect(attachments[0]?.content.equals(content)).toBe(true);
    });

    it('tells other machines not to answer', async () => {
      expect((await sent({})).headers.get('auto-submitted')).toBe('auto-generated');
    });
  });

import { type Mail, Undeliverable } from '@wondercast/core/kernel/mail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limitedMailer } from '../../adapters/composition/limited-mailer.ts';
import { LIMITS } from '../../adapters/http/pipeline/rate-limits.ts';
import { memoryRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import { aLine, book } from './bodies.ts';
import { mailTo } from './mail-to.ts';

const { points } = LIMITS.mails;

describe('an address that somebody floods with mails', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'memory', env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.stop());

  const filesTo = async (address: string) =>
    (await app.outbox())
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ file }) => file.replace(/-WC-.*/, ''));
  /** Jobs run in their order: when this mail is there, so are those that were caused before it. */
  const othersAreSent = async () => {
    const { body } = await book(app.client(), { email: `${unique('last')}@mail.test` });
    await mailTo(app, body.bookingReference);
  };

  it('gets one mail at once of sixty changes of a booking by somebody without an account', async () => {
    const visitor = app.client();
    const email = `${unique('stranger')}@mail.test`;
    const { body } = await book(visitor, { email });
    for (let n = 0; n < 60; n++) {
      const slots = [{ date: `2099-03-${10 + (n % 19)}`, time: '2:30', meridiem: 'PM', zone: 'EST' }];
      expect((await visitor.patch(`/api/bookings/${body.id}/slots`, { items: [{ slots }] })).status).toBe(
        200,
      );
    }
    await othersAreSent();
    const changed = (await filesTo(email)).filter((file) => file.includes('dates-changed'));
    expect(changed).toHaveLength(1);
  });

  it('gets no more of the shop in an hour than its limit, and nor does the desk', async () => {
    const email = `${unique('stranger')}@mail.test`;
    const visitor = app.client();
    const items = [aLine()];
    for (let n = 0; n < points + 20; n++) expect((await book(visitor, { email, items })).status).toBe(201);
    await othersAreSent();
    expect((await filesTo(email)).length).toBe(points);
    expect((await filesTo(app.running.ports.profile.mail)).length).toBeLessThanOrEqual(points);
  });

  it('still gets the mails of its account, and those that a mail server did not take are not counted', async () => {
    const sent: string[] = [];
    let isDown = true;
    const mailer = limitedMailer(
      {
        send: async ({ messageId }) => {
          if (isDown) throw new Error('421 busy');
          sent.push(messageId);
        },
      },
      memoryRateLimits(),
    );
    const mail = (messageId: string): Mail => ({
      ...{ messageId, subject: 'A mail', text: '', html: '', attachments: [], partnerId: null },
      to: { name: 'Mara Reyes', address: 'mara@mail.test' },
    });
    await expect(mailer.send(mail('booking-received-1@shop'))).rejects.toThrow('421 busy');
    isDown = false;
    for (let n = 0; n < points; n++) await mailer.send(mail(`booking-received-${n}@shop`));
    await expect(mailer.send(mail('booking-received-more@shop'))).rejects.toThrow(Undeliverable);
    // Each kind of account mail is counted for itself, and has an end too.
    for (const kind of ['password-reset', 'email-confirmation'])
      for (let n = 0; n < LIMITS.accountMails.points; n++) await mailer.send(mail(`${kind}-${n}@shop`));
    await expect(mailer.send(mail('password-reset-more@shop'))).rejects.toThrow(Undeliverable);
    expect(sent).toHaveLength(points + 2 * LIMITS.accountMails.points);
  });
});

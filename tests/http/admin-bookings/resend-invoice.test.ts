import type { Wire } from '@wondercast/openapi/codec/wire';
import { simpleParser } from 'mailparser';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { STORES } from '../../support/full.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { book } from '../bodies.ts';

type Rcpt = NonNullable<SMTPServerOptions['onRcptTo']>;
type Done = Parameters<Rcpt>[2];

describe.each(STORES)('an invoice that is sent again, on %s', (store) => {
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let app: TestApp;
  let admin: SignedInClient;
  let behave: (done: Done) => void;
  const takes = (done: Done) => done();

  beforeAll(async () => {
    behave = takes;
    mails = await startMailServer({ onRcptTo: (_address, _session, done) => behave(done) });
    // No worker mails meanwhile: what arrives is what was asked for.
    app = await startApp({ store, env: { SMTP_URL: mails.url, MAIL_PATIENCE: '1', WORKERS: '0' } });
    admin = await app.admin();
  });
  afterAll(async () => {
    await app.stop();
    await mails.stop();
  });

  const resend = (id: number) => admin.post<{ message: string }>(`/api/admin/bookings/${id}/resend-invoice`);
  const logOf = async (id: number) =>
    (await admin.get<Wire<'AdminBooking'>>(`/api/admin/bookings/${id}`)).body.mails;

  it('arrives with its PDF, and is in the send log', async () => {
    behave = takes;
    const { body } = await book(app.client());
    const reply = await resend(body.id);
    expect([reply.status, reply.body.message]).toEqual([200, 'Invoice email sent']);
    const { attachments } = await simpleParser(mails.received.at(-1) ?? '');
    expect(attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^INV-\d{4}-\d{6}\.pdf$/),
    ]);
    expect(await logOf(body.id)).toMatchObject([{ kind: 'invoice', state: 'sent', error: null }]);
  });

  it('is 502 while the mail server refuses, and again once it does not', async () => {
    const { body } = await book(app.client());
    behave = (done) => done(Object.assign(new Error('mailbox unavailable'), { responseCode: 550 }));
    const refused = await resend(body.id);
    expect([refused.status, refused.body.message]).toEqual([502, 'Failed to send invoice email']);
    expect(await logOf(body.id)).toMatchObject([
      { kind: 'invoice', state: 'failed', error: expect.stringContaining('mailbox unavailable') },
    ]);
    behave = takes;
    expect((await resend(body.id)).status).toBe(200);
    expect((await logOf(body.id)).map(({ state }) => state).toSorted()).toEqual(['failed', 'sent']);
  });

  it('is 502 when the mail server does not answer in time', async () => {
    const { body } = await book(app.client());
    const waiting: Done[] = [];
    behave = (done) => void waiting.push(done);
    const late = await resend(body.id);
    expect([late.status, late.body.message]).toEqual([502, 'Failed to send invoice email']);
    expect(await logOf(body.id)).toMatchObject([
      { kind: 'invoice', state: 'failed', error: 'The mail server took too long' },
    ]);
    for (const done of waiting) done(new Error('too late'));
  });
});

import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { STORES } from '../../support/full.ts';
import { issueInvoicesAtOnce } from '../../support/invoices-at-once.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { until } from '../../support/until.ts';
import { book } from '../bodies.ts';

const WHY = 'Kept back: nobody receives mail at northlight.example, a domain that is reserved for examples.';

describe.each(STORES)('a mail that nobody can receive, on %s', (store) => {
  let mails: Awaited<ReturnType<typeof startMailServer>>;
  let app: TestApp;
  let admin: SignedInClient;
  beforeAll(async () => {
    mails = await startMailServer();
    app = await startApp({ store, env: { SMTP_URL: mails.url, MAIL_KEEP_RESERVED: 'on' } });
    admin = await app.admin();
    await issueInvoicesAtOnce(app.databaseUrl);
  });
  afterAll(async () => {
    await app.stop();
    await mails.stop();
  });
  const mailsOf = async (id: number) =>
    (await admin.get<Wire<'AdminBooking'>>(`/api/admin/bookings/${id}`)).body.mails;
  const mailed = (id: number) =>
    until('both mails are in the send log', async () => {
      const found = await mailsOf(id);
      const isComplete = ['booking-received', 'invoice'].every((each) =>
        found.some(({ kind }) => kind === each),
      );
      return isComplete ? found : null;
    });
  const received = () => mails.received.map((source) => source.toString());

  it('is kept back, once, while those of others leave', async () => {
    const { body: kept } = await book(app.client(), { email: 'mara@northlight.example' });
    const { body: sent } = await book(app.client(), { email: 'mara@northlight-studio.com' });
    expect(await mailed(kept.id)).toMatchObject([
      { state: 'kept-back', attempts: 1, error: WHY },
      { state: 'kept-back', attempts: 1, error: WHY },
    ]);
    expect(await mailed(sent.id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect(received().filter((source) => source.includes(kept.bookingReference))).toEqual([]);
    expect(
      received().filter((source) => source.includes('To: Mara Reyes <mara@northlight-studio.com>')),
    ).toHaveLength(2);
    // The shop's own mailbox is one of the demo's as well.
    await until('the mail to the shop is kept back', () =>
      app.log().includes('Kept back: nobody receives mail at wondercast.example'),
    );
    expect(app.log()).not.toContain('A job failed');
    expect((await app.client().get<{ deadJobs: number }>('/readyz')).body.deadJobs ?? 0).toBe(0);
  });

  it('is not sent again by hand, which says why', async () => {
    const { body } = await book(app.client(), { email: 'mara@northlight.example' });
    const first = (await mailed(body.id)).find(({ kind }) => kind === 'booking-received');
    const path = `/api/admin/bookings/${body.id}`;
    for (const act of [`mails/${encodeURIComponent(first?.messageId ?? '')}/resend`, 'resend-invoice']) {
      const reply = await admin.post<Wire<'Problem'>>(`${path}/${act}`);
      expect([act, reply.status, reply.body.message]).toEqual([act, 409, WHY]);
    }
  });
});

import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { issueInvoicesAtOnce } from '../../support/invoices-at-once.ts';
import { until } from '../../support/until.ts';
import { hourIn } from '../abuse/desk-work.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aLine, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';

type Reply = Wire<'AdminBooking'> & Wire<'Problem'>;

describeOnEachStore('a mail of a booking', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
    await issueInvoicesAtOnce(app().databaseUrl);
  });
  const logOf = async (id: number) => (await admin.get<Reply>(`/api/admin/bookings/${id}`)).body.mails;
  const logged = (id: number, kind: string) =>
    until(`a mail of the kind ${kind}`, async () =>
      (await logOf(id)).find((mail) => mail.kind === kind && mail.state === 'sent'),
    );
  const resend = (id: number, messageId: string) =>
    admin.post<Wire<'Problem'>>(`/api/admin/bookings/${id}/mails/${encodeURIComponent(messageId)}/resend`);

  it('is sent once more with a link of its own, is in the log twice, and is audited', async () => {
    const { body: booked } = await book(app().client());
    const { token: first } = await mailTo(app(), booked.bookingReference);
    const { messageId, resendable } = await logged(booked.id, 'booking-received');
    expect(resendable).toBe(true);
    const again = await resend(booked.id, messageId);
    expect([again.status, again.body.message]).toEqual([200, 'Mail sent']);
    const received = (await logOf(booked.id)).filter(({ kind }) => kind === 'booking-received');
    expect(received).toHaveLength(2);
    const sent = (await app().outbox()).find(({ file }) => file.includes('booking-received-again-'));
    const token = /[?&]token=([\w-]+)/.exec(sent?.mail.text ?? '')?.[1] ?? '';
    expect(token).not.toBe(first);
    for (const each of [first, token])
      expect(
        (await app().client().get(`/api/bookings/by-reference/${booked.bookingReference}?token=${each}`))
          .status,
      ).toBe(200);
    // A mail that was sent again can itself be sent again.
    const [newest] = received;
    expect((await resend(booked.id, newest?.messageId ?? '')).status).toBe(200);
    const { body: audited } = await admin.get<Wire<'AuditEntry'>[]>(
      `/api/admin/audit?subject=booking&subjectId=${booked.id}`,
    );
    expect(audited[0]).toMatchObject({
      action: 'booking.mail-resent',
      details: { mail: 'booking-received' },
    });
  });

  it('is not sent where it would say what no longer holds, and not of another booking', async () => {
    const slots = [{ date: '2031-05-03', time: '2:30', meridiem: 'PM', zone: 'EST' }];
    const { body: booked } = await book(app().client(), { items: [aLine({ slots })] });
    const { body: other } = await book(app().client());
    const confirm = (confirmed: boolean) =>
      admin.patch(`/api/admin/bookings/${booked.id}/confirmation-status`, { confirmed });
    await confirm(true);
    const { messageId } = await logged(booked.id, 'booking-confirmed');
    expect((await resend(booked.id, messageId)).status).toBe(200);
    await confirm(false);
    const stale = await resend(booked.id, messageId);
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'What this mail says no longer holds, so it was not sent.',
    ]);
    expect((await resend(other.id, messageId)).status).toBe(404);
    expect((await resend(booked.id, 'nothing@nowhere.example')).status).toBe(404);
    expect((await resend(2_147_483_647, messageId)).status).toBe(404);
  });

  it('about a session or with the invoice goes out again too', async () => {
    const { body: booked } = await book(app().client());
    const [session] = booked.sessions;
    const at = { startsAt: hourIn(40), zone: 'America/New_York' };
    expect((await admin.post(`/api/admin/sessions/${session?.id}/agree`, at)).status).toBe(200);
    expect((await admin.post(`/api/admin/bookings/${booked.id}/resend-invoice`)).status).toBe(200);
    for (const kind of ['session-agreed', 'invoice']) {
      const { messageId } = await logged(booked.id, kind);
      expect((await resend(booked.id, messageId)).status, kind).toBe(200);
      expect(
        (await logOf(booked.id)).filter((mail) => mail.kind === kind && mail.messageId.includes('-again-')),
      ).toHaveLength(1);
    }
  });

  it('about a change goes out again as long as the booking costs what it says', async () => {
    const { body: booked } = await book(app().client(), {
      items: [aLine({ quantity: 2 })],
      totalPrice: 2900,
    });
    const at = `/api/admin/bookings/${booked.id}`;
    const wish = { lines: [{ line: 1, headcount: 120 }], reason: 'More come', fee: 0 };
    const { body: quoted } = await admin.post<Wire<'AmendmentQuote'>>(`${at}/amendments/quote`, wish);
    const given = { ...wish, shownDifference: quoted.difference, version: quoted.version };
    expect((await admin.post(`${at}/amendments`, given)).status).toBe(200);
    const { messageId } = await logged(booked.id, 'booking-amended');
    expect((await resend(booked.id, messageId)).status).toBe(200);
    const cancel = { reason: 'The host is ill', by: 'shop' };
    expect((await admin.post(`${at}/sessions/${booked.id}-1-1/cancellation`, cancel)).status).toBe(200);
    const cancelled = await logged(booked.id, 'cancellation');
    expect([cancelled.resendable, (await resend(booked.id, cancelled.messageId)).status]).toEqual([
      true,
      200,
    ]);
    const again = (await app().outbox()).find(
      ({ file }) => file.includes('cancellation-') && file.includes('-again-'),
    );
    expect(again?.mail.text).toMatch(/this does not take place:\s+.*, session 1\./);
    expect((await resend(booked.id, messageId)).status).toBe(409);
  });

  it('has its invoices beside it, for the owner and for staff', async () => {
    const mara = await app().signedIn();
    const { body: booked } = await book(mara);
    const path = `/api/bookings/${booked.id}/invoices`;
    expect((await mara.get(path)).body).toEqual([]);
    await mara.get(`/api/bookings/${booked.id}/invoice-pdf`);
    const { body: documents } = await mara.get<Wire<'BookingInvoice'>[]>(path);
    expect(documents).toMatchObject([{ kind: 'invoice', total: 1450, credits: null }]);
    expect((await admin.get(path)).body).toEqual(documents);
    const pdf = `${path}/${documents[0]?.id}/pdf`;
    for (const client of [mara, admin]) {
      const { status, headers } = await client.get(pdf);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    const { token } = await mailTo(app(), booked.bookingReference);
    expect((await app().client().get(`${pdf}?token=${token}`)).status).toBe(200);
    const stranger = await app().signedIn();
    const { body: theirs } = await book(stranger);
    for (const [client, address] of [
      [stranger, path],
      [stranger, pdf],
      [stranger, `/api/bookings/${theirs.id}/invoices/${documents[0]?.id}/pdf`],
      [mara, '/api/bookings/2147483647/invoices'],
      [admin, '/api/bookings/2147483647/invoices'],
    ] as const)
      expect((await client.get(address)).status, address).toBe(404);
    expect((await app().client().get(path)).status).toBe(401);
  });
});

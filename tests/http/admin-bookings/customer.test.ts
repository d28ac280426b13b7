import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { issueInvoicesAtOnce } from '../../support/invoices-at-once.ts';
import { until } from '../../support/until.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';

type Reply = Wire<'AdminBooking'> & Wire<'Problem'>;

describeOnEachStore('the customer of a booking', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
    await issueInvoicesAtOnce(app().databaseUrl);
  });
  const correct = (id: number, body: object) =>
    admin.patch<Reply>(`/api/admin/bookings/${id}/customer`, body);
  const auditOf = async (id: number) =>
    (await admin.get<Wire<'AuditEntry'>[]>(`/api/admin/audit?subject=booking&subjectId=${id}`)).body;

  it('says what they ask for besides, to them and to the desk', async () => {
    const specialRequests = 'Two of us sign.\nPlease keep the captions on.';
    const { status, body } = await book(app().client(), { specialRequests });
    expect([status, body.specialRequests]).toEqual([201, specialRequests]);
    expect((await admin.get<Reply>(`/api/admin/bookings/${body.id}`)).body.specialRequests).toBe(
      specialRequests,
    );
    const long = await book(app().client(), { specialRequests: 'x'.repeat(1001) });
    expect([long.status, long.body.issues?.[0]?.path]).toEqual([422, 'specialRequests']);
  });

  it('is corrected in the fields that are sent, found by the new ones, and audited without a name', async () => {
    const { body: booked } = await book(app().client());
    const name = `Ōkoye${booked.id}`;
    const { status, body } = await correct(booked.id, {
      lastName: name,
      companyName: null,
      purchaseOrder: 'PO-9',
      version: 1,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      firstName: 'Mara',
      lastName: name,
      companyName: null,
      purchaseOrder: 'PO-9',
      version: 2,
    });
    const found = await admin.get<Reply[]>(`/api/admin/bookings?search=okoye${booked.id}`);
    expect(found.body.map(({ id }) => id)).toEqual([booked.id]);
    const [entry] = await auditOf(booked.id);
    expect(entry).toMatchObject({
      action: 'booking.customer-corrected',
      details: {
        corrected: ['companyName', 'purchaseOrder', 'lastName'],
        before: { companyName: 'Northlight Studio', purchaseOrder: null },
        after: { companyName: null, purchaseOrder: 'PO-9' },
      },
    });
    expect(JSON.stringify(entry)).not.toContain(name);
  });

  it('that is sent as it is leaves no trace; a stale version and a wrong address are refused', async () => {
    const { body: booked } = await book(app().client());
    expect((await correct(booked.id, { firstName: 'Mara', version: 1 })).body.version).toBe(1);
    expect(await auditOf(booked.id)).toEqual([]);
    expect((await correct(booked.id, { firstName: 'Maja' })).body.version).toBe(2);
    expect((await correct(booked.id, { firstName: 'Mara', version: 1 })).status).toBe(409);
    for (const [field, value] of [
      ['email', 'nobody'],
      ['email', null],
      ['lastName', ' '],
      ['firstName', 'a\r\nBcc: x@evil.example'],
    ] as const) {
      const wrong = await correct(booked.id, { [field]: value });
      expect([wrong.status, wrong.body.issues?.[0]?.path], `${field} ${value}`).toEqual([422, field]);
    }
  });

  it('with another address is mailed there, with a link; the former links end', async () => {
    const { body: booked } = await book(app().client());
    const { id, bookingReference } = booked;
    const { token: former } = await mailTo(app(), bookingReference);
    const byLink = (token: string) =>
      app().client().get(`/api/bookings/by-reference/${bookingReference}?token=${token}`);
    expect((await byLink(former)).status).toBe(200);
    const email = `mara${id}@southlight.example`;
    expect((await correct(id, { email })).status).toBe(200);
    const { mail } = await until('a mail to the new address', async () =>
      (await app().outbox()).find(({ file }) => file.includes(`customer-corrected-2-${bookingReference}`)),
    );
    expect(JSON.stringify(mail.to)).toContain(email);
    const token = /[?&]token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
    expect((await byLink(token)).status).toBe(200);
    expect((await byLink(former)).status).toBe(404);
    expect(mail.text).toMatch(/\/pay\/[\w-]+/);
  });

  it('that is printed on an issued invoice has it credited, issued and mailed anew', async () => {
    const { body: booked } = await book(app().client());
    const pdf = await admin.get(`/api/bookings/${booked.id}/invoice-pdf`);
    expect(pdf.status).toBe(200);
    const invoiceOf = async () =>
      (await admin.get<Reply>(`/api/admin/bookings/${booked.id}`)).body.invoice?.number ?? null;
    const first = await invoiceOf();
    expect((await correct(booked.id, { phoneNumber: '+44 20 7946 0000' })).status).toBe(200);
    expect(await invoiceOf()).toBe(first);
    expect((await correct(booked.id, { companyName: 'Southlight' })).status).toBe(200);
    await expect.poll(invoiceOf).not.toBe(first);
    expect(await invoiceOf()).not.toBeNull();
    const { body: documents } = await admin.get<Wire<'InvoiceDocument'>[]>('/api/admin/invoices');
    expect(documents.filter(({ bookingId }) => bookingId === booked.id).map(({ kind }) => kind)).toEqual([
      'invoice',
      'credit-note',
      'invoice',
    ]);
  });

  it('never sees the notes of the staff', async () => {
    const mara = await app().signedIn();
    const { body: booked } = await book(mara);
    const path = `/api/admin/bookings/${booked.id}/notes`;
    const add = (text: string) => admin.post<Wire<'BookingNote'> & Wire<'Problem'>>(path, { text });
    expect((await add('  ')).body.message).toBe('Write a note');
    const first = await add('Called: third floor now.');
    expect([first.status, first.body.author]).toEqual([201, 'admin']);
    await add('Prefers mornings.');
    const listed = async () => (await admin.get<Wire<'BookingNote'>[]>(path)).body.map(({ text }) => text);
    expect(await listed()).toEqual(['Prefers mornings.', 'Called: third floor now.']);
    for (const client of [mara, app().client()]) expect((await client.get(path)).status).not.toBe(200);
    const own = await mara.get(`/api/bookings/${booked.id}`);
    expect(JSON.stringify(own.body)).not.toContain('mornings');
    expect((await admin.delete(`${path}/${first.body.id}`)).status).toBe(200);
    expect((await admin.delete(`${path}/${first.body.id}`)).status).toBe(404);
    expect(await listed()).toEqual(['Prefers mornings.']);
    expect((await auditOf(booked.id)).map(({ action }) => action)).toEqual([
      'booking.note-removed',
      'booking.note-added',
      'booking.note-added',
    ]);
    expect(JSON.stringify(await auditOf(booked.id))).not.toContain('mornings');
    expect((await admin.get('/api/admin/bookings/2147483647/notes')).status).toBe(404);
  });
});

import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { until } from '../../support/until.ts';
import { hourIn } from '../abuse/desk-work.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { aLine, CUSTOMER } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';

type Reply = Wire<'AdminBooking'> & Wire<'Problem'>;

describeOnEachStore('a booking that the desk makes', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const bookFor = (change: object = {}, headers?: Readonly<Record<string, string>>) =>
    admin.post<Reply>('/api/admin/bookings', { ...CUSTOMER, items: [aLine()], ...change }, headers);
  const auditOf = async (id: number) =>
    (await admin.get<Wire<'AuditEntry'>[]>(`/api/admin/audit?subject=booking&subjectId=${id}`)).body;

  it('is as one from the checkout: at the catalogue price, mailed with a link, of no account', async () => {
    const { status, body } = await bookFor({ specialRequests: 'No stairs' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      totalPrice: 1450,
      openAmount: 1450,
      paymentStatus: 'pending',
      confirmed: false,
      user: null,
      specialRequests: 'No stairs',
    });
    const { token, mail } = await mailTo(app(), body.bookingReference);
    const byLink = `/api/bookings/by-reference/${body.bookingReference}?token=${token}`;
    expect((await app().client().get(byLink)).status).toBe(200);
    expect(mail.text).toContain('You pay later');
    expect((await auditOf(body.id)).map(({ action }) => action)).toEqual(['booking.placed-for-customer']);
  });

  it('may have a price of the desk’s own with a reason, which only the staff read', async () => {
    const items = [aLine({ quantity: 2, ownPrice: 1000, priceReason: 'Third booking this year' })];
    const { status, body } = await bookFor({ items, totalPrice: 2000, payLink: true });
    expect([status, body.totalPrice, body.subtotal]).toEqual([201, 2000, 2000]);
    const [entry] = await auditOf(body.id);
    expect(entry?.details).toMatchObject({
      ownPrices: ['The Harlem Jazz Hour: $1,000.00 instead of $1,450.00. Third booking this year'],
    });
    const notes = await admin.get<Wire<'BookingNote'>[]>(`/api/admin/bookings/${body.id}/notes`);
    expect(notes.body[0]?.text).toContain('Third booking this year');
    const { mail } = await mailTo(app(), body.bookingReference);
    expect(mail.text).toContain('You pay by card');
    expect(mail.text).not.toContain('Third booking');
    const silent = await bookFor({ items: [aLine({ ownPrice: 1000 })] });
    expect([silent.status, silent.body.issues?.[0]?.path]).toEqual([422, 'items.0.priceReason']);
  });

  it('is priced before it is made, at the desk’s own prices and with a code, and says what is wrong', async () => {
    const quoteFor = async (body: object) =>
      (await admin.post<Wire<'Quote'>>('/api/admin/bookings/quote', body)).body;
    const items = [aLine({ quantity: 2, ownPrice: 1000 })];
    expect(await quoteFor({ items })).toMatchObject({ subtotal: 2000, total: 2000, discount: null });
    const wrong = await quoteFor({ items, discountCode: 'NO-SUCH-CODE' });
    expect([wrong.total, wrong.discount?.error]).toEqual([2000, expect.any(String)]);
    expect((await quoteFor({ items: [aLine({ headcount: 200 })] })).lines[0]?.problem).toEqual(
      expect.any(String),
    );
    expect(await quoteFor({ items: [] })).toMatchObject({ total: 0 });
    expect((await app().client().post('/api/admin/bookings/quote', { items })).status).toBe(401);
  });

  it('may have agreed times, and is confirmed when all of its sessions have one', async () => {
    const agreed = [{ startsAt: hourIn(40), zone: 'America/New_York' }];
    const { status, body } = await bookFor({ items: [aLine({ agreed })] });
    expect([status, body.confirmed]).toEqual([201, true]);
    expect(body.sessions).toMatchObject([{ state: 'agreed', startsAt: hourIn(40) }]);
    const { mail } = await mailTo(app(), body.bookingReference);
    expect(mail.text).toContain('The dates below are agreed');
    const two = await bookFor({ items: [aLine({ quantity: 2, agreed })] });
    expect(two.body.confirmed).toBe(false);
    expect(two.body.sessions.map(({ state }) => state).toSorted()).toEqual(['agreed', 'open']);
    for (const startsAt of ['2020-05-03T19:30:00Z', '2099-05-03T19:30:00Z']) {
      const wrong = await bookFor({ items: [aLine({ agreed: [{ startsAt, zone: 'UTC' }] })] });
      expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([422, 'items.0.agreed.0.startsAt']);
    }
    const more = await bookFor({ items: [aLine({ agreed: [...agreed, ...agreed] })] });
    expect(more.status).toBe(422);
  });

  it('is refused without a customer, with another total, and by who may not; a repeated request books once', async () => {
    const nobody = await bookFor({ email: 'nobody', firstName: '' });
    expect(nobody.body.issues?.map(({ path }) => path).toSorted()).toEqual(['email', 'firstName']);
    expect((await bookFor({ totalPrice: 1 })).status).toBe(409);
    expect((await bookFor({ items: [] })).status).toBe(422);
    expect((await bookFor({ items: [aLine({ experienceId: 2_000_000_000 })] })).status).toBe(422);
    for (const client of [app().client(), await app().signedIn()])
      expect(
        (await client.post('/api/admin/bookings', { ...CUSTOMER, items: [aLine()] })).status,
      ).toBeGreaterThan(400);
    const key = { 'idempotency-key': `desk-${crypto.randomUUID()}` };
    const first = await bookFor({ lastName: 'Once' }, key);
    const again = await bookFor({ lastName: 'Once' }, key);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    await until('one booking', async () => {
      const { body } = await admin.get<Reply[]>('/api/admin/bookings?search=Once');
      return body.length === 1;
    });
  });
});

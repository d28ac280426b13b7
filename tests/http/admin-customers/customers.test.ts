import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import { PASSWORD, type SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { textOfDatabase } from '../account/text-of-database.ts';
import { book } from '../bodies.ts';

type Details = Wire<'CustomerDetails'> & Wire<'Problem'>;

describeOnEachStore('customers', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const booked = async (change: object = {}) => {
    const email = `${unique('ada')}@southlight.example`;
    const { body } = await book(app().client(), { email, ...change });
    return { email, booking: body };
  };
  const list = (query: string) => admin.get<Wire<'Customer'>[]>(`/api/admin/customers?${query}`);
  const one = async (search: string) => {
    const { body } = await list(`search=${search}`);
    expect(body).toHaveLength(1);
    const [customer] = body;
    if (!customer) throw new Error(`Nobody is found by ${search}`);
    return customer;
  };
  const get = (id: number) => admin.get<Details>(`/api/admin/customers/${id}`);
  const post = (path: string, body: object) => admin.post<Details>(`/api/admin/customers/${path}`, body);

  it('are listed with what they booked, searched, sorted and paged', async () => {
    const company = unique('Zenith');
    for (const quantity of [1, 2, 1])
      await booked({
        companyName: company,
        items: [{ experienceId: 1, selectedTier: 'elevated', quantity, addOns: [] }],
        totalPrice: 1450 * quantity,
      });
    const bySpend = await list(`search=${company}&sort=-spend&limit=2`);
    expect(bySpend.headers.get('x-total-count')).toBe('3');
    expect(bySpend.body.map(({ spend, bookings }) => [spend, bookings])).toEqual([
      [2900, 1],
      [1450, 1],
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(bySpend.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await admin.get<Wire<'Customer'>[]>(next);
    expect(rest.body.map(({ spend }) => spend)).toEqual([1450]);
    expect(rest.headers.get('link')).toBeNull();
    const cursor = new URL(next, 'http://shop').searchParams.get('cursor');
    for (const wrong of [`sort=spend&limit=2&cursor=AAAA`, `sort=lastBookedAt&cursor=${cursor}`])
      expect((await list(wrong)).status).toBe(422);
  });

  it('lose a second factor at an owner’s word, and their account its sessions; whoever has no account has none', async () => {
    const { email } = await booked();
    const { id } = await one(email);
    const reset = () => admin.delete<Wire<'Problem'>>(`/api/admin/customers/${id}/second-factor`);
    expect((await reset()).status).toBe(404);
    const customer = app().client();
    const account = { username: unique('ada'), password: PASSWORD, email };
    expect((await customer.post('/api/register', account)).status).toBe(201);
    expect((await customer.delete(`/api/admin/customers/${id}/second-factor`)).status).toBe(403);
    expect((await customer.get('/api/user')).status).toBe(200);
    expect((await reset()).status).toBe(200);
    expect((await customer.get('/api/user')).status).toBe(401);
    const log = await admin.get<{ action: string }[]>('/api/admin/audit?limit=5');
    expect(log.body.map(({ action }) => action)).toContain('second-factor.reset');
  });

  it('show bookings, invoices with their states, notes and what was done', async () => {
    const { email, booking } = await booked();
    const { id } = await one(email);
    expect((await admin.get(`/api/bookings/${booking.id}/invoice-pdf`)).status).toBe(200);
    const note = await admin.post<Wire<'CustomerNote'>>(`/api/admin/customers/${id}/notes`, {
      text: 'Prefers calls\nin the morning',
    });
    expect([note.status, note.body.author]).toEqual([201, admin.user.username]);
    const { body } = await get(id);
    expect(body).toMatchObject({
      id,
      email,
      spend: 1450,
      credit: 0,
      members: [{ id, email, bookings: 1, spend: 1450 }],
      latestBookings: [
        { id: booking.id, bookingReference: booking.bookingReference, totalPrice: 1450, openAmount: 1450 },
      ],
      invoices: [{ bookingId: booking.id, kind: 'invoice', state: 'open' }],
      notes: [{ text: 'Prefers calls\nin the morning' }],
      history: [{ action: 'customer.note-added', details: {} }],
    });
    const paid = await admin.patch(`/api/admin/bookings/${booking.id}/payment-status`, {
      paymentStatus: 'paid',
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect((await get(id)).body.invoices[0]?.state).toBe('paid');
    const remove = () => admin.delete(`/api/admin/customers/${id}/notes/${note.body.id}`);
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await post(`${id}/notes`, { text: '  ' })).body.issues?.[0]?.path).toBe('text');
    expect((await get(2_147_483_647)).status).toBe(404);
  });

  it('are merged and taken apart; no booking changes', async () => {
    const [ada, mara] = [await booked(), await booked()];
    const [from, into] = [await one(ada.email), await one(mara.email)];
    const stored = () => app().running.ports.read.bookings.byId(ada.booking.id);
    const before = await stored();
    const merge = (id: number, other: number, version = 1) => post(`${id}/merge`, { into: other, version });
    const refused = async (id: number, other: number, version?: number) =>
      (await merge(id, other, version)).status;
    expect(await refused(from.id, from.id)).toBe(409);
    expect(await refused(from.id, into.id, 7)).toBe(409);
    expect(await refused(from.id, 2_147_483_647)).toBe(404);
    const merged = await merge(from.id, into.id);
    expect([merged.status, merged.body.id, merged.body.bookings, merged.body.spend]).toEqual([
      200,
      into.id,
      2,
      from.spend + into.spend,
    ]);
    // Again, the other way round, and from the one who is gone.
    expect(await refused(from.id, into.id)).toBe(409);
    expect(await refused(into.id, from.id, 2)).toBe(409);
    expect((await get(from.id)).body.id).toBe(into.id);
    expect((await one(ada.email)).id).toBe(into.id);
    expect(await stored()).toEqual(before);
    const { version } = merged.body;
    const separate = (memberId: number) => post(`${into.id}/separate`, { memberId, version });
    expect((await separate(into.id)).status).toBe(409);
    const apart = await separate(from.id);
    expect([apart.status, apart.body.spend]).toEqual([200, into.spend]);
    expect(await one(ada.email)).toMatchObject({ id: from.id, spend: from.spend });
    expect((await separate(from.id)).status).toBe(409);
    expect(apart.body.history.map(({ action }) => action)).toEqual(['customer.separated', 'customer.merged']);
    expect(JSON.stringify(apart.body.history)).not.toContain('southlight.example');
  });

  it('go with their last booking, and what was written about them with their account', async () => {
    const ada = await booked();
    const { id } = await one(ada.email);
    await post(`${id}/notes`, { text: 'Ada knows Grace' });
    expect((await admin.delete(`/api/admin/bookings/${ada.booking.id}`)).status).toBe(200);
    expect((await get(id)).status).toBe(404);

    const mara = await app().signedIn();
    const email = `${unique('mara')}@southlight.example`;
    const { body: kept } = await book(mara, { email });
    await app().running.ports.unitOfWork(({ bookings }) => bookings.setState(kept.id, 'confirmed'));
    const customer = await one(email);
    await post(`${customer.id}/notes`, { text: 'Mara is a friend of Grace' });
    expect((await mara.post('/api/user/delete', { password: PASSWORD })).status).toBe(200);
    const { body } = await get(customer.id);
    expect([body.email, body.phoneNumber, body.notes]).toEqual([email, '', []]);
    const text = await textOfDatabase(app());
    for (const gone of [ada.email, 'knows Grace', 'friend of Grace']) expect(text).not.toContain(gone);
  });
});

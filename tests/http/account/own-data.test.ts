import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { aDiscountCode, unique } from '../../support/builders.ts';
import { aLine, book } from '../bodies.ts';
import { mailTo } from '../mail-to.ts';
import { alsoSignedIn, statusOfUser, withCookiesOf } from './browsers.ts';
import { describeOnEachStore } from './each-store.ts';
import { textOfDatabase } from './text-of-database.ts';

const VISA = { type: 'card', lastFour: '4242', expiryDate: '12/29', cardBrand: 'Visa' };

const deleteAccount = (client: Pick<SignedInClient, 'post'>, password: unknown = PASSWORD) =>
  client.post<Wire<'Problem'>>('/api/user/delete', { password });

describeOnEachStore("one's own data", (app) => {
  const confirm = (id: number) =>
    app().running.ports.unitOfWork(({ bookings }) => bookings.setState(id, 'confirmed'));
  const addCode = () =>
    app().running.ports.unitOfWork(({ discountCodes }) =>
      discountCodes.add(aDiscountCode({ discountType: 'fixed', discountValue: 50 })),
    );
  const usesOf = async (code: string) =>
    (await app().running.ports.read.discountCodes.byCode(code))?.currentUses;

  it('is exported as a file, as the other operations show it', async () => {
    const mara = await app().signedIn();
    const booked = [await book(mara), await book(mara)].map(({ body }) => body).toReversed();
    const order = await mara.post('/api/orders', { items: [aLine()] });
    const method = await mara.post('/api/payment-methods', VISA);
    await book(await app().signedIn());
    const { status, headers, body, text } = await mara.get<Wire<'PersonalData'>>('/api/user/export');
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      exportedAt: expect.stringMatching(/Z$/),
      account: mara.user,
      bookings: booked,
      orders: [order.body],
      paymentMethods: [method.body],
      reviews: [],
      numberChecks: [],
      cardCountries: [],
    });
    expect(text).not.toMatch(/argon2|scrypt|hash|passwordVersion|visitorKey/i);
    expect((await app().client().get('/api/user/export')).status).toBe(401);
  });

  it('goes with the account: sessions, cards, orders and unpaid bookings, whose code is free again', async () => {
    const mara = await app().signedIn();
    const [phone, thief] = [await alsoSignedIn(app(), mara.user.username), withCookiesOf(app(), mara)];
    const { code } = await addCode();
    const { body } = await book(mara, { discountCode: code, totalPrice: 1400 });
    await mailTo(app(), body.bookingReference);
    const order = await mara.post<{ id: number }>('/api/orders', { items: [aLine()] });
    await mara.post('/api/payment-methods', VISA);
    expect(await usesOf(code)).toBe(1);
    const gone = await deleteAccount(mara);
    expect([gone.status, gone.body]).toEqual([200, { message: 'Your account has been deleted' }]);
    expect(mara.cookies.has('signed_in')).toBe(false);
    for (const client of [mara, phone, thief]) expect(await statusOfUser(client)).toBe(401);
    const { username } = mara.user;
    expect((await app().client().post('/api/login', { username, password: PASSWORD })).status).toBe(401);
    const { read } = app().running.ports;
    expect(await usesOf(code)).toBe(0);
    expect(await read.bookings.byId(body.id)).toBeNull();
    expect(await read.orders.byId(order.body.id)).toBeNull();
    expect(await read.paymentMethods.ofAccount(mara.user.id)).toEqual([]);
  });

  it('stays of a confirmed booking as far as an invoice needs it, and opens to nobody', async () => {
    const mara = await app().signedIn();
    const { body } = await book(mara, { phoneNumber: '+1 415 555 0177' });
    const { token } = await mailTo(app(), body.bookingReference);
    await confirm(body.id);
    await deleteAccount(mara);
    const kept = await app().running.ports.read.bookings.byId(body.id);
    expect(kept).toMatchObject({
      accountId: null,
      visitorKey: null,
      customer: {
        companyName: body.companyName,
        firstName: body.firstName,
        lastName: body.lastName,
        email: body.email,
        phoneNumber: '',
      },
      state: 'confirmed',
    });
    const path = `/api/bookings/by-reference/${body.bookingReference}`;
    expect((await app().client().get(`${path}?token=${token}`)).status).toBe(404);
    expect((await mara.get(path)).status).toBe(404);
  });

  it('is nowhere any more, in no table and no log', async () => {
    const name = unique('zephyrine').replaceAll('-', '');
    const mara = await app().signedIn(name);
    await mara.patch('/api/user/profile', { fullName: `${name} Quill`, phoneNumber: `+1 415 ${name}` });
    const said = { firstName: name, lastName: name, companyName: name, phoneNumber: name };
    const customer = { ...said, email: `${name}@quill.example` };
    const key = { 'idempotency-key': unique('key') };
    const { body } = await book(mara, customer, key);
    const earlier = await book(mara, customer);
    await mailTo(app(), body.bookingReference);
    await mailTo(app(), earlier.body.bookingReference);
    await mara.delete(`/api/bookings/${earlier.body.id}`);
    await mara.post('/api/orders', { items: [aLine()] }, { 'idempotency-key': unique('key') });
    if (app().databaseUrl) expect(await textOfDatabase(app())).toContain(name);
    expect((await deleteAccount(mara)).status).toBe(200);
    expect(await textOfDatabase(app())).not.toContain(name);
    expect(app().log()).not.toContain(name);
  });

  it('leaves none of the customer’s own words with a booking that stays, nor the name of the account', async () => {
    const words = unique('zephyrine').replaceAll('-', '');
    const [mara, admin] = [await app().signedIn(words), await app().admin()];
    const said = { totalPrice: 2900, specialRequests: words, phoneNumber: words };
    const placed = await book(mara, { ...said, items: [aLine({ quantity: 2 })] });
    const { id, bookingReference } = placed.body;
    await mailTo(app(), bookingReference);
    const at = `/api/bookings/${id}`;
    const startsAt = new Date(Date.now() + 100 * 3_600_000).toISOString();
    await admin.post(`/api/admin/sessions/${id}-1-1/agree`, { startsAt, zone: 'UTC' });
    const notes = { preferences: [], guestNotes: words, version: 1 };
    expect((await mara.put(`${at}/sessions/${id}-1-2/preferences`, notes)).status).toBe(200);
    const reason = { shownRefund: 0, reason: words };
    expect(
      (await mara.post(`${at}/sessions/${id}-1-1/cancellation`, { ...reason, shownFee: 725 })).status,
    ).toBe(200);
    expect((await mara.post(`${at}/cancellation`, { ...reason, shownFee: 0 })).status).toBe(200);
    if (app().databaseUrl) expect(await textOfDatabase(app())).toContain(words);
    expect((await deleteAccount(mara)).status).toBe(200);
    expect(JSON.stringify(await app().running.ports.read.bookings.byId(id))).not.toContain(words);
    // What is still to be mailed goes with its job.
    await expect.poll(() => textOfDatabase(app())).not.toContain(words);
    expect(app().log()).not.toContain(words);
  });

  it('is left to its owner when the password is wrong, on its field', async () => {
    const mara = await app().signedIn();
    const { body } = await book(mara);
    for (const [password, message] of [
      ['a guess', 'That is not your current password.'],
      ['', 'Please enter your current password'],
      [null, 'Please enter your current password'],
    ]) {
      const reply = await deleteAccount(mara, password);
      expect(reply.status).toBe(422);
      expect(reply.body).toMatchObject({ message, issues: [{ path: 'password', message }] });
    }
    expect(await statusOfUser(mara)).toBe(200);
    expect((await mara.get<unknown[]>('/api/bookings')).body).toEqual([body]);
    expect((await deleteAccount(app().client())).status).toBe(401);
  });

  it('goes once when it is asked for five times at once', async () => {
    const mara = await app().signedIn();
    const devices = await Promise.all(
      Array.from({ length: 5 }, () => alsoSignedIn(app(), mara.user.username)),
    );
    const replies = await Promise.all(devices.map((device) => deleteAccount(device)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
  });

  it('takes along what is booked at the same moment, unless that was too late to be the account’s', async () => {
    for (let round = 0; round < 5; round++) {
      const mara = await app().signedIn();
      const email = `${unique('late')}@northlight.example`;
      const [, ...placed] = await Promise.all([
        deleteAccount(mara),
        ...Array.from({ length: 6 }, () => book(mara, { email })),
      ]);
      for (const { status } of placed) expect([201, 401]).toContain(status);
      for (const { body } of placed.filter(({ status }) => status === 201)) {
        const left = await app().running.ports.read.bookings.byId(body.id);
        if (body.userId === null) expect(left).toMatchObject({ accountId: null, customer: { email } });
        else expect(left).toBeNull();
      }
    }
  });

  it('goes of two who gave back the same codes at once, without one waiting for the other for ever', async () => {
    const [one, two] = [(await addCode()).code, (await addCode()).code];
    for (let round = 0; round < 5; round++) {
      const [mara, otto] = [await app().signedIn(), await app().signedIn()];
      for (const [client, codes] of [
        [mara, [one, two]],
        [otto, [two, one]],
      ] as const)
        for (const discountCode of codes)
          expect((await book(client, { discountCode, totalPrice: 1400 })).status).toBe(201);
      const replies = await Promise.all([deleteAccount(mara), deleteAccount(otto)]);
      expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect([await usesOf(one), await usesOf(two)]).toEqual([0, 0]);
  });

  it('is not confirmed and deleted both: whoever is first decides', async () => {
    for (let round = 0; round < 5; round++) {
      const mara = await app().signedIn();
      const { body } = await book(mara);
      await Promise.all([deleteAccount(mara), confirm(body.id)]);
      const left = await app().running.ports.read.bookings.byId(body.id);
      if (left) expect(left).toMatchObject({ state: 'confirmed', accountId: null, visitorKey: null });
    }
  });
});

describe('the last administrator', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'memory' });
  });
  afterAll(() => app.stop());

  it('stays', async () => {
    const admin = await app.admin();
    const { status, body } = await deleteAccount(admin, 'admin-of-the-tests');
    expect([status, body.message]).toEqual([409, 'The last administrator cannot be deleted.']);
    expect(await statusOfUser(admin)).toBe(200);
  });
});

import type { Wire } from '@wondercast/openapi/codec/wire';
import { beforeAll, expect, it } from 'vitest';
import type { SignedInClient } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { book } from '../bodies.ts';
import { aCodeBody, type CodeReply } from './bodies.ts';

describeOnEachStore('discount codes, as administrators keep them,', (app) => {
  let admin: SignedInClient;
  beforeAll(async () => {
    admin = await app().admin();
  });
  const PATH = '/api/admin/discount-codes';
  const create = (change: object = {}) => admin.post<CodeReply>(PATH, aCodeBody(change));
  const change = (id: number, body: object) => admin.patch<CodeReply>(`${PATH}/${id}`, body);
  const check = async (code: string, orderAmount = 1000) =>
    (
      await app()
        .client()
        .post<Wire<'DiscountValidation'>>('/api/discount-codes/validate', { code, orderAmount })
    ).body;

  it('are created in capitals with the specified defaults, listed first, and count at once', async () => {
    const code = unique('Summer');
    const since = Date.now();
    const { status, body } = await admin.post<CodeReply>(PATH, { code: ` ${code} `, discountValue: '12.5' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      code: code.toUpperCase(),
      description: '',
      discountType: 'percentage',
      discountValue: 12.5,
      minOrderAmount: 0,
      maxUses: null,
      currentUses: 0,
      active: true,
      validUntil: null,
      version: 1,
    });
    expect(Date.parse(body.validFrom)).toBeGreaterThanOrEqual(since - 1);
    expect((await admin.get<Wire<'DiscountCode'>[]>(PATH)).body[0]).toEqual(body);
    expect(await check(code)).toMatchObject({ valid: true, discountAmount: 125 });
  });

  it('take every field', async () => {
    const fields = {
      code: unique('FULL').toUpperCase(),
      description: 'Ünï ✨',
      discountType: 'fixed',
      discountValue: 250.55,
      minOrderAmount: 100.5,
      maxUses: 3,
      active: false,
      validFrom: '2026-01-01T00:00:00.000Z',
      validUntil: '2031-12-31T22:59:00.000Z',
    };
    const { body } = await create({ ...fields, validUntil: '2031-12-31T23:59:00+01:00' });
    expect(body).toMatchObject(fields);
  });

  it('last through the day that is named as their last', async () => {
    expect((await create({ validUntil: '2031-12-31' })).body.validUntil).toBe('2031-12-31T23:59:59.999Z');
    expect((await create({ validUntil: '2031-12-31T18:00' })).body.validUntil).toBe(
      '2031-12-31T18:00:00.000Z',
    );
    expect((await create({ validUntil: '' })).body.validUntil).toBeNull();
    for (const wrong of ['soon', '2031-13-01', '2031-12-31 18:00', 5, '2031-02-30T00:00:00Zx'])
      expect((await create({ validUntil: wrong })).status).toBe(422);
  });

  it.each([
    [{ code: '' }, 'code', 'Code is required'],
    [{ code: 'two words' }, 'code', 'Code may only contain letters, digits, dots, underscores and hyphens'],
    [{ discountValue: null }, 'discountValue', 'Discount value is required'],
    [{ discountValue: 100.01 }, 'discountValue', 'A percentage must be at most 100'],
    [{ discountValue: 1.005 }, 'discountValue', 'Discount value is required'],
    [{ maxUses: 0 }, 'maxUses', 'Must be at least 1'],
    [{ maxUses: '5' }, 'maxUses', 'Must be a whole number'],
    [
      { minOrderAmount: -1 },
      'minOrderAmount',
      'Must be an amount of at most 1000000 with at most two decimals',
    ],
    [{ discountType: 'free' }, 'discountType', 'Must be percentage or fixed'],
    [
      { validFrom: '2031-01-02', validUntil: '2031-01-01' },
      'validUntil',
      'Must not be before the code is valid',
    ],
  ])('refuse %j', async (given, path, message) => {
    const { status, body } = await create(given);
    expect(status).toBe(422);
    expect(body.issues).toEqual([{ path, message }]);
    expect(body.message).toBe(message);
  });

  it('are the only ones of their name', async () => {
    const { body: first } = await create();
    const { status, body } = await create({ code: first.code.toLowerCase() });
    expect([status, body.message]).toEqual([409, 'This code is taken.']);
    const { body: second } = await create();
    expect((await change(second.id, { code: first.code })).status).toBe(409);
  });

  it('change in what is sent, unless that is stale', async () => {
    const { body: before } = await create({ maxUses: 4, validUntil: '2031-01-01T00:00:00Z' });
    const { status, body: after } = await change(before.id, { active: false, version: 1 });
    expect(status).toBe(200);
    expect(after).toEqual({ ...before, active: false, updatedAt: after.updatedAt, version: 2 });
    const stale = await change(before.id, { discountValue: 1, version: 1 });
    expect([stale.status, stale.body.message]).toEqual([
      409,
      'Changed by someone else. Reload and try again.',
    ]);
    expect(await check(before.code)).toMatchObject({ valid: false, error: 'This code is not active' });
    expect((await change(before.id, { validUntil: null, maxUses: null, active: true })).body).toMatchObject({
      validUntil: null,
      maxUses: null,
      validFrom: before.validFrom,
    });
    expect((await change(2_147_483_647, {})).status).toBe(404);
  });

  it('do not become a percentage above 100 by a change of their kind', async () => {
    const { body } = await create({ discountType: 'fixed', discountValue: 250 });
    const { status, body: refusal } = await change(body.id, { discountType: 'percentage' });
    expect([status, refusal.message]).toEqual([422, 'A percentage must be at most 100']);
  });

  it('do not have fewer uses than there were', async () => {
    const { body: code } = await create({ discountValue: 10, maxUses: 5 });
    const visitor = app().client();
    for (const _ of [1, 2])
      expect((await book(visitor, { discountCode: code.code, totalPrice: 1305 })).status).toBe(201);
    const { status, body } = await change(code.id, { maxUses: 1 });
    expect(status).toBe(422);
    expect(body.issues).toEqual([{ path: 'maxUses', message: 'Must be at least 2, the uses so far' }]);
    expect((await change(code.id, { maxUses: 2 })).body).toMatchObject({ maxUses: 2, currentUses: 2 });
    expect(await check(code.code)).toMatchObject({ valid: false, error: 'This code has been used up' });
  });

  it('are gone when deleted, and bookings that used them stay whole', async () => {
    const mara = await app().signedIn();
    const { body: code } = await create();
    const { body: booking } = await book(mara, { discountCode: code.code, totalPrice: 1305 });
    const { status, body } = await admin.delete<Wire<'Message'>>(`${PATH}/${code.id}`);
    expect([status, body.message]).toEqual([200, 'Discount code has been deleted']);
    expect((await mara.get<Wire<'Booking'>[]>('/api/bookings')).body).toEqual([booking]);
    expect(booking.discount).toMatchObject({ code: code.code, amount: 145 });
    expect(await check(code.code)).toMatchObject({ valid: false, error: 'This code does not exist' });
    expect((await admin.delete(`${PATH}/${code.id}`)).status).toBe(404);
    // For the auditor, who looks for the use of every discount.
    await mara.delete(`/api/bookings/${booking.id}`);
  });
});

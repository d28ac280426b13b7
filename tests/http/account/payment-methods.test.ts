import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../support/app.ts';
import type { Client } from '../../support/http-client.ts';
import { describeOnEachStore } from './each-store.ts';

type Method = Wire<'PaymentMethod'> & Wire<'Problem'>;

const VISA = { type: 'card', lastFour: '4242', expiryDate: '12/29', cardBrand: 'Visa' };
const PATH = '/api/payment-methods';

const list = async (client: Client) => (await client.get<Method[]>(PATH)).body;
const add = (client: Client, change: object = {}) => client.post<Method>(PATH, { ...VISA, ...change });
const setDefault = (client: Client, id: number) => client.patch<Method>(`${PATH}/${id}/default`);
const remove = (client: Client, id: number) => client.delete<Method>(`${PATH}/${id}`);
const defaultsOf = async (client: Client) =>
  (await list(client)).filter(({ isDefault }) => isDefault).map(({ id }) => id);

describeOnEachStore('payment methods', (app) => {
  it('are added with what the form sends, the first as the default, and listed newest first', async () => {
    const mara = await app().signedIn();
    const first = await add(mara);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      ...VISA,
      id: expect.any(Number),
      userId: mara.user.id,
      isDefault: true,
      stripePaymentMethodId: null,
      createdAt: expect.stringMatching(/Z$/),
    });
    const second = await add(mara, { lastFour: '0005', cardBrand: 'American Express' });
    expect(second.body.isDefault).toBe(false);
    expect(await list(mara)).toEqual([second.body, first.body]);
  });

  it.each([
    ['lastFour', '424', 'Card number must be at least 4 digits'],
    ['lastFour', '4242424242424242', 'Card number must be at least 4 digits'],
    ['lastFour', '4242 4242 4242 4242', 'Card number must be at least 4 digits'],
    ['expiryDate', '13/29', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '12/2029', 'Expiry date must be in MM/YY format'],
    ['cardBrand', ' ', 'Card brand is required'],
    ['cardBrand', '4242424242424242', 'Card brand must be a name'],
  ])('refuse the %s %j, and keep nothing of it', async (path, value, message) => {
    const mara = await app().signedIn();
    const { status, body, text } = await add(mara, { [path]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message, issues: [{ path, message }] });
    expect(text).not.toContain('42424242');
    expect(await list(mara)).toEqual([]);
    expect(app().log()).not.toContain('42424242');
  });

  it('have the default that is chosen, and give it on when it goes', async () => {
    const mara = await app().signedIn();
    const [first, second, third] = [await add(mara), await add(mara), await add(mara)];
    const chosen = await setDefault(mara, second.body.id);
    expect(chosen.status).toBe(200);
    expect(chosen.body).toEqual({ ...second.body, isDefault: true });
    expect(await defaultsOf(mara)).toEqual([second.body.id]);
    const removed = await remove(mara, second.body.id);
    expect([removed.status, removed.body.message]).toEqual([200, 'Payment method removed']);
    expect(await defaultsOf(mara)).toEqual([third.body.id]);
    expect((await list(mara)).map(({ id }) => id)).toEqual([third.body.id, first.body.id]);
  });

  it('are 404 to everybody else, and stay as they are', async () => {
    const [mara, otto] = [await app().signedIn(), await app().signedIn()];
    const { body } = await add(mara);
    for (const reply of [
      await remove(otto, body.id),
      await setDefault(otto, body.id),
      await remove(await app().admin(), body.id),
      await remove(mara, 2_147_483_647),
    ]) {
      expect(reply.status).toBe(404);
      expect(reply.body.message).toBe('Payment method not found');
    }
    expect((await remove(app().client(), body.id)).status).toBe(401);
    expect(await list(mara)).toEqual([body]);
    expect(await list(otto)).toEqual([]);
  });

  it('have one default whatever is asked for at once', async () => {
    const mara = await app().signedIn();
    const added = await Promise.all(Array.from({ length: 8 }, () => add(mara)));
    expect(added.every(({ status }) => status === 201)).toBe(true);
    expect(await defaultsOf(mara)).toHaveLength(1);
    const chosen = await Promise.all(added.map(({ body }) => setDefault(mara, body.id)));
    expect(chosen.every(({ status }) => status === 200)).toBe(true);
    expect(await defaultsOf(mara)).toHaveLength(1);
    const [kept, ...gone] = added;
    await Promise.all(gone.map(({ body }) => remove(mara, body.id)));
    expect(await defaultsOf(mara)).toEqual([kept?.body.id]);
  });

  it('are added once under one idempotency key', async () => {
    const mara = await app().signedIn();
    const key = { 'idempotency-key': `card-${mara.user.id}` };
    const replies = await Promise.all(Array.from({ length: 5 }, () => mara.post<Method>(PATH, VISA, key)));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await list(mara)).toHaveLength(1);
  });
});

describe('payment methods where payments are real', () => {
  let app: TestApp;
  beforeAll(async () => {
    const env = {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_of_the_tests',
      STRIPE_PUBLISHABLE_KEY: 'pk_of_the_tests',
    };
    app = await startApp({ store: 'memory', env });
  });
  afterAll(() => app.stop());

  it('are not simulated', async () => {
    const mara = await app.signedIn();
    const { status, body } = await add(mara);
    expect(status).toBe(409);
    expect(body.message).toBe('Cards are saved with the payment provider’s own card form.');
    expect(await list(mara)).toEqual([]);
  });
});

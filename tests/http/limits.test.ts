import type { Wire } from '@wondercast/openapi/codec/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardStoredAnswers } from '../../adapters/http/pipeline/rate-guard.ts';
import { memoryRateLimits } from '../../adapters/rate-limits/rate-limits.ts';
import { PASSWORD, startApp, type TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import { aLine, book } from './bodies.ts';

const WORDS = 'Too many attempts. Please try again later.';

describe('doing the same thing too often', () => {
  let nodes: readonly [TestApp, TestApp];
  beforeAll(async () => {
    const env = { RATE_LIMITS: 'on', TRUST_PROXY: '1' };
    const first = await startApp({ store: 'postgres', env });
    nodes = [first, await startApp({ store: 'postgres', env, beside: first })];
  });
  afterAll(async () => {
    await nodes[1].stop();
    await nodes[0].stop();
  });

  let last = 0;
  /** A visitor of another address each time, behind the trusted proxy. */
  const from = () => ({ 'x-forwarded-for': `10.0.${last >> 8}.${last++ & 255}` });
  const login = (node: TestApp, username: string, password: string, headers = from()) =>
    node.client().post<{ message: string }>('/api/login', { username, password }, headers);
  const register = async (username = unique('eve')) => {
    const body = { username, password: PASSWORD, email: `${username}@northlight.example` };
    await nodes[0].client().post('/api/register', body, from());
    return username;
  };

  it('is 429 after ten wrong passwords of one account, over all nodes and addresses, with the time to wait', async () => {
    const username = await register();
    const replies = [];
    for (let time = 0; time < 14; time++)
      replies.push(
        await login(nodes[(time % 2) as 0 | 1], time % 3 ? username : username.toUpperCase(), 'wrong one'),
      );
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const refused = replies.at(-1);
    expect(refused?.body.message).toBe(WORDS);
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    // The right password waits too, and a wrong one is not told apart from it.
    expect((await login(nodes[0], username, PASSWORD)).status).toBe(429);
  });

  it('is counted before it is judged, so that a burst slips through nowhere', async () => {
    const username = await register();
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, at) => login(nodes[(at % 2) as 0 | 1], username, 'wrong one')),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(50);
  });

  it('limits unknown names as it limits known ones', async () => {
    const username = unique('nobody');
    const statuses = [];
    for (let time = 0; time < 12; time++)
      statuses.push((await login(nodes[0], username, 'wrong one')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('is 429 after twenty refused changes of a profile to addresses that others have', async () => {
    const [known, username] = [await register(), await register()];
    const client = nodes[0].client();
    await client.post('/api/login', { username, password: PASSWORD }, from());
    const change = (email: string) =>
      client.patch<{ message: string }>('/api/user/profile', { email, password: PASSWORD });
    // What is one's own or free is counted at no time.
    for (let time = 0; time < 25; time++)
      expect((await change(`${username}-${time}@northlight.example`)).status).toBe(200);
    const statuses = [];
    for (let time = 0; time < 22; time++) statuses.push((await change(`${known}@northlight.example`)).status);
    expect(statuses).toEqual([...Array(20).fill(409), 429, 429]);
    expect((await client.patch('/api/user/profile', { city: 'Köln' })).status).toBe(200);
  });

  it('is 429 after ten passwords that are guessed at a profile, and then the right one is no longer told apart', async () => {
    const username = await register();
    const client = nodes[0].client();
    await client.post('/api/login', { username, password: PASSWORD }, from());
    const email = `${username}-new@northlight.example`;
    const change = (password?: string) => client.patch('/api/user/profile', { email, password });
    // Without a password nothing is guessed.
    for (let time = 0; time < 12; time++) expect((await change()).status).toBe(422);
    const guesses = await Promise.all(Array.from({ length: 15 }, (_, at) => change(`guess ${at}`)));
    expect(guesses.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(422),
      ...Array(5).fill(429),
    ]);
    expect((await change(PASSWORD)).status).toBe(429);
    expect((await client.patch('/api/user/profile', { city: 'Köln' })).status).toBe(200);
  });

  it('does not keep out who knows the password, nor anybody else', async () => {
    const username = await register();
    for (let time = 0; time < 9; time++) await login(nodes[1], username, 'wrong one');
    for (let time = 0; time < 5; time++) expect((await login(nodes[0], username, PASSWORD)).status).toBe(200);
    expect((await login(nodes[1], await register(), PASSWORD)).status).toBe(200);
  });

  it('is 429 after a hundred wrong passwords from one address, whatever the names', async () => {
    const address = { 'x-forwarded-for': '192.0.2.7' };
    const replies = await Promise.all(
      Array.from({ length: 110 }, (_, at) =>
        login(nodes[(at % 2) as 0 | 1], unique('nobody'), 'wrong one', address),
      ),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(100);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await login(nodes[0], await register(), PASSWORD)).status).toBe(200);
  });

  it('believes an address only from the proxy, not what stands before it', async () => {
    const username = unique('nobody');
    const replies = [];
    for (let time = 0; time < 103; time++)
      replies.push(
        await nodes[0].client().post(
          '/api/discount-codes/validate',
          { code: 'X', orderAmount: 1 },
          {
            'x-forwarded-for': `203.0.113.${time}, 192.0.2.99`,
            'x-real-ip': `203.0.113.${time}`,
            forwarded: `for=203.0.113.${time}`,
          },
        ),
      );
    for (let time = 0; time < 30; time++)
      replies.push(
        await nodes[0].client().post(
          '/api/discount-codes/validate',
          { code: username, orderAmount: 1 },
          {
            'x-forwarded-for': '192.0.2.99',
          },
        ),
      );
    expect(replies.slice(0, 120).map(({ status }) => status)).toEqual(Array(120).fill(200));
    expect(replies.slice(120).map(({ status }) => status)).toEqual(Array(13).fill(429));
  });

  it('believes no address at all where no proxy is trusted', async () => {
    const alone = await startApp({ store: 'memory', env: { RATE_LIMITS: 'on' } });
    const client = alone.client();
    const statuses = [];
    for (let time = 0; time < 121; time++) {
      const body = { code: 'X', orderAmount: 1 };
      statuses.push((await client.post('/api/discount-codes/validate', body, from())).status);
    }
    expect(statuses).toEqual([...Array(120).fill(200), 429]);
    await alone.stop();
  });

  it('counts a quote, a payment or a refused booking with a code as a check of the code', async () => {
    const address = from();
    const body = { items: [aLine()], discountCode: 'GUESS' };
    const asks = [
      () => nodes[0].client().post('/api/quotes', body, address),
      () => nodes[0].client().post('/api/create-payment-intent', { ...body, customer: {} }, address),
      () => book(nodes[0].client(), { discountCode: 'GUESS' }, address),
    ];
    const statuses = [];
    for (let time = 0; time < 123; time++) statuses.push((await asks[time % 3]?.())?.status);
    expect(statuses.slice(0, 120)).not.toContain(429);
    expect(statuses.slice(120)).toEqual([429, 429, 429]);
    const check = { code: 'GUESS', orderAmount: 1 };
    expect((await nodes[0].client().post('/api/discount-codes/validate', check, address)).status).toBe(429);
    // Without a code everything goes on.
    expect((await nodes[0].client().post('/api/quotes', { items: [aLine()] }, address)).status).toBe(200);
    expect((await book(nodes[0].client(), {}, address)).status).toBe(201);
  });

  it('lets a booking with a good code count for nothing', async () => {
    const address = from();
    for (let time = 0; time < 119; time++)
      await nodes[0].client().post('/api/quotes', { items: [aLine()], discountCode: 'GUESS' }, address);
    const good = { discountCode: 'TOGETHER10', totalPrice: 1305 };
    const statuses = [];
    for (let time = 0; time < 3; time++) statuses.push((await book(nodes[0].client(), good, address)).status);
    expect(statuses).toEqual([201, 201, 201]);
  });

  it('prices six hundred carts a minute for one address, as quotes and orders together', async () => {
    const address = from();
    const visitor = nodes[0].client();
    const statuses = await Promise.all(
      Array.from(
        { length: 610 },
        async (_, at) =>
          (await visitor.post(at % 2 ? '/api/quotes' : '/api/orders', { items: [aLine()] }, address)).status,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  it('keeps at most 400 orders and 3,000 answers of one address in an hour', async () => {
    const address = from();
    const visitor = nodes[0].client();
    const order = () => visitor.post('/api/orders', { items: [aLine()] }, address);
    const orders = await Promise.all(Array.from({ length: 403 }, async () => (await order()).status));
    expect(orders.filter((status) => status === 429)).toHaveLength(3);
    // So many requests that are kept would meet other limits first.
    const limits = memoryRateLimits();
    const guest = {
      rate: null,
      address: '192.0.2.1',
      caller: { kind: 'visitor', visitorKey: null },
    } as const;
    for (let time = 0; time < 3_000; time++) await guardStoredAnswers(limits, guest);
    await expect(guardStoredAnswers(limits, guest)).rejects.toMatchObject({ kind: 'too-many' });
    await guardStoredAnswers(limits, { ...guest, address: '192.0.2.2' });
  });

  it('asks passkeys 200 times an hour for one address, and stores no session beyond', async () => {
    const address = from();
    const ask = async () => {
      const { status, headers } = await nodes[0].client().post('/api/login/passkey/question', {}, address);
      return { status, stored: headers.getSetCookie().some((each) => each.startsWith('wondercast=')) };
    };
    const replies = await Promise.all(Array.from({ length: 205 }, ask));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused).toEqual(Array(5).fill({ status: 429, stored: false }));
    expect(replies.filter(({ stored }) => stored)).toHaveLength(200);
    expect((await nodes[0].client().post('/api/login/passkey/question', {}, from())).status).toBe(200);
  });

  it('keeps an account from booking more than 120 times an hour, wherever it is, and a large cart counts as several', async () => {
    const username = await register();
    const mara = nodes[0].client();
    await mara.post('/api/login', { username, password: PASSWORD }, from());
    const wrong = { totalPrice: 1, items: [aLine({ quantity: 1_000 })] };
    const large = await book(mara, wrong, from());
    expect(large.status).toBe(409);
    // A thousand units count as twenty-one.
    const statuses = await Promise.all(
      Array.from({ length: 105 }, async () => (await book(mara, { totalPrice: 1 }, from())).status),
    );
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    expect(statuses.filter((status) => status === 429)).toHaveLength(6);
  });

  it('counts a quote of a thousand units as twenty-one small ones', async () => {
    const [visitor, address] = [nodes[0].client(), from()];
    const quote = async (quantity: number) =>
      (await visitor.post('/api/quotes', { items: [aLine({ quantity })] }, address)).status;
    for (let time = 0; time < 29; time++) expect(await quote(1_000)).toBe(200);
    expect(await quote(1)).toBe(429);
    const { body } = await visitor.post('/api/quotes', { items: [aLine()] }, from());
    expect(body).toMatchObject({ lines: [{ quantity: 1 }] });
  });

  it('counts what is done to a booking of a thousand units as twenty-one changes of a small one', async () => {
    // Of no address behind the proxy, as nobody else here.
    const visitor = nodes[0].client();
    const { body: all } = await visitor.get<Wire<'Experience'>[]>('/api/experiences');
    // The cheapest: one booking costs a million at most.
    const [cheapest] = all.toSorted((one, other) => one.starterPrice - other.starterPrice);
    const items = [aLine({ experienceId: cheapest?.id ?? 0, selectedTier: 'starter', quantity: 1_000 })];
    const quote = () => visitor.post<Wire<'Quote'>>('/api/quotes', { items });
    for (let time = 0; time < 20; time++) await quote();
    const { body } = await quote();
    const placed = await book(visitor, { totalPrice: body.total, items });
    expect(placed.status).toBe(201);
    const path = `/api/bookings/${placed.body.id}`;
    const ask = [
      () => visitor.patch(`${path}/slots`, { items: [{ slots: [] }] }),
      () => visitor.put(`${path}/sessions/${placed.body.id}-1-1/preferences`, { preferences: [] }),
      () => visitor.get(`${path}/changes`),
    ];
    const statuses: number[] = [];
    for (let time = 0; time < 9; time++) statuses.push((await ask[time % 3]?.())?.status ?? 0);
    expect(statuses).toEqual([...Array(8).fill(200), 429]);
  });

  it('keeps a guest from booking more than 300 times a minute, and no account with them', async () => {
    const address = { 'x-forwarded-for': '192.0.2.33' };
    const wrong = { totalPrice: 1, items: [aLine()] };
    const visitor = nodes[1].client();
    const statuses = await Promise.all(
      Array.from({ length: 310 }, async () => (await book(visitor, wrong, address)).status),
    );
    expect(statuses.filter((status) => status === 409)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const username = await register();
    const mara = nodes[1].client();
    await mara.post('/api/login', { username, password: PASSWORD }, from());
    expect((await book(mara, {}, address)).status).toBe(201);
  });
});

import { ApiError, createClient, each, retrying } from '@wondercast/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { createKey, PARTNER_ORIGIN } from '../../support/partners.ts';
import { until } from '../../support/until.ts';
import { CUSTOMER } from '../bodies.ts';

/** One elevated Harlem Jazz Hour: $1,450. */
const ITEMS = [{ experienceId: 1, selectedTier: 'elevated' as const, quantity: 1, addOns: [] }];

describe('the client', () => {
  let app: TestApp;
  let admin: SignedInClient;
  let key = '';
  beforeAll(async () => {
    app = await startApp({ store: 'memory' });
    admin = await app.admin();
    key = await createKey(admin);
  });
  afterAll(() => app.stop());

  /** What left, and what came back instead of the shop's own answer, first to last. */
  const watched = (instead: readonly (() => Response)[] = []) => {
    const sent: { url: string; init: RequestInit }[] = [];
    const planned = [...instead];
    const watching: typeof fetch = async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return planned.shift()?.() ?? fetch(url, init);
    };
    return { sent, fetch: watching };
  };
  const headersOf = ({ init }: { init: RequestInit }) => init.headers as Record<string, string>;

  it('reads by path, with the contract’s own parameters', async () => {
    const shop = createClient({ baseUrl: `${app.url}/`, key });
    const [first] = await shop.get('/api/experiences', { query: { limit: 1, search: null } });
    const found = await shop.get('/api/experiences/slug/{slug}', { path: { slug: first?.slug ?? '' } });
    expect(found).toMatchObject({ id: first?.id });
    const page = await shop.page('/api/experiences', { query: { limit: 5 } });
    expect([page.items.length, page.total > 5, page.next !== null]).toEqual([5, true, true]);
    const next = await shop.page('/api/experiences', { query: { limit: 5, cursor: page.next } });
    expect(next.items[0]?.id).not.toBe(page.items[0]?.id);
  });

  it('goes through every page of a list, and asks for none before it is needed', async () => {
    const { sent, fetch } = watched();
    const shop = createClient({ baseUrl: app.url, fetch });
    const { total } = await shop.page('/api/experiences', { query: { limit: 1 } });
    const slugs = new Set<string>();
    for await (const { slug } of each(shop, '/api/experiences', { query: { limit: 7 } })) slugs.add(slug);
    expect(slugs.size).toBe(total);
    expect(sent).toHaveLength(1 + Math.ceil(total / 7));
    for await (const first of each(shop, '/api/experiences', { query: { limit: 7 } }))
      if (slugs.has(first.slug)) break;
    expect(sent).toHaveLength(2 + Math.ceil(total / 7));
  });

  it('books once, however often it sends, for every POST has a key of its own', async () => {
    const { sent, fetch } = watched();
    const shop = createClient({ baseUrl: app.url, key, fetch });
    const body = { ...CUSTOMER, items: ITEMS, totalPrice: 1450 };
    const first = await shop.post('/api/bookings', { body, idempotencyKey: 'mine-1' });
    const again = await shop.post('/api/bookings', { body, idempotencyKey: 'mine-1' });
    expect(again).toEqual(first);
    await shop.post('/api/quotes', { body: { items: ITEMS } });
    await shop.post('/api/quotes', { body: { items: ITEMS } });
    await shop.post('/api/quotes', { body: { items: ITEMS }, idempotencyKey: null });
    const keys = sent.map((each) => headersOf(each)['Idempotency-Key']);
    expect(keys.slice(0, 2)).toEqual(['mine-1', 'mine-1']);
    expect(keys[2]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[3]).not.toBe(keys[2]);
    expect(keys[4]).toBeUndefined();
    expect(sent.every(({ init }) => init.credentials === 'omit')).toBe(true);
  });

  it('says in one kind of error what the shop says', async () => {
    const shop = createClient({ baseUrl: app.url, key });
    const body = { ...CUSTOMER, items: ITEMS, totalPrice: 1 };
    const error = await shop.post('/api/bookings', { body }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      name: 'ApiError',
      status: 409,
      message: 'Prices have changed. Please review your cart.',
      quote: { total: 1450 },
      code: 'prices_changed',
      type: `${app.url}/developers/errors#prices_changed`,
      requestId: expect.any(String) as string,
      retryAfter: null,
    });
    const refused = await createClient({ baseUrl: app.url, key: 'pk_no' })
      .get('/api/config')
      .catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ status: 401, issues: [{ path: 'Authorization' }] });
  });

  const away = () => new Response('', { status: 503, headers: { 'Retry-After': '0.01' } });
  const broken = () => {
    throw new TypeError('fetch failed');
  };

  it('tries again only when asked to', async () => {
    const { sent, fetch } = watched([away]);
    await expect(createClient({ baseUrl: app.url, fetch }).get('/api/config')).rejects.toMatchObject({
      status: 503,
    });
    expect(sent).toHaveLength(1);
  });

  it('then repeats reads, and POSTs under the same key', async () => {
    const { sent, fetch } = watched([away, away]);
    const shop = createClient({ baseUrl: app.url, fetch: retrying(2, fetch) });
    expect(await shop.post('/api/quotes', { body: { items: ITEMS } })).toMatchObject({ total: 1450 });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((each) => headersOf(each)['Idempotency-Key'])).size).toBe(1);
    const lost = watched([broken as () => Response]);
    await createClient({ baseUrl: app.url, fetch: retrying(1, lost.fetch) }).get('/api/config');
    expect(lost.sent).toHaveLength(2);
  });

  it('repeats what is idempotent, and waits until a date that a proxy names', async () => {
    const past = () =>
      new Response('', {
        status: 503,
        headers: { 'Retry-After': new Date(Date.now() - 60_000).toUTCString() },
      });
    const { sent, fetch } = watched([past, () => Response.json({ ok: true }), away, away]);
    const shop = createClient({ baseUrl: app.url, fetch: retrying(1, fetch) });
    await shop.delete('/api/holds/{id}', { path: { id: 'mine' } });
    expect(sent.map(({ init }) => init.method)).toEqual(['DELETE', 'DELETE']);
    const repeated = shop.put('/api/admin/policy', {
      body: { zones: [] },
    });
    await expect(repeated).rejects.toMatchObject({ status: 503 });
    expect(sent).toHaveLength(4);
  });

  it('repeats nothing that may not happen twice, and nothing that was refused', async () => {
    const one = watched([away]);
    const shop = createClient({ baseUrl: app.url, fetch: retrying(3, one.fetch) });
    await expect(shop.patch('/api/user/profile', { body: {} })).rejects.toMatchObject({ status: 503 });
    await expect(shop.get('/api/user')).rejects.toMatchObject({ status: 401 });
    expect(one.sent).toHaveLength(2);
  });

  it('stops when it is told to', async () => {
    const { sent, fetch } = watched([
      () => new Response('', { status: 503, headers: { 'Retry-After': '30' } }),
    ]);
    const shop = createClient({ baseUrl: app.url, fetch: retrying(3, fetch) });
    const stop = new AbortController();
    const asking = shop.get('/api/config', { signal: stop.signal });
    await until('it was asked', () => sent.length > 0);
    stop.abort(new Error('enough'));
    await expect(asking).rejects.toThrow('enough');
  });

  it('may be asked from the page that its key is bound to', async () => {
    const fromPage: typeof fetch = (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), origin: PARTNER_ORIGIN },
      });
    const shop = createClient({ baseUrl: app.url, key, fetch: fromPage });
    expect(await shop.get('/api/config')).toMatchObject({ brandName: 'Wondercast' });
  });
});

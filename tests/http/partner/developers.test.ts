import { PROBLEM_CODES } from '@wondercast/core/kernel/problem-codes';
import { eventBody, WEBHOOK_EVENTS } from '@wondercast/core/people/partners/webhook';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { type OpenApiDocument, resolve } from '@wondercast/openapi/document';
import { PROBLEMS } from '@wondercast/openapi/problems';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOURS } from '../../../adapters/http/from-memory/developers/developers-look.ts';
import { dark, light } from '../../../web/ui/theme/theme-tokens.ts';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { aKey, aPartner, withKey } from '../../support/partners.ts';
import { aLine } from '../bodies.ts';

type Problem = Wire<'Problem'>;

describe('developers', () => {
  let app: TestApp;
  let admin: SignedInClient;
  beforeAll(async () => {
    app = await startApp({ store: 'memory' });
    admin = await app.admin();
  });
  afterAll(() => app.stop());

  const pageOf = (url: string) => app.client().get<string>(url);

  it('find the guide with this shop’s own address, and pages that run nothing but what shows one’s keys', async () => {
    const guide = await pageOf('/developers');
    expect(guide.text.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/developers/keys.js">']);
    for (const url of [
      '/developers/client',
      '/developers/webhooks',
      '/developers/errors',
      '/developers/changes',
    ]) {
      const { status, headers, text } = await pageOf(url);
      expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'text/html; charset=utf-8']);
      expect(headers.get('content-security-policy')).not.toContain('script-src');
      expect(text).not.toContain('<script');
      expect(text).toContain(`<a href="${url}" aria-current="page">`);
    }
    const { text } = guide;
    expect(text).toContain('<a href="/developers" aria-current="page">');
    expect(text).toContain(`export SHOP=${app.url}`);
    expect(text).toContain('<h2 id="from-nothing-to-a-booking">');
    expect(text).not.toMatch(/href="\.{0,2}\/?[\w./]*\.md"/);
    expect((await pageOf('/sitemap.xml')).text).toContain(`${app.url}/developers<`);
  });

  it('read what each code of an error means', async () => {
    const { text } = await pageOf('/developers/errors');
    for (const code of PROBLEM_CODES) expect(text).toContain(`<section id="${code}"><h2>${code}</h2>`);
  });

  it('get a code with each error, and a type that opens its meaning', async () => {
    const { id: partnerId } = await aPartner(admin, 'Northlight Travel');
    const page = await aKey(admin, { partnerId, origins: ['https://northlight.example'] });
    const server = await aKey(admin, { partnerId, kind: 'secret', scopes: ['bookings:read'] });
    const ended = await aKey(admin, { partnerId, kind: 'secret' });
    await admin.post(`/api/admin/keys/${ended.id}/revoke`);
    const by = (key: string, path: string, origin?: string) => app.client().get(path, withKey(key, origin));
    const anybody = app.client();
    const cart = { items: [aLine()] };
    const booking = {
      ...cart,
      firstName: 'Mara',
      lastName: 'Reyes',
      email: 'mara@northlight.example',
      phoneNumber: '',
    };
    const [category] = (await admin.get<Wire<'Category'>[]>('/api/categories')).body;
    const asked: readonly (readonly [string, Promise<{ status: number; body: unknown }>])[] = [
      ['malformed', anybody.post('/api/quotes', '{', { 'content-type': 'application/json' })],
      ['key_in_address', anybody.get(`/api/experiences?key=${page.key}`)],
      ['not_authenticated', anybody.get('/api/user/export')],
      ['key_unknown', by('sk_of_nobody_at_all_1234567890', '/api/experiences')],
      ['key_ended', by(ended.key, '/api/experiences')],
      ['forbidden', (await app.signedIn()).get('/api/admin/bookings')],
      ['scope_missing', by(server.key, '/api/partner/statement')],
      ['key_not_allowed', by(page.key, '/api/partner/bookings', 'https://northlight.example')],
      ['origin_not_bound', by(page.key, '/api/experiences', 'https://elsewhere.example')],
      ['secret_key_in_page', by(server.key, '/api/experiences', 'https://northlight.example')],
      ['not_found', anybody.get('/api/experiences/slug/nothing-of-that-name')],
      ['invalid', anybody.post('/api/quotes', { itemz: [] })],
      ['prices_changed', anybody.post('/api/bookings', { ...booking, totalPrice: 1 })],
      [
        'stale_version',
        admin.patch(`/api/categories/${category?.id}`, { name: `${category?.name} too`, version: 99 }),
      ],
      ['not_unique', admin.post('/api/admin/partners', { name: 'NORTHLIGHT travel' })],
    ];
    for (const [code, answer] of asked) {
      const { status, body } = await answer;
      const problem = body as Problem;
      expect([code, problem.code, problem.status]).toEqual([code, code, status]);
      expect(problem.type).toBe(`${app.url}/developers/errors#${code}`);
      expect([code, PROBLEMS[problem.code as keyof typeof PROBLEMS].status]).toEqual([code, status]);
    }
  });

  it('are told of an idempotency key that is used twice for different things', async () => {
    const headers = { 'idempotency-key': 'one-key' };
    const order = { firstName: 'Mara', lastName: 'Reyes', email: 'mara@northlight.example', phoneNumber: '' };
    const items = [aLine({ selectedTier: 'starter' })];
    const first = await app
      .client()
      .post<Problem>('/api/bookings', { ...order, items, totalPrice: 1190 }, headers);
    expect(first.status).toBe(201);
    const second = await app
      .client()
      .post<Problem>('/api/bookings', { ...order, firstName: 'Wes', items, totalPrice: 1190 }, headers);
    expect([second.status, second.body.code]).toEqual([422, 'idempotency_key_reused']);
  });

  it('find every event in the contract, in the shape in which it is sent', async () => {
    const document = (await app.client().get<OpenApiDocument>('/api/openapi.json')).body;
    const { WebhookMessage: schema = {} } = document.components.schemas ?? {};
    const judge = new Ajv2020({ strict: false, formats: { 'date-time': true, int32: true } }).compile(
      resolve(document, schema as Record<string, unknown>),
    );
    expect(Object.keys(document.webhooks ?? {})).toEqual([...WEBHOOK_EVENTS]);
    const booking = { id: 41, reference: 'WC-7K2M9QXR4T', partner: null };
    for (const event of WEBHOOK_EVENTS) {
      const about = event.startsWith('session.') ? { ...booking, sessionId: '41-1-1' } : booking;
      expect([event, judge(JSON.parse(eventBody(event, about, new Date(), 'live'))), judge.errors]).toEqual([
        event,
        true,
        null,
      ]);
    }
  });

  it('are read by language models, which are led to what is written', async () => {
    const { status, headers, text } = await pageOf('/llms.txt');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const links = [...text.matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(4);
    for (const url of links) expect([url, (await fetch(url)).status]).toEqual([url, 200]);
  });

  it('see the storefront’s colours', () => {
    for (const [theme, css] of [
      ['dark', dark],
      ['light', light],
    ] as const)
      for (const [name, value] of Object.entries(COLOURS[theme]))
        expect(css).toContain(`--${name}: ${value};`);
  });
});

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { METHODS, type OpenApiDocument, resolve } from '@wondercast/openapi/document';
import { operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SignedInClient, startApp, type TestApp } from '../../support/app.ts';
import { aKey, aPartner } from '../../support/partners.ts';

const exec = promisify(execFile);
const guide = readFileSync(new URL('../../../openapi/PARTNERS.md', import.meta.url), 'utf8');

const DAY_MS = 86_400_000;

/** Operations whose example needs what only a running card payment, a mailed link, or an upload has. */
const BEGINS_ELSEWHERE = 404;

describe('what is published', () => {
  let app: TestApp;
  let admin: SignedInClient;
  let document: OpenApiDocument & { servers: { url: string }[] };
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  beforeAll(async () => {
    app = await startApp({ store: 'memory' });
    admin = await app.admin();
    document = (await app.client().get<typeof document>('/api/openapi.json')).body;
    ajv.addSchema({ $id: 'document', components: document.components });
  });
  afterAll(() => app.stop());

  it('says where this shop is and whom to ask', () => {
    expect(document.servers).toEqual([
      { url: app.url, description: 'This shop, local', 'x-internal': false },
    ]);
    expect(document.info.contact).toMatchObject({ name: 'Wondercast', email: 'hello@wondercast.example' });
    expect(Object.keys(document.components.securitySchemes ?? {})).toEqual([
      'session',
      'adminSession',
      'publishableKey',
      'secretKey',
    ]);
  });

  it('says of every operation who may ask', () => {
    for (const { path, method, keys, role } of operations as readonly Operation[]) {
      const schemes = document.paths[path]?.[method]?.security?.flatMap((each) => Object.keys(each)) ?? [];
      expect([path, schemes.includes('publishableKey')]).toEqual([path, keys.includes('publishable')]);
      expect([path, schemes.includes('secretKey')]).toEqual([path, keys.includes('secret')]);
      expect([path, schemes.includes('adminSession')]).toEqual([path, role === 'admin']);
    }
  });

  const withExample = (operations as readonly Operation[]).filter(({ body }) => body !== null);
  const exampleOf = ({ path, method }: Operation): unknown =>
    (document.paths[path]?.[method]?.requestBody?.content['application/json'] as { example?: unknown })
      ?.example;

  it.each(withExample.map((operation) => [operation.id, operation] as const))(
    'gives for %s an example that is understood',
    async (_id, operation) => {
      const example = exampleOf(operation);
      expect(example).toBeDefined();
      const judge = ajv.compile({ $ref: `document#/components/schemas/${operation.body}` });
      expect([judge(example), judge.errors]).toEqual([true, null]);
      // Sent as it stands: a refusal may be about the state of this shop, never about the shape.
      const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
        const parameters = document.paths[operation.path]?.[operation.method]?.parameters ?? [];
        const found = parameters
          .map((each) => resolve<{ name: string; example?: unknown }>(document, each as never))
          .find((each) => each.name === name);
        return String(found?.example ?? 1);
      });
      const client =
        operation.session === 'start' || operation.role === 'user' ? await app.signedIn() : admin;
      const { status, text } = await client.request(operation.method.toUpperCase(), path, { body: example });
      const allowed = [
        200,
        201,
        401,
        402,
        BEGINS_ELSEWHERE,
        409,
        ...(/date|Date|address|code|amount|password|link|booked by request/.test(text) ? [422] : []),
        // Judged by the use case, which is asked only with a body that is understood: this account is of no partner.
        ...(operation.path.startsWith('/api/partner/') ? [403] : []),
      ];
      expect([operation.id, status, allowed.includes(status) || text]).toEqual([operation.id, status, true]);
    },
  );

  it('is readable at /api/docs, from this shop alone, under a policy of its own', async () => {
    const { status, headers, text } = await app.client().get<string>('/api/docs');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|https?:/);
    const scripts = [...text.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(scripts).toEqual(['/api/docs/redoc.js', '/api/docs/start.js']);
    for (const src of scripts) {
      const script = await app.client().get<string>(src);
      expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(script.text).not.toContain('cdn.redoc.ly');
    }
  });

  it('begins at /api/docs with the guide and partners’ operations, which stand in the page itself, and has all at /api/docs/all', async () => {
    const { text } = await app.client().get<string>('/api/docs');
    expect(text).toContain('<h1>From nothing to a booking</h1>');
    expect(text).toContain('<code>POST /api/quotes</code>');
    expect(text).not.toContain('/api/admin/');
    // Links into the sources lead nowhere here.
    expect(text).not.toMatch(/href="\.{0,2}\/?[\w./]*\.md"/);
    const { body } = await app.client().get<OpenApiDocument>('/api/docs/partners.json');
    const opened = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => (item[method]?.['x-keys'] ? [`${method} ${path}`] : [])),
    );
    expect(
      Object.entries(body.paths).flatMap(([path, item]) =>
        Object.keys(item).map((method) => `${method} ${path}`),
      ),
    ).toEqual(opened);
    expect(opened.length).toBeGreaterThan(10);
    expect(String(body.info.description)).toContain('# From nothing to a booking');
    const whole = await app.client().get<string>('/api/docs/all');
    expect(whole.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(whole.text).toContain('/api/admin/bookings');
    expect((await app.client().get<string>('/api/docs/all.js')).text).toContain("'/api/openapi.json'");
  });

  it('holds in the guide for partners, line by line', async () => {
    // A shop of its own: the examples above have set rules of booking.
    const fresh = await startApp({ store: 'memory' });
    onTestFinished(() => fresh.stop());
    const desk = await fresh.admin();
    const partnerId = (await aPartner(desk, 'Northlight Travel')).id;
    const env = {
      ...process.env,
      SHOP: fresh.url,
      PAGE_KEY: (await aKey(desk, { partnerId })).key,
      SERVER_KEY: (await aKey(desk, { partnerId, kind: 'secret' })).key,
    };
    const steps = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, step = '']) => step).slice(1);
    const said: string[] = [];
    // The day of the example is past one day; bookings are taken a few years ahead at most.
    const soon = new Date(Date.now() + 60 * DAY_MS).toISOString().slice(0, 10);
    for (const step of steps) {
      const command = step.replaceAll(/\d{4}-\d\d-\d\d/g, soon);
      said.push((await exec('sh', ['-ec', command], { env })).stdout);
    }
    const [experiences, quote, booking, own] = said;
    expect((JSON.parse(experiences ?? '') as unknown[]).length).toBe(2);
    expect(JSON.parse(quote ?? '')).toMatchObject({ total: 1450 });
    const placed = JSON.parse(booking ?? '') as Wire<'PlacedBooking'>;
    expect(placed).toMatchObject({ totalPrice: 1450, partner: { name: 'Northlight Travel' } });
    expect(placed.payUrl).toMatch(/\/pay\//);
    expect(own).toContain(placed.bookingReference);
    expect(own).toContain('"gross":1450');
    // And the people who run the shop see whose it is.
    const found = await desk.get<Wire<'AdminBooking'>[]>(`/api/admin/bookings?partnerId=${partnerId}`);
    expect(found.body.map(({ bookingReference }) => bookingReference)).toEqual([placed.bookingReference]);
  });
});

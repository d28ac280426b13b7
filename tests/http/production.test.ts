import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD, startApp, type TestApp } from '../support/app.ts';
import { PATIENCE_MS } from '../support/patience.ts';
import { signedInStaff } from '../support/staff.ts';
import { book } from './bodies.ts';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const PUBLIC_URL = 'https://shop.example';

describe('the shop in production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({
      store: 'memory',
      env: { PUBLIC_URL, SESSION_SECRET: SECRET, PAYMENTS: 'simulator' },
    });
  });
  afterAll(() => app.stop());

  it.each([
    '/api/user',
    '/api/config',
    '/api/experiences',
    '/api/experiences/slug/1',
    '/api/nothing',
    '/robots.txt',
    '/livez',
  ])('binds browsers to https on %s, also when it is answered again', async (path) => {
    for (let time = 0; time < 2; time++) {
      const { headers } = await app.client().get(path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it('sets every cookie Secure, whatever the proxy says of the connection', async () => {
    for (const proto of ['', 'https', 'http']) {
      const headers = { 'x-forwarded-proto': proto };
      const body = { username: 'admin', password: ADMIN_PASSWORD };
      const reply = await app.client().post('/api/login', body, headers);
      expect(reply.status).toBe(200);
      const cookies = reply.headers.getSetCookie();
      // The session and the browser's own, each with its signature, and the hint.
      expect(cookies).toHaveLength(5);
      for (const cookie of cookies) expect(cookie).toMatch(/; samesite=lax; secure(; httponly)?$/i);
    }
    const booked = await book(app.client());
    expect(booked.status).toBe(201);
    for (const cookie of booked.headers.getSetCookie()) expect(cookie).toMatch(/; secure; httponly$/i);
  });

  it('takes writes from its public address alone', async () => {
    const status = async (origin: string) => (await book(app.client(), {}, { origin })).status;
    expect(await status(PUBLIC_URL)).toBe(201);
    for (const origin of [app.url, 'http://shop.example', 'https://localhost', `${PUBLIC_URL}.evil.example`])
      expect(await status(origin)).toBe(403);
  });

  it('speaks of its public address, whatever Host says', async () => {
    const { text } = await app.client().get('/sitemap.xml', { host: 'evil.example' });
    expect(text).toContain(`<loc>${PUBLIC_URL}/experience/the-harlem-jazz-hour</loc>`);
    expect(text).not.toContain('evil.example');
    expect(text).not.toContain('127.0.0.1');
  });

  it('opens the provider test to administrators alone', async () => {
    const status = async (client: ReturnType<TestApp['client']>) =>
      (await client.get('/api/test/stripe')).status;
    expect(await status(app.client())).toBe(401);
    expect(await status(await app.signedIn())).toBe(403);
    expect([200, 501]).toContain(await status(await app.admin()));
  });

  it('opens a test payment to staff who may change payments, and to nobody else', async () => {
    const asked = { amount: 1000, currency: 'usd', metadata: { bookingType: 'test' } };
    const status = async (client: Pick<ReturnType<TestApp['client']>, 'post'>) =>
      (await client.post('/api/create-payment-intent', asked)).status;
    expect(await status(app.client())).toBe(401);
    expect(await status(await app.signedIn())).toBe(403);
    expect(await status(await signedInStaff(app, 'reader'))).toBe(403);
    expect(await status(await signedInStaff(app, 'catalogue'))).toBe(403);
    expect(await status(await signedInStaff(app, 'finance'))).toBe(201);
    expect(await status(await app.admin())).toBe(201);
  });

  it('keeps its secret out of everything it says', async () => {
    await app.client().get('/api/experiences?limit=0');
    for (const path of ['/api/config', '/api/openapi.json', '/api/user', '/api/nothing'])
      expect((await app.client().get(path)).text).not.toContain(SECRET);
    expect(app.log()).not.toContain(SECRET);
  });

  it.each([
    ['no SESSION_SECRET', { PAYMENTS: 'simulator' }, /SESSION_SECRET is required/],
    [
      'a short SESSION_SECRET',
      { PAYMENTS: 'simulator', SESSION_SECRET: 'hunter2-hunter2' },
      /at least 32 characters/,
    ],
    ['no word about payments', { SESSION_SECRET: SECRET }, /PAYMENTS/],
  ])('refuses to start with %s, and says why without saying what', (_what, env, words) => {
    const { PATH } = process.env;
    const started = spawnSync(process.execPath, ['adapters/main.ts'], {
      env: { PATH, STORE: 'memory', PORT: '0', PUBLIC_URL, ...env },
      encoding: 'utf8',
      timeout: PATIENCE_MS,
    });
    expect(started.status).toBe(1);
    expect(started.stderr).toMatch(words);
    expect(started.stderr).not.toMatch(/hunter2|thirty-two/);
    expect(started.stderr).not.toContain('    at ');
  });
});

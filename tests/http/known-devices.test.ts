import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_PASSWORD, PASSWORD, startApp, type TestApp } from '../support/app.ts';
import { unique } from '../support/builders.ts';
import type { Client } from '../support/http-client.ts';
import { PATIENCE_MS } from '../support/patience.ts';

const ADMIN_EMAIL = 'office@northlight.example';

describe('somebody whose name strangers guess passwords for', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'postgres', env: { RATE_LIMITS: 'on', TRUST_PROXY: '1', ADMIN_EMAIL } });
  });
  afterAll(() => app.stop());

  let last = 0;
  const from = (address = `10.1.${last >> 8}.${last++ & 255}`) => ({ 'x-forwarded-for': address });
  const login = (client: Client, username: string, password: string, headers = from()) =>
    client.post('/api/login', { username, password }, headers);
  const register = async (client: Client) => {
    const username = unique('mara');
    const body = { username, password: PASSWORD, email: `${username}@northlight.example` };
    expect((await client.post('/api/register', body, from())).status).toBe(201);
    return username;
  };
  /** As many wrong passwords as anybody may try, from an address of their own each, and some more. */
  const besiege = async (username: string) => {
    const statuses = [];
    for (let time = 0; time < 12; time++)
      statuses.push((await login(app.client(), username, 'wrong one')).status);
    expect(statuses.slice(-2)).toEqual([429, 429]);
  };

  it('gets in on a browser where they have signed in before, and only there', async () => {
    const known = app.client();
    const username = await register(known);
    await known.post('/api/logout', {}, from());
    await besiege(username);
    expect((await login(app.client(), username, PASSWORD)).status).toBe(429);
    expect((await login(known, username, PASSWORD)).status).toBe(200);
    // Also from the address that all the guesses come from.
    const address = '192.0.2.50';
    for (let time = 0; time < 101; time++)
      await login(app.client(), unique('nobody'), 'wrong one', from(address));
    expect((await login(app.client(), unique('nobody'), 'wrong one', from(address))).status).toBe(429);
    expect((await login(known, username, PASSWORD, from(address))).status).toBe(200);
  });

  it('may guess no more often there than anybody', async () => {
    const known = app.client();
    const username = await register(known);
    const statuses = [];
    for (let time = 0; time < 12; time++) statuses.push((await login(known, username, 'wrong one')).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  it('is known there for their own account alone, by a cookie that nobody can make up', async () => {
    const [mine, other] = [app.client(), app.client()];
    const username = await register(mine);
    const others = await register(other);
    await besiege(username);
    expect((await login(other, username, PASSWORD)).status).toBe(429);
    const cookie = mine.cookies.get('wondercast_device') ?? '';
    const invented = app.client();
    invented.cookies.set('wondercast_device', cookie);
    expect((await login(invented, username, PASSWORD)).status).toBe(429);
    invented.cookies.set('wondercast_device.sig', mine.cookies.get('wondercast_device.sig') ?? '');
    expect((await login(invented, username, PASSWORD)).status).toBe(200);
    expect(others).not.toBe(username);
  });

  it('keeps that cookie from scripts and other sites', async () => {
    const { headers } = await login(app.client(), 'admin', ADMIN_PASSWORD);
    const cookies = headers.getSetCookie().filter((each) => each.startsWith('wondercast_device'));
    expect(cookies).toHaveLength(2);
    for (const each of cookies) expect(each).toMatch(/; samesite=lax; httponly/i);
  });

  it('gets in by the link in a mail, also the administrator, whose address is a setting', async () => {
    await besiege('admin');
    const owner = app.client();
    expect((await owner.post('/api/password-resets', { email: ADMIN_EMAIL }, from())).status).toBe(200);
    let token = '';
    await expect
      .poll(
        async () => {
          const mails = await app.outbox();
          token = /token=([\w-]+)/.exec(mails.map(({ mail }) => mail.text).join('\n'))?.[1] ?? '';
          return token;
        },
        { timeout: PATIENCE_MS },
      )
      .not.toBe('');
    const password = 'another horse battery';
    expect((await owner.post('/api/password-resets/confirm', { token, password }, from())).status).toBe(200);
    await besiege('admin');
    expect((await login(owner, 'admin', password)).status).toBe(200);
    // Who is signed in is kept out of nothing either.
    const change = { currentPassword: password, newPassword: ADMIN_PASSWORD };
    expect((await owner.post('/api/user/password', change, from())).status).toBe(200);
  });
});

describe('an address that limits count', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'memory', env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  });
  afterAll(() => app.stop());
  const check = async (address: string) =>
    (
      await app
        .client()
        .post('/api/discount-codes/validate', { code: 'X', orderAmount: 1 }, { 'x-forwarded-for': address })
    ).status;
  const use = async (address: (at: number) => string, times = 120) => {
    for (let at = 0; at < times; at++) expect(await check(address(at))).toBe(200);
  };

  it('is one for the /64 of an IPv6 address, and another for its neighbour', async () => {
    await use((at) => `2001:db8:1:2:${at.toString(16)}::${at.toString(16)}`);
    expect(await check('2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await check('2001:db8:1:2::')).toBe(429);
    expect(await check('2001:db8:1:3::1')).toBe(200);
  });

  it('is one for an IPv4 address in all its spellings', async () => {
    await use((at) => (at % 2 ? '198.51.100.7' : '::ffff:198.51.100.7'));
    for (const twin of [
      '::FFFF:198.51.100.7',
      '::ffff:c633:6407',
      '0:0:0:0:0:ffff:c633:6407',
      '64:ff9b::198.51.100.7',
    ])
      expect([twin, await check(twin)]).toEqual([twin, 429]);
    expect(await check('198.51.100.8')).toBe(200);
  });
});

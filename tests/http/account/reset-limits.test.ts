import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startApp, type TestApp } from '../../support/app.ts';
import { unique } from '../../support/builders.ts';
import { until } from '../../support/until.ts';

const WORDS = 'Too many attempts. Please try again later.';

describe('asking too often', () => {
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
  const address = () => `10.9.${last >> 8}.${last++ & 255}`;
  const node = (at: number) => nodes[(at % 2) as 0 | 1];
  const ask = (at: number, email: string, from = address()) =>
    node(at)
      .client()
      .post<{ message: string }>('/api/password-resets', { email }, { 'x-forwarded-for': from });
  const statuses = async (times: number, once: (at: number) => ReturnType<typeof ask>) => {
    const found = [];
    for (let at = 0; at < times; at++) found.push((await once(at)).status);
    return found;
  };

  it('for links of one account is 429 after five in an hour, known or unknown, over all nodes', async () => {
    const { email } = (await nodes[0].signedIn()).user;
    const spelled = (at: number) => (at % 3 ? email : email?.toUpperCase()) ?? '';
    expect(await statuses(7, (at) => ask(at, spelled(at)))).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const stranger = `${unique('nobody')}@northlight.example`;
    expect(await statuses(7, (at) => ask(at, stranger))).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await ask(0, stranger);
    expect(refused.body.message).toBe(WORDS);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(55 * 60);
  });

  it('for links from one address is 429 after five in an hour, whatever the accounts', async () => {
    const from = address();
    const once = (at: number) => ask(at, `${unique('nobody')}@northlight.example`, from);
    expect(await statuses(6, once)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask(0, `${unique('nobody')}@northlight.example`)).status).toBe(200);
  });

  it('whether a password is right is 429 too: a stolen session does not guess it', async () => {
    const mara = await nodes[0].signedIn();
    const guess = (at: number) =>
      at % 2
        ? mara.post('/api/user/password', { currentPassword: 'a guess', newPassword: 'stolen' })
        : mara.post('/api/user/delete', { password: 'a guess' });
    const found = [];
    for (let at = 0; at < 12; at++) found.push((await guess(at)).status);
    expect(found).toEqual([...Array(10).fill(422), 429, 429]);
    expect((await mara.get('/api/user')).status).toBe(200);
  });

  it('by name and by address is 429 after ten guesses at one account, and either signs in before', async () => {
    const { username, email } = (await nodes[0].signedIn()).user;
    const login = (at: number, name: string, password: string) =>
      node(at)
        .client()
        .post<{ message: string }>(
          '/api/login',
          { username: name, password },
          { 'x-forwarded-for': address() },
        );
    expect((await login(0, email?.toUpperCase() ?? '', PASSWORD)).status).toBe(200);
    const names = [username, email ?? ''];
    const found = [];
    for (let at = 0; at < 11; at++) found.push((await login(at, names[at % 2] ?? '', 'a guess')).status);
    expect(found).toEqual([...Array(10).fill(401), 429]);
    expect((await login(0, email ?? '', PASSWORD)).status).toBe(429);
  });

  it('for a password that was then replaced by a mailed link keeps nobody out', async () => {
    const { username, email } = (await nodes[0].signedIn()).user;
    const login = (password: string) =>
      nodes[1].client().post('/api/login', { username, password }, { 'x-forwarded-for': address() });
    for (let at = 0; at < 11; at++) await login('a guess');
    expect((await login(PASSWORD)).status).toBe(429);
    await ask(0, email ?? '');
    const token = await tokenOf(email ?? '');
    await nodes[0].client().post('/api/password-resets/confirm', { token, password: 'battery staple' });
    expect((await login('battery staple')).status).toBe(200);
  });

  const tokenOf = async (email: string): Promise<string> => {
    const { mail } = await until(`a mail to ${email}`, async () =>
      (await nodes[0].outbox()).find(
        ({ recipients, mail: { text } }) => recipients.includes(email) && text?.includes('/auth/reset'),
      ),
    );
    return /token=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  };
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyRate } from '../../../adapters/http/partners/key-rate.ts';
import { windowCounts } from '../../../adapters/rate-limits/window-counts.ts';
import { startApp, type TestApp } from '../../support/app.ts';
import { aKey, PARTNER_ORIGIN, withKey } from '../../support/partners.ts';

describe('how often a key may ask', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ store: 'memory', env: { RATE_LIMITS: 'on' } });
  });
  afterAll(() => app.stop());

  it('is said with every answer, and 429 says how long to wait', async () => {
    const { key } = await aKey(await app.admin(), { ratePerMinute: 3 });
    const ask = () => app.client().get<{ message: string }>('/api/config', withKey(key, PARTNER_ORIGIN));
    const replies = [];
    for (let time = 0; time < 5; time++) replies.push(await ask());
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    expect(replies.map(({ headers }) => headers.get('ratelimit')?.split(';t=')[0])).toEqual(
      [2, 1, 0, 0, 0].map((left) => `"minute";r=${left}`),
    );
    const last = replies.at(-1);
    expect(last?.headers.get('ratelimit-policy')).toBe('"minute";q=3;w=60');
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(last?.headers.get('access-control-allow-origin')).toBe(PARTNER_ORIGIN);
    expect(last?.body.message).toBe('Too many attempts. Please try again later.');
  });

  it('is each key’s own', async () => {
    const admin = await app.admin();
    const [one, other] = [await aKey(admin, { ratePerMinute: 1 }), await aKey(admin, { ratePerMinute: 1 })];
    const status = async (key: string) => (await app.client().get('/api/config', withKey(key))).status;
    expect([await status(one.key), await status(one.key), await status(other.key)]).toEqual([200, 429, 200]);
  });

  it('begins anew after a minute', () => {
    let at = 1_000_000;
    const rate = keyRate(windowCounts(() => at));
    const take = () => rate({ id: 1, ratePerMinute: 2 });
    expect([take().allowed, take().allowed, take().allowed]).toEqual([true, true, false]);
    at += 59_999;
    expect(take()).toMatchObject({ allowed: false, seconds: 1 });
    at += 1;
    expect(take()).toMatchObject({ allowed: true, headers: { RateLimit: '"minute";r=1;t=60' } });
  });
});

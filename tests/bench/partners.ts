import { getLoad, type Load } from './load.ts';
import { report } from './report.ts';
import { benchShop } from './shop.ts';

const ORIGIN = 'https://travel.northlight.example';
const ROUNDS = 3;
export const PASSWORD = 'admin-of-the-bench';

/** Signs the administrator in and creates a publishable key for the pages of `origin`. */
export const createKey = async (
  url: string,
  mode: 'live' | 'test',
): Promise<{ readonly key: string; readonly origin: string }> => {
  const post = async (path: string, body: object, cookie = '') => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  };
  const signedIn = await post('/api/login', { username: 'admin', password: PASSWORD });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const partner = (await (await post('/api/admin/partners', { name: 'Bench' }, cookie)).json()) as {
    id: number;
  };
  const asked = {
    partnerId: partner.id,
    kind: 'publishable',
    mode,
    origins: [ORIGIN],
    ratePerMinute: 1_000_000,
  };
  const { key } = (await (await post('/api/admin/keys', asked, cookie)).json()) as { key: string };
  return { key, origin: ORIGIN };
};

/** What a partner's page costs beside a visitor: the same read with a key, and the question before it. */
export const benchPartners = async (): Promise<void> => {
  const shop = await benchShop({ WORKERS: '0', ADMIN_PASSWORD: PASSWORD });
  try {
    const { key } = await createKey(shop.url, 'live');
    // As many bytes to read as with a key, so that what is compared is the shop's own work.
    const unkeyed = { 'X-Other': 'x'.repeat(`Bearer ${key}`.length), Referer: ORIGIN };
    const keyed = { Authorization: `Bearer ${key}`, Origin: ORIGIN };
    const compare = async (title: string, plain: () => Promise<Load>, ours: () => Promise<Load>) => {
      await plain();
      await ours();
      const pairs = [];
      for (let round = 0; round < ROUNDS; round++) pairs.push({ bare: await plain(), ours: await ours() });
      report(title, 0.9, pairs);
    };
    for (const path of ['/api/experiences', '/api/experiences/slug/the-harlem-jazz-hour', '/api/config'])
      await compare(
        `GET ${path} with a publishable key, beside none`,
        () => getLoad(shop.url + path, { headers: unkeyed }),
        () => getLoad(shop.url + path, { headers: keyed }),
      );
    const ask = { Origin: ORIGIN, 'Access-Control-Request-Method': 'GET' };
    await compare(
      'A preflight, beside the read it is for',
      () => getLoad(`${shop.url}/api/config`, { method: 'GET' }),
      () => getLoad(`${shop.url}/api/config`, { method: 'OPTIONS', headers: ask }),
    );
  } finally {
    await shop.stop();
  }
};

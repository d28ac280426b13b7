import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../adapters/composition/config.ts';
import { type Running, start } from '../../adapters/composition/start.ts';
import { builtWeb } from '../../adapters/http/from-memory/built-web.ts';
import type { Web } from '../../adapters/http/from-memory/pages.ts';
import { rawBytes, rawRequest } from '../http/raw.ts';
import { aHost, anExperience } from '../support/builders.ts';
import { freePort } from '../support/free-port.ts';

const DIST = join(import.meta.dirname, '../../web/dist');
const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

describe('pages that are the same but for the name in their address', () => {
  let shop: Running;
  const dataDir = mkdtempSync(join(tmpdir(), 'wondercast-pages-'));
  const rendered: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;

  /** The storefront, with a count of what it renders. */
  const counted = (web: Web): Web => ({
    ...web,
    renderer: async () => {
      const { render, ...rest } = await web.renderer();
      return {
        ...rest,
        render: async (request) => {
          rendered.push(request.url);
          mostAtOnce = Math.max(mostAtOnce, ++atOnce);
          try {
            return await render(request);
          } finally {
            atOnce -= 1;
          }
        },
      };
    },
  });

  beforeAll(async () => {
    const env = {
      STORE: 'memory',
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      SEED: 'catalogue',
    };
    shop = await start(readConfig(env), silent, { web: (cache) => counted(builtWeb(DIST, cache)) });
    await shop.opened;
  });
  afterAll(async () => {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  beforeEach(() => {
    rendered.length = 0;
    mostAtOnce = 0;
  });

  const page = async (path: string) => {
    const { status, bytes } = await rawRequest(shop.url, path);
    return { status, text: bytes.toString() };
  };
  const many = (count: number, path: (at: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, at) => page(path(at))));

  it('are one rendering for all unknown paths', async () => {
    const pages = await many(100, (at) => `/nothing/${at}${'/x'.repeat(at % 5)}`);
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
    expect(pages.every(({ status }) => status === 404)).toBe(true);
    expect(rendered).toHaveLength(1);
  });

  it.each([
    ['/order-confirmation/', 200, (at: number) => `WC-7K2M9QXR${at + 10}`],
    ['/bookings/', 200, (at: number) => `WC-7K2M9QXR${at + 10}`],
    ['/experience/', 404, (at: number) => `none-of-ours-${at}`],
    ['/experience/', 404, (at: number) => `${9_000_000 + at}`],
  ])(
    'are one rendering for all names under %s that are nobody’s (%i), each with its own name',
    async (folder, status, nameOf) => {
      const pages = await many(60, (at) => `${folder}${nameOf(at)}`);
      pages.forEach((each, at) => {
        expect(each.status).toBe(status);
        expect(each.text).toContain(nameOf(at));
        expect(each.text.replaceAll(nameOf(at), '')).toBe(pages[0]?.text.replaceAll(nameOf(0), ''));
      });
      expect(rendered).toHaveLength(1);
    },
  );

  it('say a name as they would if they were rendered for it', async () => {
    const name = 'WC-AAAAAAAAAA';
    const { text } = await page(`/order-confirmation/${name}`);
    expect(text).toContain(`>${name}<`);
  });

  it('know no experience by a number that no row can have', async () => {
    expect((await page('/experience/99999999999999999999')).status).toBe(404);
  });

  it('put nothing of a name that is markup into the page', async () => {
    for (const evil of [
      '%3Cscript%3Ealert(1)%3C/script%3E',
      '"onload="x',
      '%22%3E%3Cimg%20src=x%3E',
      '\\u003c',
    ]) {
      const { text } = await page(`/experience/${evil}`);
      expect(text).not.toContain('alert(1)');
      expect(text).not.toContain('onload="x');
      expect(text).not.toContain('<img src=x');
    }
  });

  it('are one rendering for a search, however it is spaced', async () => {
    const [first, ...others] = await Promise.all(
      [
        '/?search=big+quiz',
        '/?search=+big++quiz+',
        '/?search=big%09quiz',
        '/?price=nonsense&search=big+quiz',
        '/?search=big+quiz&utm=x',
      ].map(page),
    );
    for (const other of others) expect(other.text).toBe(first?.text);
    expect(rendered).toEqual(['/?search=big+quiz']);
  });

  it('are rendered again for who looks for people, once the first free times are others', async () => {
    const { unitOfWork } = shop.ports;
    const { id } = await unitOfWork(({ catalogue }) =>
      catalogue.addExperience(
        anExperience({ title: 'Ocarina Hour', bookingMode: 'both', duration: '60 min' }),
      ),
    );
    await shop.live.refresh();
    const path = '/?search=ocarina&people=25';
    expect((await page(path)).text).toContain('Time on request');
    await unitOfWork(({ hosts }) => hosts.add(aHost({ experienceIds: [id], takesInstant: true })));
    await expect.poll(async () => (await page(path)).text).toContain('First free');
    // No zone's day or time is in it: only the browser knows the reader's.
    expect((await page(path)).text).not.toMatch(/First free: <\/span><time/);
  });

  it('are rendered one at a time, so that others are served between two of them', async () => {
    const pages = await many(40, (at) => `/?search=nothing${at}`);
    expect(pages.every(({ status }) => status === 200)).toBe(true);
    expect(mostAtOnce).toBe(1);
  });

  it.each(['//', '///', '/\\', '//evil.example/', '/\\evil.example', '/.//', '/about//', '//?search=x'])(
    'are nothing under %j, which a browser would take for a host',
    async (path) => {
      const heard = await rawBytes(
        shop.url,
        `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
      );
      expect(heard).toMatch(/^HTTP\/1\.1 404 /);
      expect(heard).toContain('Page Not Found');
    },
  );

  it.each([
    '/%00',
    '/experience/%00',
    '/order-confirmation/%00',
    '/ABOUT',
    '/Checkout',
    '/API/categories',
    '/Uploads/x.webp',
  ])('are nothing under %j: a path is matched as written', async (path) => {
    expect((await page(path)).status).toBe(404);
  });

  it('are rendered again when the shop is called otherwise, and say so to search engines too', async () => {
    const paths = ['/', '/about', '/experience/the-harlem-jazz-hour', '/terms', '/nothing/at/all'];
    const named = async (name: string) => {
      for (const path of paths) {
        const { text } = await page(path);
        expect(text, path).toContain(`"og:site_name" content="${name}"`);
        expect(text, path).toMatch(new RegExp(`<title>[^<]*${name}`));
      }
    };
    await named('Wondercast');
    await shop.ports.unitOfWork(({ settings }) =>
      settings.put('brand', { ...shop.ports.profile.brand, name: 'Limelight' }, new Date()),
    );
    await shop.live.refresh();
    await named('Limelight');
    expect((await page('/experience/the-harlem-jazz-hour')).text).toContain('"name":"Limelight"');
    rendered.length = 0;
    await named('Limelight');
    expect(rendered).toEqual([]);
  });
});

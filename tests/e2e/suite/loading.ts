import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { inFull } from '../../support/full.ts';
import { timePasses } from '../../support/time-passes.ts';
import { demo, JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import { halvedDocument } from '../support/halved-document.ts';
import { alive, PHONE, WIDE } from '../support/visitor.ts';

/** All that a phone of double density fetches for the home page, idle fetches too, in bytes. */
const PHONE_BUDGET = 500_000;

/** Script of the first load of the home page, gzip, in bytes. */
const BUDGET = 118_000;

const STATS = join(import.meta.dirname, '../../../web/dist/stats.json');

interface Painted {
  readonly shift: number;
  readonly largest: string;
}

/** Keeps what the browser measures: how far things moved, and what the largest paint was. */
const measure = () => {
  const painted = { shift: 0, largest: '' };
  Object.assign(window, { painted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) painted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
      painted.largest = element?.getAttribute('src') ?? element?.textContent ?? '';
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

const painted = (page: Page) => page.evaluate(() => (window as unknown as { painted: Painted }).painted);

export const describeLoading = () => {
  describe('the first load', () => {
    it('brings at most 118 kB of script, and only what it needs', async ({ arrive }) => {
      const { firstLoad } = JSON.parse(readFileSync(STATS, 'utf8')) as {
        firstLoad: { gzip: number; chunks: readonly string[] };
      };
      expect(firstLoad.gzip).toBeLessThanOrEqual(BUDGET);
      const { page, visit } = await arrive({ first: true });
      const scripts = new Set<string>();
      await page.route('**/assets/*.js', async (route) => {
        scripts.add(new URL(route.request().url()).pathname.slice(1));
        await route.continue();
      });
      // What waits until the page is idle is not part of it.
      await page.addInitScript(() => {
        Object.assign(window, { requestIdleCallback: () => 0 });
      });
      await visit('/');
      await page.waitForLoadState('networkidle');
      expect([...scripts].sort()).toEqual([...firstLoad.chunks].sort());
    });

    it('is at most 500 kB on a phone; pictures come as the row, or the page, moves', async ({ arrive }) => {
      const context = { deviceScaleFactor: 2 };
      const { page, visit } = await arrive({ first: true, size: PHONE, touch: true, context });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      let bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await visit('/');
      await page.waitForLoadState('networkidle');
      expect(bytes).toBeLessThanOrEqual(PHONE_BUDGET);
      const rows = page.getByRole('region').filter({ has: page.locator('a[href^="/experience/"] h3') });
      const shown = (row: number, card: number) =>
        rows
          .nth(row)
          .locator('li img')
          .nth(card)
          .evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : null));
      expect(await shown(0, 0)).toMatch(/-386\.avif$/);
      expect([await shown(0, 3), await shown(2, 0)]).toEqual([null, null]);
      await rows
        .nth(0)
        .locator('ul')
        .evaluate((row) => row.scrollBy({ left: 200, behavior: 'instant' }));
      await expect.poll(() => shown(0, 3)).toMatch(/-386\.avif$/);
      await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }));
      await expect.poll(() => shown(2, 0)).toMatch(/-386\.avif$/);
    });

    inFull(() => {
      it('is not asked for again: the document was current when it was answered, whatever clock says', async ({
        arrive,
      }) => {
        const { page, visit } = await arrive({ first: true });
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        // Ten minutes ahead, so that what the document says of its age is past its freshness.
        await page.addInitScript(() => {
          const now = Date.now;
          Date.now = () => now() + 600_000;
        });
        await visit('/');
        await page.waitForLoadState('networkidle');
        expect(asked.filter((path) => /^\/api\/(experiences|categories)/.test(path))).toEqual([]);
      });

      it('fetches code once the page is painted', async ({ arrive }) => {
        const { page, visit } = await arrive({ first: true });
        await visit('/');
        const { painted, fetched } = await page.evaluate(() => ({
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
          fetched: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')),
        }));
        expect(fetched.length).toBeGreaterThan(0);
        for (const { startTime } of fetched) expect(startTime).toBeGreaterThanOrEqual(painted);
      });

      it.for([
        [
          'in a tab that nobody sees',
          () => {
            Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
            PerformanceObserver.prototype.observe = () => undefined;
          },
        ],
        [
          'where paints are not measured',
          () => Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { get: () => [] }),
        ],
      ] as const)('comes to life %s', async ([, prepare], { arrive }) => {
        const { page, visit } = await arrive({ first: true });
        await page.addInitScript(prepare);
        await visit('/about');
      });

      it.for([PHONE, WIDE])(
        'moves next to nothing when its faces come late: %j',
        async (size, { arrive }) => {
          const { page, visit } = await arrive({ first: true, size, motion: true });
          await page.addInitScript(measure);
          await page.route('**/*.woff2', async (route) => {
            await timePasses(1_000);
            await route.continue();
          });
          await visit('/');
          await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => new Promise(requestAnimationFrame));
          const { shift } = await painted(page);
          expect(shift).toBeLessThan(0.02);
        },
      );
    });

    const paints = (page: Page) =>
      page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    const HALF = 'Up to 250 seats';

    inFull(() => {
      it('is painted once its banner has come as a whole, and moves nothing', async ({
        arrive,
        shop,
        onTestFinished,
      }) => {
        const slow = await halvedDocument(shop.url, HALF);
        onTestFinished(() => slow.stop());
        const { page } = await arrive({ first: true, size: PHONE, motion: true, others: [slow.url] });
        await page.addInitScript(measure);
        await page.goto(slow.url, { waitUntil: 'commit' });
        await timePasses(1_500);
        expect(await paints(page)).toBe(0);
        slow.release();
        await alive(page);
        expect(await paints(page)).toBe(1);
        expect((await painted(page)).shift).toBeLessThan(0.02);
      });

      it('(would be painted in parts, and move, if it did not wait)', async ({
        arrive,
        shop,
        onTestFinished,
      }) => {
        const slow = await halvedDocument(shop.url, HALF, (html) =>
          html.replace('rel="expect"', 'rel="none"'),
        );
        onTestFinished(() => slow.stop());
        const { page } = await arrive({ first: true, size: PHONE, motion: true, others: [slow.url] });
        await page.addInitScript(measure);
        await page.goto(slow.url, { waitUntil: 'commit' });
        await expect.poll(() => paints(page)).toBe(1);
        slow.release();
        await alive(page);
        await expect.poll(async () => (await painted(page)).shift).toBeGreaterThan(0.02);
      });

      it.for([
        ['/', WIDE, 'desk'],
        ['/', PHONE, 'phone'],
        [`/experience/${JAZZ.slug}`, WIDE, 'desk'],
        [`/experience/${JAZZ.slug}`, PHONE, 'phone'],
        ['/checkout', WIDE, 'desk'],
        ['/order-confirmation/WC-0000000000', WIDE, 'desk'],
        ['/auth', PHONE, 'phone'],
      ] as const)(
        'of %s moves nothing, and its largest paint comes from the server: %j',
        async ([path, size], { arrive }) => {
          const { page, visit, allow } = await arrive({ first: true, size, motion: true });
          if (path.startsWith('/order-confirmation')) allow(/status of 404/);
          await page.addInitScript(measure);
          await visit(path);
          await page.waitForLoadState('networkidle');
          for (const y of [600, 1800, 0]) {
            await page.mouse.wheel(0, y);
            await page.evaluate(() => new Promise(requestAnimationFrame));
          }
          const { shift, largest } = await painted(page);
          expect(shift).toBeLessThan(0.02);
          expect(largest).not.toBe('');
          const html = await (await page.request.get(path)).text();
          expect(html.replaceAll(/<!-- -->|&#x27;/g, '')).toContain(largest.replaceAll("'", '').slice(0, 60));
        },
      );
    });
  });

  inFull(() => {
    describe('going on', () => {
      it('never waits for what could be fetched ahead: pointing at a link fetches code and data', async ({
        arrive,
      }) => {
        const { page, context, visit } = await arrive({ first: true });
        await visit('/?search=vault');
        const asked: string[] = [];
        page.on('request', (request) => asked.push(new URL(request.url()).pathname));
        const link = page.getByRole('main').getByRole('link', { name: /The Vanishing Vault/ });
        await link.hover();
        await expect.poll(() => asked).toContain('/api/experiences/slug/the-vanishing-vault/reviews');
        await expect.poll(() => asked.some((path) => path.includes('/assets/ExperiencePage-'))).toBe(true);
        await page.waitForLoadState('networkidle');
        await context.route('**/api/**', () => new Promise(() => {}));
        await link.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo('the-vanishing-vault').title);
        await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      });

      it('starts at the top, and going back returns to where one was', async ({ arrive }) => {
        const { page, visit } = await arrive({ first: true });
        await visit('/');
        const card = page.getByRole('link', { name: /^Paint & Sip Studio/ }).first();
        await card.scrollIntoViewIfNeeded();
        const before = await page.evaluate(() => scrollY);
        expect(before).toBeGreaterThan(600);
        await card.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paint & Sip Studio');
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
        await expect(page.getByRole('main')).toBeFocused();
        await page.goBack();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
        await page.goForward();
        await page.reload();
        await alive(page);
        await page.goBack();
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
      });

      it('opens at its top by an address, and where it was left by going back and by a reload', async ({
        arrive,
      }) => {
        const { page, visit } = await arrive({ size: PHONE });
        const top = () => page.evaluate(() => scrollY);
        // The page hears of it with its next frame.
        const scroll = (y: number) =>
          page.evaluate(
            (to) =>
              new Promise<void>((done) => {
                addEventListener('scroll', () => done(), { once: true });
                scrollTo({ top: to, behavior: 'instant' });
              }),
            y,
          );
        await visit('/?price=501-1000');
        await scroll(900);
        await page.reload();
        await alive(page);
        await expect.poll(top).toBe(900);
        for (const address of ['/', '/about', '/?price=501-1000']) {
          await visit(address);
          // Long enough for a position that is remembered to come back.
          await timePasses(300);
          expect(await top(), address).toBe(0);
        }
        await scroll(700);
        await page.goBack();
        await page.goBack();
        await page.goBack();
        await alive(page);
        await expect.poll(top).toBe(900);
        await page.goForward();
        await page.goForward();
        await page.goForward();
        await alive(page);
        await expect.poll(top).toBe(700);
      });

      it('tells the document’s title and description of each page', async ({ arrive }) => {
        const { page, visit } = await arrive({ first: true });
        await visit('/about');
        await page.getByRole('link', { name: 'Contact Us' }).first().click();
        await expect(page).toHaveTitle('Contact Us | Wondercast');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index,follow');
        await page.getByRole('link', { name: 'Sign in' }).click();
        await expect(page).toHaveTitle('Sign in | Wondercast');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      });
    });
  });
};

import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '../support/browser.ts';
import { row } from './report.ts';
import { benchShop } from './shop.ts';

const PAGES: readonly (readonly [string, string])[] = [
  ['home', '/'],
  ['detail', '/experience/the-harlem-jazz-hour'],
  ['checkout', '/checkout'],
  ['sign-in', '/auth'],
  ['about', '/about'],
  ['developers', '/developers'],
];

/** These say noindex on purpose, which Lighthouse counts against them. */
const NOT_INDEXED = ['checkout', 'sign-in'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's scores of the storefront, mobile and desktop; best of two runs, because machines are noisy. */
export const benchLighthouse = async (): Promise<void> => {
  const shop = await benchShop({ WORKERS: '0' });
  const browser = await findBrowser();
  const chrome = await launch({
    ...(browser ? { chromePath: browser.path } : {}),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
    ],
  });
  console.log(
    '\nLighthouse: performance, accessibility, best practices, SEO (aims: ≥ 95 mobile and 100 desktop, 100, 100, 100)',
  );
  for (const form of ['mobile', 'desktop'] as const)
    for (const [name, path] of PAGES) {
      const best: Record<string, number> = {};
      const failed = new Set<string>();
      let largestMs = Number.POSITIVE_INFINITY;
      for (let round = 0; round < 2; round++) {
        const options = { port: chrome.port, logLevel: 'silent' as const, onlyCategories: [...CATEGORIES] };
        const result = await lighthouse(
          shop.url + path,
          options,
          form === 'desktop' ? desktopConfig : undefined,
        );
        if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
        for (const category of CATEGORIES) {
          const score = Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
          best[category] = Math.max(best[category] ?? 0, score);
        }
        largestMs = Math.min(
          largestMs,
          result.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
        );
        for (const audit of Object.values(result.lhr.audits))
          if (audit.scoreDisplayMode === 'binary' && audit.score === 0) failed.add(audit.id);
      }
      const scores = CATEGORIES.map((category) =>
        category === 'seo' && NOT_INDEXED.includes(name) ? 'noindex' : String(best[category]),
      );
      row(
        `${name}, ${form}`,
        `${scores.join('  ')}   largest paint ${(largestMs / 1000).toFixed(1)} s${failed.size > 0 ? `   failed: ${[...failed].join(', ')}` : ''}`,
      );
    }
  chrome.kill();
  await shop.stop();
};

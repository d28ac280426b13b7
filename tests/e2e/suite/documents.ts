import { describe } from 'vitest';
import { demoExperiences } from '../../../adapters/demo/catalogue.ts';
import { anAdmin } from '../../support/memory-ports.ts';
import { JAZZ } from '../support/demo.ts';
import { it } from '../support/demo-shop.ts';
import { expect } from '../support/expect.ts';
import {
  canonicalOf,
  factsOf,
  fetchDocument,
  hashOf,
  inlineScriptsOf,
  metaOf,
  titleOf,
} from '../support/html.ts';

const JAZZ_PAGE = `/experience/${JAZZ.slug}`;
const PUBLIC = ['/', '/?search=jazz', '/?category=team-socials', JAZZ_PAGE, '/about', '/contact'];
/** Where mailed links lead. The page asks by itself whether its link is known. */
const LINKS = ['pay', 'sessions', 'host', 'reviews', 'invitation'].map(
  (name) => `/${name}/${'x'.repeat(43)}`,
);
const PRIVATE = ['/auth', '/auth/register', '/checkout', '/profile', '/order-confirmation/WC-0000000000'];

export const describeDocuments = () => {
  describe('a public page, as the server sends it', () => {
    it('says what it is: title, description, canonical address, Open Graph', async ({ shop }) => {
      const seen = new Set<string>();
      for (const path of PUBLIC) {
        const document = await fetchDocument(`${shop.url}${path}`);
        expect(document.status).toBe(200);
        expect(document.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(titleOf(document)).toMatch(/Wondercast/);
        expect(metaOf(document, 'description')?.length).toBeGreaterThan(40);
        expect(metaOf(document, 'robots')).toBe('index,follow');
        expect(canonicalOf(document)).toBe(`${shop.url}${path.split('?')[0]}`);
        expect(metaOf(document, 'og:title')).toBe(titleOf(document));
        expect(metaOf(document, 'og:url')).toBe(canonicalOf(document));
        expect(metaOf(document, 'og:site_name')).toBe('Wondercast');
        seen.add(titleOf(document));
      }
      expect(seen.size).toBe(PUBLIC.length);
    });

    it('has its content: the home page all experiences, an experience everything about it', async ({
      shop,
    }) => {
      const home = await fetchDocument(`${shop.url}/`);
      for (const { slug } of demoExperiences) expect(home.html).toContain(`href="/experience/${slug}"`);
      expect(factsOf(home)).toMatchObject({ '@type': 'WebSite', name: 'Wondercast', url: shop.url });
      const jazz = await fetchDocument(`${shop.url}${JAZZ_PAGE}`);
      for (const words of [...JAZZ.inclusions, ...JAZZ.description.split('\n\n')])
        expect(jazz.html).toContain(words);
      expect(metaOf(jazz, 'og:image')).toBe(`${shop.url}/uploads/demo/jazz-cover-1600.webp`);
      expect(factsOf(jazz)).toMatchObject({
        '@type': 'Product',
        name: JAZZ.title,
        url: `${shop.url}${JAZZ_PAGE}`,
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: 1190,
          highPrice: 1950,
          offerCount: 4,
        },
        aggregateRating: { reviewCount: JAZZ.reviews.length },
      });
    });
  });

  describe('a page of one’s own, as the server sends it', () => {
    it('is kept out of search engines and tells nothing of anybody', async ({ shop }) => {
      for (const path of [...PRIVATE, ...LINKS]) {
        const document = await fetchDocument(`${shop.url}${path}`);
        expect([path, document.status]).toEqual([path, 200]);
        expect(metaOf(document, 'robots')).toBe('noindex');
      }
      const robots = await fetchDocument(`${shop.url}/robots.txt`);
      for (const path of ['/admin', '/api/', '/auth', '/checkout', '/order-confirmation/', '/profile'])
        expect(robots.html).toContain(`Disallow: ${path}\n`);
      expect(robots.html).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
      const sitemap = await fetchDocument(`${shop.url}/sitemap.xml`);
      expect(sitemap.html.match(/<loc>/g)?.length).toBeGreaterThanOrEqual(demoExperiences.length + 3);
    });
  });

  it('whoever asks for a site’s icon at the address that all sites have finds it', async ({ shop }) => {
    const answer = await fetch(`${shop.url}/favicon.ico`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    // An icon file begins with its kind, 1, and has three sizes.
    expect([...Buffer.from(await answer.arrayBuffer()).subarray(0, 5)]).toEqual([0, 0, 1, 0, 3]);
  });

  describe('every document', () => {
    it('runs two scripts in place, whose hashes its policy names, and hides nothing that a script must reveal', async ({
      shop,
    }) => {
      for (const path of [...PUBLIC, ...PRIVATE, '/no/such/page', '/experience/no-such-thing']) {
        const document = await fetchDocument(`${shop.url}${path}`);
        const scripts = inlineScriptsOf(document);
        expect([path, scripts.length]).toEqual([path, 2]);
        const hashes = scripts.map(({ text }) => `'sha256-${hashOf(text)}'`);
        const policy = document.headers.get('content-security-policy') ?? '';
        expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toContain('unsafe-eval');
        expect(document.html).not.toMatch(/<div hidden|\son\w+="/);
      }
    });

    it('has the status that is true: 404 for what is not there, 301 from numbers to slugs', async ({
      shop,
    }) => {
      for (const path of ['/no/such/page', '/experience/no-such-thing', '/experience/999', '/auth/nowhere']) {
        const document = await fetchDocument(`${shop.url}${path}`);
        expect([path, document.status]).toEqual([path, 404]);
        expect(metaOf(document, 'robots')).toBe('noindex');
      }
      for (const [path, location] of [
        ['/experience/1', JAZZ_PAGE],
        ['/experience', '/'],
      ]) {
        const document = await fetchDocument(`${shop.url}${path}`);
        expect([path, document.status, document.headers.get('location')]).toEqual([path, 301, location]);
      }
    });

    it('shows script in any text as text, also in its data blocks', async ({ shop }) => {
      const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"\'&\u2028';
      const { slug } = await shop.sell({
        title: evil,
        description: evil,
        inclusions: evil,
        theme: evil,
        duration: evil,
        videoUrl: `javascript:alert(1)//${evil}`,
      });
      for (const path of [`/experience/${slug}`, `/?search=${encodeURIComponent(evil)}`]) {
        const document = await fetchDocument(`${shop.url}${path}`);
        expect(inlineScriptsOf(document)).toHaveLength(2);
        expect(document.html).not.toContain('<img src=x');
        expect(titleOf(document)).toContain('</script><script>alert(1)');
      }
      const facts = factsOf(await fetchDocument(`${shop.url}/experience/${slug}`));
      expect(facts?.name).toBe(evil);
    });

    it('shows script in the shop’s name and its texts as text', async ({ shop }) => {
      const evil = '</script><script>alert(1)</script><img src=x onerror=a()>';
      const { running } = shop;
      const { brand, texts } = await running.shop.shopSettings(anAdmin());
      await running.shop.setBrand(anAdmin(), null, { ...brand.value, name: evil });
      await running.shop.setTexts(anAdmin(), null, { ...texts.value, terms: `# ${evil}\n\n${evil}` });
      await running.live.refresh();
      try {
        for (const path of ['/', JAZZ_PAGE, '/terms', '/auth']) {
          const document = await fetchDocument(`${shop.url}${path}`);
          expect([path, inlineScriptsOf(document).length]).toEqual([path, 2]);
          expect(document.html).not.toContain('<img src=x');
          expect(titleOf(document)).toContain('</script><script>alert(1)');
        }
        const home = await fetchDocument(`${shop.url}/`);
        expect(factsOf(home)?.name).toBe(evil);
        expect(metaOf(home, 'og:site_name')).toBe(evil);
      } finally {
        await running.shop.setBrand(anAdmin(), null, brand.value);
        await running.shop.setTexts(anAdmin(), null, texts.value);
        await running.live.refresh();
      }
    });
  });
};

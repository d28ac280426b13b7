import type { Snapshot } from '@wondercast/core/catalogue/snapshot';
import { ALWAYS } from '../pipeline/headers.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { LiveSnapshot } from './live-snapshot.ts';
import { type Prepared, prepare } from './prepared.ts';

const answer = (type: string, text: string): Prepared =>
  prepare(200, Buffer.from(text), {
    ...ALWAYS,
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
  });

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[
      '/admin',
      '/api/',
      '/auth',
      '/bookings/',
      '/checkout',
      '/order-confirmation/',
      '/pay/',
      '/profile',
    ].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (publicUrl: string, { experiences }: Snapshot): string => {
  const entry = (path: string, changed?: Date) =>
    `<url><loc>${publicUrl}${path}</loc>${changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''}</url>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...['/', '/about', '/contact'].map((path) => entry(path)),
    ...experiences.map(({ slug, updatedAt }) => entry(`/experience/${slug}`, updatedAt)),
    '</urlset>',
    '',
  ].join('\n');
};

/** Caches `robots.txt` and `sitemap.xml` for the current catalogue. URLs come from the configuration, never from a request. */
export const prepareDiscovery = (cache: AnswerCache, live: LiveSnapshot, publicUrl: string): void => {
  cache.keep('/robots.txt', answer('text/plain', robots(publicUrl)));
  live.onVersion((snapshot) =>
    cache.keep('/sitemap.xml', answer('application/xml', sitemap(publicUrl, snapshot))),
  );
};

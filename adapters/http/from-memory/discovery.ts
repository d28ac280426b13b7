import type { Snapshot } from '@wondercast/core/shop/catalogue/snapshot';
import { COMMON_HEADERS } from '../pipeline/headers.ts';
import type { LiveSnapshot } from './live-snapshot.ts';
import { type PreparedReply, prepare } from './prepared.ts';
import type { ReplyCache } from './reply-cache.ts';

const textReply = (type: string, text: string): PreparedReply =>
  prepare(200, Buffer.from(text), {
    ...COMMON_HEADERS,
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
      '/host/',
      '/order-confirmation/',
      '/pay/',
      '/profile',
      '/reviews/',
      '/sessions/',
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
    ...['/', '/about', '/contact', '/terms', '/privacy', '/developers'].map((path) => entry(path)),
    ...experiences.map(({ slug, updatedAt }) => entry(`/experience/${slug}`, updatedAt)),
    '</urlset>',
    '',
  ].join('\n');
};

/**
 * Caches `robots.txt` and `sitemap.xml` for the current catalogue. URLs come from the configuration, never from a request. The
 * sitemap lists every experience, so it is built on demand instead of after every change.
 */
export const prepareDiscovery = (cache: ReplyCache, live: LiveSnapshot, publicUrl: string): void => {
  cache.putStatic('/robots.txt', textReply('text/plain', robots(publicUrl)));
  let current: Snapshot | null = null;
  let made: { readonly of: Snapshot['experiences']; readonly reply: PreparedReply } | null = null;
  live.onVersion((snapshot) => {
    current = snapshot;
  });
  cache.putComputed('/sitemap.xml', () => {
    if (!current) return undefined;
    const { experiences } = current;
    if (made?.of !== experiences)
      made = { of: experiences, reply: textReply('application/xml', sitemap(publicUrl, current)) };
    return made.reply;
  });
};

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMON_HEADERS } from '../pipeline/headers.ts';
import type { Web, WebRenderer } from './pages.ts';
import { prepare } from './prepared.ts';
import type { ReplyCache } from './reply-cache.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  tgz: 'application/gzip',
};

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? (name === '.vite' ? [] : filesBelow(path)) : [path];
  });

/** The widget's URL never changes. It is cached for a day, and then served stale for a week while the browser revalidates it. */
const WIDGET = '/widget.js';

/** Files that the widget loads on demand. */
const OF_WIDGET = '/widget/';

/** File names under `/assets/` and `/widget/` carry a content hash; other files are revalidated after an hour. */
const cacheControl = (url: string): string => {
  if (url === WIDGET) return 'public, max-age=86400, stale-while-revalidate=604800';
  return url.startsWith('/assets/') || url.startsWith(OF_WIDGET)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
};

/** Pages of any origin load the widget, its fonts and its images. These files are public and need no cookie. */
const crossOriginHeaders = (url: string): Readonly<Record<string, string>> =>
  url === WIDGET || url.startsWith(OF_WIDGET) || url.startsWith('/fonts/') || url.startsWith('/brand/')
    ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {};

/** The built storefront: files are cached in memory, the renderer is loaded on first use. */
export const builtWeb = (dist: string, cache: ReplyCache): Web => {
  const client = join(dist, 'client');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entry = manifest['entry-client.tsx'];
  if (!entry) throw new Error(`${dist} has no entry: build the web again`);
  for (const file of filesBelow(client)) {
    const url = `/${relative(client, file).replaceAll('\\', '/')}`;
    const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const headers = {
      ...COMMON_HEADERS,
      ...crossOriginHeaders(url),
      'Content-Type': type,
      'Cache-Control': cacheControl(url),
    };
    cache.putStatic(url, prepare(200, readFileSync(file), headers));
  }
  let renderer: Promise<WebRenderer> | null = null;
  const importsOf = (chunk: ManifestChunk, seen = new Set<string>()): readonly string[] =>
    (chunk.imports ?? []).flatMap((name) => {
      const next = manifest[name];
      if (!next || seen.has(name)) return [];
      seen.add(name);
      return [`/${next.file}`, ...importsOf(next, seen)];
    });
  return {
    renderer: () => {
      renderer ??= import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<WebRenderer>;
      return renderer;
    },
    assets: {
      script: `/${entry.file}`,
      styles: (entry.css ?? []).map((file) => `/${file}`),
      preloads: importsOf(entry),
    },
    development: false,
    finish: async (_, html) => html,
  };
};

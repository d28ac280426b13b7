import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ALWAYS } from '../pipeline/headers.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Web, WebRenderer } from './pages.ts';
import { prepare } from './prepared.ts';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
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

/** One address for good: a day without asking, and a week in which the old one serves while the new one is fetched. */
const WIDGET = '/widget.js';

/** Names under assets/ and fonts carry their content's hash or never change; the rest is asked for again after an hour. */
const freshness = (url: string): string => {
  if (url === WIDGET) return 'public, max-age=86400, stale-while-revalidate=604800';
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
};

/** Pages of any origin load the widget, and what it is drawn with. None of it depends on who asks, and no cookie goes along. */
const leave = (url: string): Readonly<Record<string, string>> =>
  url === WIDGET || url.startsWith('/fonts/') || url.startsWith('/brand/')
    ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
    : {};

/** The built storefront: its files are kept ready in memory, its renderer is loaded when first needed. */
export const builtWeb = (dist: string, cache: AnswerCache): Web => {
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
    const headers = { ...ALWAYS, ...leave(url), 'Content-Type': type, 'Cache-Control': freshness(url) };
    cache.keep(url, prepare(200, readFileSync(file), headers));
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

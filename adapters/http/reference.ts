import { readFileSync } from 'node:fs';
import type { AnswerCache } from './answer-cache.ts';
import { ALWAYS, strictTransport } from './headers.ts';
import { prepare } from './prepared.ts';

/** The renderer puts its own styles in, searches in a worker of its own making, and draws its marks as data. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'worker-src blob:',
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SCRIPT = '/api/docs/redoc.js';
const START = '/api/docs/start.js';

/** No fonts and no marks from elsewhere; long shapes are opened by who wants them. */
const start = `Redoc.init('/api/openapi.json', {
  hideDownloadButtons: false, expandResponses: '200,201', requiredPropsFirst: true, nativeScrollbars: true,
  theme: {
    colors: { primary: { main: '#7a3cff' } },
    typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } },
  },
}, document.getElementById('reference'));
`;

const page = (brand: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of ${brand}</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 } noscript p { margin: 2rem; font: 1rem/1.5 system-ui }</style>
</head>
<body>
<main id="reference"><noscript><p>The reference needs JavaScript. The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></noscript></main>
<script src="${SCRIPT}" defer></script>
<script src="${START}" defer></script>
</body>
</html>
`;

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** The renderer's maker shows a mark from a host of its own; here nothing leaves for another host. */
const MARK = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

const redoc = (): string =>
  readFileSync(new URL(import.meta.resolve('redoc/bundles/redoc.standalone.js')), 'utf8').replaceAll(
    MARK,
    'data:,',
  );

/**
 * Keeps the readable reference of the contract ready at `/api/docs`: a renderer from a library, served by the shop itself, with a
 * policy for this page alone.
 */
export const keepReference = (
  cache: AnswerCache,
  { brand, production }: { readonly brand: string; readonly production: boolean },
): void => {
  const keep = (url: string, type: string, content: Buffer | string, more: Record<string, string> = {}) =>
    cache.keep(
      url,
      prepare(200, Buffer.from(content), {
        ...ALWAYS,
        ...strictTransport(production),
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
        ...more,
      }),
    );
  keep('/api/docs', 'text/html', page(escaped(brand)), { 'Content-Security-Policy': POLICY });
  keep(START, 'text/javascript', start);
  keep(SCRIPT, 'text/javascript', redoc());
};

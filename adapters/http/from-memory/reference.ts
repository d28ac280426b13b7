/// <reference path="./marked.d.ts" />
import { existsSync, readFileSync } from 'node:fs';
import { escapeHtml } from '@wondercast/core/kernel/escape-html';
import { METHODS, type OpenApiDocument } from '@wondercast/openapi/document';
import { marked } from 'marked';
import { COMMON_HEADERS, strictTransport } from '../pipeline/headers.ts';
import { guideForReaders, partnersDocument } from './partners-document.ts';
import { prepare } from './prepared.ts';
import type { ReplyCache } from './reply-cache.ts';

/** Redoc inserts styles, runs its search in a worker from a blob, and embeds its icons as data URLs. */
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

/** A page of the reference, its start script, and its document. */
interface Part {
  readonly url: string;
  readonly start: string;
  readonly document: string;
}

/** The operations for partners, at the main address of the reference. */
const PARTNERS: Part = {
  url: '/api/docs',
  start: '/api/docs/start.js',
  document: '/api/docs/partners.json',
};
const ALL: Part = { url: '/api/docs/all', start: '/api/docs/all.js', document: '/api/openapi.json' };

/** Starts Redoc without fonts or icons from other hosts, and removes the static text once the reference is rendered. */
const startScript = ({ document }: Part): string => `const shown = document.getElementById('reference');
Redoc.init('${document}', {
  hideDownloadButtons: false, requiredPropsFirst: true, nativeScrollbars: true,
  theme: {
    colors: { primary: { main: '#7a3cff' } },
    typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } },
  },
}, shown, () => {
  document.getElementById('first').remove();
  shown.hidden = false;
});
`;

const STYLE = `body { margin: 0; color: #333; font: 1rem/1.5 system-ui, sans-serif }
#first { max-width: 46rem; padding: 2.5rem; overflow-wrap: anywhere }
pre { padding: 1.25rem; overflow: auto; background: #11171a; color: #fff }
td, th { padding: .6rem 1rem; border: 1px solid #d9d9d9; text-align: start; vertical-align: top }
table { border-collapse: collapse }
a { color: #7a3cff }`;

/** `content` is shown while Redoc loads and when scripts are disabled. */
const page = (brand: string, { document, start }: Part, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of ${brand}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main id="first">${content}<p>The document itself is at <a href="${document}">${document}</a>.</p></main>
<div id="reference" hidden></div>
<script src="${SCRIPT}" defer></script>
<script src="${start}" defer></script>
</body>
</html>
`;

/** Mail addresses in the guide are not obfuscated, and headings need no ids. */
const MARKDOWN = { mangle: false, headerIds: false } as const;

/** Redoc would load its logo from its own host. These pages load nothing from other hosts. */
const LOGO_URL = 'https://cdn.redoc.ly/redoc/logo-mini.svg';

/** The web's build includes Redoc, so an image needs no package for it. Before a build the package is used. */
const BUILT = new URL('../../../web/dist/redoc.js', import.meta.url);

const redoc = (): string => {
  const file = existsSync(BUILT) ? BUILT : new URL(import.meta.resolve('redoc/bundles/redoc.standalone.js'));
  return readFileSync(file, 'utf8').replaceAll(LOGO_URL, 'data:,');
};

const readGuide = (): string =>
  readFileSync(new URL(import.meta.resolve('@wondercast/openapi/PARTNERS.md')), 'utf8');

const operationsOf = ({ paths }: OpenApiDocument): string =>
  Object.entries(paths)
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const { summary = '' } = (item[method] ?? {}) as { readonly summary?: string };
        return item[method]
          ? [`<li><code>${method.toUpperCase()} ${escapeHtml(path)}</code> ${escapeHtml(summary)}</li>`]
          : [];
      }),
    )
    .join('');

interface ReferenceOptions {
  readonly brand: string;
  readonly production: boolean;
  /** The OpenAPI document as this shop publishes it. */
  readonly document: OpenApiDocument;
}

/**
 * Caches the readable API reference: `/api/docs` has the guide and the operations for partners as static text, and `/api/docs/all`
 * has every operation. The shop serves Redoc itself, with a content security policy only for these pages.
 */
export const prepareReference = (
  cache: ReplyCache,
  { brand, production, document }: ReferenceOptions,
): void => {
  const cacheFile = (
    url: string,
    type: string,
    content: Buffer | string,
    more: Record<string, string> = {},
  ) =>
    cache.putStatic(
      url,
      prepare(200, Buffer.from(content), {
        ...COMMON_HEADERS,
        ...strictTransport(production),
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
        ...more,
      }),
    );
  const cachePart = (part: Part, content: string) => {
    cacheFile(part.url, 'text/html', page(escapeHtml(brand), part, content), {
      'Content-Security-Policy': POLICY,
    });
    cacheFile(part.start, 'text/javascript', startScript(part));
  };
  const guide = readGuide();
  const partners = partnersDocument(document, guide, brand);
  const heading = `<h1>${escapeHtml(brand)} for partners</h1><p><a href="/developers">For developers</a> · <a href="${ALL.url}">The whole contract</a></p>`;
  const operations = `<h2>Operations</h2><ul>${operationsOf(partners)}</ul>`;
  cachePart(PARTNERS, heading + marked.parse(guideForReaders(guide), MARKDOWN) + operations);
  cachePart(ALL, `<h1>API of ${escapeHtml(brand)}</h1><ul>${operationsOf(document)}</ul>`);
  cacheFile(PARTNERS.document, 'application/json', JSON.stringify(partners));
  cacheFile(SCRIPT, 'text/javascript', redoc());
};

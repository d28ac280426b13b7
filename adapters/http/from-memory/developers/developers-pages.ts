/// <reference path="../marked.d.ts" />
import { readFileSync } from 'node:fs';
import { escapeHtml } from '@wondercast/core/kernel/escape-html';
import { PROBLEM_CODES } from '@wondercast/core/kernel/problem-codes';
import { WEBHOOK_EVENTS } from '@wondercast/core/people/partners/webhook';
import { METHODS, type OpenApiDocument } from '@wondercast/openapi/document';
import { PROBLEM_PAGE, PROBLEMS } from '@wondercast/openapi/problems';
import { WEBHOOK_EVENT_HELP, webhookExample } from '@wondercast/openapi/webhook-events';
import { marked } from 'marked';
import { guideForReaders } from '../partners-document.ts';
import type { DeveloperPage } from './developer-page.ts';
import { STYLE } from './developers-look.ts';
import { operationsPage } from './operations-page.ts';
import { playgroundPage, testMailPage } from './playground-page.ts';

/** The guide's example address. It is replaced by the shop's own. */
const EXAMPLE_SHOP = 'http://127.0.0.1:3000';

const MARKDOWN = { mangle: false, headerIds: false } as const;

const read = (name: 'openapi/PARTNERS' | 'openapi/CHANGES' | 'client/README'): string =>
  readFileSync(new URL(import.meta.resolve(`@wondercast/${name}.md`)), 'utf8');

/** Wide tables scroll on their own and can be focused with the keyboard. */
const fromMarkdown = (text: string): string =>
  marked
    .parse(text, MARKDOWN)
    .replaceAll('<table>', '<div class="scrolls" tabindex="0" role="group" aria-label="Table"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');

/** Formats text between backquotes in plain text as code. */
const inCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const PAGES = [
  ['/developers', 'Guide'],
  ['/api/docs', 'Reference'],
  ['/developers/playground', 'Playground'],
  ['/developers/client', 'Client'],
  ['/developers/operations', 'Keys'],
  ['/developers/webhooks', 'Webhooks'],
  [PROBLEM_PAGE, 'Errors'],
  ['/developers/changes', 'Changes'],
] as const;

const WAYS = [
  ['#from-nothing-to-a-booking', 'A booking in ten minutes', 'Browse, quote and book with three requests.'],
  ['/developers/playground', 'Playground', 'The widget with your test key, and the lines to copy.'],
  ['/developers/client', 'Client', 'TypeScript and JavaScript, with the types of this shop.'],
  ['/api/docs', 'Reference', 'Every operation that your keys may call.'],
  [
    '/developers/webhooks',
    'Webhooks',
    `${WEBHOOK_EVENTS.length} events, signed by the Standard Webhooks conventions.`,
  ],
  [PROBLEM_PAGE, 'Errors', 'What each code means, and what to do.'],
] as const;

/** Shown to a partner's signed-in people. */
const YOUR_KEYS = `<div id="your-keys" hidden><h2>Your keys</h2>
<div class="scrolls" tabindex="0" role="group" aria-label="Your keys"><table>
<thead><tr><th>Key</th><th>Data</th><th>Last used</th><th>Status</th></tr></thead><tbody></tbody></table></div>
<p>Keys are made, rotated and revoked at <a href="/partner">/partner</a>.</p></div>`;

const guidePage = (brand: string, publicUrl: string): DeveloperPage => {
  const ways = WAYS.map(
    ([url, name, about]) => `<li><a href="${url}"><b>${name}</b>${escapeHtml(about)}</a></li>`,
  );
  // Headings of the guide are moved one level below the page's own.
  const words = guideForReaders(read('openapi/PARTNERS'))
    .replaceAll(/^# /gm, '## ')
    .replaceAll(EXAMPLE_SHOP, publicUrl);
  const guide = fromMarkdown(words).replace(
    '<h2>From nothing to a booking</h2>',
    '<h2 id="from-nothing-to-a-booking">From nothing to a booking</h2>',
  );
  return {
    url: '/developers',
    title: 'For developers',
    scripts: ['/developers/keys.js'],
    content: `<h1>Sell ${escapeHtml(brand)} on your own site</h1>
<p class="lead">Experiences, prices, free times and bookings over one API, with a widget that needs a single line.</p>
<ul class="ways">${ways.join('')}</ul>${YOUR_KEYS}${guide}`,
  };
};

const clientPage = (publicUrl: string): DeveloperPage => ({
  url: '/developers/client',
  title: 'Client',
  content: fromMarkdown(
    read('client/README').replace(/^# .*/, '# Client').replaceAll(EXAMPLE_SHOP, publicUrl),
  ),
});

const errorsPage = (): DeveloperPage => ({
  url: PROBLEM_PAGE,
  title: 'Errors',
  content: `<h1>Errors</h1>
<p class="lead">Every error is a problem document (RFC 9457). Decide by <code>code</code>, show <code>message</code>, and keep
<code>requestId</code> for whoever runs the shop. Codes keep their meaning; new ones may come.</p>
${PROBLEM_CODES.map((code) => {
  const { status, means, help } = PROBLEMS[code];
  return `<section id="${code}"><h2>${code}</h2><p><code>${status}</code> ${inCode(means)}</p><p>${inCode(help)}</p></section>`;
}).join('\n')}`,
});

const webhooksPage = (): DeveloperPage => ({
  url: '/developers/webhooks',
  title: 'Webhooks',
  content: `<h1>Webhooks</h1>
<p class="lead">Messages carry ids only: ask for the rest with your key. Verify the signature (<code>webhook-id</code>,
<code>webhook-timestamp</code>, <code>webhook-signature</code>) with any library of the Standard Webhooks, answer 2xx within ten seconds, and keep the ids
that you have handled. Whoever signs in for a partner gets one sent by a press, under Webhooks at <a href="/partner?tab=webhooks">/partner</a>.</p>
${WEBHOOK_EVENTS.map(
  (event) =>
    `<section id="${event}"><h2>${event}</h2><p>${inCode(WEBHOOK_EVENT_HELP[event])}</p><pre tabindex="0">${escapeHtml(JSON.stringify(webhookExample(event), null, 2))}</pre></section>`,
).join('\n')}`,
});

const deprecatedIn = ({ paths }: OpenApiDocument): readonly string[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.filter(
      (method) => (item[method] as { readonly deprecated?: boolean } | undefined)?.deprecated,
    ).map((method) => `${method.toUpperCase()} ${path}`),
  );

const changesPage = (document: OpenApiDocument): DeveloperPage => {
  const deprecated = deprecatedIn(document);
  const going =
    deprecated.length > 0
      ? `<ul>${deprecated.map((each) => `<li><code>${escapeHtml(each)}</code></li>`).join('')}</ul>`
      : '<p>Nothing.</p>';
  return {
    url: '/developers/changes',
    title: 'Changes',
    content: `${fromMarkdown(read('openapi/CHANGES'))}<h2>Deprecated</h2>${going}`,
  };
};

/** All pages for developers. */
export const developerPages = (
  brand: string,
  publicUrl: string,
  document: OpenApiDocument,
): readonly DeveloperPage[] => [
  guidePage(brand, publicUrl),
  playgroundPage,
  clientPage(publicUrl),
  testMailPage,
  operationsPage(),
  webhooksPage(),
  errorsPage(),
  changesPage(document),
];

/** A complete HTML document. */
export const htmlOf = (brand: string, { url, title, content, scripts = [] }: DeveloperPage): string => {
  const modules = scripts.map((src) => `<script type="module" src="${src}"></script>`);
  const links = PAGES.map(
    ([to, name]) => `<a href="${to}"${to === url ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} | ${escapeHtml(brand)}</title>
<meta name="description" content="How to sell the experiences of ${escapeHtml(brand)} on your own site: guide, reference, webhooks, errors.">
<link rel="icon" href="/favicon.svg">
<link rel="preload" href="/fonts/wondercast-poster-v2.woff2" as="font" type="font/woff2" crossorigin>
<style>${STYLE}</style>
${modules.join('')}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header><a href="/">${escapeHtml(brand)}</a><nav aria-label="For developers">${links.join('')}</nav></header>
<main id="main" tabindex="-1">${content}</main>
<footer><a href="/llms.txt">llms.txt</a> · <a href="/api/openapi.json">openapi.json</a></footer>
</body>
</html>
`;
};

/** The text that language models read first (llmstxt.org). */
export const llmsText = (brand: string, publicUrl: string): string => `# ${brand}

> A shop for live team experiences. Partners browse, quote and book over an HTTP API with their own keys, or by a widget of one line.

Send keys as \`Authorization: Bearer …\`. Money is a JSON number in the shop's \`currency\`. Decide by \`status\` and \`code\` of a problem document, never by texts. Send an
\`Idempotency-Key\` with each POST that books.

## Docs

- [Guide](${publicUrl}/developers): from nothing to a booking
- [OpenAPI document](${publicUrl}/api/openapi.json): every operation, with examples
- [Operations for partners](${publicUrl}/api/docs/partners.json): those that keys may call
- [Errors](${publicUrl}${PROBLEM_PAGE}): what each code means
- [Keys and operations](${publicUrl}/developers/operations): which key opens what
- [Playground](${publicUrl}/developers/playground): the widget with a test key
- [Client](${publicUrl}/developers/client): a package for TypeScript and JavaScript
- [Webhooks](${publicUrl}/developers/webhooks): events with examples
- [Changes](${publicUrl}/developers/changes)
`;

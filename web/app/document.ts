import { escapeHtml } from '@wondercast/core/kernel/escape-html';
import type { PublicConfig } from '../api/transport/wire.ts';
import type { ImagePreload, PageHead } from '../pages/page-head.tsx';
import { BELOW_BANNER } from '../ui/shop/below-banner.ts';
import { hasGlyph } from '../ui/shop/own-mark.ts';
import { posterWidth } from '../ui/shop/poster-width.ts';
import { documentStyles, fontUrls } from '../ui/theme/document-styles.ts';
import { groundOf } from '../ui/theme/theme.ts';
import { themeScript } from '../ui/theme/theme-choice.ts';
import { entryScript } from './entry-script.ts';
import { testFrame } from './test-frame.ts';
import { testScript } from './test-script.ts';

/** Element id of the query data after the page. */
const STATE = 'state';

/** Chunks of each page module, filled in by the build. The document preloads them before the entry runs. */
declare const __PAGE_CHUNKS__: Readonly<Record<string, readonly string[]>>;

interface Document {
  readonly body: string;
  readonly styles: string;
  readonly state: unknown;
  readonly head: PageHead | null;
  readonly config: PublicConfig;
  readonly assets: {
    readonly script: string;
    readonly styles: readonly string[];
    readonly preloads: readonly string[];
  };
  readonly modules: readonly string[];
  /** Path prefix of the test shop; empty in the live shop. */
  readonly base: string;
}

/** JSON in a data block. No character in it can end the block. */
const data = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const imagePreload = ({ srcSet, sizes, type, media }: ImagePreload): string =>
  `<link rel="preload" as="image" type="${type}" imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}"${
    media ? ` media="${escapeHtml(media)}"` : ''
  } fetchpriority="high">`;

const graph = (head: PageHead, config: PublicConfig): string => {
  const absolute = (path: string) => escapeHtml(new URL(path, config.publicUrl).href);
  const facts = [
    ['og:site_name', escapeHtml(config.brandName)],
    ['og:type', 'website'],
    ['og:title', escapeHtml(head.title)],
    ['og:description', escapeHtml(head.description)],
    ...(head.canonical === null ? [] : [['og:url', absolute(head.canonical)]]),
    ...(head.image ? [['og:image', absolute(head.image)]] : []),
  ];
  const tags = facts.map(([property, content]) => `<meta property="${property}" content="${content}">`);
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">`;
};

/** The owner's logo is also the icon of the tab. */
const icons = (name: string, logo: string | null): string =>
  logo === null && !hasGlyph(name)
    ? '<link rel="icon" href="data:,">'
    : logo === null
      ? '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/brand/app-icon.svg">'
      : `<link rel="icon" href="${escapeHtml(logo)}"><link rel="apple-touch-icon" href="${escapeHtml(logo)}">`;

/**
 * While a slow device receives the document, text at the bottom or in the middle of the screen would shift. So the first paint
 * waits until the whole banner has been parsed, or the whole page when there is none. Browsers without `rel=expect` paint as usual.
 */
const wholeAtOnce = (body: string): string =>
  `<link rel="expect" blocking="render" href="#${body.includes(` id="${BELOW_BANNER}"`) ? BELOW_BANNER : STATE}">`;

/** The complete document, the same for every visitor. It runs two inline scripts: the theme's, and the one that loads the other scripts. */
export function documentOf({ body, styles, state, head, config, assets, modules, base }: Document): string {
  const {
    title,
    description,
    canonical,
    jsonLd,
    preloads = [],
  } = head ?? {
    title: config.brandName,
    description: '',
    canonical: null,
  };
  const chunks = new Set([...assets.preloads, ...modules.flatMap((module) => __PAGE_CHUNKS__[module] ?? [])]);
  return [
    `<!doctype html><html lang="en" data-theme="dark" data-choice="dark"${base && ` data-base="${base}"`}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<script>${themeScript}</script>`,
    base && `<script>${testScript}</script>`,
    wholeAtOnce(body),
    `<title>${escapeHtml(title)}</title><meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="robots" content="${canonical === null ? 'noindex' : 'index,follow'}">`,
    canonical === null
      ? ''
      : `<link rel="canonical" href="${escapeHtml(new URL(canonical, config.publicUrl).href)}">`,
    head ? graph(head, config) : '',
    `<meta name="theme-color" content="${groundOf.dark}"><meta name="color-scheme" content="dark light">`,
    icons(config.brandName, config.brandLogo),
    ...fontUrls.map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`),
    ...preloads.map(imagePreload),
    ...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
    // Measured only on the server: the name is the same for everybody, and its glyph table would be part of the first load.
    `<style>${documentStyles}:root{--name-ems:${posterWidth(config.brandName)}}</style>`,
    styles,
    jsonLd ? `<script type="application/ld+json">${data(jsonLd)}</script>` : '',
    `<script data-entry="${assets.script}" data-chunks="${[...chunks].join(' ')}">${entryScript}</script></head><body><div id="root">${body}</div>`,
    base && testFrame(config.brandName),
    `<script type="application/json" id="${STATE}">${data(state)}</script></body></html>`,
  ].join('');
}

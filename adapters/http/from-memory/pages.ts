import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFinder } from '@wondercast/core/buying/free-times/asked-finder';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { DURATIONS, PRICE_BUCKETS } from '@wondercast/core/shop/catalogue/search';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type Koa from 'koa';
import { concurrencyLimit } from '../../system/concurrency-limit.ts';
import type { Log } from '../log.ts';
import { documentHeaders } from '../pipeline/headers.ts';
import { type LiveSnapshot, UNAVAILABLE } from './live-snapshot.ts';
import { type PreparedReply, prepare, send } from './prepared.ts';
import type { PublicConfig } from './public-config.ts';
import type { ReplyCache } from './reply-cache.ts';

/** The storefront's renderer, exported by `web/entry-server.tsx`. */
export interface WebRenderer {
  render(request: {
    url: string;
    fetch: typeof fetch;
    config: Wire<'Config'>;
    assets: WebAssets;
    /** A path prefix for all links to the shop, such as `/test`; by default none. */
    base?: string;
  }): Promise<{ status: number; location?: string; html: string }>;
  /** Scripts that every document contains inline. */
  readonly inlineScripts: readonly string[];
  /** Further inline scripts of documents with a `base`. */
  readonly testScripts: readonly string[];
  /** The address to render for a path, and the placeholder in the rendered page that the name from the path replaces. */
  pageAddress(
    path: string,
    isExperience: (slug: string) => boolean,
  ): { readonly address: string; readonly standIn: StandIn | null };
}

interface StandIn {
  readonly text: string;
  readonly name: string;
}

export interface WebAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/** The renderer and its assets: fixed in a build, reloaded on each request in development. */
export interface Web {
  renderer(): Promise<WebRenderer>;
  readonly assets: WebAssets;
  readonly development: boolean;
  /** Adds what development needs to a document. */
  finish(url: string, html: string): Promise<string>;
  /** Serves source files in development. */
  middleware?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

interface Options {
  readonly web: Web;
  readonly live: LiveSnapshot;
  readonly cache: ReplyCache;
  /** Shown on a page that replaces one that could not be rendered. */
  readonly shop: { readonly name: string };
  readonly config: PublicConfig;
  /** Sources from which pages may load videos, images and Stripe. */
  readonly policy: Pick<Parameters<typeof documentHeaders>[0], 'videoHosts' | 'imageHosts' | 'stripe'>;
  readonly publicUrl: string;
  readonly production: boolean;
  /** `fetch` for the shop's own API without a network socket. */
  readonly fetchApi: typeof fetch;
  readonly log: Log;
}

const isText = (): boolean => true;
const isOneOf = (values: readonly { readonly value: string }[]) => (text: string) =>
  values.some(({ value }) => value === text);

/** Search parameters that a page reads. Others, such as campaign parameters, do not make a new cache entry. */
const PAGE_PARAMETERS: Readonly<Record<string, (text: string) => boolean>> = {
  search: isText,
  category: isText,
  duration: isOneOf(DURATIONS),
  price: isOneOf(PRICE_BUCKETS),
};
const MAX_PARAMETER_LENGTH = 100;

/** Paths of mailed links. Their tokens are only for the browser and the API: the renderer, the cache and the log must not see them. */
const MAILED_LINK = /^\/(pay|sessions|host|reviews)\/[^/]+\/?$/;
const withoutToken = (path: string): string => path.replace(MAILED_LINK, '/$1/link');

/** Browsers and libraries read a host name from such paths. No page of the shop has one. */
const HOST_LIKE_PATH = /\/\/|\\/;

/** The search parameters of the home page in canonical form. */
const searchOf = (query: URLSearchParams): string => {
  const known = new URLSearchParams();
  for (const [name, isValid] of Object.entries(PAGE_PARAMETERS)) {
    const value = query.get(name)?.replace(/\s+/g, ' ').slice(0, MAX_PARAMETER_LENGTH).trim();
    if (value && isValid(value)) known.set(name, value);
  }
  const finder = readFinder(query);
  for (const [name, value] of Object.entries(finder)) if (value) known.set(name, value);
  const search = known.toString();
  return search ? `?${search}` : '';
};

/** Whether a home page is filtered by people, budget or days, and so shows first free times. */
const showsTimes = (url: string): boolean => {
  const query = new URLSearchParams(url.startsWith('/?') ? url.slice(1) : '');
  return Object.values(readFinder(query)).some((each) => each !== null);
};

/** How many pages may wait for rendering. */
const MAX_WAITING = 60;
const busy = () => new Refusal('unavailable', UNAVAILABLE);

interface Rendered {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly prepared: PreparedReply;
}

/**
 * Documents are the same for all visitors. Each is rendered once, and again when a change of the catalogue affects it; a name in
 * its path is filled in afterwards. Concurrent requests for the same page share one rendering. Pages are rendered one at a time,
 * and other requests are served in between.
 */
export const pages = (options: Options): Koa.Middleware => {
  const { web, live, cache, shop, config, policy, publicUrl, production, fetchApi, log } = options;
  const rendering = new Map<string, Promise<Rendered>>();
  const templates = new Map<string, Rendered>();
  live.onVersion(() => templates.clear());
  const limited = concurrencyLimit(1, MAX_WAITING, busy);
  let headers: Readonly<Record<string, string>> | null = null;

  const headersWith = (inlineScripts: readonly string[]) => {
    headers ??= {
      ...documentHeaders({
        scriptHashes: inlineScripts.map((script) => createHash('sha256').update(script).digest('base64')),
        ...policy,
        production,
        development: web.development,
      }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    };
    return headers;
  };

  /** A page is made of API replies, so it stays valid while all of them do. */
  const partsStayTrue = (urls: readonly string[]): (() => boolean) => {
    const parts = urls.map((part) => cache.get(part));
    return () => parts.every((part, at) => part !== undefined && cache.get(urls[at] ?? '') === part);
  };

  const renderPage = async (url: string): Promise<Rendered> => {
    const { version } = live.current();
    const configNow = config();
    const { render, inlineScripts } = await web.renderer();
    const asked = new Set<string>();
    const fetchNoting: typeof fetch = (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), publicUrl);
      asked.add(pathname + search);
      return fetchApi(input, init);
    };
    const { status, location, html } = await render({
      url,
      fetch: fetchNoting,
      config: configNow,
      assets: web.assets,
    });
    const document = web.development ? await web.finish(url, html) : html;
    const replyHeaders = {
      ...headersWith(inlineScripts),
      ...(location === undefined ? {} : { Location: location }),
    };
    const rendered = {
      status,
      html: document,
      headers: replyHeaders,
      prepared: prepare(status, Buffer.from(document), replyHeaders, 'page'),
    };
    if ((status === 200 || status === 404) && !web.development) {
      const partsAreTrue = partsStayTrue([...asked]);
      const isStillTrue = () => config() === configNow && partsAreTrue();
      // Free times change independently of the catalogue.
      const fresh = showsTimes(url) ? { isFresh: partsAreTrue } : {};
      cache.put(url, rendered.prepared, { version, isStillTrue, ...fresh });
    }
    // Lets waiting requests be served before the next page is rendered.
    await new Promise(setImmediate);
    return rendered;
  };

  const renderOnce = (url: string): Promise<Rendered> => {
    let work = rendering.get(url);
    if (!work) {
      work = limited(() => renderPage(url)).finally(() => rendering.delete(url));
      rendering.set(url, work);
    }
    return work;
  };

  const isExperience = (slug: string): boolean => {
    const { bySlug, byId } = live.current();
    return bySlug.has(slug) || byId.has(Number(slug));
  };

  const pageOf = async (path: string, query: URLSearchParams): Promise<PreparedReply> => {
    if (HOST_LIKE_PATH.test(path)) return noSuchPath(shop.name);
    const { pageAddress } = await web.renderer();
    const { address, standIn } = pageAddress(withoutToken(path), isExperience);
    const url = address === '/' ? `/${searchOf(query)}` : address;
    if (!standIn) return cache.get(url) ?? (await renderOnce(url)).prepared;
    const { version } = live.current();
    const template = templates.get(url) ?? (await renderOnce(url));
    if (live.current().version === version && !web.development) templates.set(url, template);
    const { status, html, headers: replyHeaders } = template;
    return prepare(status, Buffer.from(html.replaceAll(standIn.text, standIn.name)), replyHeaders, 'page');
  };

  return async (ctx) => {
    let prepared: PreparedReply;
    try {
      prepared = await pageOf(ctx.path, new URLSearchParams(ctx.querystring));
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error }, 'A page could not be rendered');
      prepared = brokenPage(error instanceof Refusal || !live.ready() ? 503 : 500, shop.name);
    }
    ctx.respond = false;
    send(ctx.req, ctx.res, prepared);
  };
};

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** A page of plain text that loads no other files. */
const plainPage = (
  status: number,
  { brand, title, text }: { brand: string; title: string; text: string },
  headers: Readonly<Record<string, string>> = {},
): PreparedReply =>
  prepare(
    status,
    Buffer.from(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(brand)}</title><body style="font:16px/1.5 system-ui;margin:20vh auto;max-width:32rem;padding:0 1rem"><h1>${escaped(title)}</h1><p>${text}</p></body></html>`,
    ),
    {
      ...documentHeaders({
        scriptHashes: [],
        videoHosts: [],
        imageHosts: [],
        stripe: false,
        production: false,
        development: false,
      }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
    'page',
  );

/** The page shown when rendering has failed. */
const brokenPage = (status: number, brand: string): PreparedReply =>
  plainPage(
    status,
    {
      brand,
      title: `${brand} will be right back.`,
      text: 'The shop cannot answer just now. Please try again in a moment.',
    },
    status === 503 ? { 'Retry-After': '2' } : {},
  );

/** Scripts would read a host name from such a path, so this page has none. */
const noSuchPath = (brand: string): PreparedReply =>
  plainPage(404, { brand, title: 'Page Not Found', text: '<a href="/">Back to Home</a>' });

import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Wire } from '@wondercast/openapi/codec/wire';
import type Koa from 'koa';
import type { AnswerCache } from './answer-cache.ts';
import type { Log } from './deps.ts';
import { documentHeaders } from './headers.ts';
import type { LiveSnapshot } from './live-snapshot.ts';
import { type Prepared, prepare, send } from './prepared.ts';

/** The storefront's renderer: what `web/entry-server.tsx` offers. */
export interface WebRenderer {
  render(request: {
    url: string;
    fetch: typeof fetch;
    config: Wire<'Config'>;
    assets: WebAssets;
  }): Promise<{ status: number; location?: string; html: string }>;
  /** Those that stand in the documents. */
  readonly inlineScripts: readonly string[];
}

export interface WebAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
}

/** Gives the renderer and its assets; fixed once built, fresh each time while developing. */
export interface Web {
  renderer(): Promise<WebRenderer>;
  readonly assets: WebAssets;
  readonly development: boolean;
  /** What development adds to a document. */
  finish(url: string, html: string): Promise<string>;
  /** Serves the sources while developing. */
  middleware?(request: IncomingMessage, response: ServerResponse, next: () => void): void;
}

interface Options {
  readonly web: Web;
  readonly live: LiveSnapshot;
  readonly cache: AnswerCache;
  readonly config: Wire<'Config'>;
  readonly production: boolean;
  /** The API in process. */
  readonly fetchApi: typeof fetch;
  readonly log: Log;
}

/** Search parameters that a page reads; others (campaign marks and the like) do not make another page. */
const READ_BY_PAGES = ['search', 'category', 'duration', 'price'];

/** The token of a mailed link is the browser's and the API's: no renderer, cache or log learns it. */
const PAY_LINK = /^\/pay\/[^/]+\/?$/;
const ANY_PAY_LINK = '/pay/link';

const pageKey = (path: string, query: URLSearchParams): string => {
  if (PAY_LINK.test(path)) return ANY_PAY_LINK;
  const read = new URLSearchParams();
  for (const name of READ_BY_PAGES) {
    const value = query.get(name);
    if (path === '/' && value) read.set(name, value.slice(0, 200));
  }
  const search = read.toString();
  return search ? `${path}?${search}` : path;
};

/**
 * Documents are the same for every visitor and rendered once per address and catalogue version. Twins in flight share
 * one rendering.
 */
export const pages = ({ web, live, cache, config, production, fetchApi, log }: Options): Koa.Middleware => {
  const rendering = new Map<string, Promise<Prepared>>();
  let headers: Readonly<Record<string, string>> | null = null;

  const headersWith = (inlineScripts: readonly string[]) => {
    headers ??= {
      ...documentHeaders({
        scriptHashes: inlineScripts.map((script) => createHash('sha256').update(script).digest('base64')),
        videoHosts: config.videoHosts,
        imageHosts: config.imageHosts,
        stripe: config.payments === 'stripe',
        production,
        development: web.development,
      }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    };
    return headers;
  };

  const make = async (url: string): Promise<Prepared> => {
    const { version } = live.current();
    const { render, inlineScripts } = await web.renderer();
    const { status, location, html } = await render({ url, fetch: fetchApi, config, assets: web.assets });
    const document = web.development ? await web.finish(url, html) : html;
    const sent = { ...headersWith(inlineScripts), ...(location === undefined ? {} : { Location: location }) };
    const prepared = prepare(status, Buffer.from(document), sent);
    if (status === 200 && !web.development) cache.put(url, prepared, version);
    return prepared;
  };

  return async (ctx) => {
    const key = pageKey(ctx.path, new URLSearchParams(ctx.querystring));
    let prepared = cache.get(key);
    if (!prepared) {
      let work = rendering.get(key);
      if (!work) {
        work = make(key).finally(() => rendering.delete(key));
        rendering.set(key, work);
      }
      try {
        prepared = await work;
      } catch (error) {
        log.error({ err: error, url: key }, 'A page could not be rendered');
        prepared = brokenPage(live.ready() ? 500 : 503, config.brandName);
      }
    }
    ctx.respond = false;
    send(ctx.req, ctx.res, prepared);
  };
};

const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);

/** When even rendering fails: words without anything to load. */
const brokenPage = (status: number, brand: string): Prepared =>
  prepare(
    status,
    Buffer.from(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(brand)}</title><body style="font:16px/1.5 system-ui;margin:20vh auto;max-width:32rem;padding:0 1rem"><h1>${escaped(brand)} will be right back.</h1><p>The shop cannot answer just now. Please try again in a moment.</p></body></html>`,
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
      ...(status === 503 ? { 'Retry-After': '2' } : {}),
    },
  );

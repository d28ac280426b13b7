import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { dehydrate } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { configQuery } from './api/catalogue/site.ts';
import { createQueryClient } from './api/transport/query-client.ts';
import type { PublicConfig } from './api/transport/wire.ts';
import { App } from './app/App.tsx';
import { documentOf } from './app/document.ts';
import { entryScript } from './app/entry-script.ts';
import { Providers } from './app/Providers.tsx';
import { matchRoute } from './app/routes.ts';
import { testScript } from './app/test-script.ts';
import { countPrices } from './headless/count-prices.ts';
import { found } from './pages/page-chunk.tsx';
import { HeadCollector, type PageHead } from './pages/page-head.tsx';
import { themeScript } from './ui/theme/theme-choice.ts';

/** The inline scripts of all documents, for the content security policy. */
export const inlineScripts: readonly string[] = [themeScript, entryScript];

/** Further inline scripts of the test shop's documents. */
export const testScripts: readonly string[] = [testScript];

export { pageAddress } from './app/page-address.ts';

export interface RenderRequest {
  /** Path and query string. */
  readonly url: string;
  /** Handles `/api/…` URLs in-process. */
  readonly fetch: typeof fetch;
  readonly config: PublicConfig;
  /** Derived from Vite's client manifest. */
  readonly assets: {
    readonly script: string;
    readonly styles: readonly string[];
    readonly preloads: readonly string[];
  };
  /** Path prefix of the test shop; absent in the live shop. */
  readonly base?: string;
}

export interface RenderResult {
  readonly status: 200 | 404 | 500 | 301;
  readonly location?: string;
  /** The complete document. */
  readonly html: string;
}

const failed = { status: 500 } as const;

/** Renders completely before it returns, so that the document needs no script to be assembled. */
const renderToText = (node: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });

export async function render({
  url,
  fetch,
  config,
  assets,
  base = '',
}: RenderRequest): Promise<RenderResult> {
  const address = new URL(url, 'http://shop');
  countPrices(config);
  const client = createQueryClient(fetch);
  // Constants that the web's code contains are left out of the documents.
  client.setQueryData(configQuery.queryKey, { ...config, tiers: [], zones: [] });
  const { route, name } = matchRoute(address.pathname);
  const page = await route.chunk.load();
  // What cannot be fetched here is requested again by the browser, which reports a failure.
  const outcome = await (page.warm?.(client, address, name) ?? Promise.resolve(found)).catch(() => failed);
  if (outcome.status === 301) return { ...outcome, html: '' };
  const sheet = new ServerStyleSheet();
  const collector: { head: PageHead | null } = { head: null };
  try {
    const body = await renderToText(
      sheet.collectStyles(
        <HeadCollector value={collector}>
          <Providers client={client}>
            <StaticRouter basename={base} location={base + url}>
              <App />
            </StaticRouter>
          </Providers>
        </HeadCollector>,
      ),
    );
    const html = documentOf({
      body,
      styles: sheet.getStyleTags(),
      state: dehydrate(client),
      head: collector.head,
      config,
      assets,
      base,
      modules: [route.chunk, ...(page.ahead ?? [])].map(({ module }) => module),
    });
    return { status: outcome.status, html };
  } finally {
    sheet.seal();
    client.clear();
  }
}

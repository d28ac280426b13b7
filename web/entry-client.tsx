import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isNarrowed, searchOf } from './addresses/search-address.ts';
import { configQuery } from './api/catalogue/site.ts';
import { createQueryClient } from './api/transport/query-client.ts';
import { App } from './app/App.tsx';
import { Providers } from './app/Providers.tsx';
import { matchRoute } from './app/routes.ts';
import { countPrices } from './headless/count-prices.ts';
import { resultsChunk } from './pages/results-chunk.ts';
import { whenIdle } from './ui/primitives/when-idle.ts';

// The form rules of zod would be compiled with `new Function`, which the page's policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** What the browser says of a transition between pages that it cut short, as for a window that changes its size. */
const CUT_SHORT = /^(?:Abort|InvalidState)Error$/;

const onRecoverableError = (error: unknown) => {
  if (!(error instanceof DOMException && CUT_SHORT.test(error.name))) reportError(error);
};

/**
 * The server asks the catalogue's version before it answers, so its data is as fresh as the answer, however long ago
 * it was rendered. Only a document out of the browser's own cache is as old as it says.
 */
const asOfNow = (state: DehydratedState): DehydratedState => {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visits.some((visit) => visit.transferSize > 0))
    for (const query of state.queries) query.state.dataUpdatedAt = Date.now();
  return state;
};

/**
 * The router calls every entry that no link has made by one name, and positions are remembered by it: a typed address would
 * open where another page was left.
 */
const nameEntry = (): void => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: `${Math.random()}` }, '');
};

/** How long the first load rests before anything is fetched that nobody has asked for. */
const REST_MS = 1_500;

/** Brings the server's document to life. The page's code is there first, so that nothing is shown twice. */
async function start(root: HTMLElement, state: string): Promise<void> {
  nameEntry();
  const { base = '' } = document.documentElement.dataset;
  const client = createQueryClient(fetch.bind(window));
  hydrate(client, asOfNow(JSON.parse(state)));
  const config = client.getQueryData(configQuery.queryKey);
  if (config) countPrices(config);
  await matchRoute(location.pathname.slice(base.length) || '/').route.chunk.load();
  if (isNarrowed(searchOf(new URLSearchParams(location.search)))) await resultsChunk.load();
  // In slices, so that the page answers scrolling and typing between two of them.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers client={client}>
        <BrowserRouter basename={base}>
          <App />
        </BrowserRouter>
      </Providers>,
      { onRecoverableError },
    );
  });
  // A hunch is no part of the first load, and waits until that has come to rest.
  setTimeout(() => {
    whenIdle(() => {
      import('./app/after-first-load.ts').then((later) => later.default(client)).catch(() => undefined);
    });
  }, REST_MS);
}

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (root && state) void start(root, state);

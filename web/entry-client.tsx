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

// Zod would compile rules with `new Function`, which the page's content security policy forbids and reports.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Errors of view transitions that the browser cut short, for example because the window was resized. */
const CUT_SHORT = /^(?:Abort|InvalidState)Error$/;

const onRecoverableError = (error: unknown) => {
  if (!(error instanceof DOMException && CUT_SHORT.test(error.name))) reportError(error);
};

/**
 * The server checks the catalogue's version before it replies, so its data is as fresh as the reply, however long ago it was
 * rendered. Only a document from the browser's own cache is as old as it says.
 */
const asOfNow = (state: DehydratedState): DehydratedState => {
  const visits = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visits.some((visit) => visit.transferSize > 0))
    for (const query of state.queries) query.state.dataUpdatedAt = Date.now();
  return state;
};

/**
 * The router gives all history entries that were not created by links the same key, under which scroll positions are stored: a
 * typed URL would open at another page's position. So such entries get a key of their own.
 */
const nameEntry = (): void => {
  if (!history.state?.key) history.replaceState({ ...history.state, key: `${Math.random()}` }, '');
};

/** How long to wait after the first load before prefetching anything. */
const REST_MS = 1_500;

/** Hydrates the server's document. The page's code is loaded first, so that nothing is rendered twice. */
async function start(root: HTMLElement, state: string): Promise<void> {
  nameEntry();
  const { base = '' } = document.documentElement.dataset;
  const client = createQueryClient(fetch.bind(window));
  hydrate(client, asOfNow(JSON.parse(state)));
  const config = client.getQueryData(configQuery.queryKey);
  if (config) countPrices(config);
  await matchRoute(location.pathname.slice(base.length) || '/').route.chunk.load();
  if (isNarrowed(searchOf(new URLSearchParams(location.search)))) await resultsChunk.load();
  // In a transition, so that React works in slices and the page stays responsive.
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
  // Prefetching is not part of the first load and waits until it is over.
  setTimeout(() => {
    whenIdle(() => {
      import('./app/after-first-load.ts').then((later) => later.default(client)).catch(() => undefined);
    });
  }, REST_MS);
}

const root = document.getElementById('root');
const state = document.getElementById('state')?.textContent;
if (root && state) void start(root, state);

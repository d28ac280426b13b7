import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { isNarrowed, searchOf } from '../../../web/addresses/search-address.ts';
import { configQuery } from '../../../web/api/catalogue/site.ts';
import { createQueryClient } from '../../../web/api/transport/query-client.ts';
import { browserFetch } from '../../../web/api/transport/transport.ts';
import { App } from '../../../web/app/App.tsx';
import { Providers } from '../../../web/app/Providers.tsx';
import { matchRoute } from '../../../web/app/routes.ts';
import { resultsChunk } from '../../../web/pages/results-chunk.ts';
import { closeOverlay } from '../../../web/ui/overlays/overlays.ts';
import { documentStyles } from '../../../web/ui/theme/document-styles.ts';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

interface ScreenOptions {
  readonly size?: { readonly width: number; readonly height: number };
  /** Remembered from an earlier visit: the text under `cart`. */
  readonly cart?: string;
}

/** What a screen has asked the shop for. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly status: number;
}

interface Screen {
  readonly asked: readonly Asked[];
}

const send = window.fetch.bind(window);

/** Notes every question and how it was answered. */
const noting =
  (asked: Asked[]): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const answer = await send(request);
    const { pathname: path, searchParams: query } = new URL(request.url);
    asked.push({
      method: request.method,
      path,
      query,
      body: text.startsWith('{') ? JSON.parse(text) : null,
      status: answer.status,
    });
    return answer;
  };

let shown: Root | null = null;

/** Nothing behind glass is blurred, as in `e2e`: without a graphics card that is the most expensive thing on a screen. */
const CLEAR_GLASS = '*, ::before, ::after { backdrop-filter: none !important }';

/** The document that the server would have sent, but for its body. */
const layDocument = (): HTMLElement => {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { theme: 'dark', choice: 'dark' });
  document.getElementById('document-styles')?.remove();
  document.head.append(
    Object.assign(document.createElement('style'), {
      id: 'document-styles',
      textContent: documentStyles + CLEAR_GLASS,
    }),
  );
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  document.body.replaceChildren(root);
  return root;
};

/** A message goes with the document that showed it. */
const dismissMessage = (): void =>
  document.querySelector<HTMLElement>('[data-tone] [aria-label="Dismiss"]')?.click();

/** What a page keeps as long as it is open goes with it; here the next one opens in the same. */
const leave = (): void => {
  dismissMessage();
  closeOverlay();
  shown?.unmount();
  shown = null;
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * Shows a screen of the shop at its address, drawn in the browser: the same pages and features over the same API as for
 * customers. What is about documents, navigation between them and several tabs is in `e2e`.
 */
export const openScreen = async (
  path: string,
  { size = WIDE, cart }: ScreenOptions = {},
): Promise<Screen> => {
  await page.viewport(size.width, size.height);
  if (shown) {
    dismissMessage();
    shown.unmount();
  } else {
    onTestFinished(leave);
    await commands.newVisitor();
  }
  if (cart !== undefined) localStorage.setItem('cart', cart);
  history.pushState({ key: `${Math.random()}` }, '', path);
  const asked: Asked[] = [];
  window.fetch = noting(asked);
  const client = createQueryClient(browserFetch);
  await client.fetchQuery(configQuery);
  const { route, name } = matchRoute(location.pathname);
  const { warm } = await route.chunk.load();
  if (isNarrowed(searchOf(new URLSearchParams(location.search)))) await resultsChunk.load();
  await warm?.(client, new URL(location.href), name);
  const root = createRoot(layDocument());
  shown = root;
  flushSync(() =>
    root.render(
      <Providers client={client}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>,
    ),
  );
  // As another tab would say it: what is remembered has changed.
  dispatchEvent(new StorageEvent('storage', { key: null }));
  return { asked };
};

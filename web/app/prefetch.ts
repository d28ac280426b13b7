import type { QueryClient } from '@tanstack/react-query';
import { resultsChunk } from '../pages/results-chunk.ts';
import { matchRoute } from './routes.ts';

const warmed = new Set<string>();

const warm = (client: QueryClient, link: HTMLAnchorElement): void => {
  const url = new URL(link.href);
  const address = url.pathname + url.search;
  if (
    url.origin !== location.origin ||
    link.target === '_blank' ||
    address === location.pathname + location.search
  )
    return;
  const { route, name } = matchRoute(url.pathname);
  if (warmed.has(address)) return;
  warmed.add(address);
  // Errors of prefetching are ignored, because the page itself requests again and reports them.
  const fetched = route.chunk.load().then((page) => page.warm?.(client, url, name));
  fetched.catch(() => warmed.delete(address));
};

/** Prefetches code and data of links that are pointed at, touched or focused, and of the results page, to which no link leads. */
export function prefetchOnIntent(client: QueryClient): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link instanceof HTMLAnchorElement && link.href !== '') warm(client, link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
  // A link that is already under the pointer fires no further event.
  const pointed = document.querySelector('a:hover');
  if (pointed instanceof HTMLAnchorElement) warm(client, pointed);
  void resultsChunk.load().catch(() => undefined);
}

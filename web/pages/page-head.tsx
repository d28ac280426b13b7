import { createContext, useContext, useEffect } from 'react';

/** What a page says of itself to the document: title, description, address, pictures, machine-readable facts. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical address; null keeps the page out of search engines. */
  readonly canonical: string | null;
  /** Open Graph picture, as a path or an address. */
  readonly image?: string | null;
  /** Pictures the first paint needs. */
  readonly preloads?: readonly ImagePreload[];
  readonly jsonLd?: unknown;
}

export interface ImagePreload {
  readonly srcSet: string;
  readonly sizes: string;
  readonly type: string;
  readonly media?: string;
}

/** On the server a page leaves its head here; in the browser it is null. */
export const HeadCollector = createContext<{ head: PageHead | null } | null>(null);

/** Sets the document's head: through the collector on the server, and after each navigation in the browser. */
export function usePageHead(head: PageHead): void {
  const collector = useContext(HeadCollector);
  if (collector) collector.head = head;
  const { title, description, canonical } = head;
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link && canonical !== null) link.href = new URL(canonical, link.href).href;
    const robots = document.querySelector('meta[name="robots"]');
    robots?.setAttribute('content', canonical === null ? 'noindex' : 'index,follow');
  }, [title, description, canonical]);
}

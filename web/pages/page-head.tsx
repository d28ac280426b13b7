import { createContext, useContext, useEffect } from 'react';

/** A page's data for the document's head: title, description, URL, pictures, structured data. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Path of the canonical URL; null keeps the page out of search engines. */
  readonly canonical: string | null;
  /** Open Graph picture, as a path or URL. */
  readonly image?: string | null;
  /** Pictures needed for the first paint. */
  readonly preloads?: readonly ImagePreload[];
  readonly jsonLd?: unknown;
}

export interface ImagePreload {
  readonly srcSet: string;
  readonly sizes: string;
  readonly type: string;
  readonly media?: string;
}

/** On the server a page stores its head here; null in the browser. */
export const HeadCollector = createContext<{ head: PageHead | null } | null>(null);

/** Sets the document's head: on the server through the collector, in the browser after each navigation. */
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

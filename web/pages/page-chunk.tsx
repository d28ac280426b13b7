import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';

/** The server's response for a page. */
export interface Outcome {
  readonly status: 200 | 301 | 404;
  readonly location?: string;
}

export const found: Outcome = { status: 200 };
export const missing: Outcome = { status: 404 };

/** Fetches what a page needs before it is shown. `name` is the slug or reference in its path. */
export type Warm = (client: QueryClient, url: URL, name: string) => Promise<Outcome>;

/** What a page's file exports. */
export interface PageModule {
  readonly default: ComponentType;
  readonly warm?: Warm;
  /** Chunks that the page loads later on demand; its document preloads them. */
  readonly ahead?: readonly PageChunk[];
}

export interface PageChunk {
  /** The page's file as named in Vite's manifest. */
  readonly module: string;
  readonly Page: ComponentType;
  /** Loads the page's code, after which it renders without suspending. */
  readonly load: () => Promise<PageModule>;
}

/** A page in a chunk of its own. When loaded ahead it renders immediately, so hydration and prefetched pages never show a fallback. */
export function pageChunk(module: string, load: () => Promise<PageModule>): PageChunk {
  let Loaded: ComponentType | null = null;
  const fetched = async () => {
    const page = await load();
    Loaded = page.default;
    return page;
  };
  const Lazy = lazy(fetched);
  return {
    module,
    // biome-ignore lint/correctness/noComponentHookFactories: called once for each page, at module level
    Page: () => (Loaded ? <Loaded /> : <Lazy />),
    load: fetched,
  };
}

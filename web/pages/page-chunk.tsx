import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';

/** How the server answers for a page. */
export interface Outcome {
  readonly status: 200 | 301 | 404;
  readonly location?: string;
}

export const found: Outcome = { status: 200 };
export const missing: Outcome = { status: 404 };

/** Fetches what a page shows before it is shown. `name` is the slug or reference in its path. */
export type Warm = (client: QueryClient, url: URL, name: string) => Promise<Outcome>;

/** What a page's file exports. */
export interface PageModule {
  readonly default: ComponentType;
  readonly warm?: Warm;
  /** What it loads itself once it knows that it needs it; its document asks for that code beside its own. */
  readonly ahead?: readonly PageChunk[];
}

export interface PageChunk {
  /** The page's file, as Vite's manifest names it. */
  readonly module: string;
  readonly Page: ComponentType;
  /** Fetches the page's code; afterwards it renders without waiting. */
  readonly load: () => Promise<PageModule>;
}

/** A page in a file of its own. Loaded ahead it renders at once, so hydration and prefetched pages never show a gap. */
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

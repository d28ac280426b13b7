import { QueryClient } from '@tanstack/react-query';
import { connect } from './transport.ts';

/** Data fetches are never retried and never repeated on their own unless a query says so (specification §7). */
export const createQueryClient = (fetch: typeof globalThis.fetch): QueryClient =>
  connect(
    new QueryClient({
      defaultOptions: {
        queries: {
          retry: false,
          staleTime: Number.POSITIVE_INFINITY,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        },
        mutations: { retry: false },
        // The state travels as data: what failed on the server is asked again by the browser.
        dehydrate: { shouldDehydrateQuery: (query) => query.state.status === 'success' },
      },
    }),
    fetch,
  );

import { notifyManager, QueryClient } from '@tanstack/react-query';
import { connect } from './transport.ts';

// A second press of a button must find it pending, so the screen hears of a change before the next event.
notifyManager.setScheduler(queueMicrotask);

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
        // Sent when asked, also where the browser believes to be offline; what was sent, such as a password, is not kept.
        mutations: { retry: false, networkMode: 'always', gcTime: 0 },
        // The state travels as data: what failed on the server is asked again by the browser.
        dehydrate: { shouldDehydrateQuery: (query) => query.state.status === 'success' },
      },
    }),
    fetch,
  );

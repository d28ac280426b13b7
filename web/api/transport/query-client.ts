import { notifyManager, QueryClient } from '@tanstack/react-query';
import { connect } from './transport.ts';

// A second press of a button must find the mutation pending, so observers are notified in a microtask, before the next event.
notifyManager.setScheduler(queueMicrotask);

/** Queries are not retried or refetched automatically unless they say so (specification §7). */
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
        // Sent even when the browser believes to be offline. Variables, such as a password, are not kept.
        mutations: { retry: false, networkMode: 'always', gcTime: 0 },
        // The state is embedded in the document. Queries that failed on the server are run again in the browser.
        dehydrate: { shouldDehydrateQuery: (query) => query.state.status === 'success' },
      },
    }),
    fetch,
  );

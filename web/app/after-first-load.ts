import type { QueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { showEarliestDays } from './earliest-days.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { newRecovery } from './recovery.ts';

/** Loads enhancements that a page does not need in order to be shown. */
export default function afterFirstLoad(client: QueryClient): void {
  ErrorBoundary.recovery = newRecovery(document.body);
  prefetchOnIntent(client);
  showEarliestDays(client);
}

import type { QueryClient } from '@tanstack/react-query';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { showEarliestDays } from './earliest-days.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { newRecovery } from './recovery.ts';

/** What a page can be shown without, and is better with. */
export default function afterFirstLoad(client: QueryClient): void {
  ErrorBoundary.recovery = newRecovery(document.body);
  prefetchOnIntent(client);
  showEarliestDays(client);
}

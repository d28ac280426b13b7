import { queryOptions } from '@tanstack/react-query';
import { ApiError, read } from '../transport/transport.ts';
import type { UserWire } from '../transport/wire.ts';

const USER_FRESH_MS = 5 * 60_000;

const HINT = /(?:^|; )signed_in=1(?:;|$)/;

/** The server's readable cookie, which hints that a session may exist (decision 017). */
export const mayBeSignedIn = (): boolean => typeof document !== 'undefined' && HINT.test(document.cookie);

/** The current user; null for a visitor. Only requested when the hint is set, because browsers log every 401 as an error. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async (context): Promise<UserWire | null> => {
    if (!mayBeSignedIn()) return null;
    try {
      return await read('/api/user')(context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  staleTime: USER_FRESH_MS,
});

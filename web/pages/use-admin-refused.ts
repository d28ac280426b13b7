import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminKey } from '../api/admin/admin-key.ts';
import { userQuery } from '../api/session/account.ts';
import { ApiError } from '../api/transport/transport.ts';

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 403 ? error.message : null;

/** Why the server refuses administrators' data; null when it does not. The server decides, not the cached user. */
export function useAdminRefused(): string | null {
  const client = useQueryClient();
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[1] !== adminKey[1]) return;
        const words = refusalOf(query.state.error);
        if (words === null) return;
        setRefused(words);
        void client.invalidateQueries({ queryKey: userQuery.queryKey });
      }),
    [client],
  );
  return refused;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminKey } from '../api/admin/admin-key.ts';
import { userQuery } from '../api/session/account.ts';
import { ApiError } from '../api/transport/transport.ts';

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** True once the server refuses to show what only administrators may see: the server decides, not the stored user. */
export function useAdminRefused(): boolean {
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'updated' || query.queryKey[1] !== adminKey[1] || !isRefusal(query.state.error)) return;
        setRefused(true);
        void client.invalidateQueries({ queryKey: userQuery.queryKey });
      }),
    [client],
  );
  return refused;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminKey } from '../api/admin/admin-key.ts';
import { catalogueKey, categoriesQuery } from '../api/catalogue/catalogue.ts';

/** Several returns within this time cause a single refresh. */
const REST_MS = 2_000;

const SHOWN = [adminKey, catalogueKey, categoriesQuery.queryKey];

/** Refreshes data when the user returns to the dashboard, because another tab or person may have changed something. */
export function useFreshOnReturn(): void {
  const client = useQueryClient();
  useEffect(() => {
    let asked = Date.now();
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - asked < REST_MS) return;
      asked = Date.now();
      for (const queryKey of SHOWN) void client.invalidateQueries({ queryKey });
    };
    document.addEventListener('visibilitychange', ask);
    addEventListener('focus', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      removeEventListener('focus', ask);
    };
  }, [client]);
}

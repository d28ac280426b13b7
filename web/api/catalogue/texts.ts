import { queryOptions } from '@tanstack/react-query';
import { read } from '../transport/transport.ts';

/** The text that the shop has written for a page. */
export const textQuery = (name: 'about' | 'contact' | 'terms' | 'privacy') =>
  queryOptions({
    queryKey: ['texts', name],
    queryFn: read('/api/texts/{name}', { path: { name } }),
    staleTime: 5 * 60_000,
  });

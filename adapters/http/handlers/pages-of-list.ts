import { nextLink } from './next-link.ts';

/** Which part of a list is asked for; the cursor is how many come before it. */
interface Asked {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** One page of a list; without a limit, all that is left of it. */
export const pageOf = <Item>(all: readonly Item[], { limit, cursor }: Asked): readonly Item[] => {
  const from = Number(cursor ?? 0);
  return all.slice(from, limit === undefined ? all.length : from + limit);
};

/** How many there are over all pages, and where the next one is. */
export const pageHeaders = (url: string, total: number, { limit, cursor }: Asked) => {
  const headers: Record<string, string> = { 'X-Total-Count': String(total) };
  const to = limit === undefined ? total : Number(cursor ?? 0) + limit;
  if (to < total) headers.Link = nextLink(url, to);
  return headers;
};

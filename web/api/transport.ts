import type { QueryClient } from '@tanstack/react-query';
import type { Answer, Parameters, PathOf, Schema } from './contract.ts';

type Problem = Partial<Schema<'Problem'>>;

/** The API declined or failed. `message` is what people read: the server's, else `HTTP {status}`. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** The server's own words; null when it had none. */
  readonly words: string | null;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  /** The server's price of the cart, when prices have changed. */
  readonly quote: Schema<'Quote'> | null;

  constructor({ status, statusText }: Pick<Response, 'status' | 'statusText'>, problem: Problem) {
    super(problem.message || `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.statusText = statusText;
    this.words = problem.message || null;
    this.issues = problem.issues ?? [];
    this.quote = problem.quote ?? null;
  }
}

type Fetch = typeof fetch;

const fetches = new WeakMap<QueryClient, Fetch>();

/** Gives a query client its way to the API: the browser's fetch, or the server's own in-process one. */
export const connect = (client: QueryClient, fetch: Fetch): QueryClient => {
  fetches.set(client, fetch);
  return client;
};

export const browserFetch: Fetch = (...request) => fetch(...request);

type Values = Readonly<Record<string, unknown>>;

export const addressOf = (
  path: string,
  values: { readonly path?: Values; readonly query?: Values },
): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.path?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values.query ?? {}))
    if (value !== null && value !== undefined) query.set(name, String(value));
  return query.size === 0 ? filled : `${filled}?${query}`;
};

export const answerOf = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  throw new ApiError(response, (body ?? {}) as Problem);
};

export interface QueryContext {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** A query function that reads one address of the contract. */
export const read =
  <P extends PathOf<'get'>>(path: P, parameters: Parameters<P, 'get'> = {}) =>
  async ({ client, signal }: QueryContext): Promise<Answer<P, 'get'>> => {
    const fetch = fetches.get(client) ?? browserFetch;
    return (await answerOf(await fetch(addressOf(path, parameters), { signal }))) as Answer<P, 'get'>;
  };

/** A part of a long list, and how to ask for the next one. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many there are over all pages. */
  readonly total: number;
  /** The `cursor` of the next page; null on the last. */
  readonly next: string | null;
}

const NEXT = /<([^>]*)>\s*;\s*rel="next"/;

const cursorOf = (link: string | null): string | null => {
  const address = NEXT.exec(link ?? '')?.[1];
  return address === undefined ? null : new URL(address, 'http://shop').searchParams.get('cursor');
};

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** A query function that reads one page of a list (decision W6). */
export const readPage =
  <P extends PathOf<'get'>>(path: P, parameters: Parameters<P, 'get'> = {}) =>
  async ({ client, signal }: QueryContext): Promise<ListPage<ItemOf<Answer<P, 'get'>>>> => {
    const fetch = fetches.get(client) ?? browserFetch;
    const response = await fetch(addressOf(path, parameters), { signal });
    const items = (await answerOf(response)) as ItemOf<Answer<P, 'get'>>[];
    const total = Number(response.headers.get('X-Total-Count') ?? items.length);
    return { items, total, next: cursorOf(response.headers.get('Link')) };
  };

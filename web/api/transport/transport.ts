import type { QueryClient } from '@tanstack/react-query';
import { answerOf } from '@wondercast/client/answer';
import { type Ask, asker } from '@wondercast/client/asker';
import type { Answer, Parameters, PathOf } from './contract.ts';

export { addressOf } from '@wondercast/client/address';
export { answerOf } from '@wondercast/client/answer';
export { ApiError } from '@wondercast/client/api-error';

type Fetch = typeof fetch;

const ways = new WeakMap<QueryClient, Ask>();

/** Sets how a query client reaches the API: with the browser's fetch, or in-process on the server. Retries are configured per query. */
export const connect = (client: QueryClient, fetch: Fetch): QueryClient => {
  ways.set(client, asker({ baseUrl: '', fetch }));
  return client;
};

export const browserFetch: Fetch = (...request) => fetch(...request);

/** Sends requests as this page's own visitor. */
export const ask = asker({ baseUrl: '', fetch: browserFetch });

export interface QueryContext {
  readonly client: QueryClient;
  readonly signal: AbortSignal;
}

/** Fetches for a query, with its client and its abort signal. */
export const got = (
  { client, signal }: QueryContext,
  path: string,
  parameters: Parameters<PathOf<'get'>, 'get'>,
): Promise<Response> => (ways.get(client) ?? ask)('GET', path, { ...parameters, signal });

/** A query function that reads one path of the API. */
export const read =
  <P extends PathOf<'get'>>(path: P, parameters: Parameters<P, 'get'> = {}) =>
  async (context: QueryContext): Promise<Answer<P, 'get'>> =>
    (await answerOf(await got(context, path, parameters))) as Answer<P, 'get'>;

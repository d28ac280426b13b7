import { answerOf } from './answer.ts';
import { type Asked, type AskerOptions, type Asking, asker } from './asker.ts';
import type { Answer, Call, Given, Method, PathOf } from './contract.ts';
import { type ItemOf, type ListPage, pageOf } from './list-page.ts';
import { newKey } from './new-key.ts';

export { ApiError } from './api-error.ts';
export type { Answer, Body, PathOf, Schema } from './contract.ts';
export type { ListPage } from './list-page.ts';

export type Reading<P extends PathOf<'get'>> = Call<P, 'get'> & Asking;

export type Writing<P extends PathOf<M>, M extends Method> = Call<P, M> &
  Asking & {
    /** Names what a POST does, so that it happens once however often it is sent. A fresh one unless given; null sends none. */
    readonly idempotencyKey?: string | null;
    /** A secret of the page's visitor: only who repeats a booking with it gets the link to pay it again. */
    readonly idempotencyProof?: string;
  };

/** A shop's operations by path, with the types of its contract. Every one of them @throws ApiError, or what `fetch` throws. */
export interface Client {
  get<P extends PathOf<'get'>>(path: P, ...reading: Given<Reading<P>>): Promise<Answer<P, 'get'>>;
  /** One page of a list, with its total and where the next begins. */
  page<P extends PathOf<'get'>>(
    path: P,
    ...reading: Given<Reading<P>>
  ): Promise<ListPage<ItemOf<Answer<P, 'get'>>>>;
  post<P extends PathOf<'post'>>(path: P, ...writing: Given<Writing<P, 'post'>>): Promise<Answer<P, 'post'>>;
  put<P extends PathOf<'put'>>(path: P, ...writing: Given<Writing<P, 'put'>>): Promise<Answer<P, 'put'>>;
  patch<P extends PathOf<'patch'>>(
    path: P,
    ...writing: Given<Writing<P, 'patch'>>
  ): Promise<Answer<P, 'patch'>>;
  delete<P extends PathOf<'delete'>>(
    path: P,
    ...writing: Given<Writing<P, 'delete'>>
  ): Promise<Answer<P, 'delete'>>;
}

export const createClient = (options: AskerOptions): Client => {
  const ask = asker(options);
  const send =
    (method: string) =>
    async <Reply>(path: string, asked: Asked = {}): Promise<Reply> =>
      answerOf(await ask(method, path, asked));
  const post = send('POST');
  return {
    get: send('GET'),
    page: async (path, ...[reading]) => {
      const response = await ask('GET', path, reading);
      return pageOf(await answerOf(response), response.headers);
    },
    post: (path, ...[writing]) => post(path, { idempotencyKey: newKey(), ...writing }),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  };
};

import { expect } from 'vitest';
import type { Client, Reply } from '../support/http-client.ts';

const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** A list whose pages end at 1 MB has several, each leads to the next, and together they hold every record once. */
export const expectLinkedPages = async (client: Client, start: string): Promise<void> => {
  const ids: number[] = [];
  let [pages, total] = [0, 0];
  for (let path: string | undefined = start; path; pages++) {
    const page: Reply<readonly { readonly id: number }[]> = await client.get(path);
    total = Number(page.headers.get('x-total-count'));
    ids.push(...page.body.map(({ id }) => id));
    path = nextOf(page.headers);
  }
  expect(new Set(ids).size).toBe(ids.length);
  expect([ids.length, pages > 1]).toEqual([total, true]);
};

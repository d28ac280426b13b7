import { type ItemOf, type ListPage, pageOf } from '@wondercast/client/list-page';
import type { Answer, Parameters, PathOf } from './contract.ts';
import { answerOf, got, type QueryContext } from './transport.ts';

export { type ListPage, pageOf } from '@wondercast/client/list-page';

/** A query function that reads one page of a list (decision 011). */
export const readPage =
  <P extends PathOf<'get'>>(path: P, parameters: Parameters<P, 'get'> = {}) =>
  async (context: QueryContext): Promise<ListPage<ItemOf<Answer<P, 'get'>>>> => {
    const response = await got(context, path, parameters);
    return pageOf((await answerOf(response)) as ItemOf<Answer<P, 'get'>>[], response.headers);
  };

/** A query function that reads a whole list. A list of more than 1 MB comes in pages (decision 223). */
export const readList =
  <P extends PathOf<'get'>>(path: P, parameters: Parameters<P, 'get'> = {}) =>
  async (context: QueryContext): Promise<ItemOf<Answer<P, 'get'>>[]> => {
    const items: ItemOf<Answer<P, 'get'>>[] = [];
    for (let cursor: string | null = null; ; ) {
      const query = { ...parameters.query, cursor };
      const response = await got(context, path, { ...parameters, query });
      const page = pageOf((await answerOf(response)) as ItemOf<Answer<P, 'get'>>[], response.headers);
      items.push(...page.items);
      if (page.next === null) return items;
      cursor = page.next;
    }
  };

import type { Asked } from './asker.ts';
import type { Client, Reading } from './client.ts';
import type { Answer, Given, PathOf } from './contract.ts';
import type { ItemOf, ListPage } from './list-page.ts';

/** The lists that come in pages. */
export type ListPath = {
  [P in PathOf<'get'>]: Reading<P> extends { readonly query?: { readonly cursor?: infer Cursor } }
    ? unknown extends Cursor
      ? never
      : P
    : never;
}[PathOf<'get'>];

/**
 * Every item of a list, page by page: `for await (const booking of each(shop, '/api/partner/bookings')) …`. The next page is asked
 * for when the last item of this one was taken. @throws ApiError, or what `fetch` throws
 */
export async function* each<P extends ListPath>(
  shop: Pick<Client, 'page'>,
  path: P,
  ...[reading]: Given<Reading<P>>
): AsyncGenerator<ItemOf<Answer<P, 'get'>>, void, undefined> {
  const asked: Asked = reading ?? {};
  for (let query = asked.query; ; ) {
    // What a list may be asked for holds with another cursor too, which the compiler cannot see of any list.
    const given = [{ ...asked, query }] as unknown as Given<Reading<P>>;
    const page: ListPage<ItemOf<Answer<P, 'get'>>> = await shop.page(path, ...given);
    yield* page.items;
    if (page.next === null) return;
    query = { ...query, cursor: page.next };
  }
}

import { fittingItems } from './fitting-items.ts';
import { nextLink } from './next-link.ts';

/** The requested part of a list. The cursor is the number of items before it. */
interface Asked {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/** One page of a list; without a limit, all remaining items. */
export const pageOf = <Item>(all: readonly Item[], { limit, cursor }: Asked): readonly Item[] => {
  const from = Number(cursor ?? 0);
  return all.slice(from, limit === undefined ? all.length : from + limit);
};

interface Shown<Item> {
  readonly body: Item[];
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer with one page: as many items as fit, the total over all pages, and a link to the next page. */
export const shownPage = <Item>(
  url: string,
  page: readonly Item[],
  { total, cursor }: { readonly total: number; readonly cursor?: string | undefined },
): Shown<Item> => {
  const body = [...fittingItems(page)];
  const headers: Record<string, string> = { 'X-Total-Count': String(total) };
  const to = Number(cursor ?? 0) + body.length;
  if (body.length > 0 && to < total) headers.Link = nextLink(url, to);
  return { body, headers };
};

/** The answer with a list that has no pages: as many items as fit. */
export const shownList = <Item>(
  url: string,
  all: readonly Item[],
  { cursor }: Pick<Asked, 'cursor'>,
): Shown<Item> => shownPage(url, pageOf(all, { cursor }), { total: all.length, cursor });

interface Found<Item> {
  readonly items: readonly Item[];
  /** The total over all pages. */
  readonly total: number;
  /** Whether more items follow. */
  readonly more: boolean;
}

/** The answer with a page that continues after its last item. `sent` are the encoded items in the same order; as many are sent as fit. */
export const shownFrom = <Item, Sent>(
  url: string,
  { items, total, more }: Found<Item>,
  sent: readonly Sent[],
  cursorOf: (last: Item) => number | string,
): Shown<Sent> => {
  const body = [...fittingItems(sent)];
  const last = items[body.length - 1];
  const headers: Record<string, string> = { 'X-Total-Count': String(total) };
  if (last && (more || body.length < items.length)) headers.Link = nextLink(url, cursorOf(last));
  return { body, headers };
};

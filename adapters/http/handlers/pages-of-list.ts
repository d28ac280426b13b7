import { fittingItems } from './fitting-items.ts';
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

interface Shown<Item> {
  readonly body: Item[];
  readonly headers: Readonly<Record<string, string>>;
}

/** A page as an answer, as far as it fits: with how many there are over all pages, and where the next one is. */
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

/** A list without pages of its own, as far as it fits. */
export const shownList = <Item>(
  url: string,
  all: readonly Item[],
  { cursor }: Pick<Asked, 'cursor'>,
): Shown<Item> => shownPage(url, pageOf(all, { cursor }), { total: all.length, cursor });

interface Found<Item> {
  readonly items: readonly Item[];
  /** How many there are over all pages. */
  readonly total: number;
  /** Whether others follow. */
  readonly more: boolean;
}

/** A page that goes on behind its last item, as far as it fits. `sent` are its items as they are sent, in their order. */
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

/** A part of a long list, and how to ask for the next one. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  /** How many there are over all pages. */
  readonly total: number;
  /** The `cursor` of the next page; null on the last. */
  readonly next: string | null;
}

export type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

const NEXT = /<([^>]*)>\s*;\s*rel="next"/;

const cursorOf = (link: string | null): string | null => {
  const address = NEXT.exec(link ?? '')?.[1];
  return address === undefined ? null : new URL(address, 'http://shop').searchParams.get('cursor');
};

export const pageOf = <Item>(items: readonly Item[], headers: Headers): ListPage<Item> => ({
  items,
  total: Number(headers.get('X-Total-Count') ?? items.length),
  next: cursorOf(headers.get('Link')),
});

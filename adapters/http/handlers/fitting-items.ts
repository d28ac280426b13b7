/** Maximum size of a body in bytes, so that it stays below 1 MB with its headers (decision 223). */
const MOST_BYTES = 999_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

interface Room {
  /** The rest of the body. */
  readonly beside?: unknown;
  /** Among how many lists the size is divided. */
  readonly lists?: number;
}

/** The first items that fit into a body. Always at least one, so that no page is empty. */
export const fittingItems = <Item>(
  items: readonly Item[],
  { beside = null, lists = 1 }: Room = {},
): readonly Item[] => {
  const most = MOST_BYTES / lists;
  let bytes = bytesOf(beside);
  const end = items.findIndex((item, at) => {
    bytes += bytesOf(item) + 1;
    return at > 0 && bytes > most;
  });
  return end === -1 ? items : items.slice(0, end);
};

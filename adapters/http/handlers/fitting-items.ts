/** Bytes of an answer, at most; 1 MB with its headers (decision 223). */
const MOST_BYTES = 999_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

interface Room {
  /** What else the answer has. */
  readonly beside?: unknown;
  /** Of an answer with several lists, how many share the room. */
  readonly lists?: number;
}

/** The first of these items that fit in an answer: one at least, so that no page stays empty. */
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

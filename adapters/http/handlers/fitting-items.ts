/** Bytes of an answer, at most; 1 MB with its headers (decision 223). */
const MOST_BYTES = 999_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The first of these items that fit in an answer beside the rest of it: one at least, so that no page stays empty. */
export const fittingItems = <Item>(items: readonly Item[], beside: unknown = null): readonly Item[] => {
  let bytes = bytesOf(beside);
  const end = items.findIndex((item, at) => {
    bytes += bytesOf(item) + 1;
    return at > 0 && bytes > MOST_BYTES;
  });
  return end === -1 ? items : items.slice(0, end);
};

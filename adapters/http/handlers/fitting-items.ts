/** Bytes of an answer that is a list; 1 MB with its brackets and headers. */
const MOST_BYTES = 999_000;

/** The first of these items that fit in an answer (decision 223): one at least, so that no page stays empty. */
export const fittingItems = <Item>(items: readonly Item[]): readonly Item[] => {
  let bytes = 0;
  const end = items.findIndex((item, at) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
    return at > 0 && bytes > MOST_BYTES;
  });
  return end === -1 ? items : items.slice(0, end);
};

/** How many payloads of a batch run concurrently. */
const AT_ONCE = 6;

type Perform = (payload: unknown) => Promise<void>;

/** Runs work on each item, at most `atOnce` at a time, and continues after failures. Results are in the order of the items. */
const settleAll = async <Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
): Promise<readonly PromiseSettledResult<unknown>[]> => {
  const results: PromiseSettledResult<unknown>[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++)
      [results[at]] = (await Promise.allSettled([work(items[at] as Item)])) as [
        PromiseSettledResult<unknown>,
      ];
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
};

/**
 * A task that also accepts an array of payloads. The queue keeps the failed ones and retries them, each with what the others did
 * done. Before each, `pace` waits until it may run.
 */
export const inBatches =
  (perform: Perform, pace: () => Promise<void>) =>
  async (payload: unknown): Promise<undefined | unknown[]> => {
    const each = async (one: unknown): Promise<void> => {
      await pace();
      await perform(one);
    };
    if (!Array.isArray(payload)) {
      await each(payload);
      return undefined;
    }
    const results = await settleAll(payload, AT_ONCE, each);
    return results.map((result) =>
      result.status === 'fulfilled' ? Promise.resolve() : Promise.reject(result.reason),
    );
  };

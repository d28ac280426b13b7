/** What is found by a key. */
export interface Lookup<Key, Value> {
  get(key: Key): Value | undefined;
  has(key: Key): boolean;
}

/** A lookup that never changes, and of which one with some changes costs only those. */
export interface FollowedLookup<Key, Value> extends Lookup<Key, Value> {
  /** Each key with its value; null where it is gone. Of two for one key the later holds. */
  with(changes: readonly (readonly [Key, Value | null])[]): FollowedLookup<Key, Value>;
}

/** More are not carried along beside the rest: everything is written anew. */
const MOST_CARRIED = 500;

const layered = <Key, Value>(
  all: ReadonlyMap<Key, Value>,
  changed: ReadonlyMap<Key, Value | null>,
): FollowedLookup<Key, Value> => {
  const get = (key: Key): Value | undefined => {
    const now = changed.get(key);
    return now === undefined ? all.get(key) : (now ?? undefined);
  };
  return {
    get,
    has: (key) => get(key) !== undefined,
    with: (changes) => {
      const carried = new Map([...changed, ...changes]);
      if (carried.size <= MOST_CARRIED) return layered(all, carried);
      const written = new Map(all);
      for (const [key, now] of carried)
        if (now === null) written.delete(key);
        else written.set(key, now);
      return layered(written, new Map());
    },
  };
};

/** No value may be undefined or null. */
export const lookupOf = <Key, Value extends object>(
  entries: Iterable<readonly [Key, Value]>,
): FollowedLookup<Key, Value> => layered(new Map(entries), new Map());

interface Numbered {
  readonly id: number;
}

/** What differs between two lists that rise by id: each part as it was and as it is. Parts that are the same object are the same. */
export const differencesOf = <Part extends Numbered>(
  before: readonly Part[],
  now: readonly Part[],
): readonly { readonly was: Part | null; readonly is: Part | null }[] => {
  const differences: { was: Part | null; is: Part | null }[] = [];
  for (let b = 0, n = 0; b < before.length || n < now.length; ) {
    const [was, is] = [before[b], now[n]];
    if (was === is) {
      b++;
      n++;
    } else if (was && (!is || was.id < is.id)) {
      differences.push({ was, is: null });
      b++;
    } else if (is && (!was || is.id < was.id)) {
      differences.push({ was: null, is });
      n++;
    } else {
      differences.push({ was: was ?? null, is: is ?? null });
      b++;
      n++;
    }
  }
  return differences;
};

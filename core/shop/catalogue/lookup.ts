/** A read-only map. */
export interface Lookup<Key, Value> {
  get(key: Key): Value | undefined;
  has(key: Key): boolean;
}

/** An immutable map whose copy with some changes costs only those changes. */
export interface FollowedLookup<Key, Value> extends Lookup<Key, Value> {
  /** The map with these changes: each key with its value, or null to remove it. The last value of a key counts. */
  with(changes: readonly (readonly [Key, Value | null])[]): FollowedLookup<Key, Value>;
}

/** Maximum number of changes that are kept beside the full map; beyond it the map is built anew. */
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

/** Values must not be undefined or null. */
export const lookupOf = <Key, Value extends object>(
  entries: Iterable<readonly [Key, Value]>,
): FollowedLookup<Key, Value> => layered(new Map(entries), new Map());

interface Numbered {
  readonly id: number;
}

/** The differences between two lists sorted by id: each part before and after. Parts are compared by identity. */
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

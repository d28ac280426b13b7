/** The rows of one table by key, in the order in which they were first written. */
export interface Rows<Key, Row> {
  get(key: Key): Row | undefined;
  all(): readonly Row[];
  entries(): readonly (readonly [Key, Row])[];
  set(key: Key, row: Row): void;
  delete(key: Key): void;
}

/** Rows as one unit of work sees them: the committed rows with its own writes on top. */
export interface Overlay<Key, Row> extends Rows<Key, Row> {
  readonly touched: boolean;
  /** Merges the writes into the committed rows. */
  commit(): void;
}

export const overlayOn = <Key, Row>(committed: Map<Key, Row>): Overlay<Key, Row> => {
  const written = new Map<Key, Row>();
  const deleted = new Set<Key>();
  const entries = (): readonly (readonly [Key, Row])[] => [
    ...[...committed]
      .filter(([key]) => !deleted.has(key))
      .map(([key, row]) => [key, written.get(key) ?? row] as const),
    ...[...written].filter(([key]) => !committed.has(key)),
  ];
  return {
    get: (key) => (deleted.has(key) ? undefined : (written.get(key) ?? committed.get(key))),
    all: () => {
      if (written.size === 0 && deleted.size === 0) return [...committed.values()];
      return entries().map(([, row]) => row);
    },
    entries,
    set: (key, row) => {
      deleted.delete(key);
      written.set(key, row);
    },
    delete: (key) => {
      written.delete(key);
      if (committed.has(key)) deleted.add(key);
    },
    get touched() {
      return written.size > 0 || deleted.size > 0;
    },
    commit: () => {
      for (const key of deleted) committed.delete(key);
      for (const [key, row] of written) committed.set(key, row);
    },
  };
};

/** Rows outside any unit of work: only committed ones, read-only. */
export const readOnly = <Key, Row>(committed: ReadonlyMap<Key, Row>): Rows<Key, Row> => {
  const refuse = () => {
    throw new Error('Writing needs a unit of work');
  };
  return {
    get: (key) => committed.get(key),
    all: () => [...committed.values()],
    entries: () => [...committed],
    set: refuse,
    delete: refuse,
  };
};

import type { Touched } from '@wondercast/core/shop/catalogue/changes';
import type { MemorySession } from '../memory-session.ts';
import type { CatalogueState } from '../tables.ts';

/** What the parts of the catalogue share: its state, and the version that rises with every write. */
export const catalogueMemory = (memory: MemorySession) => {
  const state = (): CatalogueState =>
    memory.tables.catalogue.get('state') ?? { version: 1, logosEnabled: true, seededAt: null };
  /** Raises the version once, and remembers everything that it touched. */
  const changedAll = (touched: readonly Touched[], change: Partial<CatalogueState> = {}): void => {
    const before = state();
    const version = before.version + 1;
    memory.tables.catalogue.set('state', { ...before, ...change, version });
    memory.tables.catalogueChanges.set(version, touched);
  };
  return {
    memory,
    state,
    changedAll,
    /** Raises the version, and remembers what it touched. */
    changed: (touched: Touched, change: Partial<CatalogueState> = {}): void => changedAll([touched], change),
    stamp: () => {
      const at = memory.now();
      return { createdAt: at, updatedAt: at };
    },
  };
};

export type CatalogueMemory = ReturnType<typeof catalogueMemory>;

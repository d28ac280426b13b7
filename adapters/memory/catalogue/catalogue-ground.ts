import type { Touched } from '@wondercast/core/shop/catalogue/changes';
import type { MemorySession } from '../memory-session.ts';
import type { CatalogueState } from '../tables.ts';

/** What the parts of the catalogue share: its state, and the version that rises with every write. */
export const catalogueGround = (ground: MemorySession) => {
  const state = (): CatalogueState =>
    ground.tables.catalogue.get('state') ?? { version: 1, logosEnabled: true, seededAt: null };
  /** Raises the version once, and remembers everything that it touched. */
  const changedAll = (touched: readonly Touched[], change: Partial<CatalogueState> = {}): void => {
    const before = state();
    const version = before.version + 1;
    ground.tables.catalogue.set('state', { ...before, ...change, version });
    ground.tables.catalogueChanges.set(version, touched);
  };
  return {
    ground,
    state,
    changedAll,
    /** Raises the version, and remembers what it touched. */
    changed: (touched: Touched, change: Partial<CatalogueState> = {}): void => changedAll([touched], change),
    stamp: () => {
      const at = ground.now();
      return { createdAt: at, updatedAt: at };
    },
  };
};

export type CatalogueGround = ReturnType<typeof catalogueGround>;

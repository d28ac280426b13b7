import type { MemorySession } from '../memory-session.ts';
import type { CatalogueState } from '../tables.ts';

/** What the parts of the catalogue share: its state, and the version that rises with every write. */
export const catalogueGround = (ground: MemorySession) => {
  const state = (): CatalogueState =>
    ground.tables.catalogue.get('state') ?? { version: 1, logosEnabled: true, seededAt: null };
  return {
    ground,
    state,
    changed: (change: Partial<CatalogueState> = {}): void => {
      const before = state();
      ground.tables.catalogue.set('state', { ...before, ...change, version: before.version + 1 });
    },
    stamp: () => {
      const at = ground.now();
      return { createdAt: at, updatedAt: at };
    },
  };
};

export type CatalogueGround = ReturnType<typeof catalogueGround>;

import type { Touched } from '@wondercast/core/shop/catalogue/changes';
import { noteCatalogueEdit } from '../../system/work-context.ts';
import type { MemorySession } from '../memory-session.ts';
import type { CatalogueState } from '../tables.ts';

/** The state of the catalogue, and its version, which rises with every write. */
export const catalogueMemory = (memory: MemorySession) => {
  const state = (): CatalogueState =>
    memory.tables.catalogue.get('state') ?? { version: 1, logosEnabled: true, seededAt: null };
  /** Raises the version once and records everything that was touched. */
  const changedAll = (touched: readonly Touched[], change: Partial<CatalogueState> = {}): void => {
    noteCatalogueEdit();
    const before = state();
    const version = before.version + 1;
    memory.tables.catalogue.set('state', { ...before, ...change, version });
    memory.tables.catalogueChanges.set(version, touched);
  };
  return {
    memory,
    state,
    changedAll,
    /** Raises the version and records what was touched. */
    changed: (touched: Touched, change: Partial<CatalogueState> = {}): void => changedAll([touched], change),
    stamp: () => {
      const at = memory.now();
      return { createdAt: at, updatedAt: at };
    },
  };
};

export type CatalogueMemory = ReturnType<typeof catalogueMemory>;

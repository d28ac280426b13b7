import { byOrder } from '@wondercast/core/shop/catalogue/category';
import { isSameLogo } from '@wondercast/core/shop/catalogue/logo';
import type { Logos } from '@wondercast/core/shop/catalogue/ports';
import type { CatalogueMemory } from './catalogue-memory.ts';

export const memoryLogos = ({ memory, state, changed, stamp }: CatalogueMemory): Logos => ({
  logoStrip: async () => ({
    enabled: state().logosEnabled,
    logos: memory.tables.logos.all().toSorted(byOrder),
  }),
  replaceLogos: async ({ enabled, logos: given }) => {
    const { logos } = memory.tables;
    const before = new Map(logos.all().map((logo) => [logo.id, logo]));
    for (const id of before.keys()) logos.delete(id);
    const kept = given.map(({ id, ...logo }) => {
      const known = id === undefined ? undefined : before.get(id);
      const { createdAt, updatedAt } = stamp();
      return {
        ...logo,
        id: known?.id ?? memory.nextId('logos'),
        createdAt: known?.createdAt ?? createdAt,
        updatedAt: known && isSameLogo(known, logo) ? known.updatedAt : updatedAt,
      };
    });
    for (const logo of kept) logos.set(logo.id, logo);
    changed({ kind: 'logos' }, { logosEnabled: enabled });
    return kept;
  },
});

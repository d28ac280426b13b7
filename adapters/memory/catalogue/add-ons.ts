import { invalid } from '@wondercast/core/kernel/refusal';
import type { AddOn } from '@wondercast/core/shop/catalogue/add-on';
import type { AddOns } from '@wondercast/core/shop/catalogue/ports';
import { NO_SUCH_EXPERIENCE } from '@wondercast/core/shop/catalogue/words';
import { byId } from '../newest-first.ts';
import type { CatalogueMemory } from './catalogue-memory.ts';

export const memoryAddOns = ({ memory, changed, changedAll, stamp }: CatalogueMemory): AddOns => {
  const write = (given: AddOn): AddOn => {
    const { addOns, experiences } = memory.tables;
    if (given.experienceIds.some((id) => !experiences.get(id)))
      throw invalid('experienceIds', NO_SUCH_EXPERIENCE);
    const experienceIds = [...new Set(given.experienceIds)].toSorted((a, b) => a - b);
    const addOn = { ...given, experienceIds };
    addOns.set(addOn.id, addOn);
    return addOn;
  };
  const keep = (given: AddOn): AddOn => {
    const addOn = write(given);
    changed({ kind: 'add-on', id: addOn.id });
    return addOn;
  };
  return {
    addAddOn: async (given) => keep({ ...given, ...stamp(), id: memory.nextId('addOns'), version: 1 }),
    addOn: async (id) => memory.tables.addOns.get(id) ?? null,
    addOnsOf: async (experienceId) =>
      memory.tables.addOns
        .all()
        .filter(({ experienceIds }) => experienceIds.includes(experienceId))
        .toSorted(byId),
    changeAddOn: async (id, change, at) => {
      const before = memory.tables.addOns.get(id);
      if (!before) throw new Error(`Add-on ${id} is not there`);
      return keep({ ...before, ...change, updatedAt: at, version: before.version + 1 });
    },
    nextAddOnIds: async (count) => Array.from({ length: count }, () => memory.nextId('addOns')),
    putAddOns: async (addOns, at) => {
      for (const addOn of addOns) {
        const { createdAt = at, version = 0 } = memory.tables.addOns.get(addOn.id) ?? {};
        write({ ...addOn, createdAt, updatedAt: at, version: version + 1 });
      }
      changedAll(addOns.map(({ id }) => ({ kind: 'add-on', id })));
    },
    removeAddOn: async (id) => {
      memory.tables.addOns.delete(id);
      changed({ kind: 'add-on', id });
    },
  };
};

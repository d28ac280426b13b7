import type { AddOn } from '@wondercast/core/catalogue/add-on';
import type { AddOns } from '@wondercast/core/catalogue/ports';
import { NO_SUCH_EXPERIENCE } from '@wondercast/core/catalogue/words';
import { invalid } from '@wondercast/core/refusal';
import type { CatalogueGround } from './catalogue-ground.ts';

export const memoryAddOns = ({ ground, changed, stamp }: CatalogueGround): AddOns => {
  const keep = (given: AddOn): AddOn => {
    const { addOns, experiences } = ground.tables;
    if (given.experienceIds.some((id) => !experiences.get(id)))
      throw invalid('experienceIds', NO_SUCH_EXPERIENCE);
    const experienceIds = [...new Set(given.experienceIds)].toSorted((a, b) => a - b);
    const addOn = { ...given, experienceIds };
    addOns.set(addOn.id, addOn);
    changed({ kind: 'add-on', id: addOn.id });
    return addOn;
  };
  return {
    addAddOn: async (given) => keep({ ...given, ...stamp(), id: ground.nextId('addOns'), version: 1 }),
    addOn: async (id) => ground.tables.addOns.get(id) ?? null,
    changeAddOn: async (id, change, at) => {
      const before = ground.tables.addOns.get(id);
      if (!before) throw new Error(`Add-on ${id} is not there`);
      return keep({ ...before, ...change, updatedAt: at, version: before.version + 1 });
    },
    removeAddOn: async (id) => {
      ground.tables.addOns.delete(id);
      changed({ kind: 'add-on', id });
    },
  };
};

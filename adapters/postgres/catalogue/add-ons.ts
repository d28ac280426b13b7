import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AddOns } from '@wondercast/core/catalogue/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { AddOnExperienceRow, AddOnRow } from '../schema.ts';
import { type AddOnJson, addOnOf } from './catalogue-rows.ts';

const BY_ID = constant(`select row_to_json(a) "row",
  (select coalesce(json_agg(l.experience_id order by l.experience_id), '[]') from add_on_experiences l
    where l.add_on_id = a.id) "experienceIds"
  from add_ons a where a.id = $1`);

const link = async (em: EntityManager, addOn: number, experienceIds: readonly number[]): Promise<void> => {
  const links = [...new Set(experienceIds)].map((experience) => ({ addOn, experience }));
  if (links.length > 0) await em.insertMany(AddOnExperienceRow, links);
};

export const postgresAddOns = ({ sql, entities }: Session, raise: () => Promise<void>): AddOns => {
  const addOn: AddOns['addOn'] = async (id) => {
    const [found] = await sql<{ row: AddOnJson; experienceIds: number[] }>(BY_ID, [id]);
    return found ? addOnOf(found.row, found.experienceIds) : null;
  };
  const written = async (id: number) => {
    const found = await addOn(id);
    if (!found) throw new Error(`Add-on ${id} is gone right after it was written`);
    return found;
  };
  return {
    addOn,
    addAddOn: async ({ experienceIds, ...fields }) => {
      await raise();
      const em = await entities();
      const id = Number(await em.insert(AddOnRow, fields));
      await link(em, id, experienceIds);
      return written(id);
    },
    changeAddOn: async (id, { experienceIds, ...fields }, at) => {
      await raise();
      const em = await entities();
      await em.nativeUpdate(AddOnRow, { id }, { ...fields, updatedAt: at, version: raw('version + 1') });
      if (experienceIds) {
        await em.nativeDelete(AddOnExperienceRow, { addOn: id });
        await link(em, id, experienceIds);
      }
      return written(id);
    },
    removeAddOn: async (id) => {
      await raise();
      await (await entities()).nativeDelete(AddOnRow, { id });
    },
  };
};

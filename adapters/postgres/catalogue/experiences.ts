import { raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { CategoryRef, NewExperience } from '@wondercast/core/catalogue/experience';
import type { Experiences } from '@wondercast/core/catalogue/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { ExperienceCategoryRow, ExperienceRow } from '../schema.ts';
import { type ExperienceJson, experienceOf } from './catalogue-rows.ts';

const NEXT_ID = constant(`select nextval(pg_get_serial_sequence('experiences', 'id'))::int "id"`);

const BY_ID = constant(`select row_to_json(e) "row",
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'order', c.position)
      order by c.position, c.id), '[]')
    from experience_categories l join categories c on c.id = l.category_id where l.experience_id = e.id) "categories"
  from experiences e where e.id = $1`);

const SLUGS_LIKE = constant(`select slug from experiences where slug = $1 or starts_with(slug, $1 || '-')`);

interface Row {
  row: ExperienceJson;
  categories: CategoryRef[];
}

/** The columns of what is given; categories are rows of their own. */
const columnsOf = ({ categoryIds: _, prices, ...fields }: Partial<NewExperience>) => ({
  ...fields,
  ...(prices && {
    starterPrice: prices.starter,
    elevatedPrice: prices.elevated,
    premiumPrice: prices.premium,
    ultimatePrice: prices.ultimate,
  }),
});

const link = async (em: EntityManager, experience: number, categoryIds: readonly number[]): Promise<void> => {
  const links = [...new Set(categoryIds)].map((category) => ({ experience, category }));
  if (links.length > 0) await em.insertMany(ExperienceCategoryRow, links);
};

export const postgresExperiences = ({ sql, entities }: Session, raise: () => Promise<void>): Experiences => {
  const experience: Experiences['experience'] = async (id) => {
    const [found] = await sql<Row>(BY_ID, [id]);
    return found ? experienceOf(found.row, found.categories) : null;
  };
  const written = async (id: number) => {
    const found = await experience(id);
    if (!found) throw new Error(`Experience ${id} is gone right after it was written`);
    return found;
  };
  return {
    experience,
    nextExperienceId: async () => (await sql<{ id: number }>(NEXT_ID))[0]?.id ?? 0,
    slugsLike: async (slug) => (await sql<{ slug: string }>(SLUGS_LIKE, [slug])).map((row) => row.slug),
    addExperience: async ({ id: given, ...fields }) => {
      await raise();
      const em = await entities();
      const columns = { ...columnsOf(fields), ...(given === undefined ? {} : { id: given }) };
      const id = Number(await em.insert(ExperienceRow, columns as never));
      await link(em, id, fields.categoryIds);
      return written(id);
    },
    changeExperience: async (id, change, at) => {
      await raise();
      const em = await entities();
      await em.nativeUpdate(
        ExperienceRow,
        { id },
        { ...columnsOf(change), updatedAt: at, version: raw('version + 1') },
      );
      if (change.categoryIds) {
        await em.nativeDelete(ExperienceCategoryRow, { experience: id });
        await link(em, id, change.categoryIds);
      }
      return written(id);
    },
    removeExperience: async (id) => {
      await raise();
      await (await entities()).nativeDelete(ExperienceRow, { id });
    },
  };
};

import type { CategoryRef, NewExperience } from '@wondercast/core/shop/catalogue/experience';
import type { Experiences } from '@wondercast/core/shop/catalogue/ports';
import { priceFieldsOf } from '@wondercast/core/shop/pricing/price-fields';
import { sql } from 'kysely';
import { valuesOf } from '../driver/columns.ts';
import { deleteBy, insertRow, insertRows, rowsInJson, rowsUpsert } from '../driver/row-statements.ts';
import { anyOf, type Given, query, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { type ExperienceJson, experienceOf } from './catalogue-rows.ts';
import { type RaiseVersion, raiseForMany } from './raise-version.ts';
import { ExperienceCategoryRow, ExperienceRow } from './tables.ts';

const NEXT_ID = statement(
  () => sql<{ id: number }>`select nextval(pg_get_serial_sequence('experiences', 'id')) as id`,
);

const NEXT_IDS = statement(
  (_, { count }: Given<{ count: number }>) =>
    sql<{ id: number }>`select nextval(pg_get_serial_sequence('experiences', 'id'))::int as id
      from generate_series(1, ${count}::int)`,
);

const BY_ID = statement((db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('experiences as e')
    .select([
      sql<ExperienceJson>`row_to_json(e)`.as('row'),
      sql<readonly CategoryRef[]>`(select coalesce(json_agg(
          json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'order', c.position) order by c.position, c.id), '[]')
        from experience_categories l join categories c on c.id = l.category_id where l.experience_id = e.id)`.as(
        'categories',
      ),
    ])
    .where('e.id', '=', id),
);

const SLUGS_LIKE = statement((db, { slug }: Given<{ slug: string }>) =>
  db
    .selectFrom('experiences')
    .select('slug')
    .where(({ eb, or }) => or([eb('slug', '=', slug), sql<boolean>`starts_with(slug, ${slug} || '-')`])),
);

const ADD = insertRow(ExperienceRow, 'createdAt', 'updatedAt', 'version');
const REMOVE = deleteBy(ExperienceRow, 'id');
const PUT = statement((_, { rows }: Given<{ rows: readonly object[] }>) =>
  rowsUpsert(ExperienceRow, rows, 'createdAt'),
);
const LINK = insertRows(ExperienceCategoryRow);
const UNLINK_ALL = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db.deleteFrom('experience_categories').where('experience_id', '=', anyOf(ids)),
);
const UNLINK = deleteBy(ExperienceCategoryRow, 'experienceId');

const change = (id: number, { categoryIds: _, prices, ...fields }: Partial<NewExperience>, at: Date) =>
  query((db) =>
    db
      .updateTable('experiences')
      .set(valuesOf(ExperienceRow, { ...fields, ...(prices && priceFieldsOf(prices)) }))
      .set(({ eb }) => ({ updated_at: at, version: eb('version', '+', 1) }))
      .where('id', '=', id),
  );

export const postgresExperiences = (session: Session, raise: RaiseVersion): Experiences => {
  const { run } = session;
  const experience: Experiences['experience'] = async (id) => {
    const [found] = await run(BY_ID({ id }));
    return found ? experienceOf(found.row, found.categories) : null;
  };
  const nextExperienceId = async () => (await run(NEXT_ID()))[0]?.id ?? 0;
  const written = async (id: number) => {
    const found = await experience(id);
    if (!found) throw new Error(`Experience ${id} is gone right after it was written`);
    return found;
  };
  const link = async (experienceId: number, categoryIds: readonly number[]): Promise<void> => {
    await run(LINK([...new Set(categoryIds)].map((categoryId) => ({ experienceId, categoryId }))));
  };
  return {
    experience,
    nextExperienceId,
    slugsLike: async (slug) => (await run(SLUGS_LIKE({ slug }))).map((row) => row.slug),
    addExperience: async ({ id: given, categoryIds, prices, ...fields }) => {
      const id = given ?? (await nextExperienceId());
      await raise({ kind: 'experience', id });
      await run(ADD({ id, ...fields, ...priceFieldsOf(prices) }));
      await link(id, categoryIds);
      return written(id);
    },
    changeExperience: async (id, given, at) => {
      await raise({ kind: 'experience', id });
      await run(change(id, given, at));
      if (given.categoryIds) {
        await run(UNLINK({ experienceId: id }));
        await link(id, given.categoryIds);
      }
      return written(id);
    },
    nextExperienceIds: async (count) => (await run(NEXT_IDS({ count }))).map(({ id }) => id),
    putExperiences: async (experiences, at) => {
      const ids = experiences.map(({ id }) => id);
      await raiseForMany(session, 'experience', ids);
      const rows = experiences.map(({ categoryIds: _, prices, ...fields }) => ({
        ...fields,
        ...priceFieldsOf(prices),
        createdAt: at,
        updatedAt: at,
        version: 1,
      }));
      await run(PUT({ rows: rowsInJson(ExperienceRow, rows) }));
      await run(UNLINK_ALL({ ids }));
      const links = experiences.flatMap(({ id: experienceId, categoryIds }) =>
        [...new Set(categoryIds)].map((categoryId) => ({ experienceId, categoryId })),
      );
      await run(LINK(links));
    },
    removeExperience: async (id) => {
      await raise({ kind: 'experience', id });
      await run(REMOVE({ id }));
    },
  };
};

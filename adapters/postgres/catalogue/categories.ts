import { raw } from '@mikro-orm/core';
import type { Categories } from '@wondercast/core/catalogue/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { CategoryRow } from '../schema.ts';
import { type CategoryJson, categoryOf } from './catalogue-rows.ts';

const ALL = constant('select id, name, slug, position, version from categories order by position, id');
const NEXT_ID = constant(`select nextval(pg_get_serial_sequence('categories', 'id'))::int "id"`);
const ADD = constant(`insert into categories (id, name, slug, position)
  select $1, $2, $3, coalesce(max(position), 0) + 1 from categories returning id, name, slug, position, version`);
const ORDER = constant(`update categories c set position = wanted.place
  from unnest($1::int[]) with ordinality wanted (id, place) where c.id = wanted.id and c.position <> wanted.place`);
const CLOSE_GAPS = constant(`update categories c set position = numbered.place
  from (select id, row_number() over (order by position, id) place from categories) numbered
  where c.id = numbered.id and c.position <> numbered.place`);

export const postgresCategories = ({ sql, entities }: Session, raise: () => Promise<void>): Categories => {
  const nextCategoryId = async () => (await sql<{ id: number }>(NEXT_ID))[0]?.id ?? 0;
  return {
    nextCategoryId,
    categories: async () => (await sql<CategoryJson>(ALL)).map(categoryOf),
    addCategory: async ({ id, name, slug }) => {
      await raise();
      const [row] = await sql<CategoryJson>(ADD, [id ?? (await nextCategoryId()), name, slug]);
      if (!row) throw new Error('A category was written and not answered');
      return categoryOf(row);
    },
    changeCategory: async (id, change) => {
      await raise();
      await (await entities()).nativeUpdate(CategoryRow, { id }, { ...change, version: raw('version + 1') });
    },
    orderCategories: async (ids) => {
      await raise();
      await sql(ORDER, [ids]);
    },
    removeCategory: async (id) => {
      await raise();
      await (await entities()).nativeDelete(CategoryRow, { id });
      await sql(CLOSE_GAPS);
    },
  };
};

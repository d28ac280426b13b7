import type { Categories } from '@wondercast/core/shop/catalogue/ports';
import { sql } from 'kysely';
import { fieldsOf, valuesOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { deleteBy } from '../driver/row-statements.ts';
import { type Given, query, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { categoryOf } from './catalogue-rows.ts';
import type { RaiseVersion } from './raise-version.ts';
import { CategoryRow } from './tables.ts';

const ALL = statement((db) =>
  db.selectFrom('categories').select(fieldsOf(CategoryRow)).orderBy('position').orderBy('id'),
);
const NEXT_ID = statement(
  () => sql<{ id: number }>`select nextval(pg_get_serial_sequence('categories', 'id')) as id`,
);
/** Adds a category at the end. */
const ADD = statement((db, { id, name, slug }: Given<{ id: number; name: string; slug: string }>) =>
  db
    .insertInto('categories')
    .values(({ selectFrom }) => ({
      id,
      name,
      slug,
      position: selectFrom('categories').select(sql<number>`coalesce(max(position), 0) + 1`.as('last')),
    }))
    .returning(fieldsOf(CategoryRow)),
);
const ORDER = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .updateTable('categories as c')
    .from(
      sql<{ id: number; place: number }>`unnest(${ids}::int[]) with ordinality`.as<'wanted'>(
        sql`wanted (id, place)`,
      ),
    )
    .set(({ ref }) => ({ position: ref('wanted.place') }))
    .whereRef('c.id', '=', 'wanted.id')
    .whereRef('c.position', '<>', 'wanted.place'),
);
const CLOSE_GAPS = statement((db) =>
  db
    .updateTable('categories as c')
    .from((each) =>
      each
        .selectFrom('categories')
        .select(['id', sql<number>`row_number() over (order by position, id)`.as('place')])
        .as('numbered'),
    )
    .set(({ ref }) => ({ position: ref('numbered.place') }))
    .whereRef('c.id', '=', 'numbered.id')
    .whereRef('c.position', '<>', 'numbered.place'),
);
const REMOVE = deleteBy(CategoryRow, 'id');

export const postgresCategories = ({ run }: Session, raise: RaiseVersion): Categories => {
  const nextCategoryId = async () => (await run(NEXT_ID()))[0]?.id ?? 0;
  return {
    nextCategoryId,
    categories: async () => (await run(ALL())).map(categoryOf),
    addCategory: async ({ id, name, slug }) => {
      await raise({ kind: 'categories' });
      const added = await run(ADD({ id: id ?? (await nextCategoryId()), name, slug }));
      return categoryOf(writtenRow(added, 'The category'));
    },
    changeCategory: async (id, { name, slug }) => {
      await raise({ kind: 'categories' });
      await run(
        query((db) =>
          db
            .updateTable('categories')
            .set(valuesOf(CategoryRow, { name, slug }))
            .set(({ eb }) => ({ version: eb('version', '+', 1) }))
            .where('id', '=', id),
        ),
      );
    },
    orderCategories: async (ids) => {
      await raise({ kind: 'categories' });
      await run(ORDER({ ids }));
    },
    removeCategory: async (id) => {
      await raise({ kind: 'categories' });
      await run(REMOVE({ id }));
      await run(CLOSE_GAPS());
    },
  };
};

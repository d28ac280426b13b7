import type { AddOns } from '@wondercast/core/shop/catalogue/ports';
import { sql } from 'kysely';
import { valuesOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { deleteBy, insertRow, insertRows, rowsInJson, rowsUpsert } from '../driver/row-statements.ts';
import { anyOf, type Given, query, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { type AddOnJson, addOnOf } from './catalogue-rows.ts';
import { type RaiseVersion, raiseForMany } from './raise-version.ts';
import { AddOnExperienceRow, AddOnRow } from './tables.ts';

const BY_ID = statement((db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('add_ons as a')
    .select([
      sql<AddOnJson>`row_to_json(a)`.as('row'),
      sql<readonly number[]>`(select coalesce(json_agg(l.experience_id order by l.experience_id), '[]')
        from add_on_experiences l where l.add_on_id = a.id)`.as('experienceIds'),
    ])
    .where('a.id', '=', id),
);
const SOLD_WITH = statement((db, { experienceId }: Given<{ experienceId: number }>) =>
  db
    .selectFrom('add_on_experiences as s')
    .innerJoin('add_ons as a', 'a.id', 's.add_on_id')
    .select([
      sql<AddOnJson>`row_to_json(a)`.as('row'),
      sql<readonly number[]>`(select coalesce(json_agg(l.experience_id order by l.experience_id), '[]')
        from add_on_experiences l where l.add_on_id = a.id)`.as('experienceIds'),
    ])
    .where('s.experience_id', '=', experienceId)
    .orderBy('a.id'),
);
const NEXT_ID = statement(
  () => sql<{ id: number }>`select nextval(pg_get_serial_sequence('add_ons', 'id'))::int as id`,
);
const NEXT_IDS = statement(
  (_, { count }: Given<{ count: number }>) =>
    sql<{ id: number }>`select nextval(pg_get_serial_sequence('add_ons', 'id'))::int as id
      from generate_series(1, ${count}::int)`,
);
const PUT = statement((_, { rows }: Given<{ rows: readonly object[] }>) =>
  rowsUpsert(AddOnRow, rows, 'createdAt'),
);
const UNLINK_ALL = statement((db, { ids }: Given<{ ids: readonly number[] }>) =>
  db.deleteFrom('add_on_experiences').where('add_on_id', '=', anyOf(ids)),
);
const ADD = insertRow(AddOnRow, 'createdAt', 'updatedAt', 'version');
const REMOVE = deleteBy(AddOnRow, 'id');
const LINK = insertRows(AddOnExperienceRow);
const UNLINK = deleteBy(AddOnExperienceRow, 'addOnId');

export const postgresAddOns = (session: Session, raise: RaiseVersion): AddOns => {
  const { run } = session;
  const addOn: AddOns['addOn'] = async (id) => {
    const [found] = await run(BY_ID({ id }));
    return found ? addOnOf(found.row, found.experienceIds) : null;
  };
  const written = async (id: number) => {
    const found = await addOn(id);
    if (!found) throw new Error(`Add-on ${id} is gone right after it was written`);
    return found;
  };
  const link = async (addOnId: number, experienceIds: readonly number[]): Promise<void> => {
    await run(LINK([...new Set(experienceIds)].map((experienceId) => ({ addOnId, experienceId }))));
  };
  return {
    addOn,
    addOnsOf: async (experienceId) =>
      (await run(SOLD_WITH({ experienceId }))).map((found) => addOnOf(found.row, found.experienceIds)),
    addAddOn: async ({ experienceIds, ...fields }) => {
      const { id } = writtenRow(await run(NEXT_ID()), 'The id of the add-on');
      await raise({ kind: 'add-on', id });
      await run(ADD({ id, ...fields }));
      await link(id, experienceIds);
      return written(id);
    },
    changeAddOn: async (id, { experienceIds, ...fields }, at) => {
      await raise({ kind: 'add-on', id });
      await run(
        query((db) =>
          db
            .updateTable('add_ons')
            .set(valuesOf(AddOnRow, fields))
            .set(({ eb }) => ({ updated_at: at, version: eb('version', '+', 1) }))
            .where('id', '=', id),
        ),
      );
      if (experienceIds) {
        await run(UNLINK({ addOnId: id }));
        await link(id, experienceIds);
      }
      return written(id);
    },
    nextAddOnIds: async (count) => (await run(NEXT_IDS({ count }))).map(({ id }) => id),
    putAddOns: async (addOns, at) => {
      const ids = addOns.map(({ id }) => id);
      await raiseForMany(session, 'add-on', ids);
      const rows = addOns.map(({ experienceIds: _, ...fields }) => ({
        ...fields,
        createdAt: at,
        updatedAt: at,
        version: 1,
      }));
      await run(PUT({ rows: rowsInJson(AddOnRow, rows) }));
      await run(UNLINK_ALL({ ids }));
      const links = addOns.flatMap(({ id: addOnId, experienceIds }) =>
        [...new Set(experienceIds)].map((experienceId) => ({ addOnId, experienceId })),
      );
      await run(LINK(links));
    },
    removeAddOn: async (id) => {
      await raise({ kind: 'add-on', id });
      await run(REMOVE({ id }));
    },
  };
};

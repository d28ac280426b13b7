import type { DiscountCode } from '@wondercast/core/buying/discount/discount';
import type { DiscountCodes } from '@wondercast/core/buying/discount/ports';
import { fieldsOf, type RowOf, valuesOf } from '../driver/columns.ts';
import { type Query, writtenRow } from '../driver/query.ts';
import { deleteBy, lockRowsBy, rowsBy } from '../driver/row-statements.ts';
import { query } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { DiscountCodeRow } from './tables.ts';

type CodeEdits = Pick<DiscountCodes, 'byId' | 'lock' | 'change' | 'remove'>;

type Row = RowOf<typeof DiscountCodeRow>;

const BY_ID = rowsBy(DiscountCodeRow, 'id');
const LOCK = lockRowsBy(DiscountCodeRow, 'id');
const REMOVE = deleteBy(DiscountCodeRow, 'id');

export const codeOf = ({ holds: _, ...code }: Row): DiscountCode => code;

export const postgresCodeEdits = ({ run }: Session): CodeEdits => {
  const one = async (asked: Query<Row>): Promise<DiscountCode | null> => {
    const [row] = await run(asked);
    return row ? codeOf(row) : null;
  };
  return {
    byId: (id) => one(BY_ID({ id })),
    lock: (id) => one(LOCK({ id })),
    change: async (id, change, at) => {
      const changed = await run(
        query((db) =>
          db
            .updateTable('discount_codes')
            .set(valuesOf(DiscountCodeRow, change))
            .set(({ eb }) => ({ updated_at: at, version: eb('version', '+', 1) }))
            .where('id', '=', id)
            .returning(fieldsOf(DiscountCodeRow)),
        ),
      );
      return codeOf(writtenRow(changed, `Code ${id}`));
    },
    remove: async (id) => {
      await run(REMOVE({ id }));
    },
  };
};

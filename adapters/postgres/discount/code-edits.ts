import { raw } from '@mikro-orm/core';
import type { DiscountCode } from '@wondercast/core/discount/discount';
import type { CodeEdits } from '@wondercast/core/discount/ports';
import type { Session } from '../driver/database.ts';
import { DiscountCodeRow } from '../schema.ts';

/** `columns` are what `codeOf` reads a row by. */
export const postgresCodeEdits = <Row>(
  { sql, entities }: Session,
  columns: string,
  codeOf: (row: Row) => DiscountCode,
): CodeEdits => {
  const find = async (id: number, locking = ''): Promise<DiscountCode | null> => {
    const [row] = await sql<Row>(`select ${columns} from discount_codes where id = $1${locking}`, [id]);
    return row ? codeOf(row) : null;
  };
  return {
    byId: (id) => find(id),
    lock: (id) => find(id, ' for update'),
    change: async (id, change, at) => {
      await (await entities()).nativeUpdate(
        DiscountCodeRow,
        { id },
        { ...change, updatedAt: at, version: raw('version + 1') },
      );
      const changed = await find(id);
      if (!changed) throw new Error(`Code ${id} is gone right after it was written`);
      return changed;
    },
    remove: async (id) => {
      await (await entities()).nativeDelete(DiscountCodeRow, { id });
    },
  };
};

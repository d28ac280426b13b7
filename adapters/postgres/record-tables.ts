import { defineEntity } from '@mikro-orm/core';
import { RECORD_KINDS, RECORD_PORTS, type RecordPort } from '@wondercast/core/desk/records/record-kinds';
import type { AnyRecordKind } from '@wondercast/core/people/record-kind';
import { DiscountCodeRow } from './discount/tables.ts';
import { id, now, version } from './driver/column-builders.ts';
import type { Definition } from './driver/columns.ts';
import { keysIgnoringCase, recordColumns, tableNameOf } from './driver/record-columns.ts';

export interface RecordTable {
  readonly table: Definition;
  /** Columns that exist only in the database. */
  readonly hidden?: readonly string[];
}

/** Tables with more columns than the fields of their records. */
const OWN: Partial<Readonly<Record<RecordPort, RecordTable>>> = {
  discountCodes: { table: DiscountCodeRow, hidden: ['holds'] },
};

/** The table of a kind of record without further columns. */
export const recordTable = (tableName: string, { fields }: AnyRecordKind): Definition =>
  defineEntity({
    name: `${tableName}_row`,
    tableName,
    uniques: keysIgnoringCase(tableName, fields),
    properties: {
      id: id(),
      ...recordColumns(fields),
      createdAt: now(),
      updatedAt: now(),
      version: version(),
    },
  });

export const RECORD_TABLES = RECORD_PORTS.map((port): readonly [RecordPort, RecordTable] => [
  port,
  OWN[port] ?? { table: recordTable(tableNameOf(port), RECORD_KINDS[port]) },
]);

/** The tables of all kinds of records without further columns. */
export const recordTables: readonly Definition[] = RECORD_TABLES.flatMap(([port, { table }]) =>
  port in OWN ? [] : [table],
);

import type { RecordStores } from '@wondercast/core/desk/records/ports';
import { RECORD_KINDS } from '@wondercast/core/desk/records/record-kinds';
import type { KeptRecord, RecordFields, ValuesOf } from '@wondercast/core/kernel/records/field';
import type { Records } from '@wondercast/core/kernel/records/ports';
import type { AnyRecordKind } from '@wondercast/core/people/record-kind';
import { sql } from 'kysely';
import type { Makers } from '../system/lazily.ts';
import { raiseVersion } from './catalogue/raise-version.ts';
import { columnsOf } from './driver/columns.ts';
import { writtenRow } from './driver/query.ts';
import { insertion, selection, without } from './driver/row-statements.ts';
import { query, statement } from './driver/statement.ts';
import type { Session } from './driver/transaction.ts';

import { RECORD_TABLES, type RecordTable } from './record-tables.ts';

type AnyRecord = KeptRecord<RecordFields>;

/** The statements for the table of a kind of record. */
export const statementsOf = (
  { fields, orderedBy, servedAs }: AnyRecordKind,
  { table, hidden = [] }: RecordTable,
) => {
  const name = sql.table(table.tableName);
  const columns = columnsOf(table);
  const shown = selection(without(table, hidden));
  const others = columns.flatMap(({ field }) => (field in fields ? [] : [field]));
  const first = columns.find(({ field }) => field === orderedBy);
  // Text is sorted by character codes, as everywhere.
  const letters = fields[first?.field ?? '']?.kind === 'text' ? sql`collate "C"` : sql``;
  const order = first ? sql`${sql.ref(first.column)} ${letters}, id` : sql`id desc`;
  return {
    servedAs,
    add: statement<AnyRecord, Readonly<Record<string, unknown>>>(
      () => sql<AnyRecord>`${insertion(table, ...others)} returning ${shown}`,
    ),
    byId: statement<AnyRecord, { id: number }>(
      (_, given) => sql<AnyRecord>`select ${shown} from ${name} where id = ${given.id}`,
    ),
    lock: statement<AnyRecord, { id: number }>(
      (_, given) => sql<AnyRecord>`select ${shown} from ${name} where id = ${given.id} for update`,
    ),
    remove: statement<unknown, { id: number }>((_, given) => sql`delete from ${name} where id = ${given.id}`),
    all: statement<AnyRecord>(() => sql<AnyRecord>`select ${shown} from ${name} order by ${order}`),
    change: (id: number, change: Partial<ValuesOf<RecordFields>>, at: Date) => {
      const given = columns.filter(({ field }) => field in fields && change[field] !== undefined);
      const set = given.map(({ column, field }) => sql`${sql.ref(column)} = ${change[field]}, `);
      return query(
        () =>
          sql<AnyRecord>`update ${name} set ${sql.join(set, sql``)}updated_at = ${at}, version = version + 1
            where id = ${id} returning ${shown}`,
      );
    },
  };
};

const STATEMENTS = RECORD_TABLES.map(
  ([port, table]) => [port, statementsOf(RECORD_KINDS[port], table)] as const,
);

/** The records of one kind, in their table. */
export const recordsOf = (
  session: Session,
  port: string,
  statements: ReturnType<typeof statementsOf>,
): Records<RecordFields> => {
  const { run } = session;
  const { servedAs } = statements;
  /** Runs a write of what may be served with the catalogue. */
  const write: Session['run'] = async (query) => {
    if (servedAs) await raiseVersion(session)({ kind: servedAs });
    return run(query);
  };
  return {
    add: async (record) => writtenRow(await write(statements.add(record)), port),
    byId: async (id) => (await run(statements.byId({ id })))[0] ?? null,
    lock: async (id) => (await run(statements.lock({ id })))[0] ?? null,
    change: async (id, change, at) =>
      writtenRow(await write(statements.change(id, change, at)), `${port} ${id}`),
    remove: async (id) => {
      await write(statements.remove({ id }));
    },
    all: () => run(statements.all()),
  };
};

/** How the store of each kind of record is made. */
export const RECORD_MAKERS = Object.fromEntries(
  STATEMENTS.map(([port, statements]) => [port, (session: Session) => recordsOf(session, port, statements)]),
) as unknown as Makers<[Session], RecordStores>;

import { type EntitySchemaWithMeta, JsonType, UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/postgresql';
import { type RawBuilder, type SelectType, sql } from 'kysely';
import type { InJson } from './in-json.ts';

/** The definition of a table. */
export type Definition = EntitySchemaWithMeta;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Name;

export type Column<Table extends Definition> = keyof InferKyselyTable<Table> & string;

/** A row as the shop reads and writes it. */
export type RowOf<Table extends Definition> = {
  readonly [Name in Column<Table> as CamelCase<Name>]: SelectType<InferKyselyTable<Table>[Name]>;
};

/** A row as `row_to_json` writes it. */
export type JsonRowOf<Table extends Definition> = {
  readonly [Name in Column<Table>]: InJson<SelectType<InferKyselyTable<Table>[Name]>>;
};

/** A row as the driver reads it, by column. */
export type SqlRowOf<Table extends Definition> = {
  readonly [Name in Column<Table>]: SelectType<InferKyselyTable<Table>[Name]>;
};

export type Field<Table extends Definition> = keyof RowOf<Table> & string;

export interface ColumnDefinition {
  readonly column: string;
  /** The name in the shop's code. */
  readonly field: string;
  readonly isPrimary: boolean;
  readonly isGenerated: boolean;
  readonly isJson: boolean;
}

const naming = new UnderscoreNamingStrategy();

const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const readColumns = (table: Definition): readonly ColumnDefinition[] =>
  Object.entries(table.meta.properties).map(([property, options]) => {
    const column =
      options.kind === 'm:1'
        ? naming.joinKeyColumnName(property, 'id')
        : naming.propertyToColumnName(property);
    return {
      column,
      field: camelCase(column),
      isPrimary: options.primary === true,
      isGenerated: options.autoincrement === true,
      isJson: Object.is(options.type, JsonType),
    };
  });

/** Cached per table definition, because some are needed for every booking. */
const known = new WeakMap<Definition, readonly ColumnDefinition[]>();

/** The columns of a table, in the order of its definition. */
export const columnsOf = (table: Definition): readonly ColumnDefinition[] => {
  const columns = known.get(table) ?? readColumns(table);
  known.set(table, columns);
  return columns;
};

type Selected<Name extends string> = `${Name} as ${CamelCase<Name>}`;

/** All columns for `select` and `returning`, under the shop's names; `except` leaves some out. */
export const fieldsOf = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) =>
  columnsOf(table)
    .filter(({ field }) => !except.some((left) => left === field))
    .map(({ column, field }) => `${column} as ${field}`) as {
    [Name in Column<Table>]: CamelCase<Name> extends Left ? never : Selected<Name>;
  }[Column<Table>][];

/**
 * All columns of one of several joined tables, with names that start with its alias. `row_to_json` would need no names, but costs
 * the database ten times as much.
 */
export const columnsUnder = (alias: string, table: Definition) =>
  columnsOf(table).map(({ column }) => sql.ref<unknown>(`${alias}.${column}`).as(`${alias}_${column}`));

/** Reads a row whose columns were selected with `columnsUnder`. */
export const rowUnder = <Table extends Definition>(alias: string, table: Table) => {
  const columns = columnsOf(table).map(({ column }) => [column, `${alias}_${column}`] as const);
  return (row: object) => {
    // A plain loop for speed: lists have hundreds of rows with twenty columns.
    const own: Record<string, unknown> = {};
    for (const [column, under] of columns) own[column] = Reflect.get(row, under);
    return own as SqlRowOf<Table>;
  };
};

/**
 * A row `alias` of a table in JSON, as a list of its columns without their names: of a thousand rows this costs the database half of
 * `row_to_json`, and the reader a third.
 */
export const rowAsList = (alias: string, table: Definition): RawBuilder<readonly unknown[]> =>
  sql`json_build_array(${sql.join(columnsOf(table).map(({ column }) => sql.ref(`${alias}.${column}`)))})`;

/** Reads a row in the form of `rowAsList`. */
export const readList = <Table extends Definition>(table: Table) => {
  const columns = columnsOf(table).map(({ column }) => column);
  return (values: readonly unknown[]): JsonRowOf<Table> => {
    // A plain loop for speed: a booking may have a thousand sessions.
    const own: Record<string, unknown> = {};
    for (let at = 0; at < columns.length; at++) own[columns[at] ?? ''] = values[at];
    return own as JsonRowOf<Table>;
  };
};

type JsonFieldsOf<Table extends Definition> = {
  readonly [Name in Column<Table> as CamelCase<Name>]: InJson<SelectType<InferKyselyTable<Table>[Name]>>;
};

/** Reads a row in the form of `row_to_json` under the shop's names. */
export const jsonFieldsOf = <Table extends Definition>(table: Table) => {
  const columns = columnsOf(table);
  return (row: JsonRowOf<Table>) =>
    Object.fromEntries(
      columns.map(({ column, field }) => [field, Reflect.get(row, column)]),
    ) as JsonFieldsOf<Table>;
};

/** Converts the defined fields of a partial row to columns. Undefined fields are left out. */
export const valuesOf = <Table extends Definition>(table: Table, fields: Partial<RowOf<Table>>) =>
  Object.fromEntries(
    columnsOf(table)
      .map(({ column, field }) => [column, Reflect.get(fields, field)] as const)
      .filter(([, value]) => value !== undefined),
  ) as { [Name in Column<Table>]?: SelectType<InferKyselyTable<Table>[Name]> };

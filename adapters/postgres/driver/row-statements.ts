import { type RawBuilder, sql } from 'kysely';
import { type ColumnDefinition, columnsOf, type Definition, type Field, type RowOf } from './columns.ts';
import type { Query } from './query.ts';
import { type Given, Parameter, statement } from './statement.ts';

/** A row without some of its fields. */
type Without<Table extends Definition, Left> = Omit<RowOf<Table>, Left & string>;

const refs = (columns: readonly ColumnDefinition[]) => sql.join(columns.map(({ column }) => sql.ref(column)));

const given = ({ field, isJson }: ColumnDefinition) => sql`${new Parameter(field, isJson)}`;

export const selection = (columns: readonly ColumnDefinition[]) =>
  sql.join(columns.map(({ column, field }) => sql`${sql.ref(column)} as ${sql.ref(field)}`));

export const without = (table: Definition, except: readonly string[]): readonly ColumnDefinition[] =>
  columnsOf(table).filter(({ field }) => !except.includes(field));

/** The insertion of a row whose fields the statement is given by their names, as part of a larger statement. */
export const insertion = (table: Definition, ...except: readonly string[]): RawBuilder<object> => {
  const columns = without(table, except);
  return sql`insert into ${sql.table(table.tableName)} (${refs(columns)}) values (${sql.join(columns.map(given))})`;
};

/** Inserts a row: every column must be given, but those of `except`, which get their default. */
export const insertRow = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) => statement<unknown, Without<Table, Left>>(() => insertion(table, ...except));

/** As `insertRow`, and answers the row. */
export const insertAndRead = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) =>
  statement<RowOf<Table>, Without<Table, Left>>(
    () => sql<RowOf<Table>>`${insertion(table, ...except)} returning ${selection(columnsOf(table))}`,
  );

/** As `rowsInsertion`, without the columns of `except`, which get their default. */
export const rowsInsertionWithout = (
  table: Definition,
  { name }: Parameter<readonly object[]>,
  ...except: readonly string[]
): RawBuilder<object> => {
  const columns = without(table, except);
  const rows = sql`json_populate_recordset(null::${sql.table(table.tableName)}, ${new Parameter(name, true)}::json)`;
  return sql`insert into ${sql.table(table.tableName)} (${refs(columns)}) select ${refs(columns)} from ${rows}`;
};

/** The insertion of rows that `rowsInJson` has made, as part of a larger statement. */
export const rowsInsertion = (table: Definition, rows: Parameter<readonly object[]>): RawBuilder<object> =>
  rowsInsertionWithout(table, rows);

/**
 * As `rowsInsertion`; of a row whose key is there already every column is overwritten but those of `except`, and a column
 * `version` counts up by itself.
 */
export const rowsUpsert = (
  table: Definition,
  rows: Parameter<readonly object[]>,
  ...except: readonly string[]
): RawBuilder<object> => {
  const columns = columnsOf(table);
  const keys = columns.filter(({ isPrimary }) => isPrimary);
  const set = columns
    .filter(({ isPrimary, field }) => !isPrimary && field !== 'version' && !except.includes(field))
    .map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  if (columns.some(({ field }) => field === 'version'))
    set.push(sql`version = ${sql.ref(`${table.tableName}.version`)} + 1`);
  return sql`${rowsInsertion(table, rows)} on conflict (${refs(keys)}) do update set ${sql.join(set)}`;
};

/** As `rowsInsertion`; a row whose key is there already is overwritten. */
export const rowsReplacement = (
  table: Definition,
  rows: Parameter<readonly object[]>,
): RawBuilder<object> => {
  const columns = columnsOf(table);
  const keys = columns.filter(({ isPrimary }) => isPrimary);
  const set = columns
    .filter(({ isPrimary }) => !isPrimary)
    .map(({ column }) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  return sql`${rowsInsertion(table, rows)} on conflict (${refs(keys)}) do update set ${sql.join(set)}`;
};

/** Rows as `rowsInsertion` takes them. */
export const rowsInJson = <Table extends Definition>(
  table: Table,
  rows: readonly RowOf<Table>[],
): readonly object[] => {
  const columns = columnsOf(table);
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ column, field }) => [column, Reflect.get(row, field)])),
  );
};

/** Inserts any number of rows in one statement. */
export const insertRows = <Table extends Definition>(table: Table) => {
  const insert = statement((_, { rows }: Given<{ rows: readonly object[] }>) => rowsInsertion(table, rows));
  return (rows: readonly RowOf<Table>[]): Query<object> => insert({ rows: rowsInJson(table, rows) });
};

const matching = (table: Definition, keys: readonly string[]) =>
  sql.join(
    columnsOf(table)
      .filter(({ field }) => keys.includes(field))
      .map((column) => sql`${sql.ref(column.column)} = ${given(column)}`),
    sql` and `,
  );

const update = (table: Definition, except: readonly string[]): RawBuilder<object> => {
  const columns = without(table, ['version', ...except]);
  const keys = columns.filter(({ isPrimary }) => isPrimary).map(({ field }) => field);
  const set = columns
    .filter(({ isPrimary }) => !isPrimary)
    .map((column) => sql`${sql.ref(column.column)} = ${given(column)}`);
  if (columnsOf(table).some(({ field }) => field === 'version')) set.push(sql`version = version + 1`);
  return sql`update ${sql.table(table.tableName)} set ${sql.join(set)} where ${matching(table, keys)}`;
};

/** Writes every column of one row but its key and those of `except`. A column `version` counts up by itself. */
export const updateRow = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) => statement<unknown, Without<Table, Left | 'version'>>(() => update(table, except));

/** As `updateRow`, and answers the row. */
export const updateAndRead = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) =>
  statement<RowOf<Table>, Without<Table, Left | 'version'>>(
    () => sql<RowOf<Table>>`${update(table, except)} returning ${selection(columnsOf(table))}`,
  );

type Key<Table extends Definition, Name> = Pick<RowOf<Table>, Name & keyof RowOf<Table>>;

const rowsWith = <Table extends Definition>(table: Table, keys: readonly Field<Table>[]) =>
  sql<
    RowOf<Table>
  >`select ${selection(columnsOf(table))} from ${sql.table(table.tableName)} where ${matching(table, keys)}`;

/** Reads the rows with these values. */
export const rowsBy = <Table extends Definition, Name extends Field<Table>>(
  table: Table,
  ...keys: readonly Name[]
) => statement<RowOf<Table>, Key<Table, Name>>(() => rowsWith(table, keys));

/** As `rowsBy`, and locks the rows until the transaction ends. */
export const lockRowsBy = <Table extends Definition, Name extends Field<Table>>(
  table: Table,
  ...keys: readonly Name[]
) => statement<RowOf<Table>, Key<Table, Name>>(() => sql<RowOf<Table>>`${rowsWith(table, keys)} for update`);

/** Deletes the rows with these values. */
export const deleteBy = <Table extends Definition, Name extends Field<Table>>(
  table: Table,
  ...keys: readonly Name[]
) =>
  statement<unknown, Key<Table, Name>>(
    () => sql`delete from ${sql.table(table.tableName)} where ${matching(table, keys)}`,
  );

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

/** An INSERT of one row as part of a larger statement. Values are parameters named like the fields. */
export const insertion = (table: Definition, ...except: readonly string[]): RawBuilder<object> => {
  const columns = without(table, except);
  return sql`insert into ${sql.table(table.tableName)} (${refs(columns)}) values (${sql.join(columns.map(given))})`;
};

/** Inserts a row. All columns must be given except those in `except`, which get their defaults. */
export const insertRow = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) => statement<unknown, Without<Table, Left>>(() => insertion(table, ...except));

/** Like `insertRow`, and returns the row. */
export const insertAndRead = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) =>
  statement<RowOf<Table>, Without<Table, Left>>(
    () => sql<RowOf<Table>>`${insertion(table, ...except)} returning ${selection(columnsOf(table))}`,
  );

/** Like `rowsInsertion`, without the columns in `except`, which get their defaults. */
export const rowsInsertionWithout = (
  table: Definition,
  { name }: Parameter<readonly object[]>,
  ...except: readonly string[]
): RawBuilder<object> => {
  const columns = without(table, except);
  const rows = sql`json_populate_recordset(null::${sql.table(table.tableName)}, ${new Parameter(name, true)}::json)`;
  return sql`insert into ${sql.table(table.tableName)} (${refs(columns)}) select ${refs(columns)} from ${rows}`;
};

/** An INSERT of rows in the form of `rowsInJson`, as part of a larger statement. */
export const rowsInsertion = (table: Definition, rows: Parameter<readonly object[]>): RawBuilder<object> =>
  rowsInsertionWithout(table, rows);

/** Like `rowsInsertion`, but existing rows are updated: all columns except those in `except`. A column `version` is incremented. */
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

/** Like `rowsInsertion`, but existing rows are overwritten. */
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

/** Rows in the form that `rowsInsertion` takes. Columns that are null are left out: of a session's thirty most are, and missing ones are null. */
export const rowsInJson = <Table extends Definition>(
  table: Table,
  rows: readonly RowOf<Table>[],
): readonly object[] => {
  const columns = columnsOf(table);
  return rows.map((row) => {
    // A plain loop for speed: a booking may have a thousand sessions.
    const own: Record<string, unknown> = {};
    for (const { column, field } of columns) {
      const value: unknown = Reflect.get(row, field);
      if (value !== null) own[column] = value;
    }
    return own;
  });
};

/** Inserts any number of rows with one statement. */
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

/** Updates all columns of a row except its key and those in `except`. A column `version` is incremented. */
export const updateRow = <Table extends Definition, Left extends Field<Table> = never>(
  table: Table,
  ...except: readonly Left[]
) => statement<unknown, Without<Table, Left | 'version'>>(() => update(table, except));

/** Like `updateRow`, and returns the row. */
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

/** Selects the rows with these values. */
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

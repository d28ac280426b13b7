import { p, UnderscoreNamingStrategy } from '@mikro-orm/core';
import type { RecordPort } from '@wondercast/core/desk/records/record-kinds';
import type { Field, NamesOf, RecordFields } from '@wondercast/core/kernel/records/field';
import { isPlain, type PlainKind } from '@wondercast/core/kernel/records/kinds';
import { at, day, price, text } from './column-builders.ts';

/** The column for each kind of field. */
const COLUMN = {
  slug: () => text(),
  text: () => text(),
  optional: () => text().nullable(),
  whole: () => p.integer(),
  'optional-whole': () => p.integer().nullable(),
  number: () => p.float().columnType('double precision'),
  choice: () => text(),
  day: () => day(),
  instant: () => at(),
  end: () => at().nullable(),
  flag: () => p.boolean(),
  price: () => price(),
} satisfies Readonly<Record<PlainKind, () => Column>>;

/** Options of a column definition. */
interface Column {
  default(value: unknown): Column;
  check(condition: string): Column;
  unique(): Column;
}

/** The columns for a record's fields. Links and special types are defined separately. */
export type ColumnsOf<Fields extends RecordFields> = {
  [Name in NamesOf<Fields, PlainKind>]: ReturnType<(typeof COLUMN)[Fields[Name]['kind'] & PlainKind]>;
};

const naming = new UnderscoreNamingStrategy();

/** The table name of a kind of record. */
export const tableNameOf = (port: RecordPort): string => naming.propertyToColumnName(port);

const columnOf = (kind: PlainKind, name: string, { rule, initial, unique }: Field): Column => {
  let column: Column = COLUMN[kind]();
  // A unique key that ignores case needs an index of its own.
  if (unique && !unique.ignoresCase) column = column.unique();
  const named = naming.propertyToColumnName(name);
  if (kind === 'price') column = column.check(`${named} >= 0 and ${named} <= 100000000`);
  const first = initial === undefined || kind === 'slug' ? null : rule.parse(initial);
  return first === null ? column : column.default(first);
};

/** The columns of a record, with its initial values as their defaults. */
export const recordColumns = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      isPlain(field.kind) ? [[name, columnOf(field.kind, name, field)]] : [],
    ),
  ) as unknown as ColumnsOf<Fields>;

const keyOf = (table: string, name: string, isIndex: boolean): string =>
  `${table}_${naming.propertyToColumnName(name)}_${isIndex ? 'key' : 'unique'}`;

/** The unique indexes of a record's table that ignore case. */
export const keysIgnoringCase = (table: string, fields: RecordFields) =>
  Object.entries(fields).flatMap(([field, { unique }]) => {
    if (!unique?.ignoresCase) return [];
    const name = keyOf(table, field, true);
    const column = naming.propertyToColumnName(field);
    return [{ name, expression: `create unique index "${name}" on "${table}" (lower("${column}"))` }];
  });

/** The refusals for violated unique keys of a record's table, by key name. */
export const takenKeys = (table: string, fields: RecordFields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { unique }]) => {
      if (!unique) return [];
      const key = keyOf(table, name, unique.ignoresCase === true);
      return [[key, ['conflict', unique.taken, name] as const]];
    }),
  );

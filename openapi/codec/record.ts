import type { KeptRecord, NamesOf, RecordFields, ValuesOf } from '@wondercast/core/kernel/records/field';
import { isPlain, type PlainKind, toWire } from '@wondercast/core/kernel/records/kinds';

type OnWire<Kind, Value> = Kind extends 'price'
  ? number
  : Kind extends 'instant'
    ? string
    : Kind extends 'end'
      ? string | null
      : Value;

/** Fields as the wire has them. */
export type FieldsOnWire<Fields extends RecordFields> = {
  -readonly [Name in NamesOf<Fields, PlainKind>]: OnWire<Fields[Name]['kind'], ValuesOf<Fields>[Name]>;
};

/** Puts a record's fields on the wire; links and shapes of their own are encoded beside them. */
export const encoderOf = <Fields extends RecordFields>(fields: Fields) => {
  const plain = Object.entries(fields)
    .filter(([, { kind }]) => isPlain(kind))
    .map(([name, { kind }]) => [name, kind] as const);
  return (model: Pick<ValuesOf<Fields>, NamesOf<Fields, PlainKind>>): FieldsOnWire<Fields> => {
    const wire: Record<string, unknown> = {};
    for (const [name, kind] of plain) wire[name] = toWire(kind, Reflect.get(model, name));
    return wire as FieldsOnWire<Fields>;
  };
};

/** Puts a record as it is stored on the wire: its fields, and what stands beside them. */
export const recordEncoder = (fields: RecordFields) => {
  const encode = encoderOf(fields);
  return ({ id, ...record }: KeptRecord<RecordFields>): object => ({
    id,
    ...encode(record),
    ...Object.fromEntries(
      Object.entries(record)
        .filter(([name]) => !(name in fields))
        .map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
    ),
  });
};

import type { z } from 'zod';
import type { FieldKind, OptionalKind } from './kinds.ts';

/** Fields in the form in which the audit log shows them. */
export type Said = Readonly<Record<string, unknown>>;

/** The output of a rule as models contain it: readonly all the way down. */
export type Immutable<Value> = Value extends Date | string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Each)[]
    ? readonly Immutable<Each>[]
    : { readonly [Name in keyof Value]: Immutable<Value[Name]> };

/** For a field whose value no two records may share. */
export interface Unique {
  /** The error when the value is taken. */
  readonly taken: string;
  /** Whether case is ignored. */
  readonly ignoresCase?: boolean;
}

/** One field of a record: everything that several rooms must agree on. */
export interface FieldOf<Rule extends z.ZodType> {
  readonly kind: FieldKind;
  /** The label in forms. */
  readonly label: string;
  /** Validates the field. The rule has no default, because an edit changes only what is given (decision 010). */
  readonly rule: Rule;
  /** The value of a new record where none is given, in the form of a request. Without it, the field is required. */
  readonly initial?: Immutable<z.input<Rule>>;
  /** Whether the audit log shows it, or what it shows instead. */
  readonly audited: 'shown' | 'hidden' | ((value: Immutable<z.output<Rule>>) => Said);
  readonly unique?: Unique;
  /** The description in the API document, beyond its name. */
  readonly about?: string;
  /** For a field of kind `json`: how a file represents its value. */
  readonly cell?: (value: Immutable<z.output<Rule>>) => unknown;
}

/** Any field. Its functions may be called only with a value of that field. */
export interface Field extends Omit<FieldOf<z.ZodType>, 'initial' | 'audited' | 'cell'> {
  readonly initial?: unknown;
  readonly audited: 'shown' | 'hidden' | ((value: never) => Said);
  readonly cell?: (value: never) => unknown;
}

/** The fields of a record by name, in the order of files, form errors and answers. */
export type RecordFields = Readonly<Record<string, Field>>;

/** The kinds that fit a rule: where null is one of its values, those of what may be missing. */
type KindOf<Rule extends z.ZodType> =
  null extends z.output<Rule> ? OptionalKind | 'slug' | 'json' : FieldKind;

/** Checks the types of a field: kind, rule, default and functions must fit each other. */
export const field = <
  Rule extends z.ZodType,
  const Definition extends Omit<FieldOf<Rule>, 'rule'> & { readonly kind: KindOf<Rule> },
>(
  definition: Definition & { readonly rule: Rule },
): Definition & { readonly rule: Rule } => definition;

/** The type of a field in the model. */
export type ValueOf<Each extends Field> = Each['kind'] extends 'slug'
  ? string
  : Immutable<z.output<Each['rule']>>;

/** The type of all fields in the model. */
export type ValuesOf<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
};

/** A record as it is stored. */
export type KeptRecord<Fields extends RecordFields> = ValuesOf<Fields> & {
  readonly id: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
};

export type NamesOf<Fields extends RecordFields, Kind extends FieldKind> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields] &
  string;

/**
 * The names of fields that a new record has without being given: those with an initial value, and slugs, which are made from other fields.
 */
export type InitialNames<Fields extends RecordFields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly initial: unknown; readonly kind: infer Kind }
    ? Kind extends 'slug'
      ? never
      : Name
    : never;
}[keyof Fields] &
  string;

export const namesOf = <Fields extends RecordFields>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** The label of each field in forms. */
export const labelsOf = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as {
    readonly [Name in keyof Fields]: string;
  };

/** The initial values of a new record. */
export const defaultsOf = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, rule, initial }]) =>
      initial === undefined || kind === 'slug' ? [] : [[name, rule.parse(initial)]],
    ),
  ) as Pick<ValuesOf<Fields>, InitialNames<Fields>>;

/** For each text about a taken value, the field that it is about. */
export const takenFieldsOf = (fields: RecordFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { unique }]) => (unique ? [[unique.taken, name]] : [])),
  );

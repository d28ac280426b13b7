import type { z } from 'zod';
import type { FieldKind } from './kinds.ts';

/** Fields as the audit log shows them. */
export type Said = Readonly<Record<string, unknown>>;

/** What a rule answers, as models hold it: nothing of it can be changed. */
export type Immutable<Value> = Value extends Date | string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Each)[]
    ? readonly Immutable<Each>[]
    : { readonly [Name in keyof Value]: Immutable<Value[Name]> };

/** No two records have the same. */
export interface Unique {
  /** What is said where it is taken. */
  readonly taken: string;
  /** Whether small and capital letters are the same. */
  readonly ignoresCase?: boolean;
}

/** One field of a record: everything that rooms must agree on. */
export interface FieldOf<Rule extends z.ZodType> {
  readonly kind: FieldKind;
  /** What forms call it. */
  readonly label: string;
  /** Judges what is said of it. It has no default: an edit changes only what is given (decision 010). */
  readonly rule: Rule;
  /** What a new record has where nothing is said, as a request would say it. Without it, it must be said. */
  readonly initial?: Immutable<z.input<Rule>>;
  /** Whether the audit log shows it, or what it says in its place. */
  readonly audited: 'shown' | 'hidden' | ((value: Immutable<z.output<Rule>>) => Said);
  readonly unique?: Unique;
  /** What the contract says of it beyond its name. */
  readonly about?: string;
  /** What a file says of a value of a shape of its own. */
  readonly cell?: (value: Immutable<z.output<Rule>>) => unknown;
}

/** Any field. What it does with its value can be called where the value is known to be its own. */
export interface Field extends Omit<FieldOf<z.ZodType>, 'initial' | 'audited' | 'cell'> {
  readonly initial?: unknown;
  readonly audited: 'shown' | 'hidden' | ((value: never) => Said);
  readonly cell?: (value: never) => unknown;
}

/** The fields of a record by name, in the order of its files, its form's errors and its answers. */
export type RecordFields = Readonly<Record<string, Field>>;

/** Says that rule, default and words of a field fit each other. */
export const field = <Rule extends z.ZodType, const Definition extends Omit<FieldOf<Rule>, 'rule'>>(
  definition: Definition & { readonly rule: Rule },
): Definition & { readonly rule: Rule } => definition;

/** What a model holds of a field. */
export type ValueOf<Each extends Field> = Each['kind'] extends 'slug'
  ? string
  : Immutable<z.output<Each['rule']>>;

/** What a model holds of its record. */
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

/** The names of fields of some kinds. */
export type NamesOf<Fields extends RecordFields, Kind extends FieldKind> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields] &
  string;

/** The names of fields that a new record has without being told. A slug is made of others. */
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

/** What forms call each field. */
export const labelsOf = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label])) as {
    readonly [Name in keyof Fields]: string;
  };

/** What a new record has where nothing is said. */
export const defaultsOf = <Fields extends RecordFields>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { kind, rule, initial }]) =>
      initial === undefined || kind === 'slug' ? [] : [[name, rule.parse(initial)]],
    ),
  ) as Pick<ValuesOf<Fields>, InitialNames<Fields>>;

/** Which field each refusal of a taken value is about. */
export const takenFieldsOf = (fields: RecordFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { unique }]) => (unique ? [[unique.taken, name]] : [])),
  );

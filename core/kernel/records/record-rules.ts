import { z } from 'zod';
import { version } from '../fields.ts';
import { moneyStyle } from '../money.ts';
import type { RecordFields } from './field.ts';
import type { FieldKind } from './kinds.ts';

type Rules<Fields extends RecordFields> = { readonly [Name in keyof Fields]: Fields[Name]['rule'] };

type NewRules<Fields extends RecordFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly initial: unknown }
    ? z.ZodPrefault<Fields[Name]['rule']>
    : Fields[Name]['rule'];
};

/** Initial prices are defined in dollars, and are about as much in another currency. */
const initialOf = (kind: FieldKind, initial: unknown): unknown =>
  kind === 'price' ? Number(initial) * moneyStyle().scale : initial;

/** Validates a new record. A field with an initial value may be left out; there is no other way to make a field optional. */
export const newRecordRule = <Fields extends RecordFields>(fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { kind, rule, initial }]) => [
        name,
        initial === undefined ? rule : z.prefault(rule, () => initialOf(kind, initial)),
      ]),
    ) as NewRules<Fields>,
  );

/** Validates an edit: only the given fields change, and `version` is the version that it is based on (decision 013). */
export const recordChangeRule = <Fields extends RecordFields>(fields: Fields) =>
  z
    .object(
      Object.fromEntries(Object.entries(fields).map(([name, { rule }]) => [name, rule])) as Rules<Fields>,
    )
    .partial()
    .extend({ version: version() });

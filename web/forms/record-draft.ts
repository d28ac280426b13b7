import { lengthOf } from '@wondercast/core/kernel/max-length';
import {
  type Field,
  labelsOf,
  type NamesOf,
  type RecordFields,
  type ValuesOf,
} from '@wondercast/core/kernel/records/field';
import { isPlain, type PlainKind } from '@wondercast/core/kernel/records/kinds';
import { asTyped, sentAmount } from '@wondercast/core/kernel/typed-amount';

/** The form's state of a record's fields: everything typed is text. */
export type DraftOf<Fields extends RecordFields> = {
  readonly [Name in NamesOf<Fields, PlainKind>]: Fields[Name]['kind'] extends 'flag' | 'choice'
    ? ValuesOf<Fields>[Name]
    : string;
};

/** The request body for the fields. */
export type BodyOf<Fields extends RecordFields> = {
  [Name in NamesOf<Fields, PlainKind>]: Fields[Name]['kind'] extends
    | 'flag'
    | 'choice'
    | 'whole'
    | 'optional-whole'
    ? ValuesOf<Fields>[Name]
    : string;
};

type OnWire<Fields extends RecordFields> = {
  readonly [Name in NamesOf<Fields, PlainKind>]: Fields[Name]['kind'] extends 'flag' | 'choice'
    ? ValuesOf<Fields>[Name]
    : string | number | null;
};

/** Text that is not a number becomes NaN, which the field's rule refuses. */
export const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const same = (text: unknown) => text;

const SENT: Readonly<Record<PlainKind, (typed: unknown) => unknown>> = {
  slug: same,
  text: same,
  optional: same,
  whole: (text) => numberOf(String(text)),
  'optional-whole': (text) => (String(text).trim() === '' ? null : Number(text)),
  number: (text) => sentAmount(String(text)),
  choice: same,
  day: same,
  instant: same,
  end: same,
  flag: same,
  price: (text) => sentAmount(String(text)),
};

const typed = (kind: PlainKind, value: unknown): string | boolean =>
  kind === 'flag'
    ? value === true
    : kind === 'price' || kind === 'number'
      ? asTyped(String(value ?? ''))
      : String(value ?? '');

/** Labels, lengths, draft and request body of a form for a record. Links and special types are added separately. */
export const recordDraft = <Fields extends RecordFields>(fields: Fields) => {
  const plain = Object.entries(fields).flatMap(([name, field]): (readonly [string, PlainKind, Field])[] =>
    isPlain(field.kind) ? [[name, field.kind, field]] : [],
  );
  return {
    labels: labelsOf(fields),
    /** Maximum lengths of text fields. */
    lengths: Object.fromEntries(
      plain.flatMap(([name, , { rule }]) => {
        const length = lengthOf(rule);
        return length === null ? [] : [[name, length]];
      }),
    ) as { readonly [Name in NamesOf<Fields, PlainKind>]?: number },
    /** The draft of a record, or of a new one. */
    draftOf: (record: OnWire<Fields> | null) =>
      Object.fromEntries(
        plain.map(([name, kind, { initial }]) => [
          name,
          typed(kind, record === null ? initial : Reflect.get(record, name)),
        ]),
      ) as DraftOf<Fields>,
    bodyOf: (draft: DraftOf<Fields>) =>
      Object.fromEntries(
        plain.map(([name, kind]) => [name, SENT[kind](Reflect.get(draft, name))]),
      ) as BodyOf<Fields>,
  };
};

import { idSet } from '../ids.ts';
import { type MinorUnits, toAmount } from '../money.ts';

/** How a field is stored, sent, typed and written. Each room has one table with all kinds, which the compiler checks for completeness. */
export type FieldKind =
  /** A slug: a missing or blank one, or null, is made from other fields. */
  | 'slug'
  | 'text'
  /** A text; blank and null mean that there is none. */
  | 'optional'
  | 'whole'
  /** An integer; blank and null mean that there is none. */
  | 'optional-whole'
  /** A number with decimals. */
  | 'number'
  | 'flag'
  /** One of a list of words. */
  | 'choice'
  /** A calendar day. */
  | 'day'
  | 'instant'
  /** An instant; blank and null mean that there is no end. */
  | 'end'
  /** MinorUnits; dollars in the API. */
  | 'price'
  /** Ids of other records; stored and encoded by code of their own. */
  | 'links'
  /** A value of any shape; encoded and edited by code of its own. */
  | 'json';

/** Kinds whose value may be missing, which blank and null say. */
export type OptionalKind = 'optional' | 'optional-whole' | 'end';

const MAY_BE_MISSING: Readonly<Record<OptionalKind, true>> = {
  optional: true,
  'optional-whole': true,
  end: true,
};

export const mayBeMissing = (kind: FieldKind): kind is OptionalKind => kind in MAY_BE_MISSING;

/** Kinds whose values each room handles without knowing the field. */
export type PlainKind = Exclude<FieldKind, 'links' | 'json'>;

export const isPlain = (kind: FieldKind): kind is PlainKind => kind !== 'links' && kind !== 'json';

/** A value in the form of the API; a value of kind `json` stays as it is. */
export const toWire = (kind: FieldKind, value: unknown): unknown => {
  switch (kind) {
    case 'price':
      return toAmount(value as MinorUnits);
    case 'links':
      return idSet(value as readonly number[]);
    case 'instant':
    case 'end':
      return (value as Date | null)?.toISOString() ?? null;
    default:
      return value;
  }
};

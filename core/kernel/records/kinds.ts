import { idSet } from '../ids.ts';
import { type MinorUnits, toAmount } from '../money.ts';

/** How a field is stored, sent, typed and written. Each room has one table over the kinds, which the compiler keeps whole. */
export type FieldKind =
  /** The part of an address; absent, blank and null ask for one made of other fields. */
  | 'slug'
  | 'text'
  /** Text; blank and null mean that there is none. */
  | 'optional'
  | 'whole'
  /** A whole number; blank and null mean that there is no limit. */
  | 'limit'
  /** A number with decimals. */
  | 'number'
  | 'flag'
  /** One of some words. */
  | 'choice'
  | 'instant'
  /** An instant; blank and null mean that there is no end. */
  | 'end'
  /** MinorUnits; dollars on the wire. */
  | 'price'
  /** Ids of other records; stored and answered by hand. */
  | 'links'
  /** A shape of its own; answered and typed by hand. */
  | 'json';

/** Kinds whose values each room handles without knowing the field. */
export type PlainKind = Exclude<FieldKind, 'links' | 'json'>;

export const isPlain = (kind: FieldKind): kind is PlainKind => kind !== 'links' && kind !== 'json';

/** A value as the wire has it; a shape of its own stays as it is. */
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

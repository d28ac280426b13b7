import { DISCOUNT_CODES } from '../../buying/discount/discount-codes.ts';

/**
 * Kinds of records that are edited in the same way, by the name of their port. Use cases, operations, request bodies and handlers are
 * derived from this list.
 */
export const RECORD_KINDS = {
  discountCodes: DISCOUNT_CODES,
} as const;

export type RecordKinds = typeof RECORD_KINDS;

/** The name of a port, such as `discountCodes`. */
export type RecordPort = keyof RecordKinds;

export const RECORD_PORTS = Object.keys(RECORD_KINDS) as readonly RecordPort[];

type Singular<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Capitalize<Head>}${Singular<Tail>}`
  : Capitalize<Name>;

/** The name of one record in the API document, such as `DiscountCode`. */
export type RecordName<Port extends RecordPort> = Singular<RecordKinds[Port]['name']>;

export const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** `discount-code` as `DiscountCode`. */
export const singularOf = (name: string): string => name.split('-').map(capitalized).join('');

export const recordNameOf = <Port extends RecordPort>(port: Port) =>
  singularOf(RECORD_KINDS[port].name) as RecordName<Port>;

/** The operations on a kind of record by what they do; its use cases have the same names. */
export const operationsOn = <Port extends RecordPort>(port: Port) => {
  const name = recordNameOf(port);
  return {
    list: `list${capitalized(port) as Capitalize<Port>}`,
    create: `create${name}`,
    update: `update${name}`,
    remove: `delete${name}`,
  } as const;
};

/** The names of all these operations. */
export type RecordOperation =
  | `list${Capitalize<RecordPort>}`
  | `${'create' | 'update' | 'delete'}${RecordName<RecordPort>}`;

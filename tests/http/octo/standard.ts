import * as octo from '@octocloud/types';

/** A schema of the standard's own library, which is built with a zod of its own. */
interface Schema {
  readonly _def: Readonly<Record<string, unknown>> & { readonly typeName: string };
  safeParse(value: unknown): { readonly success: boolean; readonly error?: { readonly issues: unknown } };
}

interface ObjectSchema extends Schema {
  readonly shape: Readonly<Record<string, Schema>>;
}

type Refusal = (value: unknown, path: string) => readonly string[];

const isObject = (schema: Schema): schema is ObjectSchema => schema._def.typeName === 'ZodObject';

const within = (schema: Schema, name: string): Schema => schema._def[name] as Schema;

/** The keys that an object may have, of an object or of several in one. */
const shapeOf = (schema: Schema): Readonly<Record<string, Schema>> | null => {
  if (isObject(schema)) return schema.shape;
  if (schema._def.typeName !== 'ZodIntersection') return null;
  const [left, right] = [shapeOf(within(schema, 'left')), shapeOf(within(schema, 'right'))];
  return left && right && { ...left, ...right };
};

/** Every key of a value that its schema does not have, at every depth. */
const unknownKeys: (schema: Schema) => Refusal = (schema) => (value, path) => {
  const { typeName } = schema._def;
  if (value === null || value === undefined) return [];
  if (typeName === 'ZodOptional' || typeName === 'ZodNullable')
    return unknownKeys(within(schema, 'innerType'))(value, path);
  if (typeName === 'ZodArray')
    return (value as readonly unknown[]).flatMap((each, at) =>
      unknownKeys(within(schema, 'type'))(each, `${path}[${at}]`),
    );
  if (typeName === 'ZodUnion') {
    const fitting = (schema._def.options as readonly Schema[]).filter(
      (option) => option.safeParse(value).success,
    );
    const found = fitting.map((option) => unknownKeys(option)(value, path));
    return found.find((keys) => keys.length === 0) ?? found[0] ?? [`${path} fits nothing`];
  }
  const shape = shapeOf(schema);
  if (!shape) return [];
  return Object.entries(value as object).flatMap(([key, each]) => {
    const known = shape[key];
    return known ? unknownKeys(known)(each, `${path}.${key}`) : [`${path}.${key} is unknown`];
  });
};

export type SchemaName = Extract<keyof typeof octo, `z${string}`>;

// The library's zod is another one than ours: what is read of its schemas is stated here.
const SCHEMAS = { ...octo } as unknown as Readonly<Record<SchemaName, Schema>>;

/** What a value has against a schema of the standard, unknown keys at every depth included; empty when nothing. */
export const objectionsTo = (name: SchemaName, value: unknown): readonly string[] => {
  const schema = SCHEMAS[name];
  const parsed = schema.safeParse(value);
  return parsed.success ? unknownKeys(schema)(value, name) : [JSON.stringify(parsed.error?.issues)];
};

/** The schema of each error that carries what was wrong. */
const ERRORS: Readonly<Record<string, SchemaName>> = {
  INVALID_PRODUCT_ID: 'zErrorInvalidProductId',
  INVALID_OPTION_ID: 'zErrorInvalidOptionId',
  INVALID_UNIT_ID: 'zErrorInvalidUnitId',
  INVALID_AVAILABILITY_ID: 'zErrorInvalidAvailabilityId',
  INVALID_BOOKING_UUID: 'zErrorInvalidBookingUuid',
  BAD_REQUEST: 'zErrorBadRequest',
  UNPROCESSABLE_ENTITY: 'zErrorUnprocessableEntity',
  INTERNAL_SERVER_ERROR: 'zErrorInternalServerError',
  UNAUTHORIZED: 'zErrorUnauthorized',
  FORBIDDEN: 'zErrorForbidden',
};

/** The same of an error, by its code. */
export const objectionsToError = (value: unknown): readonly string[] => {
  const { error } = value as { readonly error?: string };
  const name = ERRORS[error ?? ''];
  return name ? objectionsTo(name, value) : [`${error} is no code of the standard`];
};

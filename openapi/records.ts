import { MODERATION, REVIEW } from '@wondercast/core/bookings/reviews/review-record';
import { HOST } from '@wondercast/core/calendar/staffing/host-record';
import { RECORD_KINDS, RECORD_PORTS, recordNameOf } from '@wondercast/core/desk/records/record-kinds';
import { lengthOf } from '@wondercast/core/kernel/max-length';
import type { Field, RecordFields } from '@wondercast/core/kernel/records/field';
import { isPlain, type PlainKind } from '@wondercast/core/kernel/records/kinds';
import { PARTNER } from '@wondercast/core/people/partners/partner-record';
import { ADD_ON } from '@wondercast/core/shop/catalogue/add-on-record';
import { CATEGORY } from '@wondercast/core/shop/catalogue/category-record';
import { EXPERIENCE } from '@wondercast/core/shop/catalogue/experience-record';
import { SETTING_RECORDS } from '@wondercast/core/shop/settings/setting-records';
import { z } from 'zod';

/** The core's records by their schema names in the document. */
export const RECORDS: Readonly<Record<string, RecordFields>> = {
  ...Object.fromEntries(Object.values(RECORD_KINDS).map(({ name, fields }) => [name, fields])),
  experience: EXPERIENCE,
  category: CATEGORY,
  'add-on': ADD_ON,
  host: HOST,
  partner: PARTNER,
  review: { ...REVIEW, ...MODERATION },
  ...SETTING_RECORDS,
};

type Schema = Readonly<Record<string, unknown>>;

const SHAPES: Readonly<Record<PlainKind, Schema>> = {
  choice: { type: 'string' },
  number: { type: 'number' },
  'optional-whole': { type: ['integer', 'null'] },
  day: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  end: { type: ['string', 'null'], format: 'date-time' },
  slug: { type: 'string' },
  text: { type: 'string' },
  optional: { type: ['string', 'null'] },
  whole: { type: 'integer' },
  flag: { type: 'boolean' },
  price: { $ref: '#/components/schemas/Amount' },
};

const TEXTS: ReadonlySet<PlainKind> = new Set(['slug', 'text', 'optional']);

/** A field in a response has the same maximum length as its rule. */
const shapeOf = (kind: PlainKind, { rule, about }: Field): Schema => ({
  ...SHAPES[kind],
  ...(TEXTS.has(kind) && lengthOf(rule) !== null && { maxLength: lengthOf(rule) }),
  ...(kind === 'choice' && { enum: z.toJSONSchema(rule).enum }),
  ...(about !== undefined && { description: about }),
});

interface RecordSchema {
  readonly properties: Schema;
  readonly examples?: readonly Schema[];
  readonly [key: string]: unknown;
}

/**
 * Completes a schema with `x-record`: adds the record's fields (all, or those in `x-fields`) after its id, makes all properties
 * required, and adds initial values to examples. Links are left out; schemas of special types must be written next to it.
 * @throws Error when the record or field does not exist, or a special type's schema is missing
 */
export const withRecord = (name: string, schema: RecordSchema): Schema => {
  const { 'x-record': record, 'x-fields': only, properties, ...others } = schema;
  const fields = RECORDS[String(record)];
  if (!fields) throw new Error(`${name}: there is no record ${record}`);
  const names = Array.isArray(only) ? only.map(String) : Object.keys(fields);
  const own = names.flatMap((each): (readonly [string, Schema])[] => {
    const field = fields[each];
    if (!field) throw new Error(`${name}: ${record} has no field ${each}`);
    const { kind } = field;
    if (isPlain(kind)) return [[each, shapeOf(kind, field)]];
    if (kind === 'json' && !(each in properties)) throw new Error(`${name} does not say what ${each} is`);
    return [];
  });
  const { id, ...written } = properties;
  const filled = { ...(id ? { id } : {}), ...Object.fromEntries(own), ...written };
  // Fields that the written example leaves out get their initial values.
  const unsaid = Object.fromEntries(own.map(([each]) => [each, fields[each]?.initial ?? null]));
  const examples = schema.examples?.map((example) => ({ ...unsaid, ...example }));
  return {
    ...others,
    required: Object.keys(filled),
    properties: filled,
    ...(examples && { examples }),
  };
};

const INSTANT = { type: 'string', format: 'date-time' };

/** The schemas of kinds of records that have none written. */
export const recordShapes = (written: object): Readonly<Record<string, RecordSchema>> =>
  Object.fromEntries(
    RECORD_PORTS.filter((port) => !(recordNameOf(port) in written)).map((port) => [
      recordNameOf(port),
      {
        type: 'object',
        'x-record': RECORD_KINDS[port].name,
        properties: {
          id: { type: 'integer' },
          createdAt: INSTANT,
          updatedAt: INSTANT,
          version: { type: 'integer' },
        },
      },
    ]),
  );

const isRecordSchema = (schema: unknown): schema is RecordSchema =>
  typeof schema === 'object' && schema !== null && 'x-record' in schema;

/** Completes all such schemas within a value. */
export const withRecords = (name: string, value: unknown): unknown => {
  if (isRecordSchema(value)) return withRecord(name, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withRecords(`${name}.${key}`, each)]),
  );
};

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partsOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isSchema(value) ? Object.entries(value) : [];

/** Keywords of a schema that allow any value. */
const SILENT = new Set(['description', 'default', 'examples', 'maxLength', 'maxItems']);

/** The places in a schema at which the contract does not say what stands there. */
const silentPlaces = (schema: unknown, place: string): readonly string[] => {
  if (!isSchema(schema)) return [];
  const isList = schema.type === 'array' && !('items' in schema);
  const own = Object.keys(schema).every((key) => SILENT.has(key)) || isList ? [place] : [];
  const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => {
    const all: unknown = schema[key];
    return Array.isArray(all) ? all : [];
  });
  return [
    ...own,
    ...partsOf(schema.properties).flatMap(([name, each]) => silentPlaces(each, `${place}.${name}`)),
    ...silentPlaces(schema.items, `${place}[]`),
    ...silentPlaces(schema.additionalProperties, `${place}{}`),
    ...choices.flatMap((each) => silentPlaces(each, place)),
  ];
};

it('the contract says of every part of a body what it is, but for what the shop only hands on or ignores', () => {
  const text = readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8');
  const { components }: { components: { schemas: Schema } } = JSON.parse(text);
  const silent = partsOf(components.schemas).flatMap(([name, schema]) => silentPlaces(schema, name));
  expect(silent).toEqual([
    'PasskeyBody.answer.clientExtensionResults{}',
    'PasskeyLoginBody.answer.clientExtensionResults{}',
    'OrderBody.items[].selectedDate',
  ]);
});

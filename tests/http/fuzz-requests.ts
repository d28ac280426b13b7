import { readFileSync } from 'node:fs';
import {
  type OpenApiDocument,
  type ParameterObject,
  type Reference,
  resolve,
} from '@wondercast/openapi/document';
import { operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import fc from 'fast-check';

export const document = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@wondercast/openapi/generated/openapi.json')), 'utf8'),
) as OpenApiDocument;

export type Who = 'visitor' | 'user' | 'admin' | 'publishable' | 'secret';

/** Under whose role an operation stands. */
const OF_ROLE = { visitor: 'visitor', user: 'user', admin: 'admin', partner: 'secret' } as const;

/** One request of the fuzzer: JSON throughout, so that a failure can be read and sent again. */
export interface FuzzRequest {
  readonly id: string;
  readonly who: Who;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const HOSTILE_TEXT = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-0',
  '1e309',
  '\u202e',
  '𝕏'.repeat(50),
  'x'.repeat(10_000),
  '2099-02-30',
  '9999-12-31T23:59:59Z',
  '\r\nSet-Cookie: a=b',
  '%E0%A4%A',
  '🎷',
  '$1',
  '\\',
  '[]',
  '[{"experienceId":1}]',
];
const SPLICES = ['\u0000', '\ud800', '\r\n', '\u202e', '\u2028', ',', "'", '%', '<b>', '🎷'];
const HOSTILE_NUMBERS = [
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  1e21,
  1e-7,
  0.1 + 0.2,
  1_000_000.01,
];

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXT), fc.string({ unit: 'binary', maxLength: 40 }));
const hostile: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXT, ...HOSTILE_NUMBERS),
  fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null], { id: null }, { length: 1e9 }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
);

const isContainer = (value: Json): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Every place in a value, as a list of keys. */
const placesIn = (value: Json): readonly (readonly string[])[] =>
  isContainer(value)
    ? [[], ...Object.entries(value).flatMap(([key, each]) => placesIn(each).map((place) => [key, ...place]))]
    : [[]];

/** What happens at a place: it goes, becomes something else, a text gets something into its middle, or there are many of it. */
type Change =
  | { readonly drop: true }
  | { readonly become: Json }
  | { readonly splice: string }
  | { readonly times: number };

/** A body may have a megabyte. */
const MOST_TEXT = 900_000;

const repeated = (value: Json, times: number): Json => {
  const most = Math.floor(MOST_TEXT / (JSON.stringify(value).length + 8));
  const count = Math.min(times, most);
  if (typeof value === 'string') return value.repeat(count);
  if (Array.isArray(value)) return Array.from({ length: count }, () => value).flat();
  if (isContainer(value))
    return { ...value, ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, value])) };
  return Array.from({ length: count }, () => value);
};

const applied = (value: Json, change: Change): Json => {
  if ('become' in change) return change.become;
  if ('times' in change) return repeated(value, change.times);
  if ('splice' in change && typeof value === 'string')
    return value.slice(0, value.length / 2) + change.splice + value.slice(value.length / 2);
  return value;
};

const changed = (value: Json, [key, ...rest]: readonly string[], change: Change): Json => {
  if (key === undefined) return applied(value, change);
  if (!isContainer(value)) return value;
  const entries = Object.entries(value).flatMap(([name, each]): [string, Json][] => {
    if (name !== key) return [[name, each]];
    if (rest.length === 0 && 'drop' in change) return [];
    return [[name, changed(each, rest, change)]];
  });
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
};

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: hostile.map((become) => ({ become })) },
  { weight: 3, arbitrary: fc.constantFrom(...SPLICES).map((splice) => ({ splice })) },
  { weight: 1, arbitrary: fc.constant({ drop: true } as const) },
  { weight: 1, arbitrary: fc.constantFrom(50, 1_000, 100_000).map((times) => ({ times })) },
);

/** A valid value that went wrong in one to three places. */
const nearly = (valid: Json): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.constantFrom(...placesIn(valid)), change), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((value, [place, each]) => changed(value, place, each), valid));

const bodyOf = (example: Json | undefined): fc.Arbitrary<string | null> => {
  if (example === undefined) return fc.constantFrom(null, '{}', 'x');
  const values = fc.oneof(
    { weight: 2, arbitrary: fc.constant(example) },
    { weight: 6, arbitrary: nearly(example) },
    { weight: 1, arbitrary: hostile },
  );
  return fc.oneof(
    { weight: 9, arbitrary: values.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', 'null', '[', '{"a":1}{', '\u0000') },
  );
};

const parametersOf = (operation: Operation): readonly (ParameterObject & { example?: Json })[] =>
  (document.paths[operation.path]?.[operation.method]?.parameters ?? []).map((parameter) =>
    resolve<ParameterObject>(document, parameter as ParameterObject | Reference),
  );

const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

const pathOf = (operation: Operation): fc.Arbitrary<string> => {
  const parameters = parametersOf(operation).filter((parameter) => parameter.in !== 'header');
  const given = ({ example, schema }: (typeof parameters)[number]) => {
    const options = Array.isArray(schema.enum) ? schema.enum.map(String) : [];
    return fc.oneof(
      fc.constantFrom(String(example ?? options[0] ?? '1'), ...options),
      hostileText,
      fc.constantFrom('0', '-1', '2147483648', '1.5', '99999999999999999999'),
    );
  };
  return fc.tuple(...parameters.map((parameter) => fc.tuple(given(parameter), fc.nat(2)))).map((values) => {
    const query: string[] = [];
    let path = operation.path;
    parameters.forEach((parameter, at) => {
      const [value = '', chance = 0] = values[at] ?? [];
      if (parameter.in === 'path')
        path = path.replace(`{${parameter.name}}`, encoded(value).slice(0, 3_000) || '%20');
      else if (chance === 0) query.push(`${parameter.name}=${encoded(value).slice(0, 3_000)}`);
    });
    return query.length ? `${path}?${query.join('&')}` : path;
  });
};

const JSON_TYPE = 'application/json';

const headers = fc
  .record(
    {
      'idempotency-key': fc.constantFrom('k1', 'k2', 'k3', 'x'.repeat(255)),
      'if-none-match': fc.constantFrom('*', '"x"', 'W/"x"'),
      accept: fc.constantFrom('text/html', '*/*', 'x'),
      'accept-encoding': fc.constantFrom('gzip', 'br', 'zstd', '*', 'gzip;q=0'),
    },
    { requiredKeys: [] },
  )
  .chain((given) =>
    fc
      .oneof(
        { weight: 19, arbitrary: fc.constant(JSON_TYPE) },
        {
          weight: 1,
          arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', 'application/json; charset=utf-16'),
        },
      )
      .map((type) => ({ ...given, 'content-type': type })),
  );

/** Mostly who may do it. Those that begin or end a session are tried as visitors, so that the fuzzer keeps its accounts. */
const whoFor = ({ session, id, role }: Operation): fc.Arbitrary<Who> =>
  session === 'start' || id === 'logout'
    ? fc.constant('visitor')
    : fc.oneof(
        { weight: 6, arbitrary: fc.constant<Who>(OF_ROLE[role]) },
        { weight: 2, arbitrary: fc.constantFrom<Who>('visitor', 'user', 'admin', 'publishable', 'secret') },
      );

const requestOf = (operation: Operation): fc.Arbitrary<FuzzRequest> => {
  const content = document.paths[operation.path]?.[operation.method]?.requestBody?.content as
    | Record<string, { example?: Json }>
    | undefined;
  const example = content?.['application/json']?.example;
  return fc.record({
    id: fc.constant(operation.id),
    who: whoFor(operation),
    method: fc.constant(operation.method.toUpperCase()),
    path: pathOf(operation),
    headers,
    body: operation.method === 'get' ? fc.constant(null) : bodyOf(example),
  });
};

/** Any request to any operation of the document: valid, nearly valid, or hostile. */
export const anyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
  ...(operations as readonly Operation[]).map((operation) => ({
    weight: operation.body === null ? 1 : 4,
    arbitrary: requestOf(operation),
  })),
);

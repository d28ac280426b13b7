import { readdirSync, readFileSync } from 'node:fs';
import { sentShapeOf } from '@wondercast/core/kernel/sent-shapes';
import { WEBHOOK_EVENTS } from '@wondercast/core/people/partners/webhook';
import { parse } from 'yaml';
import { z } from 'zod';
import { METHODS, type OpenApiDocument, type OperationObject, type PathItem } from './document.ts';
import { type WrittenItem, withRecordOperations } from './record-paths.ts';
import { recordShapes, withRecords } from './records.ts';
import { rules } from './rules.ts';
import { WEBHOOK_EVENT_HELP, webhookExample } from './webhook-events.ts';

const here = (path: string) => new URL(path, import.meta.url);
const read = (path: string): unknown => parse(readFileSync(here(path), 'utf8'));

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const waiting = (description: string) => ({
  ...problem(description),
  headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
});

/** Responses that many operations share. */
const responses = {
  Done: {
    description: 'Done.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Message' },
        example: { message: 'Done' },
      },
    },
  },
  BadRequest: problem('Not JSON, or a broken request.'),
  Unauthenticated: problem('Not authenticated.'),
  Forbidden: problem('Not permitted, or sent by another site.'),
  NotFound: problem('Not there, or not yours.'),
  Conflict: problem('It has changed, or is taken.'),
  TooLarge: problem('The body is too large.'),
  Invalid: problem('Fields are missing or wrong; `issues` names each.'),
  TooMany: waiting('Too many of these; wait.'),
  ProviderAway: problem('The payment provider is away, slow or answers nonsense.'),
  Unavailable: waiting('The shop cannot answer just now.'),
  Unexpected: problem('Anything else that went wrong.'),
};

/** The error responses of an operation, derived from its extensions. They are the same everywhere, so they are defined once, here. */
const errorAnswers = (operation: OperationObject, method: string): Record<string, { $ref: string }> => {
  // A key is checked whatever it requests, so any operation may answer 401, 403 or 429.
  const names: Record<string, keyof typeof responses> = {
    400: 'BadRequest',
    401: 'Unauthenticated',
    403: 'Forbidden',
    429: 'TooMany',
    500: 'Unexpected',
    503: 'Unavailable',
    default: 'Unexpected',
  };
  if (operation.requestBody) Object.assign(names, { 413: 'TooLarge', 422: 'Invalid' });
  if (operation.parameters) names[422] = 'Invalid';
  if (operation.requestBody && method === 'post') names[409] = 'Conflict';
  const refs = Object.entries(names).map(([status, name]) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ]);
  return Object.fromEntries(refs);
};

/** The JSON Schema of a rule for clients. Long patterns and keywords for machines are left out, because they tell a reader nothing. */
const publicSchema = (rule: z.ZodType): Record<string, unknown> => {
  const schema = z.toJSONSchema(rule, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const sent = sentShapeOf(zodSchema);
      if (sent) Object.assign(jsonSchema, publicSchema(sent));
    },
  }) as Record<string, unknown>;
  const tidy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(tidy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key, each]) => key !== '$schema' && !(key === 'pattern' && String(each).length > 60))
        .map(([key, each]) => [key, tidy(each)]),
    );
  };
  return tidy(schema) as Record<string, unknown>;
};

/** The security requirement in OpenAPI's form. An empty one allows requests without credentials. */
const securityOf = ({ 'x-role': role, 'x-keys': keys = [] }: OperationObject) => {
  const byKey = keys.map(
    (kind): Record<string, string[]> => (kind === 'secret' ? { secretKey: [] } : { publishableKey: [] }),
  );
  const bySession: Record<OperationObject['x-role'], Record<string, string[]>[]> = {
    visitor: [{}, { session: [] }],
    user: [{ session: [] }],
    partner: [],
    admin: [{ adminSession: [] }],
  };
  return [...bySession[role], ...byKey];
};

/** Default bounds of integers: ids, counts and quantities. None is negative unless it says so, and all fit the database. */
const BOUNDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  integer: { format: 'int32', minimum: 0, maximum: 2_147_483_647 },
  string: { maxLength: 1_000_000 },
  array: { maxItems: 100_000 },
};

/** Adds default bounds to all schemas that have none. */
const bounded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(bounded);
  if (typeof value !== 'object' || value === null) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, bounded(each)]));
  const types = [schema.type].flat();
  const isClosed = 'enum' in schema || 'const' in schema;
  for (const [type, bounds] of Object.entries(BOUNDS))
    if (types.includes(type) && !(type === 'string' && isClosed))
      Object.assign(schema, { ...bounds, ...schema });
  return schema;
};

const withTraits = (item: PathItem): PathItem => {
  for (const method of METHODS) {
    const operation = item[method];
    if (!operation) continue;
    operation.security = securityOf(operation);
    operation.responses = { ...errorAnswers(operation, method), ...operation.responses };
  }
  return item;
};

/** The messages to partners' webhooks in OpenAPI's form. */
const webhooks = () =>
  Object.fromEntries(
    WEBHOOK_EVENTS.map((event) => [
      event,
      {
        post: {
          operationId: `on ${event}`.replaceAll(/[ .](\w)/g, (_, letter: string) => letter.toUpperCase()),
          summary: WEBHOOK_EVENT_HELP[event].replace(/\.$/, ''),
          description: `Signed by the Standard Webhooks conventions. ${WEBHOOK_EVENT_HELP[event]}`,
          tags: ['Webhooks'],
          security: [],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/WebhookMessage' },
                example: webhookExample(event),
              },
            },
          },
          responses: {
            '2XX': { description: 'Handled. Anything else is tried again for three days.' },
            410: { description: 'The endpoint is gone, and is switched off.' },
          },
        },
      },
    ]),
  );

/** Builds the whole document: the head, schemas of records and rules, the paths of all slices, and the shared responses. */
export const bundle = (): OpenApiDocument => {
  const document = read('./openapi.yaml') as OpenApiDocument;
  const slices = readdirSync(here('./paths/'))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const items = slices.flatMap((file) =>
    Object.entries(read(`./paths/${file}`) as Record<string, WrittenItem>).flatMap(withRecordOperations),
  );
  const twice = items.find(([path], at) => items.some(([other], before) => before < at && other === path));
  if (twice) throw new Error(`${twice[0]} stands twice in paths/`);
  document.paths = Object.fromEntries(items.map(([path, item]) => [path, withTraits(item)]));
  const bodies = Object.entries(rules).map(([name, rule]) => [name, publicSchema(rule)]);
  const written = document.components.schemas ?? {};
  const shapes = Object.entries({ ...written, ...recordShapes(written) }).map(([name, schema]) => [
    name,
    withRecords(name, schema),
  ]);
  document.components.schemas = Object.fromEntries([...shapes, ...bodies]);
  document.components.responses = responses;
  // Bounds are only added to schemas; examples are values.
  const { paths, components } = bounded({ paths: document.paths, components: document.components }) as Pick<
    OpenApiDocument,
    'paths' | 'components'
  >;
  return { ...document, paths, components, webhooks: webhooks() };
};

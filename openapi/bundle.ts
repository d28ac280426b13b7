import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { METHODS, type OpenApiDocument, type OperationObject, type PathItem } from './document.ts';
import { notBuilt } from './not-built.ts';
import { rules } from './rules.ts';

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

/** Answers that many operations share. */
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

const missing: readonly string[] = notBuilt;

/** Every operation may refuse in the ways its traits allow; they are the same everywhere, so they are written once, here. */
const errorAnswers = (operation: OperationObject, method: string): Record<string, { $ref: string }> => {
  const names: Record<string, keyof typeof responses> = {
    400: 'BadRequest',
    503: 'Unavailable',
    default: 'Unexpected',
  };
  const role = operation['x-role'];
  const keys = operation['x-keys'] ?? [];
  if (role !== 'visitor' || keys.length > 0) names[401] = 'Unauthenticated';
  if (role === 'admin' || role === 'partner' || method !== 'get' || keys.length > 0) names[403] = 'Forbidden';
  if (operation.requestBody) Object.assign(names, { 413: 'TooLarge', 422: 'Invalid' });
  if (operation.parameters) names[422] = 'Invalid';
  if (operation.requestBody && method === 'post') names[409] = 'Conflict';
  if (operation['x-rate'] || keys.length > 0) names[429] = 'TooMany';
  const refs = Object.entries(names).map(([status, name]) => [
    status,
    { $ref: `#/components/responses/${name}` },
  ]);
  const notYet = missing.includes(operation.operationId)
    ? { 501: problem('This operation is not offered yet.') }
    : {};
  return { ...Object.fromEntries(refs), ...notYet };
};

/** JSON Schema of a rule as a client sees it. Long patterns and machine-only keywords say nothing to a reader. */
const publicSchema = (rule: z.ZodType): Record<string, unknown> => {
  const schema = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>;
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

/** Who may ask, as the standard says it; nothing where everybody may and no key says more. */
const securityOf = ({ 'x-role': role, 'x-keys': keys = [], 'x-scope': scope }: OperationObject) => {
  const byKey = keys.map(
    (kind): Record<string, string[]> =>
      kind === 'secret' ? { secretKey: scope ? [scope] : [] } : { publishableKey: [] },
  );
  if (role === 'partner') return byKey;
  if (role === 'visitor') return byKey.length > 0 ? [{}, ...byKey] : [];
  return [{ session: [] }, ...byKey];
};

const withTraits = (item: PathItem): PathItem => {
  for (const method of METHODS) {
    const operation = item[method];
    if (!operation) continue;
    const security = securityOf(operation);
    if (security.length > 0) operation.security = security;
    operation.responses = { ...errorAnswers(operation, method), ...operation.responses };
  }
  return item;
};

/** The whole document: the head, every slice's paths, the rules' shapes and the shared answers. */
export const bundle = (): OpenApiDocument => {
  const document = read('./openapi.yaml') as OpenApiDocument;
  const slices = readdirSync(here('./paths/'))
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  const items = slices.flatMap((file) => Object.entries(read(`./paths/${file}`) as Record<string, PathItem>));
  document.paths = Object.fromEntries(items.map(([path, item]) => [path, withTraits(item)]));
  const bodies = Object.entries(rules).map(([name, rule]) => [name, publicSchema(rule)]);
  document.components.schemas = { ...document.components.schemas, ...Object.fromEntries(bodies) };
  document.components.responses = responses;
  return document;
};

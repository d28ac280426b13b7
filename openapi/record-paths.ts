import { capitalized, singularOf } from '@wondercast/core/desk/records/record-kinds';
import type { PathItem } from './document.ts';

/** An operation's description, or an object when its name or summary differs from the default. */
type Said =
  | string
  | { readonly description: string; readonly summary?: string; readonly operationId?: string };

/** What `paths/` states about the records at a path. Only the mentioned operations are generated. */
export interface RecordOperations {
  /** The record's name, such as `discount-code`. */
  readonly record: string;
  readonly tag: string;
  /** The area of its permissions, as in `discounts:read`. */
  readonly permission: string;
  /** The noun in summaries, by default the record's name, and a shorter one in responses. */
  readonly noun?: string;
  readonly called?: string;
  /** The schema name of a record, by default derived from its name. */
  readonly answers?: string;
  readonly list?: Said;
  readonly create?: Said;
  readonly update?: Said;
  readonly remove?: Said;
  /** An example of a new record. */
  readonly example?: object;
  /** An example of a change. */
  readonly change?: object;
}

export type WrittenItem = PathItem & { readonly 'x-records'?: RecordOperations };

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const json = (schema: object, more: object = {}) => ({
  content: { 'application/json': { schema, ...more } },
});

const bodyOf = (name: string, example: object | undefined) => ({
  requestBody: { required: true, ...json(ref('schemas', name), { example }) },
});

const named = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

/** The default operations on records. */
const operationsOf = (said: RecordOperations) => {
  const name = singularOf(said.record);
  const { noun = said.record.replaceAll('-', ' '), called = noun, answers = name } = said;
  const one = { description: `The ${called}.`, ...json(ref('schemas', answers)) };
  const id = { parameters: [ref('parameters', 'id')] };
  const gone = { 404: ref('responses', 'NotFound') };
  return {
    list: {
      operationId: `list${name}s`,
      summary: `All ${noun}s`,
      parameters: [ref('parameters', 'listCursor')],
      responses: {
        200: {
          description: `${capitalized(called)}s.`,
          headers: { 'X-Total-Count': ref('headers', 'X-Total-Count'), Link: ref('headers', 'Link') },
          ...json({ type: 'array', items: ref('schemas', answers) }),
        },
      },
    },
    create: {
      operationId: `create${name}`,
      summary: `Add ${named(noun)}`,
      'x-idempotency': 'stored',
      ...bodyOf(`${name}Body`, said.example),
      responses: { 201: one },
    },
    update: {
      operationId: `update${name}`,
      summary: `Change ${named(noun)}`,
      ...id,
      ...bodyOf(`${name}ChangeBody`, said.change),
      responses: { 200: one, ...gone, 409: ref('responses', 'Conflict') },
    },
    remove: {
      operationId: `delete${name}`,
      summary: `Remove ${named(noun)}`,
      ...id,
      responses: { 200: ref('responses', 'Done'), ...gone },
    },
  };
};

const PLACES = [
  ['list', '', 'get'],
  ['create', '', 'post'],
  ['update', '/{id}', 'patch'],
  ['remove', '/{id}', 'delete'],
] as const;

/** A path with the generated operations of its records, some of which are at the path with their id. */
export const withRecordOperations = ([path, item]: readonly [string, WrittenItem]): readonly [
  string,
  PathItem,
][] => {
  const { 'x-records': said, ...written } = item;
  if (!said) return [[path, written]];
  const usual = operationsOf(said);
  const items: Record<string, object> = { [path]: written };
  for (const [does, below, method] of PLACES) {
    const own = said[does];
    if (own === undefined) continue;
    const { operationId, summary, ...more } = usual[does];
    const operation = {
      ...{ operationId, summary },
      ...(typeof own === 'string' ? { description: own } : own),
      tags: [said.tag],
      'x-role': 'admin',
      'x-permission': `${said.permission}:${does === 'list' ? 'read' : 'write'}`,
      ...more,
    };
    items[path + below] = { ...items[path + below], [method]: operation };
  }
  return Object.entries(items) as [string, PathItem][];
};

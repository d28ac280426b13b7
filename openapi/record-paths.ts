import { capitalized, singularOf } from '@wondercast/core/desk/records/record-kinds';
import type { PathItem } from './document.ts';

/** What an operation says of itself: its description, or more where its name or summary is not the usual one. */
type Said =
  | string
  | { readonly description: string; readonly summary?: string; readonly operationId?: string };

/** What `paths/` says of the records at a path. The operations that it says anything of are made. */
export interface RecordOperations {
  /** Their name, such as `discount-code`. */
  readonly record: string;
  readonly tag: string;
  /** As in `discounts:read`. */
  readonly permission: string;
  /** What summaries call one, if not by its name; and what answers call it, if that is shorter. */
  readonly noun?: string;
  readonly called?: string;
  /** The shape of one, if it has not its name. */
  readonly answers?: string;
  readonly list?: Said;
  readonly create?: Said;
  readonly update?: Said;
  readonly remove?: Said;
  /** What a new one may be. */
  readonly example?: object;
  /** What a change may be. */
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

/** The usual operations on records, by what they do. */
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

/** What is written of a path, with the operations on its records, some of which are at their ids. */
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

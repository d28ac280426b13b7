import {
  operationsOn,
  RECORD_KINDS,
  RECORD_PORTS,
  recordNameOf,
} from '@wondercast/core/desk/records/record-kinds';
import type { OperationObject, PathItem } from './document.ts';

/** What `paths/` says of a kind of record; its operations follow from it. */
export interface RecordPath {
  /** The name of its port in `core/records.ts`. */
  readonly 'x-record': string;
  readonly tag: string;
  /** As in `discounts:read`. */
  readonly permission: string;
  /** What answers call one; its name unless it says so. */
  readonly called?: string;
  /** What each operation says of itself. */
  readonly list: string;
  readonly create: string;
  readonly update: string;
  readonly remove: string;
  /** A new one, and a change. */
  readonly example: object;
  readonly change: object;
}

export const isRecordPath = (item: PathItem | RecordPath): item is RecordPath => 'x-record' in item;

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const json = (schema: object, more: object = {}) => ({
  content: { 'application/json': { schema: { ...schema }, ...more } },
});

const capitalized = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** `discountCodes` as people say it. */
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** The operations that list, add, change and delete records of a kind. @throws Error when there is no such kind */
export const recordItems = (path: string, said: RecordPath): readonly (readonly [string, PathItem])[] => {
  const port = RECORD_PORTS.find((each) => each === said['x-record']);
  if (!port) throw new Error(`${path}: there is no kind of record ${said['x-record']}`);
  const schema = recordNameOf(port);
  const noun = RECORD_KINDS[port].name.replaceAll('-', ' ');
  const { called = noun } = said;
  const operations = operationsOn(port);
  const operation = (
    does: keyof typeof operations,
    summary: string,
    more: Omit<OperationObject, 'operationId' | 'x-role'>,
  ) => ({
    operationId: operations[does],
    summary,
    description: said[does],
    tags: [said.tag],
    'x-role': 'admin' as const,
    'x-permission': `${said.permission}:${does === 'list' ? 'read' : 'write'}`,
    ...more,
  });
  const body = (name: string, example: object) => ({
    requestBody: { required: true, ...json(ref('schemas', name), { example }) },
  });
  const one = { description: `The ${called}.`, ...json(ref('schemas', schema)) };
  const notFound = { 404: ref('responses', 'NotFound') };
  const conflict = { 409: ref('responses', 'Conflict') };
  const parameters = [ref('parameters', 'id')];
  const items = {
    [path]: {
      get: operation('list', `All ${spaced(port)}`, {
        parameters: [ref('parameters', 'listCursor')],
        responses: {
          200: {
            description: `${capitalized(called)}s.`,
            headers: { 'X-Total-Count': ref('headers', 'X-Total-Count'), Link: ref('headers', 'Link') },
            ...json({ type: 'array', items: ref('schemas', schema) }),
          },
        },
      }),
      post: operation('create', `Add a ${noun}`, {
        'x-idempotency': 'stored',
        ...body(`${schema}Body`, said.example),
        responses: { 201: one, ...conflict },
      }),
    },
    [`${path}/{id}`]: {
      patch: operation('update', `Change a ${noun}`, {
        parameters,
        ...body(`${schema}ChangeBody`, said.change),
        responses: { 200: one, ...notFound, ...conflict },
      }),
      delete: operation('remove', `Remove a ${noun}`, {
        parameters,
        responses: { 200: ref('responses', 'Done'), ...notFound },
      }),
    },
  };
  return Object.entries(items) as unknown as readonly (readonly [string, PathItem])[];
};

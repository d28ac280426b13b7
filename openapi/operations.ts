import { PERMISSIONS, type Permission } from '@wondercast/core/people/account/permissions';
import type { KeyKind, Scope } from '@wondercast/core/people/caller';
import {
  type Idempotency,
  METHODS,
  type Method,
  type OpenApiDocument,
  type OperationObject,
} from './document.ts';

/** An operation with the facts that server and client need. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** With `{name}` for each parameter. */
  readonly path: string;
  readonly role: OperationObject['x-role'];
  /** The permission required of staff; null for none. */
  readonly permission: Permission | null;
  /** The kinds of partner keys that may call it. */
  readonly keys: readonly KeyKind[];
  /** The scope that a secret key needs; null for none. */
  readonly scope: Scope | null;
  readonly session: 'start' | 'keep' | null;
  /** The effect of an idempotency key; null unless it is a POST. */
  readonly idempotency: Idempotency | null;
  readonly rate: string | null;
  readonly cache: 'catalogue' | 'times' | 'immutable' | null;
  readonly rawBody: boolean;
  /** Accepts JSON of up to 4 MB. */
  readonly largeBody?: true;
  /** Public outside production, only for administrators in production. */
  readonly outsideProduction: boolean;
  /** The schema name of the JSON body's rule; null when there is none. */
  readonly body: string | null;
  /** The status of a successful response. */
  readonly success: number;
}

const idempotencyOf = (operation: OperationObject, method: Method): Idempotency | null => {
  const idempotency = operation['x-idempotency'] ?? null;
  if ((method === 'post') !== (idempotency !== null))
    throw new Error(`${operation.operationId}: each POST, and only a POST, says x-idempotency`);
  return idempotency;
};

const isPermission = (said: string | undefined): said is Permission =>
  PERMISSIONS.some((each) => each === said);

/** @throws Error when an operation states no permission, or one that does not fit its role */
const permissionOf = (operation: OperationObject): Permission | null => {
  const { operationId, 'x-role': role, 'x-permission': said } = operation;
  if (role === 'admin' || operation['x-outside-production']) {
    if (isPermission(said)) return said;
    throw new Error(`${operationId}: says which permission of core it asks for, by x-permission`);
  }
  const expected = role === 'user' ? 'self' : 'none';
  if (said !== expected)
    throw new Error(`${operationId}: its x-permission is ${expected}, for its role is ${role}`);
  return null;
};

/**
 * All operations of a document in order.
 * @throws Error when a POST does not state the effect of an idempotency key, or an operation its permission
 */
export const operationsOf = (document: OpenApiDocument): readonly Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): Operation[] => {
      const operation = item[method];
      if (!operation) return [];
      const schema = operation.requestBody?.content['application/json']?.schema.$ref;
      return [
        {
          id: operation.operationId,
          method,
          path,
          role: operation['x-role'],
          permission: permissionOf(operation),
          keys: operation['x-keys'] ?? [],
          scope: operation['x-scope'] ?? null,
          session: operation['x-session'] ?? null,
          idempotency: idempotencyOf(operation, method),
          rate: operation['x-rate'] ?? null,
          cache: operation['x-cache'] ?? null,
          rawBody: operation['x-body'] === 'raw',
          ...(operation['x-body'] === 'large' ? { largeBody: true } : {}),
          outsideProduction: operation['x-outside-production'] ?? false,
          body: typeof schema === 'string' ? (schema.split('/').at(-1) ?? null) : null,
          success: Number(Object.keys(operation.responses).find((status) => /^2\d\d$/.test(status)) ?? 200),
        },
      ];
    }),
  );

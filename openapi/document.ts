import type { Permission } from '@wondercast/core/people/account/permissions';
import type { KeyKind, Scope } from '@wondercast/core/people/caller';

/** The parts of an OpenAPI 3.1 document that the shop uses. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: Record<string, unknown>;
  paths: Record<string, PathItem>;
  components: Record<string, Record<string, unknown>>;
  /** Webhook messages by event. */
  readonly webhooks?: Record<string, unknown>;
}

export type PathItem = Partial<Record<Method, OperationObject>>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export type Method = (typeof METHODS)[number];

export interface ParameterObject {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Record<string, unknown>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly 'x-role': 'visitor' | 'user' | 'partner' | 'admin';
  /**
   * The permission required of staff; every operation states it. `self`: any signed-in user, for their own data. `none`: no
   * permission. With `x-outside-production` it is required in production only.
   */
  readonly 'x-permission'?: Permission | 'self' | 'none';
  /** The kinds of partner keys that may call it, in addition to the roles. */
  readonly 'x-keys'?: readonly KeyKind[];
  /** The scope that a secret key needs. */
  readonly 'x-scope'?: Scope;
  /** `start` begins a new session, `keep` gives a visitor one. */
  readonly 'x-session'?: 'start' | 'keep';
  /**
   * The effect of an `Idempotency-Key`; every POST states it. `stored`: the first answer is stored for 24 hours and returned again.
   * `transactional`: the same, stored in the transaction of the work itself. `ignored`: the key has no effect (decision 014,
   * decision 104).
   */
  readonly 'x-idempotency'?: Idempotency;
  readonly 'x-rate'?: string;
  readonly 'x-cache'?: 'catalogue' | 'times' | 'immutable';
  /** `raw` is not JSON; `large` is JSON of up to 4 MB instead of 1 MB. */
  readonly 'x-body'?: 'raw' | 'large';
  readonly 'x-outside-production'?: boolean;
  parameters?: (ParameterObject | Reference)[];
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  responses: Record<string, Record<string, unknown>>;
  security?: Record<string, string[]>[];
}

export type Idempotency = 'stored' | 'transactional' | 'ignored';

export interface Reference {
  readonly $ref: string;
}

/** Resolves a local `#/components/…` reference. @throws Error when its target does not exist */
export const resolve = <Target>(document: OpenApiDocument, value: Target | Reference): Target => {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value as Target;
  const [kind = '', name = ''] = value.$ref.replace('#/components/', '').split('/');
  const target = document.components[kind]?.[name];
  if (!target) throw new Error(`${value.$ref} leads nowhere`);
  return target as Target;
};

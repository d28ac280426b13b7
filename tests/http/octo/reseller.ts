import { expect } from 'vitest';
import type { OctoErrorBody } from '../../../adapters/octo/errors.ts';
import type { SignedInClient, TestApp } from '../../support/app.ts';
import { aPartner, createKey, withKey } from '../../support/partners.ts';
import { contractObjections } from './contract.ts';
import { objectionsTo, objectionsToError, type SchemaName } from './standard.ts';

export interface OctoReply<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

/** A reseller's server: whatever it is answered is judged by the standard. */
export interface Reseller {
  readonly partnerId: number;
  readonly key: string;
  /** Asks, and is answered by this schema; of a list, each. */
  ask<Body>(method: string, path: string, schema: SchemaName, body?: object): Promise<Body>;
  askAll<Body>(method: string, path: string, schema: SchemaName, body?: object): Promise<readonly Body[]>;
  /** Is refused. */
  refused(method: string, path: string, body?: unknown): Promise<OctoReply<OctoErrorBody>>;
}

export const CAPABILITIES = ['', 'octo/content', 'octo/pricing', 'octo/pricing, octo/content'] as const;

const USED: Readonly<Record<string, string>> = {
  'octo/pricing, octo/content': 'octo/content, octo/pricing',
};

export const resellerWith = (
  app: TestApp,
  { key, partnerId, capabilities = '' }: { key: string; partnerId: number; capabilities?: string },
): Reseller => {
  const send = async <Body>(method: string, path: string, body?: unknown): Promise<OctoReply<Body>> => {
    const reply = await app.client().request<Body>(method, `/octo${path}`, {
      ...(body === undefined ? {} : { body }),
      headers: { ...withKey(key), 'Octo-Capabilities': capabilities },
    });
    expect(reply.headers.get('octo-capabilities')).toBe(USED[capabilities] ?? capabilities);
    return reply;
  };
  const good = async <Body>(method: string, path: string, body?: object): Promise<Body> => {
    const reply = await send<Body>(method, path, body);
    if (reply.status !== 200)
      throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  return {
    partnerId,
    key,
    ask: async <Body>(method: string, path: string, schema: SchemaName, body?: object) => {
      const answer = await good<Body>(method, path, body);
      expect(objectionsTo(schema, answer)).toEqual([]);
      expect(contractObjections(schema, answer)).toEqual([]);
      return answer;
    },
    askAll: async <Body>(method: string, path: string, schema: SchemaName, body?: object) => {
      const answer = await good<readonly Body[]>(method, path, body);
      expect(answer.flatMap((each) => objectionsTo(schema, each))).toEqual([]);
      expect(answer.flatMap((each) => contractObjections(schema, each))).toEqual([]);
      return answer;
    },
    refused: async (method, path, body) => {
      const reply = await send<OctoErrorBody>(method, path, body);
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(objectionsToError(reply.body)).toEqual([]);
      expect(contractObjections('zError', reply.body)).toEqual([]);
      return reply;
    },
  };
};

export const aReseller = async (
  app: TestApp,
  admin: SignedInClient,
  { capabilities = '', scopes }: { capabilities?: string; scopes?: readonly string[] } = {},
): Promise<Reseller> => {
  const { id: partnerId } = await aPartner(admin);
  const key = await createKey(admin, { partnerId, kind: 'secret', ...(scopes ? { scopes } : {}) });
  return resellerWith(app, { key, partnerId, capabilities });
};

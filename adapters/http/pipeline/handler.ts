import type { Readable } from 'node:stream';
import type { OnceKey } from '@wondercast/core/answers';
import type { Caller } from '@wondercast/core/caller';
import type { OperationId, operations } from '@wondercast/openapi/generated/operations';
import type { operations as Contract } from '@wondercast/openapi/generated/types';
import type { RuleName, rules } from '@wondercast/openapi/rules';
import type { z } from 'zod';
import type { BodyLimits } from './body.ts';
import type { SessionAccess } from './session.ts';

type Described<Id extends OperationId> = Extract<(typeof operations)[number], { id: Id }>;

/** The body as its rule gives it; null when the operation takes none. */
export type BodyOf<Id extends OperationId> = Described<Id>['body'] extends RuleName
  ? z.output<(typeof rules)[Described<Id>['body']]>
  : null;

type Part<Id extends OperationId, Name extends 'path' | 'query'> = Contract[Id]['parameters'] extends {
  [Key in Name]?: infer Values;
}
  ? NonNullable<Values> extends never
    ? object
    : NonNullable<Values>
  : object;

export type ParametersOf<Id extends OperationId> = Part<Id, 'path'> & Part<Id, 'query'>;

type Json<Responses, Status extends number> = Responses extends {
  [Key in Status]: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;

/** What a success says. */
export type SuccessOf<Id extends OperationId> =
  | Json<Contract[Id]['responses'], 200>
  | Json<Contract[Id]['responses'], 201>;

/** A body as it came. Access has been judged before anybody reads it. */
export interface RawBody {
  /** '' when it was not sent. */
  header(name: string): string;
  /** @throws Refusal 'malformed' or 'too-large' */
  read(limits?: BodyLimits): Promise<Buffer>;
}

export interface Call<Id extends OperationId> {
  readonly caller: Caller;
  readonly parameters: ParametersOf<Id>;
  readonly body: BodyOf<Id>;
  /** Names this request when the client asked that it happen once. */
  readonly once: OnceKey | null;
  readonly session: SessionAccess;
  /** The request's own bytes, for operations that read them themselves (`x-body: raw`). */
  readonly raw: RawBody;
  /** What limits count the visitor by: an IPv4 address, or the /64 of an IPv6 one. */
  readonly address: string;
  /** Path and search, for links to further pages. */
  readonly url: string;
}

export interface Reply<Body> {
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes instead of JSON. */
export interface FileReply {
  readonly file: Buffer;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Bytes as they come, for what is too much to hold. */
export interface StreamReply {
  readonly stream: Readable;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RedirectReply {
  readonly location: string;
}

export type AnyReply<Body> = Reply<Body> | FileReply | StreamReply | RedirectReply;

export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<AnyReply<SuccessOf<Id>>> | AnyReply<SuccessOf<Id>>;

/** One for every operation of the contract: a missing one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

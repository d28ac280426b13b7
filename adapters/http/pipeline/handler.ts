import type { Readable } from 'node:stream';
import type { OnceKey } from '@wondercast/core/people/answers';
import type { Caller } from '@wondercast/core/people/caller';
import type { OperationId, operations } from '@wondercast/openapi/generated/operations';
import type { operations as Contract } from '@wondercast/openapi/generated/types';
import type { RuleName, rules } from '@wondercast/openapi/rules';
import type { z } from 'zod';
import type { BodyLimits } from './body.ts';
import type { SessionAccess } from './session.ts';

type Described<Id extends OperationId> = Extract<(typeof operations)[number], { id: Id }>;

/** The type of the parsed body; null when the operation has no body. */
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

/** The body of a successful reply. */
export type SuccessOf<Id extends OperationId> =
  | Json<Contract[Id]['responses'], 200>
  | Json<Contract[Id]['responses'], 201>;

/** The unparsed body. Access is checked before it is read. */
export interface RawBody {
  /** '' when the header is missing. */
  header(name: string): string;
  /** @throws Refusal 'malformed' or 'too-large' */
  read(limits?: BodyLimits): Promise<Buffer>;
}

export interface Call<Id extends OperationId> {
  readonly caller: Caller;
  readonly parameters: ParametersOf<Id>;
  readonly body: BodyOf<Id>;
  /** The idempotency key, if the client sent one. */
  readonly once: OnceKey | null;
  readonly session: SessionAccess;
  /** The unparsed body, for operations with `x-body: raw`. */
  readonly raw: RawBody;
  /** The key of rate limits by address: an IPv4 address, or the /64 of an IPv6 address. */
  readonly address: string;
  /** Path and query, for links to further pages. */
  readonly url: string;
}

export interface Reply<Body> {
  readonly body: Body;
  /** The status, when the operation has several successful ones; by default the first of the OpenAPI document. */
  readonly status?: number;
  /** Whether the body must not be stored: a request with the same idempotency key runs the handler again. */
  readonly isSecret?: boolean;
  /** Whether the current catalogue would give the same reply. Without it, a cached reply is valid for its catalogue version only. */
  readonly isStillTrue?: () => boolean;
  /** For free times: whether the reply may be sent right now. Without it, such a reply is not cached. */
  readonly isFresh?: () => boolean;
  /** Whether the reply can never be valid again. Without it, a reply that is not fresh is dropped. */
  readonly isOver?: () => boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reply with bytes instead of JSON. */
export interface FileReply {
  readonly file: Buffer;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A streamed reply, for content that is too large for memory. */
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

/** One handler per operation of the OpenAPI document. A missing handler does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

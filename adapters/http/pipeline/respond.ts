import type { Operation } from '@wondercast/openapi/operations';
import type Koa from 'koa';
import type { HttpDeps } from '../deps.ts';
import { prepare, send } from '../from-memory/prepared.ts';
import { findAdmission } from '../partners/admissions.ts';
import type { AnyReply } from './handler.ts';
import { COMMON_HEADERS, IMMUTABLE } from './headers.ts';
import type { KnownFields } from './known-fields.ts';
import type { replyValidator } from './validation.ts';

/** A JSON reply with its status. Files, streams and redirects set their own. */
export type StatusReply =
  | (Extract<AnyReply<unknown>, { readonly body: unknown }> & { readonly status: number })
  | Exclude<AnyReply<unknown>, { readonly body: unknown }>;

/** Whether the client already has this version. */
const isKnown = (ctx: Koa.Context, etag: string | undefined): boolean =>
  etag !== undefined &&
  ctx
    .get('If-None-Match')
    .split(',')
    .some((each) => each.trim() === etag);

/** Whether a reply is the same for everybody: catalogue replies, and free times without a caller's own hold. */
const isCached = ({ cache }: Operation, { isFresh }: { readonly isFresh?: unknown }): boolean =>
  cache === 'catalogue' || (cache === 'times' && isFresh !== undefined);

/** Sends an operation's reply as JSON, file, stream or redirect, and caches catalogue replies. */
export const responder =
  ({ cache, live }: Pick<HttpDeps, 'cache' | 'live'>, checkReply: ReturnType<typeof replyValidator> | null) =>
  (
    ctx: Koa.Context,
    { operation, knownFields }: { readonly operation: Operation; readonly knownFields: KnownFields },
    reply: StatusReply,
  ): void => {
    if ('location' in reply) {
      ctx.set({ ...COMMON_HEADERS, Location: reply.location, 'Cache-Control': 'no-cache' });
      // Koa sets status 204 for an empty body, so the status is set afterwards.
      ctx.body = null;
      ctx.status = 308;
      return;
    }
    if ('stream' in reply) {
      ctx.set({ ...COMMON_HEADERS, 'Content-Type': reply.type, ...reply.headers });
      ctx.body = reply.stream;
      return;
    }
    if ('file' in reply) {
      ctx.set({
        ...COMMON_HEADERS,
        'Content-Type': reply.type,
        'Cache-Control': IMMUTABLE,
        ...reply.headers,
      });
      ctx.body = reply.file;
      if (isKnown(ctx, reply.headers?.ETag)) ctx.status = 304;
      return;
    }
    checkReply?.(operation, reply.status, reply.body);
    if (!isCached(operation, reply)) {
      ctx.status = reply.status;
      ctx.set({
        ...COMMON_HEADERS,
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-store',
        ...reply.headers,
      });
      ctx.body = JSON.stringify(reply.body);
      return;
    }
    const headers = {
      ...COMMON_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...reply.headers,
    };
    const prepared = prepare(reply.status, Buffer.from(JSON.stringify(reply.body)), headers, operation.id);
    // A reply with an unknown query parameter is not cached, because the same request from a partner must be refused.
    if (knownFields.knowsQuery(new URLSearchParams(ctx.querystring)))
      cache.put(ctx.req.url ?? '', prepared, {
        version: live.current().version,
        ...(reply.isStillTrue ? { isStillTrue: reply.isStillTrue } : {}),
        ...(reply.isFresh ? { isFresh: reply.isFresh } : {}),
        ...(reply.isOver ? { isOver: reply.isOver } : {}),
      });
    ctx.respond = false;
    send(ctx.req, ctx.res, prepared, findAdmission(ctx.req)?.extra);
  };

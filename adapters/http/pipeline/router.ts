import Router from '@koa/router';
import { accept, Refusal } from '@wondercast/core/kernel/refusal';
import { AlreadyAnswered } from '@wondercast/core/people/answers';
import type { Caller } from '@wondercast/core/people/caller';
import type { OpenApiDocument } from '@wondercast/openapi/document';
import { operations } from '@wondercast/openapi/generated/operations';
import type { Operation } from '@wondercast/openapi/operations';
import { type RuleName, rules } from '@wondercast/openapi/rules';
import type Koa from 'koa';
import { currentContext, newRequestId } from '../../system/work-context.ts';
import type { HttpDeps } from '../deps.ts';
import { nameOperation } from '../measured-response.ts';
import { findAdmission } from '../partners/admissions.ts';
import { assertKey, assertRole, withPermission } from './access.ts';
import { LARGE_BODY, readBytes, readJson } from './body.ts';
import type { AnyReply, Call, Handlers, RawBody } from './handler.ts';
import { COMMON_HEADERS } from './headers.ts';
import { keptTimes } from './kept-times.ts';
import { type KnownFields, knownFields } from './known-fields.ts';
import { assertOfTestShop } from './live-only.ts';
import { bookingIdOf, onceKeyOf, runOnce, targetOf } from './once.ts';
import { assertSameOrigin, ownOrigins } from './origin.ts';
import { problemOf } from './problem.ts';
import { guardCode, guardRate, guardStoredAnswers } from './rate-guard.ts';
import { responder } from './respond.ts';
import { callerOf, clearHint, sessionAccess } from './session.ts';
import { assertSignedInAs } from './signed-in-as.ts';
import { parameterParser, replyValidator } from './validation.ts';
import { toVisitorAddress } from './visitor-address.ts';

type LooseHandler = (call: Call<never>) => Promise<AnyReply<unknown>> | AnyReply<unknown>;

/** What is needed to check the requests of one operation. */
interface OperationPlan {
  readonly operation: Operation;
  readonly parseParameters: ReturnType<typeof parameterParser>;
  readonly knownFields: KnownFields;
}

/** The body's discount code, if it has one. */
const discountCodeOf = (body: unknown): string | null => {
  const { discountCode } = (body ?? {}) as { readonly discountCode?: unknown };
  return typeof discountCode === 'string' ? discountCode : null;
};

/** The address for rate limits. Koa reads forwarded headers only behind trusted proxies. */
const addressOf = (ctx: Koa.Context): string => toVisitorAddress(ctx.ip || 'unknown');

/** Builds routes from the OpenAPI document. The order for each request: access, rate limits, parameters, body, handler, reply. */
export const apiRouter = (
  deps: HttpDeps,
  handlers: Handlers,
  document: OpenApiDocument,
  sessions: Koa.Middleware,
): Router => {
  const { ports, live, cache, limits, settings, log, mode } = deps;
  // Case-sensitive, because keys are only checked for lower-case paths.
  const router = new Router({ sensitive: true });
  const origins = ownOrigins(settings.publicUrl, settings.production);
  const checkReply = settings.checkReplies ? replyValidator(document) : null;
  const respond = responder({ cache, live }, checkReply);
  const fromTimes = keptTimes({ cache, staffing: ports.staffing });

  const replyTo = async (ctx: Koa.Context, { operation, parseParameters, knownFields }: OperationPlan) => {
    const partner = findAdmission(ctx.req)?.caller ?? null;
    if (partner) assertKey(operation, partner);
    else if (operation.method !== 'get') assertSameOrigin(ctx.req.headers, origins);
    const caller = partner ?? (operation.cache ? VISITOR : withPermission(callerOf(ctx), operation));
    if (!partner && !operation.cache) {
      ctx.state.isSignedIn = caller.kind === 'signed-in';
      assertSignedInAs(ctx.req.headers, caller);
    }
    assertRole(operation, caller, settings.production);
    if (mode === 'test') assertOfTestShop(operation);
    const subject = { rate: operation.rate, address: addressOf(ctx), caller };
    await guardRate(limits, subject);
    // `ctx.URL` is not used, because it needs a valid Host header.
    const query = new URLSearchParams(ctx.querystring);
    if (partner) knownFields.assertQuery(query);
    const parameters = parseParameters(ctx.params as Record<string, string>, query);
    const json =
      operation.body === null ? null : await readJson(ctx.req, operation.largeBody ? LARGE_BODY : {});
    if (partner) knownFields.assertBody(json);
    const body = operation.body === null ? null : accept(rules[operation.body as RuleName], json);
    const hasKey = operation.idempotency !== null && ctx.headers['idempotency-key'] !== undefined;
    const target = targetOf(operation.path, ctx.path, ctx.querystring);
    const once = hasKey
      ? onceKeyOf(operation.id, caller, ctx.get('Idempotency-Key'), { target, body: json })
      : null;
    const raw: RawBody = {
      header: (name) => ctx.get(name),
      read: (limits) => readBytes(ctx.req, limits),
    };
    const session = sessionAccess(ctx, settings.production, ports.newToken);
    const call = {
      caller,
      parameters,
      body,
      once,
      session,
      raw,
      address: addressOf(ctx),
      url: ctx.url,
    } as Call<never>;
    // Body and parameters belong to this operation, which types cannot express in a loop over all operations.
    const handler = handlers[operation.id as keyof Handlers] as unknown as LooseHandler;

    const run = async () => {
      try {
        const reply = await guardCode(limits, subject, discountCodeOf(body), async () => handler(call));
        return 'body' in reply ? { status: operation.success, ...reply } : reply;
      } catch (error) {
        if (!(error instanceof AlreadyAnswered)) throw error;
        return { status: error.answer.status, body: error.answer.body, headers: undefined };
      }
    };
    if (once && operation.idempotency === 'stored') {
      await guardStoredAnswers(limits, subject);
      const first = await runOnce(ports, once, async () => {
        const reply = await run();
        const status = 'status' in reply && reply.status ? reply.status : operation.success;
        const isSecret = 'isSecret' in reply && reply.isSecret === true;
        const bookingId = bookingIdOf(operation.path, parameters);
        return { status, body: 'body' in reply ? reply.body : null, isSecret, bookingId };
      });
      return { ...first, headers: undefined };
    }
    return run();
  };

  for (const operation of operations as readonly Operation[]) {
    const plan: OperationPlan = {
      operation,
      parseParameters: parameterParser(document, operation),
      knownFields: knownFields(document, operation),
    };
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    router[operation.method](path, async (ctx) => {
      nameOperation(ctx.res, operation.id);
      const requestId = currentContext().requestId ?? newRequestId();
      const abort = new AbortController();
      const answer = async () => respond(ctx, plan, await replyTo(ctx, plan));
      const work = operation.cache === 'times' ? () => fromTimes(ctx, answer) : answer;
      try {
        // Catalogue operations are served from memory, whether the store is reachable or not. All others fail fast while it is not.
        if (operation.cache && operation.cache !== 'times') await work();
        else {
          // New requests would queue for an unreachable store, and would keep the start from connecting.
          live.assertUp();
          // A request with an API key has no session, and replies that are the same for everybody need none.
          const handled = findAdmission(ctx.req) || operation.cache ? work() : sessions(ctx, work);
          await Promise.race([handled, live.untilDown(abort.signal)]);
        }
      } catch (error) {
        if (error instanceof AlreadyAnswered) {
          respond(ctx, plan, {
            status: error.answer.status,
            body: error.answer.body,
            headers: undefined,
          });
          return;
        }
        if (!(error instanceof Refusal))
          log.error({ err: error, requestId, operation: operation.id }, 'Unexpected failure');
        const problem = problemOf(error, { requestId, publicUrl: settings.publicUrl });
        checkReply?.(operation, problem.status, problem.body);
        // A wrong password, or a page of another account, does not mean that this browser's session has ended.
        if (problem.status === 401 && mode === 'live' && !findAdmission(ctx.req) && !ctx.state.isSignedIn)
          clearHint(ctx, settings.production);
        ctx.status = problem.status;
        ctx.set({
          ...COMMON_HEADERS,
          ...problem.headers,
          'Content-Type': 'application/problem+json; charset=utf-8',
          'Cache-Control': 'no-store',
        });
        ctx.body = JSON.stringify(problem.body);
        // Closes the connection, because the rest of the unread body must not be sent.
        if (!ctx.req.complete) ctx.set('Connection', 'close');
      } finally {
        abort.abort(HANDLED);
      }
    });
  }
  return router;
};

/** The abort reason. Without one, every request would create an error with a stack. */
const HANDLED = 'handled';

const VISITOR: Caller = { kind: 'visitor', visitorKey: null };

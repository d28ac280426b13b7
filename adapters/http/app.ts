import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { OpenApiDocument } from '@wondercast/openapi/document';
import Koa from 'koa';
import type { HttpDeps } from './deps.ts';
import { prepareDevelopers } from './from-memory/developers/prepare-developers.ts';
import { prepareDiscovery } from './from-memory/discovery.ts';
import { pages, type Web } from './from-memory/pages.ts';
import { prepare, send } from './from-memory/prepared.ts';
import { publicConfigOf } from './from-memory/public-config.ts';
import { publishedDocument } from './from-memory/published-document.ts';
import { prepareReference } from './from-memory/reference.ts';
import { uploads } from './from-memory/uploads.ts';
import { handlersOf } from './handlers/handlers.ts';
import { nameOperation, type OperationName } from './measured-response.ts';
import { storeAdmission } from './partners/admissions.ts';
import { type Admission, RejectedKey } from './partners/partner-admission.ts';
import { adminCopies } from './pipeline/admin-copies.ts';
import { isClientFault, logClientFault } from './pipeline/client-faults.ts';
import { isPreflight, replyToPreflight } from './pipeline/cors.ts';
import { COMMON_HEADERS, strictTransport } from './pipeline/headers.ts';
import { internalFetch, type Listener } from './pipeline/internal-fetch.ts';
import { problemOf } from './pipeline/problem.ts';
import { apiRouter } from './pipeline/router.ts';
import { sessionMiddleware } from './pipeline/session.ts';
import { pathOf } from './pipeline/target-path.ts';
import { withRequestId } from './pipeline/with-request-id.ts';
import { writeProblem } from './pipeline/write-problem.ts';

const jsonReply = (operation: OperationName, status: number, body: object, type = 'application/json') =>
  prepare(
    status,
    Buffer.from(JSON.stringify(body)),
    {
      ...COMMON_HEADERS,
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
    },
    operation,
  );

const refusalReply = (message: string, publicUrl: string) =>
  jsonReply(
    'unmatched',
    400,
    problemOf(new Refusal('malformed', message), { requestId: 'none', publicUrl }).body,
    'application/problem+json',
  );
const STOPPING = jsonReply('health', 503, { status: 'stopping' });
const ALIVE = jsonReply('health', 200, { status: 'alive' });
const NOT_READY = jsonReply('health', 503, { status: 'waiting for the store' });

/** In development the browser also loads source files, and `web/api` is one of their folders. */
const SOURCE = /\.tsx?(?:\?|$)/;

const isApi = (url: string | undefined, web: Web | null): boolean =>
  url?.startsWith('/api/') === true && !(web?.development && SOURCE.test(url));

/**
 * The shop as a listener for an HTTP server. Cached public replies are sent straight from memory; everything else goes through Koa.
 * `web` is null when only the API is served.
 */
export const createListener = (deps: HttpDeps, document: OpenApiDocument, web: Web | null): Listener => {
  const { live, cache, settings, ports, log, directory, partnerAdmission } = deps;
  const { publicUrl } = settings;
  const noPath = refusalReply('The request names no path.', publicUrl);
  const twoHosts = refusalReply('The request names its host twice.', publicUrl);
  const app = new Koa();
  app.keys = [settings.sessionSecret];
  app.proxy = settings.trustProxy > 0;
  app.maxIpsCount = settings.trustProxy;
  app.silent = true;
  app.on('error', (error: unknown) =>
    isClientFault(error) ? logClientFault(log, error) : log.error({ err: error }, 'Unexpected failure'),
  );

  live.onVersion(({ version }) => cache.startVersion(version));
  prepareDiscovery(cache, live, publicUrl);
  const { profile } = ports;
  let referenceFor: string | null = null;
  const refreshReference = () => {
    const { name, mail } = profile;
    if (referenceFor === name + mail) return;
    referenceFor = name + mail;
    const published = publishedDocument(document, settings, profile);
    const shown = { brand: name, production: settings.production, document: published };
    prepareReference(cache, shown);
    prepareDevelopers(cache, { ...shown, publicUrl });
  };
  // Only the live shop serves the API reference.
  if (deps.mode === 'live') {
    refreshReference();
    live.onVersion(refreshReference);
  }

  const sessions = sessionMiddleware(app, {
    sessions: deps.sessions,
    staff: deps.staffSessions,
    production: settings.production,
    hashToken: ports.hashToken,
    newToken: ports.newToken,
  });
  // The public URL decides, because TLS ends at the proxy and this connection is plain HTTP (decision 004).
  if (settings.production)
    app.use((ctx, next) => {
      ctx.cookies.secure = true;
      return next();
    });
  if (settings.readLagMs !== null) app.use(adminCopies(settings.readLagMs, settings.production));
  app.use(apiRouter(deps, handlersOf(deps, document), document, sessions).routes());
  app.use((ctx, next) => (ctx.path.startsWith('/api/') ? replyNotFound(ctx, publicUrl) : next()));

  let listener: Listener = () => {};
  app.use(uploads(deps));
  if (web) {
    app.use(
      pages({
        web,
        live,
        cache,
        shop: profile,
        config: publicConfigOf(deps),
        policy: {
          videoHosts: settings.publicConfig.videoHosts,
          imageHosts: [...settings.publicConfig.imageHosts, ...hostOf(settings.configuredLogo)],
          stripe: settings.publicConfig.payments === 'stripe',
        },
        publicUrl,
        production: settings.production,
        fetchApi: internalFetch((request, response) => listener(request, response)),
        log,
      }),
    );
  }
  const koa = withRequestId(app.callback(), deps.tracing);
  const octo = withRequestId(deps.octo.serve, deps.tracing);
  const readiness = () => {
    if (deps.isStopping()) return STOPPING;
    return live.ready() ? jsonReply('health', 200, { status: 'ready', ...deps.health() }) : NOT_READY;
  };
  const transport = Object.entries(strictTransport(settings.production));
  listener = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of transport) response.setHeader(name, value);
    if (hasTwoHosts(request)) return send(request, response, twoHosts);
    if (!request.url?.startsWith('/')) {
      const path = pathOf(request.url);
      if (path === null) return send(request, response, noPath);
      request.url = path;
    }
    if (deps.octo.takes(request.url)) return octo(request, response);
    let admission: Admission | null = null;
    if (isApi(request.url, web)) {
      if (isPreflight(request)) {
        nameOperation(response, 'preflight');
        return replyToPreflight(directory, request, response);
      }
      try {
        admission = partnerAdmission.admit(request);
      } catch (error) {
        if (!(error instanceof RejectedKey)) throw error;
        return rejectKey(request, response, error, publicUrl);
      }
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const { url = '/' } = request;
      const cached = cache.get(url);
      if (cached) return send(request, response, cached, admission?.extra);
      if (url === '/livez') return send(request, response, ALIVE);
      if (url === '/readyz') return send(request, response, readiness());
    }
    if (admission) {
      storeAdmission(request, admission);
      const { cors, rate } = admission.extra;
      for (const [name, value] of Object.entries({ ...cors, ...rate })) response.setHeader(name, value);
    }
    if (web?.middleware && !isApi(request.url, web))
      return web.middleware(request, response, () => void koa(request, response));
    return koa(request, response);
  };
  return listener;
};

/** Rejects an invalid key before the request body is read. */
const rejectKey = (
  request: IncomingMessage,
  response: ServerResponse,
  { refusal, headers }: RejectedKey,
  publicUrl: string,
): void => {
  nameOperation(response, 'rejected-key');
  writeProblem(request, response, refusal, { publicUrl, headers });
};

/** The host of an external logo. */
const hostOf = (logo: string | null): readonly string[] =>
  logo?.startsWith('https:') ? [new URL(logo).host] : [];

/** A proxy may use one Host header and the shop the other, so the request is rejected (RFC 9112 §3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
};

const replyNotFound = (ctx: Koa.Context, publicUrl: string): void => {
  const { status, body } = problemOf(new Refusal('not-found', 'Not found'), { requestId: 'none', publicUrl });
  ctx.status = status;
  ctx.set({
    ...COMMON_HEADERS,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  ctx.body = JSON.stringify(body);
};

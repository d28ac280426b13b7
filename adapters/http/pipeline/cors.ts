import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveDirectory } from '../partners/live-directory.ts';

/** Reply headers that a page of another origin may read. */
const EXPOSED_HEADERS =
  'ETag, Link, Retry-After, RateLimit, RateLimit-Policy, X-Total-Count, Test-Mode, Content-Disposition, WWW-Authenticate';

/** CORS headers for one origin. Credentials are never allowed, so no cookies are sent. */
const newCorsHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': EXPOSED_HEADERS,
  Vary: 'Origin',
});

const MAX_ORIGINS = 1_000;
const byOrigin = new Map<string, Readonly<Record<string, string>>>();

/** Returns the same object for the same origin. */
export const corsHeaders = (origin: string): Readonly<Record<string, string>> => {
  let cors = byOrigin.get(origin);
  if (!cors) {
    if (byOrigin.size >= MAX_ORIGINS) byOrigin.clear();
    cors = newCorsHeaders(origin);
    byOrigin.set(origin, cors);
  }
  return cors;
};

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, Idempotency-Proof, If-None-Match',
  'Access-Control-Max-Age': '7200',
  'Content-Length': '0',
  Vary: 'Origin',
};
const REFUSED = { 'Content-Length': '0', Vary: 'Origin' };

export const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' &&
  headers.origin !== undefined &&
  headers['access-control-request-method'] !== undefined;

/**
 * Replies to a CORS preflight. It carries no key, so only the origin is checked: some key must be bound to it. An unknown
 * origin gets a reply without CORS headers.
 */
export const replyToPreflight = (
  directory: Pick<LiveDirectory, 'knowsOrigin'>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { origin } = request.headers;
  const known = origin !== undefined && directory.knowsOrigin(origin);
  response.writeHead(204, known ? { ...PREFLIGHT, 'Access-Control-Allow-Origin': origin } : REFUSED);
  response.end();
};

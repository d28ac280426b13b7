import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LiveDirectory } from '../partners/live-directory.ts';

/** What a page of another origin may read beside the body. */
const EXPOSED =
  'ETag, Link, Retry-After, RateLimit, RateLimit-Policy, X-Total-Count, Content-Disposition, WWW-Authenticate';

/** Leave to read an answer, for one origin and without cookies: there is never a header that allows credentials. */
const leaveFor = (origin: string): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': EXPOSED,
  Vary: 'Origin',
});

const MOST_ORIGINS = 1_000;
const given = new Map<string, Readonly<Record<string, string>>>();

/** The same object each time, for origins that keys are bound to. */
export const corsHeaders = (origin: string): Readonly<Record<string, string>> => {
  let leave = given.get(origin);
  if (!leave) {
    if (given.size >= MOST_ORIGINS) given.clear();
    leave = leaveFor(origin);
    given.set(origin, leave);
  }
  return leave;
};

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-None-Match',
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
 * Answers what a browser asks before it asks. It comes without the key, so the origin alone is judged: whether some key is
 * bound to it. An origin that nobody named gets an answer without leave.
 */
export const answerPreflight = (
  directory: Pick<LiveDirectory, 'knowsOrigin'>,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { origin } = request.headers;
  const known = origin !== undefined && directory.knowsOrigin(origin);
  response.writeHead(204, known ? { ...PREFLIGHT, 'Access-Control-Allow-Origin': origin } : REFUSED);
  response.end();
};

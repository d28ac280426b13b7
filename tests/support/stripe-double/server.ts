import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { timePassesAside } from '../time-passes.ts';
import { answer } from './api.ts';
import { API_VERSION, type Books } from './books.ts';
import { StripeFailure, unauthorized } from './failure.ts';
import type { Faults } from './faults.ts';
import { readForm } from './form.ts';
import type { KeptReplies, Reply } from './idempotency.ts';

/** One request as this Stripe saw it. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly version: string | null;
  readonly idempotencyKey: string | null;
}

interface Parts {
  readonly books: Books;
  readonly faults: Faults;
  readonly kept: KeptReplies;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly seen: Seen[];
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
};

const header = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};

/** The publishable key may confirm, and nothing else. */
const assertKey = (request: IncomingMessage, path: string, { secretKey, publishableKey }: Parts): void => {
  const given = header(request, 'authorization')?.replace(/^Bearer /, '');
  const allowed = path.endsWith('/confirm') ? [secretKey, publishableKey] : [secretKey];
  if (!given) throw unauthorized('You did not provide an API key.');
  if (!allowed.includes(given)) throw unauthorized('Invalid API Key provided.');
};

const failed = (failure: StripeFailure): Reply => ({
  status: failure.status,
  body: JSON.stringify({ error: failure.error }),
});

const carriedOut = (request: IncomingMessage, url: URL, body: string, parts: Parts) => {
  const method = request.method ?? 'GET';
  const path = url.pathname;
  const work = (): Reply => {
    try {
      const form = readForm(method === 'GET' ? url.search.slice(1) : body);
      return { status: 200, body: JSON.stringify(answer(parts.books, { method, path, form })) };
    } catch (error) {
      if (error instanceof StripeFailure) return failed(error);
      throw error;
    }
  };
  try {
    assertKey(request, path, parts);
    const key = method === 'POST' ? header(request, 'idempotency-key') : null;
    return key === null
      ? { reply: work(), replayed: false }
      : parts.kept.once(key, `${method} ${path} ${body}`, work);
  } catch (error) {
    if (error instanceof StripeFailure) return { reply: failed(error), replayed: false };
    throw error;
  }
};

const respond = async (request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> => {
  const url = new URL(request.url ?? '/', 'http://stripe.double');
  const method = request.method ?? 'GET';
  const body = await bodyOf(request);
  const version = header(request, 'stripe-version');
  const idempotencyKey = header(request, 'idempotency-key');
  parts.seen.push({ method, path: url.pathname, body, version, idempotencyKey });
  const fault = parts.faults.take(method, url.pathname);
  if (fault?.kind === 'slow') await timePassesAside(fault.ms);
  if (fault?.kind === 'break' && !fault.after) {
    request.socket.destroy();
    return;
  }
  if (fault?.kind === 'status' || fault?.kind === 'nonsense') {
    const broken = { error: { type: 'api_error', message: 'An unknown error occurred' } };
    response.writeHead(fault.kind === 'status' ? fault.status : 200, { 'content-type': 'application/json' });
    response.end(fault.kind === 'status' ? JSON.stringify(broken) : fault.text);
    return;
  }
  const { reply, replayed } = carriedOut(request, url, body, parts);
  if (fault?.kind === 'break') {
    request.socket.destroy();
    return;
  }
  response.writeHead(reply.status, {
    'content-type': 'application/json',
    'request-id': parts.books.newId('req'),
    'stripe-version': version ?? API_VERSION,
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  });
  response.end(reply.body);
};

export const stripeServer = (parts: Parts): Server =>
  createServer((request, response) => {
    respond(request, response, parts).catch((error: unknown) => {
      console.error('The Stripe double fell', error);
      response.destroy();
    });
  });

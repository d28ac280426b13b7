import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Listener } from './internal-fetch.ts';

const BODY_AFTER_ANSWER_MS = 1_000;

/** A body that nobody reads may not hold its connection: after the answer it gets a second to end. */
const mindUnreadBody = (request: IncomingMessage, response: ServerResponse): void => {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
  if (length === '0' && chunked === undefined) return;
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, BODY_AFTER_ANSWER_MS).unref();
  });
};

/** An HTTP server that drops slow clients: headers within five seconds, whole requests within two minutes. */
export const createHttpServer = (listener: Listener): Server =>
  createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
    (request, response) => {
      mindUnreadBody(request, response);
      return listener(request, response);
    },
  );

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './deps.ts';
import { answerBrokenRequests } from './pipeline/client-faults.ts';
import { inTurn, QUEUED_IDLE_MS } from './pipeline/in-turn.ts';
import type { Listener } from './pipeline/internal-fetch.ts';

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

/**
 * A connection on which nothing moves is looked at after so long. Node begins anew once when the first part of an answer has
 * left, so an answer that nobody reads is given up within twice this time.
 */
const STANDSTILL_MS = 2_400;

/**
 * An HTTP server that drops slow clients: headers within five seconds, whole requests within two minutes, answers that nobody
 * reads within seven seconds.
 */
export const createHttpServer = (listener: Listener, log: Pick<Log, 'debug'>): Server => {
  const turns = inTurn();
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
    },
    (request, response) =>
      turns.serve(request, response, () => {
        mindUnreadBody(request, response);
        return listener(request, response);
      }),
  );
  const hasBegun = (socket: Socket) => turns.running(socket)?.headersSent === true;
  return answerBrokenRequests(server, hasBegun, log).setTimeout(STANDSTILL_MS, (socket) => {
    // The reset frees what the kernel holds for a reader that does not read.
    if (socket.writableLength > 0 || socket.timeout === QUEUED_IDLE_MS) socket.resetAndDestroy();
    // The shop is at work on the answer, or headers or a body are on their way: those have clocks of their own.
    else if (socket.timeout === STANDSTILL_MS) socket.setTimeout(STANDSTILL_MS);
    // Kept alive, and nobody came back.
    else socket.destroy();
  });
};

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './deps.ts';
import { answerBrokenRequests } from './pipeline/client-faults.ts';
import { inTurn, QUEUED_IDLE_MS } from './pipeline/in-turn.ts';
import type { Listener } from './pipeline/internal-fetch.ts';

const BODY_AFTER_ANSWER_MS = 1_000;

/** An unread request body must not hold its connection: it gets one second after the reply to end. */
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
 * A connection without traffic is checked after this time. Node restarts the timer once when the first part of a reply has been
 * sent, so a reply that the client does not read is dropped within twice this time.
 */
const STANDSTILL_MS = 2_400;

/**
 * An HTTP server that drops slow clients: headers must arrive within five seconds, whole requests within two minutes, and
 * replies must be read within seven seconds.
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
    // A reset frees the kernel's send buffer of a client that does not read.
    if (socket.writableLength > 0 || socket.timeout === QUEUED_IDLE_MS) socket.resetAndDestroy();
    // The reply is being made, or headers or a body are being received: those have their own timeouts.
    else if (socket.timeout === STANDSTILL_MS) socket.setTimeout(STANDSTILL_MS);
    // An idle keep-alive connection.
    else socket.destroy();
  });
};

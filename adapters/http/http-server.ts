import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.ts';
import { MeasuredResponse, type RequestObserver } from './measured-response.ts';
import { replyToBrokenRequests } from './pipeline/client-faults.ts';
import type { Listener } from './pipeline/internal-fetch.ts';
import { QUEUED_IDLE_MS, requestQueue } from './pipeline/request-queue.ts';

const BODY_AFTER_REPLY_MS = 1_000;

/** An unread request body must not keep its connection open: the client gets one second after the reply to finish it. */
const limitUnreadBody = (request: IncomingMessage, response: ServerResponse): void => {
  const { 'content-length': length = '0', 'transfer-encoding': chunked } = request.headers;
  if (length === '0' && chunked === undefined) return;
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, BODY_AFTER_REPLY_MS).unref();
  });
};

/**
 * After how many milliseconds a connection without traffic is checked. Node restarts the timer once after the first part of a
 * reply, so a reply that the client does not read is dropped within twice this time.
 */
const STALLED_MS = 2_400;

/**
 * An HTTP server that drops slow clients: headers must arrive within five seconds, whole requests within two minutes, and replies
 * must be read within seven seconds. `observer` is notified of every request.
 */
export const createHttpServer = (
  listener: Listener,
  log: Pick<Log, 'debug'>,
  observer: RequestObserver | null = null,
): Server => {
  const queue = requestQueue(observer);
  const server = createServer(
    {
      headersTimeout: 5_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16_384,
      ...(observer ? { ServerResponse: MeasuredResponse } : {}),
    },
    (request, response) =>
      queue.serve(request, response, () => {
        limitUnreadBody(request, response);
        return listener(request, response);
      }),
  );
  const hasReplyStarted = (socket: Socket) => queue.running(socket)?.headersSent === true;
  return replyToBrokenRequests(server, hasReplyStarted, log).setTimeout(STALLED_MS, (socket) => {
    // A reset frees the kernel's send buffer of a client that does not read.
    if (socket.writableLength > 0 || socket.timeout === QUEUED_IDLE_MS) socket.resetAndDestroy();
    // The reply is still being computed, or headers or body are still arriving; those have timeouts of their own.
    else if (socket.timeout === STALLED_MS) socket.setTimeout(STALLED_MS);
    // An idle keep-alive connection.
    else socket.destroy();
  });
};

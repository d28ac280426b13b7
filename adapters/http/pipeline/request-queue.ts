import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { observeEnd, type RequestObserver } from '../measured-response.ts';
import type { Listener } from './internal-fetch.ts';

/** How many pipelined requests may wait on one connection, and in total. Each takes about 10 kB. */
const MAX_WAITING = 100;
const MAX_TOTAL_WAITING = 1_000;

/** Keep-alive timeout of a connection that had pipelined requests; the kernel may still hold unread replies. */
export const QUEUED_IDLE_MS = 3_000;

interface Connection {
  running: ServerResponse | null;
  readonly waiting: (() => void)[];
  hasQueued: boolean;
}

/** Serves the pipelined requests of a connection one after the other. */
export interface RequestQueue {
  /** Calls `listener` now, or after the replies to the connection's earlier requests. */
  serve(request: IncomingMessage, response: ServerResponse, listener: Listener): void;
  /** The reply that is currently being made or sent on the connection. */
  running(socket: Socket): ServerResponse | null;
}

/**
 * Applies backpressure: a client may pipeline hundreds of requests without reading a reply, and each reply would wait in memory. So
 * a request is served only after the previous reply has been sent.
 */
export const requestQueue = (observer: RequestObserver | null = null): RequestQueue => {
  const connections = new WeakMap<Socket, Connection>();
  let totalWaiting = 0;

  const connectionOf = (socket: Socket): Connection => {
    let connection = connections.get(socket);
    if (!connection) {
      connection = { running: null, waiting: [], hasQueued: false };
      connections.set(socket, connection);
      const { waiting } = connection;
      socket.once('close', () => {
        totalWaiting -= waiting.length;
        waiting.length = 0;
      });
    }
    return connection;
  };

  return {
    serve: (request, response, listener) => {
      const { socket } = request;
      // Node goes on parsing the rest of a chunk after the connection is destroyed.
      if (socket.destroyed) return;
      const connection = connectionOf(socket);
      const run = () => {
        connection.running = response;
        observer?.began();
        response.once('close', () => {
          if (observer) observeEnd(observer, response);
          connection.running = null;
          const next = connection.waiting.shift();
          if (next) {
            totalWaiting -= 1;
            next();
          } else if (connection.hasQueued) socket.setTimeout(QUEUED_IDLE_MS);
        });
        listener(request, response);
      };
      if (!connection.running) return run();
      const isFull = connection.waiting.length >= MAX_WAITING || totalWaiting >= MAX_TOTAL_WAITING;
      if (isFull) return void socket.resetAndDestroy();
      totalWaiting += 1;
      connection.hasQueued = true;
      connection.waiting.push(run);
    },
    running: (socket) => connections.get(socket)?.running ?? null,
  };
};

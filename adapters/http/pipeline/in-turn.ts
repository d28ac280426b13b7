import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Listener } from './internal-fetch.ts';

/** How many pipelined requests may wait per connection, and in all: each takes 10 kB. */
const MOST_WAITING = 100;
const MOST_WAITING_IN_ALL = 1_000;

/** Keep-alive timeout of a connection that had pipelined requests. The kernel may still hold unread replies of it. */
export const QUEUED_IDLE_MS = 3_000;

interface Line {
  running: ServerResponse | null;
  readonly waiting: (() => void)[];
  hasQueued: boolean;
}

/** Serves the pipelined requests of a connection one after the other. */
export interface InTurn {
  /** Calls `listener` now, or after the replies to the connection's earlier requests. */
  serve(request: IncomingMessage, response: ServerResponse, listener: Listener): void;
  /** The connection's reply that is being made or sent. */
  running(socket: Socket): ServerResponse | null;
}

/**
 * A client may pipeline hundreds of requests without reading a reply, and each reply waits in memory until it is read. So a
 * request is served only after the reply before it has been sent (backpressure).
 */
export const inTurn = (): InTurn => {
  const lines = new WeakMap<Socket, Line>();
  let waitingInAll = 0;

  const lineOf = (socket: Socket): Line => {
    let line = lines.get(socket);
    if (!line) {
      line = { running: null, waiting: [], hasQueued: false };
      lines.set(socket, line);
      const { waiting } = line;
      socket.once('close', () => {
        waitingInAll -= waiting.length;
        waiting.length = 0;
      });
    }
    return line;
  };

  return {
    serve: (request, response, listener) => {
      const { socket } = request;
      // Node still parses the rest of a chunk after the connection is destroyed.
      if (socket.destroyed) return;
      const line = lineOf(socket);
      const run = () => {
        line.running = response;
        response.once('close', () => {
          line.running = null;
          const next = line.waiting.shift();
          if (next) {
            waitingInAll -= 1;
            next();
          } else if (line.hasQueued) socket.setTimeout(QUEUED_IDLE_MS);
        });
        listener(request, response);
      };
      if (!line.running) return run();
      const isFull = line.waiting.length >= MOST_WAITING || waitingInAll >= MOST_WAITING_IN_ALL;
      if (isFull) return void socket.resetAndDestroy();
      waitingInAll += 1;
      line.hasQueued = true;
      line.waiting.push(run);
    },
    running: (socket) => lines.get(socket)?.running ?? null,
  };
};

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Listener } from './internal-fetch.ts';

/** How many requests may wait for an earlier one of their connection, and how many of all connections: each takes 10 kB. */
const MOST_WAITING = 100;
const MOST_WAITING_IN_ALL = 1_000;

/**
 * How long a connection that had requests waiting is kept alive after the last answer. What the kernel took of its answers may
 * still be unread there.
 */
export const QUEUED_IDLE_MS = 3_000;

interface Line {
  running: ServerResponse | null;
  readonly waiting: (() => void)[];
  hasQueued: boolean;
}

/** Requests of one connection, one after the other. */
export interface InTurn {
  /** Calls `listener` now, or when the earlier requests of this connection are answered. */
  serve(request: IncomingMessage, response: ServerResponse, listener: Listener): void;
  /** The answer of the connection that is being made or written. */
  running(socket: Socket): ServerResponse | null;
}

/**
 * Somebody may send hundreds of requests without reading an answer. Each answer made waits in memory until it is read, so an
 * answer is made only when the one before it has left.
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
      // What has been cut off is still parsed to the end of the piece that was read.
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

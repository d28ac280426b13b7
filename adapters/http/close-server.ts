import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const IDLE_POLL_MS = 100;
/** A turn of the event loop that takes at most this long leaves no time for a connection to arrive unnoticed, in milliseconds. */
const QUICK_TURN_MS = 0.5;
/** How long to wait for such a turn. Under constant load there may be none. */
const LONGEST_WAIT_MS = 500;

export interface Closing {
  /** How long the server goes on serving before it closes, so that proxies notice and send requests elsewhere. */
  readonly drainMs: number;
  /** How long requests in progress may take after the drain. */
  readonly graceMs: number;
  /**
   * Another process already serves the same address. This one then accepts no further connections and keeps its existing ones until
   * `drainMs` have passed.
   */
  readonly handsOver?: boolean;
}

/**
 * Resolves when no connection is waiting to be accepted. Node accepts one connection per turn of the event loop; closing the server
 * would reset connections that the kernel has accepted and Node has not.
 */
const allAccepted = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    let accepted = true;
    let turnStart = 0;
    const onConnection = () => {
      accepted = true;
    };
    server.on('connection', onConnection);
    // Runs after the poll phase, in which connections are accepted.
    const afterPoll = () => {
      const now = performance.now();
      if ((!accepted && now - turnStart < QUICK_TURN_MS) || now > deadline) {
        server.off('connection', onConnection);
        // Code that awaits this runs before the event loop continues.
        return resolve();
      }
      accepted = false;
      turnStart = now;
      setImmediate(afterPoll);
    };
    setImmediate(afterPoll);
  });

/** Closes the listening socket only: `Server.close` of HTTP would also cut idle connections. */
const stopListening = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });

/**
 * Shuts down gracefully: serves for another `drainMs`, accepts connections that are already waiting, lets requests in progress
 * finish, and resolves when all connections are closed. Cuts connections that are still open `graceMs` after that.
 */
export const closeServer = async (
  server: Server,
  { drainMs, graceMs, handsOver = false }: Closing,
): Promise<void> => {
  // `Connection: close` tells the client to send no further request on this connection. A proxy that closes idle connections
  // earlier than `drainMs` has none left when this server closes, so no request meets a closing connection.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  let closed: Promise<void>;
  if (handsOver) {
    closed = stopListening(server);
    await Promise.race([closed, sleep(drainMs)]);
  } else {
    await sleep(drainMs);
    await allAccepted(server);
    closed = stopListening(server);
  }
  server.closeIdleConnections();
  // A connection with a request in progress becomes idle after its reply.
  const idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
  const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(graceTimer);
};

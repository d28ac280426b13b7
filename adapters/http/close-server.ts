import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const IDLE_POLL_MS = 100;

/**
 * Node accepts one connection per turn of the event loop. Closing at once would reset connections that the kernel has accepted
 * and Node has not.
 */
const ACCEPT_QUEUE_MS = 300;

/**
 * Shuts down gracefully: accepts connections that already wait, lets requests in flight finish, and resolves when every
 * connection is closed. Cuts connections that are still open after `graceMs` milliseconds.
 */
export const closeServer = async (server: Server, graceMs: number): Promise<void> => {
  // `Connection: close` tells the client to send no further request on this keep-alive connection.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await sleep(ACCEPT_QUEUE_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection with a request in flight becomes idle after its reply.
  const idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_POLL_MS);
  const graceTimer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idleTimer);
  clearTimeout(graceTimer);
};

import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_FOR_IDLE_MS = 100;

/**
 * Connections are accepted one in each turn of the event loop; closing at once would reset those that the kernel has taken and
 * we have not.
 */
const ACCEPT_QUEUE_MS = 300;

/**
 * Takes no further connections but those that wait already, lets what is in flight finish, and resolves when every connection is closed; those that
 * are not after `graceMs` milliseconds are cut.
 */
export const closeServer = async (server: Server, graceMs: number): Promise<void> => {
  // Whoever is told so sends no further request on a connection that was kept open.
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  await sleep(ACCEPT_QUEUE_MS);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // What is in flight now is idle once it is answered.
  const idle = setInterval(() => server.closeIdleConnections(), LOOK_FOR_IDLE_MS);
  const late = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
};

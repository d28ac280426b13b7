import { createServer } from 'node:net';

/*
 * Servers of a cluster die and come back at the same address. Ports of which the system chooses for outgoing connections
 * (from 32768 on) could be taken in between, so these lie below.
 */
const FIRST = 15_000;
const LAST = 31_000;

const taken = new Set<number>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** A port of loopback that nobody listens on, and that this process has not given out before. */
export const lowPort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (taken.has(port) || !(await isFree(port))) continue;
    taken.add(port);
    return port;
  }
};

/** `127.0.0.1:port` of a port. */
export const loopback = (port: number): string => `127.0.0.1:${port}`;

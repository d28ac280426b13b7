import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../http/log.ts';

export interface MetricsServer {
  /** The address of the metrics, including `/metrics`. */
  readonly url: string;
  close(): Promise<void>;
}

/** The text format of Prometheus. */
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Serves `GET /metrics` on an address of its own, never on the shop's: the figures are for operators (decision 122).
 * @throws Error when the port is in use
 */
export const serveMetrics = async (
  { host, port }: { readonly host: string; readonly port: number },
  read: () => Promise<string>,
  log: Pick<Log, 'warn'>,
): Promise<MetricsServer> => {
  const server = createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) return response.writeHead(404, PLAIN).end('The metrics are at /metrics.\n');
    try {
      const text = await read();
      response.writeHead(200, { ...PLAIN, 'Content-Type': METRICS_TYPE }).end(text);
    } catch (err) {
      log.warn({ err }, 'The metrics cannot be read');
      response.writeHead(503, PLAIN).end('The metrics cannot be read just now.\n');
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // The server does not keep the process alive.
  server.unref();
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}/metrics`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A website outside the shop. */
export interface PartnerPage {
  /** An origin without trailing slash. */
  readonly url: string;
  stop(): Promise<void>;
}

const FILE = join(import.meta.dirname, 'partner-page.html');
const PLACES = /\{\{(shop|key)\}\}/g;

/** Values that are inserted into the page: the shop's URL and a key. */
export interface PageValues {
  readonly shop: string;
  readonly key: string;
}

/** The page as a partner would write it, read from its file for each request; null for every other path. */
export const demoPage = (path: string, values: PageValues): string | null =>
  path === '/'
    ? readFileSync(FILE, 'utf8').replace(PLACES, (_, name: keyof PageValues) => values[name])
    : null;

/** Serves a partner's pages on a separate port; 0 takes any free port. */
export const servePartnerPage = async (
  shop: string,
  port: number,
  keyFor: (origin: string) => Promise<string>,
  pageAt = demoPage,
): Promise<PartnerPage> => {
  let key = '';
  const server = createServer((request, response) => {
    const page = request.method === 'GET' ? pageAt(request.url ?? '/', { shop, key }) : null;
    response.writeHead(page === null ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(page ?? 'Not found');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  key = await keyFor(url);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

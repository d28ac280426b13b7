import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** A site that is not the shop's. */
export interface PartnerPage {
  /** Without trailing slash: an origin of its own. */
  readonly url: string;
  stop(): Promise<void>;
}

const FILE = join(import.meta.dirname, 'partner-page.html');
const PLACES = /\{\{(shop|key)\}\}/g;

/** The page as a partner would write it, with the shop's address and a key. */
export const partnerHtml = (values: { readonly shop: string; readonly key: string }): string =>
  readFileSync(FILE, 'utf8').replace(PLACES, (_, name: 'shop' | 'key') => values[name]);

/** Serves the demo partner's page at a port of its own, 0 for any; the file is read anew for every visit. */
export const servePartnerPage = async (
  shop: string,
  port: number,
  keyFor: (origin: string) => Promise<string>,
): Promise<PartnerPage> => {
  let key = '';
  const server = createServer((request, response) => {
    const found = request.method === 'GET' && request.url === '/';
    response.writeHead(found ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
    response.end(found ? partnerHtml({ shop, key }) : 'Not found');
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

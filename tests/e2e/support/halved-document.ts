import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The shop over a network that stops in the middle of a document. */
export interface HalvedDocument {
  readonly url: string;
  /** Lets the rest of the document come. */
  release(): void;
  stop(): Promise<void>;
}

/** Passes the shop on; of its home page first what stands before `at`, and the rest when it is told to. */
export const halvedDocument = async (
  origin: string,
  at: string,
  changed: (html: string) => string = (html) => html,
): Promise<HalvedDocument> => {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async ({ url: path = '/' }, response) => {
    const answer = await fetch(new URL(path, origin));
    const type = answer.headers.get('content-type') ?? '';
    const policy = answer.headers.get('content-security-policy');
    response.writeHead(answer.status, {
      'Content-Type': type,
      ...(policy ? { 'Content-Security-Policy': policy } : {}),
    });
    if (path !== '/') return response.end(Buffer.from(await answer.arrayBuffer()));
    const html = changed(await answer.text());
    const half = html.indexOf(at);
    response.write(html.slice(0, half));
    await rest.promise;
    return response.end(html.slice(half));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: rest.resolve,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

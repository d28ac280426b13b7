import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Somebody else's server that is told things: it keeps what it hears, and answers 204 unless it was told otherwise. */
export interface Receiver {
  readonly url: string;
  /** Everything that arrived at this path, oldest first. */
  at(path: string): readonly Received[];
  /** What the next requests to this path are answered. */
  answer(path: string, answers: readonly Answer[]): void;
  stop(): Promise<void>;
}

export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = [];
  const planned = new Map<string, Answer[]>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString() });
    const { status, headers = {}, body } = planned.get(path)?.shift() ?? { status: 204 };
    response.writeHead(status, headers);
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at: (path) => received.filter((each) => each.path === path),
    answer: (path, answers) => {
      planned.set(path, [...answers]);
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A listener of an HTTP server, such as Koa's callback. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

const ORIGIN = 'http://shop.internal';

/**
 * `fetch` for GET requests to the shop's own API without a network socket. Server rendering uses the same routes as browsers do, as
 * an anonymous visitor.
 */
export const internalFetch =
  (listener: Listener): typeof fetch =>
  async (input) => {
    const url = new URL(input instanceof Request ? input.url : String(input), ORIGIN);
    const request = new IncomingMessage(new Socket());
    request.method = 'GET';
    request.url = `${url.pathname}${url.search}`;
    request.headers = { host: url.host, accept: 'application/json' };
    request.push(null);
    const response = new ServerResponse(request);
    const chunks: Buffer[] = [];
    const collect = (chunk: unknown) => {
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    return new Promise<Response>((resolve) => {
      response.write = (chunk: unknown) => {
        collect(chunk);
        return true;
      };
      response.end = ((chunk?: unknown) => {
        collect(chunk);
        const headers = Object.entries(response.getHeaders()).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]);
        const body = [204, 304].includes(response.statusCode) ? null : Buffer.concat(chunks);
        resolve(new Response(body, { status: response.statusCode, headers }));
        response.emit('finish');
        return response;
      }) as ServerResponse['end'];
      response.writeHead = ((status: number, headers?: Record<string, string | number>) => {
        response.statusCode = status;
        for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
        return response;
      }) as ServerResponse['writeHead'];
      listener(request, response);
    });
  };

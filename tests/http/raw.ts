import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { timePasses } from '../support/time-passes.ts';

export interface RawReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, compressed or not. */
  readonly bytes: Buffer;
}

export interface RawOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Chunks go without a length. */
  readonly body?: Buffer | string | readonly Buffer[];
}

/** How long an answer may still be on its way when the connection is gone. */
const LATE_WORD_MS = 50;

/** A request as no browser sends it: nothing is added, followed or unpacked. A server that answers early is heard. */
export const rawRequest = (
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawOptions = {},
): Promise<RawReply> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        });
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', done)
        .on('error', done);
    });
    // The server may close while we still send: what it said before counts.
    asked.on('error', (error) => void timePasses(LATE_WORD_MS).then(() => reject(error)));
    if (Array.isArray(body)) for (const chunk of body) asked.write(chunk);
    asked.end(Array.isArray(body) ? undefined : body);
  });

/** Sends these bytes on a socket of their own; answers everything that comes back until the server closes, or null after `ms`. */
export const rawBytes = (url: string, bytes: string | Buffer, ms = 3_000): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const heard: string[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(heard.join(''));
    };
    const timer = setTimeout(done, ms);
    socket
      .on('data', (chunk) => heard.push(String(chunk)))
      .on('close', done)
      .on('error', done);
  });

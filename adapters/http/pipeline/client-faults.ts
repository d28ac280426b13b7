import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../deps.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What is thrown where an answer is written to somebody who has gone. */
const GONE = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
];

/** Codes of Node's parser begin so. */
const UNREADABLE = /^HPE_/;

/** True when a failure only says that the client has gone, or sent what is no request. */
export const isClientFault = (error: unknown): boolean =>
  GONE.includes(codeOf(error)) || UNREADABLE.test(codeOf(error));

/** What clients do wrong is nothing that anybody has to look at: no stack, and only at debug. */
export const logClientFault = (log: Pick<Log, 'debug'>, error: unknown): void => {
  const code = codeOf(error);
  log.debug({ code }, GONE.includes(code) ? 'A client has gone' : 'A request could not be read');
};

const ANSWERS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const ANSWER = '400 Bad Request';

/**
 * Answers bytes that are no request as Node does by itself, and says so at debug: strangers send such bytes all day.
 * `hasBegun` tells whether part of an answer has left on this connection; nothing can be said then.
 */
export const answerBrokenRequests = (
  server: Server,
  hasBegun: (socket: Socket) => boolean,
  log: Pick<Log, 'debug'>,
): Server =>
  server.on('clientError', (error, stream) => {
    const socket = stream as Socket;
    logClientFault(log, error);
    if (socket.writable && !hasBegun(socket))
      socket.write(`HTTP/1.1 ${ANSWERS[codeOf(error)] ?? ANSWER}\r\nConnection: close\r\n\r\n`);
    socket.destroy();
  });

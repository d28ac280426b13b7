import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Error codes of a reply to a client that has disconnected. */
const DISCONNECTED = [
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_STREAM_DESTROYED',
];

/** Prefix of the error codes of Node's HTTP parser. */
const UNREADABLE = /^HPE_/;

/** True when the client disconnected or sent an unreadable request. */
export const isClientFault = (error: unknown): boolean =>
  DISCONNECTED.includes(codeOf(error)) || UNREADABLE.test(codeOf(error));

/** Client faults need no action, so they are logged at debug level without a stack. */
export const logClientFault = (log: Pick<Log, 'debug'>, error: unknown): void => {
  const code = codeOf(error);
  log.debug({ code }, DISCONNECTED.includes(code) ? 'A client has gone' : 'A request could not be read');
};

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
const DEFAULT_STATUS_LINE = '400 Bad Request';

/**
 * Replies to unreadable requests as Node does by default, and logs them at debug level because scanners send them all day.
 * `hasReplyStarted` tells whether part of a reply has been sent on this connection; then no further reply is possible.
 */
export const replyToBrokenRequests = (
  server: Server,
  hasReplyStarted: (socket: Socket) => boolean,
  log: Pick<Log, 'debug'>,
): Server =>
  server.on('clientError', (error, stream) => {
    const socket = stream as Socket;
    logClientFault(log, error);
    if (socket.writable && !hasReplyStarted(socket))
      socket.write(
        `HTTP/1.1 ${STATUS_LINES[codeOf(error)] ?? DEFAULT_STATUS_LINE}\r\nConnection: close\r\n\r\n`,
      );
    socket.destroy();
  });

import { type DestinationStream, pino } from 'pino';
import type { Log } from '../http/log.ts';
import { currentContext } from './work-context.ts';

/** The fields of an error that are logged. Drivers attach clients, parameters and rows to their errors; those are left out. */
const toLoggedError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: toLoggedError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
};

const standardError = () => pino.destination({ fd: 2, sync: true });

/** Fields of every line that tell which request or job wrote it. */
const origin = (): object => {
  const { requestId, task, span } = currentContext();
  return {
    ...(requestId === null ? {} : { requestId }),
    ...(task === null ? {} : { task }),
    ...(span === null ? {} : { traceId: span.traceId }),
  };
};

/** Mail servers repeat addresses in their replies. A password in a URL before the host has the same form and is hidden too. */
const MAIL_ADDRESS = /[^\s"'<>\\/:]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Writes JSON lines, on standard error by default: messages, ids of requests and traces, and errors, but never request data
 * (decision 126).
 */
export const createLog = (level: string, to: DestinationStream = standardError()): Log =>
  pino(
    {
      level,
      base: null,
      serializers: { err: toLoggedError },
      mixin: origin,
      hooks: { streamWrite: (line) => line.replace(MAIL_ADDRESS, '(address)') },
    },
    to,
  );

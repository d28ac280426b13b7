import { type DestinationStream, pino } from 'pino';
import type { Log } from '../http/log.ts';
import { currentContext } from './work-context.ts';

/** The fields of an error to log. Drivers attach clients, parameters and rows to their errors; those are not logged. */
const toLoggedError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: toLoggedError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
};

const standardError = () => pino.destination({ fd: 2, sync: true });

/** What every line says of why it was written. */
const origin = (): object => {
  const { requestId, task, span } = currentContext();
  return {
    ...(requestId === null ? {} : { requestId }),
    ...(task === null ? {} : { task }),
    ...(span === null ? {} : { traceId: span.traceId }),
  };
};

/** Mail servers repeat addresses in their answers. A URL's password before its host looks the same, and is hidden too. */
const MAIL_ADDRESS = /[^\s"'<>\\/:]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * JSON lines, on standard error by default: messages, ids of requests and traces, and errors, never request data (decision
 * 126).
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

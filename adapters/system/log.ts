import { type DestinationStream, pino } from 'pino';
import type { Log } from '../http/log.ts';

/** The fields of an error to log. Drivers attach clients, parameters and rows to their errors; those are not logged. */
const toLoggedError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: toLoggedError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
};

const standardError = () => pino.destination({ fd: 2, sync: true });

/** JSON lines, on standard error by default: messages, request ids and errors, never request data. */
export const createLog = (level: string, to: DestinationStream = standardError()): Log =>
  pino({ level, base: null, serializers: { err: toLoggedError } }, to);

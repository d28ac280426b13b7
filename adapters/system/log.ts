import { type DestinationStream, pino } from 'pino';
import type { Log } from '../http/deps.ts';

/** What a line says of an error. Drivers hang whole clients, parameters and rows on theirs: none of that is written. */
const plainError = (error: unknown): object => {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: plainError(error.cause) };
  return { type: error.name, message: error.message, ...code, stack: error.stack, ...cause };
};

const standardError = () => pino.destination({ fd: 2, sync: true });

/** Lines of JSON, on standard error unless told otherwise: messages, request ids and errors, never what somebody sent. */
export const createLog = (level: string, to: DestinationStream = standardError()): Log =>
  pino({ level, base: null, serializers: { err: plainError } }, to);

import { type IncomingMessage, ServerResponse } from 'node:http';

/** What a request asked for: the id of an operation of the contract, or one of `OTHER_OPERATIONS`. */
export type OperationName = string;

/**
 * Requests that are no operation of the contract. `unmatched` are all unknown paths together, so that a scanner cannot make
 * new names. `rejected-key` was refused before its operation was known.
 */
export const OTHER_OPERATIONS = [
  'page',
  'static',
  'image',
  'health',
  'preflight',
  'rejected-key',
  'octo',
  'unmatched',
] as const satisfies readonly OperationName[];

/** The status of a request whose client left before an answer began, as nginx writes it. */
const CLIENT_GONE = 499;

/** A reply that knows what was asked for and since when. */
export class MeasuredResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  operation: OperationName = 'unmatched';
  /** null for a reply that was ready in memory. */
  requestId: string | null = null;
  readonly startedAt = performance.now();
}

/** Is told of every request of a server. */
export interface RequestObserver {
  began(): void;
  /** `seconds` run from the request's headers to the end of the reply, its time in the queue included. */
  ended(operation: OperationName, status: number, seconds: number, requestId: string | null): void;
}

/** Says what a request asked for. Without an observer replies are not measured, and this does nothing. */
export const nameOperation = (response: ServerResponse, operation: OperationName): void => {
  if (response instanceof MeasuredResponse) response.operation = operation;
};

/** Tells the observer of a reply that was sent or given up. */
export const observeEnd = (observer: RequestObserver, response: ServerResponse): void => {
  if (!(response instanceof MeasuredResponse)) return;
  const status = response.headersSent ? response.statusCode : CLIENT_GONE;
  const { operation, startedAt, requestId } = response;
  observer.ended(operation, status, (performance.now() - startedAt) / 1000, requestId);
};

import { type IncomingMessage, ServerResponse } from 'node:http';

/** The requested operation: its id in the OpenAPI document, or one of `OTHER_OPERATIONS`. */
export type OperationName = string;

/**
 * Requests outside the OpenAPI document. `unmatched` covers all unknown paths, so that a scanner cannot create new metric names.
 * `rejected-key` was refused before its operation was known.
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

/** The status of a request whose client left before the reply began, as in nginx. */
const CLIENT_GONE = 499;

/** A response that knows its operation and when its request began. */
export class MeasuredResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  operation: OperationName = 'unmatched';
  /** null for a reply that was sent from memory. */
  requestId: string | null = null;
  readonly startedAt = performance.now();
}

/** Observes every request of a server. */
export interface RequestObserver {
  began(): void;
  /** `seconds` run from the request's headers to the end of the reply, including time in the queue. */
  ended(operation: OperationName, status: number, seconds: number, requestId: string | null): void;
}

/** Sets a request's operation. Does nothing when replies are not measured. */
export const nameOperation = (response: ServerResponse, operation: OperationName): void => {
  if (response instanceof MeasuredResponse) response.operation = operation;
};

/** Notifies the observer of a reply that was sent or abandoned. */
export const observeEnd = (observer: RequestObserver, response: ServerResponse): void => {
  if (!(response instanceof MeasuredResponse)) return;
  const status = response.headersSent ? response.statusCode : CLIENT_GONE;
  const { operation, startedAt, requestId } = response;
  observer.ended(operation, status, (performance.now() - startedAt) / 1000, requestId);
};

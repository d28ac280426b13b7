import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Tracing } from '../../system/tracing.ts';
import { currentContext, inContext, newRequestId } from '../../system/work-context.ts';
import { MeasuredResponse } from '../measured-response.ts';
import type { Listener } from './internal-fetch.ts';

const ENDS_IN_ERROR = 500;

const traced = (
  tracing: Tracing,
  request: IncomingMessage,
  response: ServerResponse,
  listener: Listener,
): unknown => {
  const { traceparent } = request.headers;
  const atEnd = () => {
    const operation = response instanceof MeasuredResponse ? response.operation : 'request';
    const { statusCode } = response;
    const attributes: Record<string, string | number> = { 'http.response.status_code': statusCode };
    if (statusCode >= ENDS_IN_ERROR) attributes['error.type'] = String(statusCode);
    return { name: operation, attributes };
  };
  const attributes = { 'http.request.method': request.method ?? '' };
  const from = typeof traceparent === 'string' ? traceparent : null;
  return tracing.run({ name: 'request', kind: 'request', attributes, from, atEnd }, (span) => {
    if (span) response.setHeader('traceresponse', span.traceparent);
    return listener(request, response);
  });
};

/**
 * Gives each request an id, which all its log lines carry, and a span when tracing is on. API requests made while a page is
 * rendered belong to the page's request.
 */
export const withRequestId =
  (listener: Listener, tracing: Tracing | null): Listener =>
  (request, response) => {
    if (currentContext().requestId !== null) return listener(request, response);
    const requestId = newRequestId();
    if (response instanceof MeasuredResponse) response.requestId = requestId;
    return inContext({ requestId }, () =>
      tracing ? traced(tracing, request, response, listener) : listener(request, response),
    );
  };

import type { IncomingMessage, ServerResponse } from 'node:http';
import { newRequestId } from '../../system/work-context.ts';
import { COMMON_HEADERS } from './headers.ts';
import { problemOf } from './problem.ts';

/** Replies with a problem document without reading the request's body. */
export const writeProblem = (
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
  {
    publicUrl,
    headers = {},
  }: { readonly publicUrl: string; readonly headers?: Readonly<Record<string, string>> },
): void => {
  const problem = problemOf(error, { requestId: newRequestId(), publicUrl });
  const body = Buffer.from(JSON.stringify(problem.body));
  response.writeHead(problem.status, {
    ...COMMON_HEADERS,
    ...problem.headers,
    ...headers,
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    ...(request.complete || request.method === 'GET' ? {} : { Connection: 'close' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
};

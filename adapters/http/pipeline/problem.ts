import { STATUS_CODES } from 'node:http';
import type { Quote } from '@wondercast/core/buying/quote/quote';
import type { ProblemCode } from '@wondercast/core/kernel/problem-codes';
import { type Issue, Refusal, type RefusalKind } from '@wondercast/core/kernel/refusal';
import { encodeQuote } from '@wondercast/openapi/codec/quote';
import type { Wire } from '@wondercast/openapi/codec/wire';
import { PROBLEM_PAGE } from '@wondercast/openapi/problems';

const STATUS: Readonly<Record<RefusalKind, number>> = {
  malformed: 400,
  unauthenticated: 401,
  payment: 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  invalid: 422,
  'too-many': 429,
  provider: 502,
  unavailable: 503,
  'no-room': 507,
};

export const UNEXPECTED = 'Something went wrong. Please try again.';

export interface Problem {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Wire<'Problem'>;
}

/** The request and shop that a problem document refers to. */
export interface ProblemContext {
  readonly requestId: string;
  /** The shop's address without a trailing slash; `type` links to its page of errors. */
  readonly publicUrl: string;
}

interface Said {
  readonly code: ProblemCode;
  readonly message: string;
  readonly issues: readonly Issue[];
  readonly issueCount: number;
}

const bodyOf = (
  status: number,
  { code, message, issues, issueCount }: Said,
  { requestId, publicUrl }: ProblemContext,
): Wire<'Problem'> => ({
  type: `${publicUrl}${PROBLEM_PAGE}#${code}`,
  code,
  title: STATUS_CODES[status] ?? 'Error',
  status,
  detail: message,
  message,
  error: message,
  requestId,
  issues: [...issues],
  issueCount,
});

const RETRY_SECONDS = 2;
const UNEXPECTED_SAID: Said = { code: 'unexpected', message: UNEXPECTED, issues: [], issueCount: 0 };

/** Details of refusals that are published in the same form. */
const PUBLISHED = [
  'secondFactor',
  'state',
  'startsAt',
  'zone',
  'hindrances',
  'clash',
  'sessions',
  'amendment',
  'changes',
  'taken',
] as const;

type Published = Partial<Pick<Wire<'Problem'>, (typeof PUBLISHED)[number]>>;
type Details = Published & { readonly quote?: Quote; readonly retryAfter?: number };

const published = (details: Published): Published =>
  Object.fromEntries(
    PUBLISHED.filter((name) => details[name] !== undefined).map((name) => [name, details[name]]),
  );

/** The problem document of an error (RFC 9457). Everything but a Refusal is 500, with a generic message. */
export const problemOf = (error: unknown, context: ProblemContext): Problem => {
  if (!(error instanceof Refusal))
    return { status: 500, headers: {}, body: bodyOf(500, UNEXPECTED_SAID, context) };
  const status = STATUS[error.kind];
  const body = bodyOf(status, error, context);
  const { quote, retryAfter, ...details } = error.details as Details;
  const mayRetry = status === 429 || status === 503;
  return {
    status,
    headers: mayRetry ? { 'Retry-After': String(retryAfter ?? RETRY_SECONDS) } : {},
    body: {
      ...body,
      ...(quote ? { quote: encodeQuote(quote) } : {}),
      ...published(details),
    },
  };
};

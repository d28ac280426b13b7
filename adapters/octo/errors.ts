import { Refusal, type RefusalKind } from '@wondercast/core/kernel/refusal';

export type OctoCode =
  | 'INVALID_PRODUCT_ID'
  | 'INVALID_OPTION_ID'
  | 'INVALID_UNIT_ID'
  | 'INVALID_AVAILABILITY_ID'
  | 'INVALID_BOOKING_UUID'
  | 'BAD_REQUEST'
  | 'UNPROCESSABLE_ENTITY'
  | 'INTERNAL_SERVER_ERROR'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN';

/** The member of an error body that names the invalid value. Only some codes have one. */
type Offending = Readonly<
  Partial<Record<'productId' | 'optionId' | 'unitId' | 'availabilityId' | 'uuid', string>>
>;

export interface OctoErrorBody extends Offending {
  readonly error: OctoCode;
  readonly errorMessage: string;
}

/** A request is declined with one of the standard's error codes. */
export class OctoError extends Error {
  readonly body: OctoErrorBody;

  constructor(error: OctoCode, errorMessage: string, offending: Offending = {}) {
    super(errorMessage);
    this.body = { error, errorMessage, ...offending };
  }
}

export const badRequest = (words: string): OctoError => new OctoError('BAD_REQUEST', words);
export const unprocessable = (words: string): OctoError => new OctoError('UNPROCESSABLE_ENTITY', words);
export const invalidProduct = (productId: string): OctoError =>
  new OctoError('INVALID_PRODUCT_ID', 'There is no such product.', { productId });
export const invalidOption = (optionId: string): OctoError =>
  new OctoError('INVALID_OPTION_ID', 'This product has no such option.', { optionId });
export const invalidUnit = (unitId: string): OctoError =>
  new OctoError('INVALID_UNIT_ID', 'This option has no such unit.', { unitId });
export const invalidAvailability = (availabilityId: string): OctoError =>
  new OctoError('INVALID_AVAILABILITY_ID', 'There is no such availability.', { availabilityId });
export const invalidBooking = (uuid: string, words = 'There is no such booking.'): OctoError =>
  new OctoError('INVALID_BOOKING_UUID', words, { uuid });

interface Said {
  readonly status: number;
  readonly code: OctoCode;
}

/** Status and error code for each kind of the shop's refusals. The standard has few codes, so the status carries the rest. */
const PROBLEM_BY_REFUSAL: Readonly<Record<RefusalKind, Said>> = {
  malformed: { status: 400, code: 'BAD_REQUEST' },
  unauthenticated: { status: 401, code: 'UNAUTHORIZED' },
  payment: { status: 400, code: 'UNPROCESSABLE_ENTITY' },
  forbidden: { status: 403, code: 'FORBIDDEN' },
  'not-found': { status: 404, code: 'BAD_REQUEST' },
  conflict: { status: 400, code: 'UNPROCESSABLE_ENTITY' },
  'too-large': { status: 413, code: 'BAD_REQUEST' },
  invalid: { status: 400, code: 'UNPROCESSABLE_ENTITY' },
  'too-many': { status: 429, code: 'UNPROCESSABLE_ENTITY' },
  provider: { status: 502, code: 'INTERNAL_SERVER_ERROR' },
  unavailable: { status: 503, code: 'INTERNAL_SERVER_ERROR' },
  'no-room': { status: 507, code: 'INTERNAL_SERVER_ERROR' },
};

const UNEXPECTED = 'Something went wrong. Please try again.';
const RETRY_SECONDS = 2;

export interface OctoProblem {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: OctoErrorBody;
}

/** The response for an expected error; null for an unexpected one. */
const foreseen = (error: unknown): OctoProblem | null => {
  if (error instanceof OctoError) return { status: 400, headers: {}, body: error.body };
  if (!(error instanceof Refusal)) return null;
  const { status, code } = PROBLEM_BY_REFUSAL[error.kind];
  const { retryAfter = RETRY_SECONDS } = error.details as { readonly retryAfter?: number };
  const mayRetry = status === 429 || status === 503;
  // A conflict has its own message; for other refusals the message of the first invalid field says most.
  const { message } = error.kind === 'conflict' ? error : (error.issues[0] ?? error);
  return {
    status,
    headers: mayRetry ? { 'Retry-After': String(retryAfter) } : {},
    body: { error: code, errorMessage: message },
  };
};

export const isForeseen = (error: unknown): boolean => foreseen(error) !== null;

export const problemOf = (error: unknown): OctoProblem =>
  foreseen(error) ?? {
    status: 500,
    headers: {},
    body: { error: 'INTERNAL_SERVER_ERROR', errorMessage: UNEXPECTED },
  };

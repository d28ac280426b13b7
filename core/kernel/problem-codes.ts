/**
 * The codes of refusals, for programs: a code never changes its meaning, even if its text changes (decision 248). Each is explained in
 * `openapi/problems.ts`.
 */
export const PROBLEM_CODES = [
  'malformed',
  'key_in_address',
  'not_authenticated',
  'key_unknown',
  'key_ended',
  'key_of_other_shop',
  'second_factor_needed',
  'payment_not_verified',
  'forbidden',
  'scope_missing',
  'key_not_allowed',
  'origin_not_bound',
  'secret_key_in_page',
  'live_only',
  'test_only',
  'not_found',
  'no_e_invoice',
  'conflict',
  'stale_version',
  'prices_changed',
  'discount_refused',
  'time_taken',
  'request_in_flight',
  'not_unique',
  'too_large',
  'invalid',
  'idempotency_key_reused',
  'too_many',
  'provider_failed',
  'unavailable',
  'no_room',
  'unexpected',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

import type { ProblemCode } from '@wondercast/core/kernel/problem-codes';

/** An explanation of an error code for the page of errors. */
export interface ProblemHelp {
  /** Status of the responses with this code. */
  readonly status: number;
  readonly means: string;
  /** What the client can do. */
  readonly help: string;
}

/** All error codes of problem documents. Codes are never removed or changed. */
export const PROBLEMS: Readonly<Record<ProblemCode, ProblemHelp>> = {
  malformed: {
    status: 400,
    means: 'The request is not JSON, or is broken in another way.',
    help: 'Correct the request; `message` says what is broken.',
  },
  key_in_address: {
    status: 400,
    means: 'A key stands in the address, where histories and logs keep it.',
    help: 'Send the key as `Authorization: Bearer …`, and have the one that was sent revoked.',
  },
  not_authenticated: {
    status: 401,
    means: 'The operation needs a key or somebody who is signed in, and there was neither.',
    help: 'Send a key, or sign in.',
  },
  key_unknown: {
    status: 401,
    means: 'There is no such key in this shop.',
    help: 'Compare the key with the one that was shown when it was made, and the shop’s address with your settings.',
  },
  key_ended: {
    status: 401,
    means: 'The key was revoked, or was replaced and its overlap is over.',
    help: 'Use the newer key, or ask the shop for one.',
  },
  key_of_other_shop: {
    status: 401,
    means: 'Addresses below `/test` take keys of the test shop; this is one of the live shop.',
    help: 'Leave `/test` out of the address, or send a key that begins with `pk_test_` or `sk_test_`.',
  },
  second_factor_needed: {
    status: 401,
    means:
      'The password was right, and a second factor is asked for. 403 where somebody who is signed in has to show it again.',
    help: 'Send the code to `POST /api/login/code`, or a passkey; `secondFactor` says which there are.',
  },
  payment_not_verified: {
    status: 402,
    means: 'The card payment that the request names is not the shop’s, or is not paid.',
    help: 'Pay first, or book without the payment.',
  },
  forbidden: {
    status: 403,
    means: 'Whoever asks may not do this, or a page of another site sent it.',
    help: 'Ask somebody whose role allows it.',
  },
  scope_missing: {
    status: 403,
    means: 'The secret key lacks a scope; `issues` names it.',
    help: 'Ask the shop to add the scope to the key.',
  },
  key_not_allowed: {
    status: 403,
    means: 'Keys of this kind may not ask for this.',
    help: 'Look at the operation in the reference: it says which keys it takes.',
  },
  origin_not_bound: {
    status: 403,
    means: 'The publishable key is not bound to the origin of the page that sent it.',
    help: 'Ask the shop to add the origin (scheme, host and port) to the key.',
  },
  secret_key_in_page: {
    status: 403,
    means: 'A browser’s page sent a secret key.',
    help: 'Use the publishable key in pages, and have the secret one replaced: it was public.',
  },
  live_only: {
    status: 403,
    means: 'The test shop has catalogue, settings, hosts, staff and keys of the live one, and follows it.',
    help: 'Change it in the live shop, without `/test` in the address.',
  },
  test_only: {
    status: 403,
    means: 'This is for the test shop alone, where nothing is real.',
    help: 'Send a test key.',
  },
  not_found: {
    status: 404,
    means: 'It does not exist, or is not yours.',
    help: 'Check the id or the reference; things of others look the same as what is not there.',
  },
  no_e_invoice: {
    status: 404,
    means: 'The document is there and has no XML; `message` says why.',
    help: 'Take the PDF: leave `as` out.',
  },
  conflict: {
    status: 409,
    means: 'What is there does not fit the request: `message` says why, further members say what is there.',
    help: 'Read it anew, and decide again.',
  },
  stale_version: {
    status: 409,
    means: 'Somebody else has changed it since the `version` that you named.',
    help: 'Read it anew, and send the change with the present version.',
  },
  prices_changed: {
    status: 409,
    means: 'The total that you showed is not the price any more; `quote` has the present one.',
    help: 'Show the new price, and send the request with it once it is accepted.',
  },
  discount_refused: {
    status: 409,
    means:
      'The discount code does not count for this cart; `message` says why, `quote` has the price without it.',
    help: 'Show the words, and send the request without the code.',
  },
  time_taken: {
    status: 409,
    means: 'Somebody else has a free time of this cart; `taken` has up to six others for each unit.',
    help: 'Let your customer choose again.',
  },
  request_in_flight: {
    status: 409,
    means: 'A request with the same `Idempotency-Key` is still being worked on.',
    help: 'Repeat it in some seconds, with the same key and body.',
  },
  not_unique: {
    status: 409,
    means: 'A value that must be unique is taken; `issues` names its field.',
    help: 'Choose another value.',
  },
  too_large: {
    status: 413,
    means: 'The body is larger than the operation takes.',
    help: 'Send less at once.',
  },
  invalid: {
    status: 422,
    means: 'Fields or parameters are missing, wrong, or not in the contract; `issues` names each.',
    help: 'Correct what `issues` names.',
  },
  idempotency_key_reused: {
    status: 422,
    means: 'The `Idempotency-Key` was used with another body within a day.',
    help: 'Make a new key for each new thing, and keep it for repetitions of the same one.',
  },
  too_many: {
    status: 429,
    means: 'There were more requests, or more of something, than is allowed.',
    help: 'Wait as many seconds as `Retry-After` says.',
  },
  provider_failed: {
    status: 502,
    means: 'The payment provider, or another service that was asked, is away or answers nonsense.',
    help: 'Try again later, with the same `Idempotency-Key`.',
  },
  unavailable: {
    status: 503,
    means: 'The shop cannot answer just now.',
    help: 'Wait as many seconds as `Retry-After` says, and repeat it with the same `Idempotency-Key`.',
  },
  no_room: {
    status: 507,
    means: 'The shop has no room for the file.',
    help: 'Tell the shop.',
  },
  unexpected: {
    status: 500,
    means: 'An error of the shop.',
    help: 'Try again later; tell the shop its `requestId`.',
  },
};

/** Path of the page of errors. */
export const PROBLEM_PAGE = '/developers/errors';

import { addressOf } from './address.ts';

export interface AskerOptions {
  /** Where the shop is, such as `https://shop.example.com`; '' is the page's own origin. */
  readonly baseUrl: string;
  /** A partner's key: publishable in a page, secret on a server. No cookies go with one. */
  readonly key?: string;
  /** Another way to ask than the platform's own, such as `retrying(3)`. */
  readonly fetch?: typeof fetch;
}

export interface Asking {
  readonly signal?: AbortSignal;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
}

export interface Asked extends Asking {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string | null;
  /** A secret of this browser: makes the visitor who repeats a booking the one who placed it. */
  readonly idempotencyProof?: string;
}

export type Ask = (method: string, path: string, asked?: Asked) => Promise<Response>;

/** Asks the shop for addresses of its contract; what comes back is as it came. */
export const asker =
  ({ baseUrl, key, fetch: given }: AskerOptions): Ask =>
  (method, path, { body, idempotencyKey, idempotencyProof, signal, keepalive, ...values } = {}) =>
    (given ?? fetch)(baseUrl.replace(/\/$/, '') + addressOf(path, values), {
      method,
      signal: signal ?? null,
      keepalive: keepalive ?? false,
      credentials: key ? 'omit' : 'same-origin',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(idempotencyProof ? { 'Idempotency-Proof': idempotencyProof } : {}),
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });

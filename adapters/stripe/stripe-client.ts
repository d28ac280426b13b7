import { PROVIDER_AWAY } from '@wondercast/core/payment/words';
import { Refusal } from '@wondercast/core/refusal';
import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  /** null verifies nothing: every delivery is refused, and the reconciler reads the payments from Stripe. */
  readonly webhookSecret: string | null;
  /** Another API origin for tests; null is Stripe's. */
  readonly apiBase: string | null;
  readonly patience?: Patience;
}

/** Timeouts in milliseconds: for one attempt, and for a whole call. */
export interface Patience {
  readonly attemptMs: number;
  readonly deadlineMs: number;
}

/** One attempt, and one retry after a connection error. Every call ends within ten seconds. */
export const PATIENCE: Patience = { attemptMs: 8_000, deadlineMs: 9_000 };

/** The version this adapter was written for, because the account's default may differ. */
const API_VERSION = '2026-10-28.endive';
const elsewhere = (apiBase: string) => {
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ('http' as const) : ('https' as const),
  };
};

export const stripeClient = (settings: Omit<StripeSettings, 'webhookSecret'>): Stripe => {
  const { secretKey, apiBase, patience = PATIENCE } = settings;
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: patience.attemptMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase === null ? {} : elsewhere(apiBase)),
  });
};

/** Stripe understood the request and rejected it. */
export const saysNo = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean => saysNo(error) && error.code === 'resource_missing';

/** The intent is already paid, in processing, or cancelled. */
export const isTooLate = (error: unknown): boolean =>
  saysNo(error) && error.code === 'payment_intent_unexpected_state';

const late = (deadlineMs: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Stripe did not answer in time')), deadlineMs).unref();
  });

export type Asking = <Result>(
  call: () => Promise<Result>,
  otherwise?: (error: unknown) => Result,
) => Promise<Result>;

/**
 * Calls Stripe within a deadline, retries included. `otherwise` may turn a rejection into a result; it rethrows errors that it
 * does not know.
 * @throws Refusal 'provider' when Stripe is unreachable, slow or sends an invalid response
 */
export const askingWith =
  ({ deadlineMs }: Patience = PATIENCE): Asking =>
  async (
    call,
    otherwise = (error) => {
      throw error;
    },
  ) => {
    try {
      return await Promise.race([call(), late(deadlineMs)]);
    } catch (error) {
      try {
        return otherwise(error);
      } catch (unknown) {
        if (unknown instanceof Refusal) throw unknown;
        throw Object.assign(new Refusal('provider', PROVIDER_AWAY), { cause: unknown });
      }
    }
  };

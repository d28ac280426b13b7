import { Refusal } from '@wondercast/core/kernel/refusal';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  /** null: no delivery can be verified, so all are refused, and the reconciler reads payments from Stripe. */
  readonly webhookSecret: string | null;
  /** Another API origin for tests; null uses Stripe's own. */
  readonly apiBase: string | null;
  readonly timeouts?: Timeouts;
}

/** Timeouts in milliseconds: of one attempt, and of a whole call with retries. */
export interface Timeouts {
  readonly attemptMs: number;
  readonly deadlineMs: number;
}

/** Every call ends within ten seconds: one attempt, and one retry after a connection error. */
export const TIMEOUTS: Timeouts = { attemptMs: 8_000, deadlineMs: 9_000 };

/** The API version that this adapter was written for. The account's default may differ. */
const API_VERSION = '2026-10-28.endive';
const connectionOptions = (apiBase: string) => {
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ('http' as const) : ('https' as const),
  };
};

export const stripeClient = (settings: Omit<StripeSettings, 'webhookSecret'>): Stripe => {
  const { secretKey, apiBase, timeouts = TIMEOUTS } = settings;
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: timeouts.attemptMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase === null ? {} : connectionOptions(apiBase)),
  });
};

/** True when Stripe understood the request and rejected it. */
export const isRejected = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean => isRejected(error) && error.code === 'resource_missing';

/** True when the intent is already paid, in processing or cancelled. */
export const isTooLate = (error: unknown): boolean =>
  isRejected(error) && error.code === 'payment_intent_unexpected_state';

const timeoutAfter = (deadlineMs: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Stripe did not answer in time')), deadlineMs).unref();
  });

export type StripeCaller = <Result>(
  request: () => Promise<Result>,
  otherwise?: (error: unknown) => Result,
) => Promise<Result>;

/**
 * Calls Stripe within a deadline that includes retries. `otherwise` may turn a rejection into a result; it rethrows errors that it
 * does not know.
 * @throws Refusal 'provider' when Stripe is unreachable, slow or sends an invalid response
 */
export const stripeCaller =
  ({ deadlineMs }: Timeouts = TIMEOUTS): StripeCaller =>
  async (
    request,
    otherwise = (error) => {
      throw error;
    },
  ) => {
    try {
      return await Promise.race([request(), timeoutAfter(deadlineMs)]);
    } catch (error) {
      try {
        return otherwise(error);
      } catch (unhandled) {
        if (unhandled instanceof Refusal) throw unhandled;
        throw Object.assign(new Refusal('provider', PROVIDER_AWAY), { cause: unhandled });
      }
    }
  };

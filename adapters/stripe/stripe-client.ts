import { PROVIDER_AWAY } from '@wondercast/core/payment/words';
import { Refusal } from '@wondercast/core/refusal';
import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  /** null verifies nothing: every delivery is refused, and the reconciler finds out by asking. */
  readonly webhookSecret: string | null;
  /** Another origin than Stripe's own, for tests; null is Stripe's. */
  readonly apiBase: string | null;
  readonly patience?: Patience;
}

/** How long Stripe is waited for, in milliseconds: for one attempt, and for all of one call. */
export interface Patience {
  readonly attemptMs: number;
  readonly deadlineMs: number;
}

/** One attempt, and one more for a connection that breaks at once: every call ends within ten seconds. */
export const PATIENCE: Patience = { attemptMs: 8_000, deadlineMs: 9_000 };

/** The version this adapter was written for: the account's own default may be any. */
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

/** Stripe understood, and will not. */
export const saysNo = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean => saysNo(error) && error.code === 'resource_missing';

/** Not in this state: paid, being paid, or cancelled. */
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
 * Asks Stripe for something in bounded time, retries included. `otherwise` may make an answer of a no; it throws on what it
 * does not know.
 * @throws Refusal 'provider' when Stripe is away, slow or answers nonsense
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

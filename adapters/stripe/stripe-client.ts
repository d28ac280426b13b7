import { PROVIDER_AWAY } from '@wondercast/core/payment/words';
import { Refusal } from '@wondercast/core/refusal';
import Stripe from 'stripe';

export interface StripeSettings {
  readonly secretKey: string;
  /** null verifies nothing: every delivery is refused, and the reconciler finds out by asking. */
  readonly webhookSecret: string | null;
  /** Another origin than Stripe's own, for tests; null is Stripe's. */
  readonly apiBase: string | null;
}

/** The version this adapter was written for: the account's own default may be any. */
const API_VERSION = '2026-10-28.endive';
/** One attempt, and one more for a connection that breaks at once. */
const ATTEMPT_MS = 8_000;
const DEADLINE_MS = 9_000;

const elsewhere = (apiBase: string) => {
  const { protocol, hostname, port } = new URL(apiBase);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? 80 : 443),
    protocol: plain ? ('http' as const) : ('https' as const),
  };
};

export const stripeClient = ({ secretKey, apiBase }: Omit<StripeSettings, 'webhookSecret'>): Stripe =>
  new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: ATTEMPT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiBase === null ? {} : elsewhere(apiBase)),
  });

/** Stripe understood, and will not. */
export const saysNo = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean => saysNo(error) && error.code === 'resource_missing';

/** Not in this state: paid, being paid, or cancelled. */
export const isTooLate = (error: unknown): boolean =>
  saysNo(error) && error.code === 'payment_intent_unexpected_state';

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Stripe did not answer in time')), DEADLINE_MS).unref();
  });

/**
 * Asks Stripe for something within ten seconds, retries included. `otherwise` may make an answer of a no; it throws on what
 * it does not know.
 * @throws Refusal 'provider' when Stripe is away, slow or answers nonsense
 */
export const asking = async <Result>(
  call: () => Promise<Result>,
  otherwise: (error: unknown) => Result = (error) => {
    throw error;
  },
): Promise<Result> => {
  try {
    return await Promise.race([call(), late()]);
  } catch (error) {
    try {
      return otherwise(error);
    } catch (unknown) {
      if (unknown instanceof Refusal) throw unknown;
      throw Object.assign(new Refusal('provider', PROVIDER_AWAY), { cause: unknown });
    }
  }
};

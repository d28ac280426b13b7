import type { Payments } from '@wondercast/core/money/payment/ports';
import { createSimulator, type Simulator } from '../simulator/simulator.ts';
import type { Clock } from '../system/clock.ts';
import { newToken } from '../system/secrets.ts';
import type { Config } from './config.ts';
import type { StorageParts } from './storage.ts';

/** The payment provider; with the simulator, also its card form. */
export interface PaymentProvider {
  readonly payments: Payments;
  readonly simulator: Simulator | null;
}

/** Stripe's library is imported only when payments are real. */
export const openPaymentProvider = async (
  config: Config,
  { simulatorRecords }: StorageParts,
  { now }: Clock,
): Promise<PaymentProvider> => {
  if (config.stripe) {
    const { stripePayments } = await import('../stripe/stripe-payments.ts');
    return { payments: stripePayments(config.stripe), simulator: null };
  }
  const simulator = createSimulator({
    records: simulatorRecords,
    secret: `simulator ${config.sessionSecret}`,
    brand: config.brand.name,
    now,
    newToken,
  });
  return { payments: simulator, simulator };
};

import type { PaymentPorts } from '../ports.ts';
import type { ProviderAccount } from '../provider.ts';
import { isAway } from '../steps/from-provider.ts';

export interface ProviderTested {
  readonly success: boolean;
  readonly message: string;
  readonly account: ProviderAccount | null;
}

/** Whether the provider can be reached, and to whom the account belongs; it never throws (decision 044). */
export const testProvider =
  ({ payments }: Pick<PaymentPorts, 'payments'>) =>
  async (): Promise<ProviderTested> => {
    try {
      const account = await payments.account();
      const message = payments.name === 'simulator' ? 'Simulator' : 'Connected to Stripe';
      return { success: true, message, account };
    } catch (error) {
      if (!isAway(error)) throw error;
      return { success: false, message: 'The payment provider cannot be reached.', account: null };
    }
  };

import type { MinorUnits } from '@wondercast/core/kernel/money';
import { SMALLEST_PAYMENT } from '@wondercast/core/money/payment/amount';
import { AMOUNT_TOO_SMALL, NOTHING_TO_PAY, PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { ApiError } from '../transport/transport.ts';
import { InvalidReply } from './payment-intent.ts';

/** A message as the specification has it (§8). */
export interface Said {
  readonly title: string;
  readonly text: string;
}

const INVALID: Said = { title: 'Invalid Amount', text: NOTHING_TO_PAY };
const TOO_SMALL: Said = { title: 'Amount Too Small', text: AMOUNT_TOO_SMALL };

export const PAID = 'Payment Successful!';

/** Why a card cannot be charged so much; null when it can. */
export const amountProblem = (amount: MinorUnits | null): Said | null => {
  if (!amount) return INVALID;
  return amount < SMALLEST_PAYMENT ? TOO_SMALL : null;
};

const setupText = (error: unknown): string => {
  if (error instanceof InvalidReply) return 'Invalid payment response from server';
  if (error instanceof ApiError) return error.words ?? 'Failed to create payment intent';
  return PROVIDER_AWAY;
};

/** Why a payment could not be prepared. */
export const setupProblem = (error: unknown): Said => {
  const text = setupText(error);
  return [INVALID, TOO_SMALL].find((said) => said.text === text) ?? { title: 'Payment Setup Failed', text };
};

/** A payment that came to nothing, in the provider's words where it has some. */
export const paymentFailed = (words: string | null): Said => ({
  title: 'Payment Failed',
  text: words ?? 'An error occurred during payment processing.',
});

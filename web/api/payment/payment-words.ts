import { formatMoney, type MinorUnits } from '@wondercast/core/kernel/money';
import { smallestPayment } from '@wondercast/core/money/payment/amount';
import { amountTooSmall, NOTHING_TO_PAY, PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { ApiError } from '../transport/transport.ts';
import { InvalidReply } from './payment-intent.ts';

/** A message in the specification's form (§8). */
export interface Said {
  readonly title: string;
  readonly text: string;
}

const INVALID: Said = { title: 'Invalid Amount', text: NOTHING_TO_PAY };
const tooSmall = (): Said => ({
  title: 'Amount Too Small',
  text: amountTooSmall(formatMoney(smallestPayment())),
});

export const PAID = 'Payment Successful!';

/** Why a card cannot be charged this amount; null when it can. */
export const amountProblem = (amount: MinorUnits | null): Said | null => {
  if (!amount) return INVALID;
  return amount < smallestPayment() ? tooSmall() : null;
};

const setupText = (error: unknown): string => {
  if (error instanceof InvalidReply) return 'Invalid payment response from server';
  if (error instanceof ApiError) return error.words ?? 'Failed to create payment intent';
  return PROVIDER_AWAY;
};

/** Why a payment could not be prepared. */
export const setupProblem = (error: unknown): Said => {
  const text = setupText(error);
  return [INVALID, tooSmall()].find((said) => said.text === text) ?? { title: 'Payment Setup Failed', text };
};

/** The message for a failed payment, in the provider's words if it gives some. */
export const paymentFailed = (words: string | null): Said => ({
  title: 'Payment Failed',
  text: words ?? 'An error occurred during payment processing.',
});

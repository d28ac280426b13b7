import type { Cents } from '@wondercast/core/money';
import type { Body, Schema } from './contract.ts';
import { ApiError, answerOf, browserFetch } from './transport.ts';
import type { ProviderTestWire } from './wire.ts';
import { write } from './write.ts';

type IntentBody = Body<'/api/create-payment-intent', 'post'>;
type Intent = Schema<'PaymentIntent'>;

/** What the payment provider says of itself. @throws ApiError when the shop declines to ask */
export const testProvider = async (): Promise<ProviderTestWire> =>
  (await answerOf(await browserFetch('/api/test/stripe'))) as ProviderTestWire;

const isIntent = (answer: Partial<Intent> | null): answer is Intent =>
  typeof answer?.clientSecret === 'string' && typeof answer.paymentIntentId === 'string';

/**
 * Opens an intent that pays for nothing (decision 3).
 * @throws Error with the specified words (specification §8), unless the shop could not be reached
 */
export const openTestIntent = async (amount: Cents): Promise<Intent> => {
  const body: object = {
    amount,
    currency: 'usd',
    metadata: { bookingType: 'test' },
  };
  try {
    const answer: Partial<Intent> = await write('post', '/api/create-payment-intent', {
      body: body as IntentBody,
    });
    if (isIntent(answer)) return answer;
  } catch (error) {
    throw error instanceof ApiError ? new Error(error.words ?? 'Failed to create payment intent') : error;
  }
  throw new Error('Invalid payment response from server');
};

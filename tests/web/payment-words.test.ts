import { expect, it } from 'vitest';
import { paymentFailed } from '../../web/api/payment/payment-words.ts';

it('says of a payment that came to nothing what the provider says, and has words of its own where that is silent', () => {
  expect(paymentFailed('Your card was declined.')).toEqual({
    title: 'Payment Failed',
    text: 'Your card was declined.',
  });
  expect(paymentFailed(null)).toEqual({
    title: 'Payment Failed',
    text: 'An error occurred during payment processing.',
  });
});

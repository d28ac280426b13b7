import type { PaymentState } from './use-change-payment.ts';

/** The messages of states in which the card is no longer asked for. */
export const ENDED_WORDS: Readonly<Record<Exclude<PaymentState, 'paying'>, string>> = {
  'being-paid':
    'Your payment is being confirmed. The change is made as soon as it has arrived; please do not pay again.',
  returned:
    'Your payment came too late: the booking had changed, or the time to pay was over. The money goes back, and nothing is changed.',
  lapsed: 'This change can no longer be paid, and nothing is changed. Please make it anew.',
};

import { type MinorUnits, minus, sum, ZERO } from '@wondercast/core/kernel/money';
import type { CardTold } from '@wondercast/core/money/payment/card-used';
import type { IntentRequest } from '@wondercast/core/money/payment/provider';
import type { Receipt, ReceiptStatus } from '@wondercast/core/money/payment/receipt';
import type { TestCard, TestOutcome } from '@wondercast/core/money/payment/test-cards';

/** An intent in the simulated provider's records. */
export interface SimulatedIntent extends IntentRequest {
  readonly id: string;
  readonly clientSecret: string;
  readonly status: 'asks-for-card' | 'asks-for-more' | 'processing' | 'succeeded' | 'cancelled';
  /** When processing ends, in milliseconds since the epoch. */
  readonly settlesAt: number | null;
  readonly succeededAt: number | null;
  readonly chargeId: string | null;
  /** The last card that was tried; absent in records of older releases. */
  readonly card?: CardTold;
  readonly refunds: readonly { readonly id: string; readonly key: string; readonly amount: MinorUnits }[];
  readonly failure: string | null;
}

export const SLOW_MS = 4_000;

const FAILURES: Partial<Record<TestOutcome, string>> = {
  declined: 'Your card was declined.',
  'insufficient-funds': 'Your card has insufficient funds.',
};
export const STEP_FAILED = 'The extra step was not completed. Please try again or use another card.';

const succeeded = (intent: SimulatedIntent, at: number): SimulatedIntent => ({
  ...intent,
  status: 'succeeded',
  succeededAt: at,
  settlesAt: null,
  chargeId: intent.id.replace('pi_', 'ch_'),
  failure: null,
});

/** The intent at `now`: a payment in processing completes after a time. */
export const settled = (intent: SimulatedIntent, now: Date): SimulatedIntent =>
  intent.status === 'processing' && intent.settlesAt !== null && intent.settlesAt <= now.getTime()
    ? succeeded(intent, intent.settlesAt)
    : intent;

export const canChange = ({ status }: SimulatedIntent): boolean =>
  status === 'asks-for-card' || status === 'asks-for-more';

/** The country of all cards of the simulator. */
const CARDS_OF = 'US';

/** The intent after an attempt with a card. */
export const withCard = (
  before: SimulatedIntent,
  { outcome, brand, number }: TestCard,
  now: Date,
): SimulatedIntent => {
  if (!canChange(before)) return before;
  const intent = { ...before, card: { brand, lastFour: number.slice(-4), country: CARDS_OF } };
  const failure = FAILURES[outcome] ?? null;
  if (failure !== null) return { ...intent, status: 'asks-for-card', failure };
  if (outcome === 'asks-for-more') return { ...intent, status: 'asks-for-more', failure: null };
  if (outcome === 'slow')
    return { ...intent, status: 'processing', settlesAt: now.getTime() + SLOW_MS, failure: null };
  return succeeded(intent, now.getTime());
};

/** The intent after the extra step. */
export const withStep = (intent: SimulatedIntent, approved: boolean, now: Date): SimulatedIntent => {
  if (intent.status !== 'asks-for-more') return intent;
  return approved
    ? succeeded(intent, now.getTime())
    : { ...intent, status: 'asks-for-card', failure: STEP_FAILED };
};

export const refundedOf = ({ refunds }: SimulatedIntent): MinorUnits =>
  sum(refunds.map(({ amount }) => amount));

/** The amount that can still be refunded. */
export const refundableOf = (intent: SimulatedIntent): MinorUnits =>
  intent.status === 'succeeded' ? minus(intent.amount, refundedOf(intent)) : ZERO;

const STATUS: Readonly<Record<SimulatedIntent['status'], ReceiptStatus>> = {
  'asks-for-card': 'open',
  'asks-for-more': 'open',
  processing: 'processing',
  succeeded: 'succeeded',
  cancelled: 'cancelled',
};

export const receiptOf = (intent: SimulatedIntent): Receipt => ({
  intentId: intent.id,
  status: STATUS[intent.status],
  amount: intent.amount,
  currency: intent.currency,
  revision: intent.revision,
  chargeId: intent.chargeId,
  card: intent.status === 'succeeded' ? (intent.card ?? null) : null,
  refunded: refundedOf(intent),
  failure: intent.failure,
});

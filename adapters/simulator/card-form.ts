import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { ONLY_TEST_CARDS, type TestCard, testCard } from '@wondercast/core/money/payment/test-cards';
import { NO_SUCH_PAYMENT, PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { type Delivery, signed } from './signature.ts';
import { type SimulatedIntent, SLOW_MS, settled, withCard, withStep } from './simulated-intent.ts';
import type { SimulatedCustomer, SimulatorPorts } from './simulator-ports.ts';

/** The result of a payment attempt, for the customer. */
export interface Attempt {
  readonly intentId: string;
  /** open: not paid, `failure` has the reason; asks-for-more: an extra step follows */
  readonly status: 'succeeded' | 'asks-for-more' | 'open';
  readonly failure: string | null;
  /** Whether the reply to the browser gets lost. */
  readonly isReplyLost: boolean;
  /** The webhook to the shop; null when there is none. */
  readonly delivery: Delivery | null;
}

/** The simulated provider's card form, as the browser uses it. Knowing the client secret authorises the payment. */
export interface CardForm {
  /** @throws Refusal 'not-found', 'invalid' (not a test card), 'conflict' (cancelled), 'provider' (network error) */
  pay(clientSecret: string, cardNumber: string): Promise<Attempt>;
  /** Completes the extra step. @throws Refusal 'not-found', 'conflict' (cancelled) */
  answerStep(clientSecret: string, approved: boolean): Promise<Attempt>;
  /** Saves a card for the customer of a setup. @throws Refusal 'not-found', 'invalid' (not a test card) */
  saveCard(clientSecret: string, cardNumber: string): Promise<void>;
}

const cardOf = (number: string): TestCard => {
  const card = testCard(number);
  if (!card)
    throw new Refusal('invalid', ONLY_TEST_CARDS, {
      issues: [{ path: 'cardNumber', message: ONLY_TEST_CARDS }],
    });
  return card;
};

/** Timers may fire slightly early. */
const MARGIN_MS = 20;

type ChangeCustomer = (
  id: string,
  update: (customer: SimulatedCustomer) => SimulatedCustomer,
) => Promise<SimulatedCustomer>;

export const cardForm = (
  { records, secret, now, newToken }: SimulatorPorts,
  changeCustomer: ChangeCustomer,
): CardForm => {
  const change = async (clientSecret: string, update: (intent: SimulatedIntent) => SimulatedIntent) => {
    const id = clientSecret.split('_secret_')[0] ?? '';
    const intent = await records.change<SimulatedIntent>('intent', id, now(), (before) => {
      if (before?.clientSecret !== clientSecret) throw new Refusal('not-found', NO_SUCH_PAYMENT);
      if (before.status === 'cancelled') throw new Refusal('conflict', 'This payment was cancelled.');
      return update(settled(before, now()));
    });
    return intent;
  };
  const attemptOf = ({ id, status, failure }: SimulatedIntent, isReplyLost = false): Attempt => {
    const event = (kind: 'succeeded' | 'failed') =>
      signed(secret, { id: `evt_sim_${newToken()}`, kind, intentId: id, failure }, now());
    if (status === 'succeeded')
      return { intentId: id, status, failure: null, isReplyLost, delivery: event('succeeded') };
    if (status === 'asks-for-more')
      return { intentId: id, status, failure: null, isReplyLost, delivery: null };
    return { intentId: id, status: 'open', failure, isReplyLost, delivery: failure ? event('failed') : null };
  };
  return {
    pay: async (clientSecret, cardNumber) => {
      const card = cardOf(cardNumber);
      const { outcome } = card;
      if (outcome === 'network-error') throw new Refusal('provider', PROVIDER_AWAY);
      const intent = await change(clientSecret, (before) => withCard(before, card, now()));
      if (intent.status !== 'processing') return attemptOf(intent, outcome === 'answer-lost');
      await sleep(SLOW_MS + MARGIN_MS);
      // Reports success even when a test has stopped the clock.
      return attemptOf({ ...intent, status: 'succeeded' });
    },
    answerStep: async (clientSecret, approved) =>
      attemptOf(await change(clientSecret, (before) => withStep(before, approved, now()))),
    saveCard: async (clientSecret, cardNumber) => {
      const { brand, number } = cardOf(cardNumber);
      const setup = await records.read<{ customerId: string }>('setup', clientSecret);
      if (!setup) throw new Refusal('not-found', NO_SUCH_PAYMENT);
      const id = `pm_sim_${newToken()}`;
      await records.change('method', id, now(), () => ({ customerId: setup.customerId }));
      await changeCustomer(setup.customerId, (customer) => ({
        ...customer,
        methods: [{ id, brand, lastFour: number.slice(-4), expiryDate: '12/34' }, ...customer.methods],
      }));
    },
  };
};

import { randomBytes } from 'node:crypto';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { testCard } from '@wondercast/core/money/payment/test-cards';
import { memorySimulatorRecords } from '../../adapters/memory/payment/simulator-records.ts';
import { postgresSimulatorRecords } from '../../adapters/postgres/payment/simulator-records.ts';
import { openPostgres } from '../../adapters/postgres/postgres-store.ts';
import type { SimulatorRecords } from '../../adapters/simulator/records.ts';
import { createSimulator } from '../../adapters/simulator/simulator.ts';
import { stripePayments } from '../../adapters/stripe/stripe-payments.ts';
import { createDatabase } from '../support/database.ts';
import { confirmAsBrowser, confirmSetupAsBrowser } from '../support/stripe-double/browser.ts';
import { SECRET_KEY, startStripeDouble, WEBHOOK_SECRET } from '../support/stripe-double/stripe-double.ts';
import { signatureOf } from '../support/stripe-double/webhooks.ts';
import { type CardKind, describePayments, type PaymentsUnderTest } from './payments.ts';

const NUMBERS: Readonly<Record<CardKind, string>> = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  'asks-for-more': '4000002500003155',
};

const simulated = async (records: SimulatorRecords, close = async () => {}): Promise<PaymentsUnderTest> => {
  let signingAt: Date | null = null;
  const simulator = createSimulator({
    records,
    secret: 'secret of the simulator',
    brand: 'Wondercast',
    now: () => signingAt ?? new Date(),
    newToken: () => randomBytes(12).toString('hex'),
  });
  const attempt = async (work: () => Promise<{ readonly failure: string | null }>) => {
    try {
      return (await work()).failure;
    } catch (error) {
      if (error instanceof Refusal) return error.message;
      throw error;
    }
  };
  return {
    payments: simulator,
    pay: (clientSecret, card = 'pays') => attempt(() => simulator.cards.pay(clientSecret, NUMBERS[card])),
    answerStep: async ({ clientSecret }, approved) => {
      await simulator.cards.answerStep(clientSecret, approved);
    },
    keepCard: (clientSecret) => simulator.cards.saveCard(clientSecret, NUMBERS.pays),
    events: (intentId, at) => {
      signingAt = at;
      const delivery = simulator.deliver({ id: 'evt_1', kind: 'succeeded', intentId });
      signingAt = null;
      return delivery;
    },
    close,
  };
};

describePayments('the simulator', () => simulated(memorySimulatorRecords()));

describePayments('the simulator on Postgres', async () => {
  const database = await createDatabase();
  const store = await openPostgres(database.url);
  await store.migrate();
  return simulated(postgresSimulatorRecords(store.database), async () => {
    await store.close();
    await database.drop();
  });
});

describePayments("Stripe's library", async () => {
  const double = await startStripeDouble();
  const payments = stripePayments({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: double.url,
  });
  return {
    payments,
    pay: async (clientSecret, card = 'pays') =>
      (await confirmAsBrowser(double.url, clientSecret, testCard(NUMBERS[card])?.number)).failure,
    answerStep: async ({ id }, approved) => double.answerStep(id, approved),
    keepCard: async (clientSecret) => {
      await confirmSetupAsBrowser(double.url, clientSecret);
    },
    events: (intentId, at) => {
      const event = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' };
      const body = JSON.stringify({ ...event, data: { object: { id: intentId, object: 'payment_intent' } } });
      const seconds = Math.floor(at.getTime() / 1000);
      return { body: Buffer.from(body), signature: signatureOf(WEBHOOK_SECRET, seconds, body) };
    },
    close: double.stop,
  };
});

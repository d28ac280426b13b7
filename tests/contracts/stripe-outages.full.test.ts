import { minorUnits } from '@wondercast/core/kernel/money';
import type { Payments } from '@wondercast/core/money/payment/ports';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TIMEOUTS } from '../../adapters/stripe/stripe-client.ts';
import { stripePayments } from '../../adapters/stripe/stripe-payments.ts';
import { unique } from '../support/builders.ts';
import { freePort } from '../support/free-port.ts';
import { confirmAsBrowser } from '../support/stripe-double/browser.ts';
import type { Fault } from '../support/stripe-double/faults.ts';
import {
  SECRET_KEY,
  type StripeDouble,
  startStripeDouble,
  WEBHOOK_SECRET,
} from '../support/stripe-double/stripe-double.ts';
import { refused } from './store-under-test.ts';

const REQUEST = { amount: minorUnits(1_000), currency: 'usd', revision: 1, metadata: {} } as const;

const through = (apiBase: string): Payments =>
  stripePayments({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiBase });

describe('Stripe on a bad day', () => {
  let double: StripeDouble;
  let payments: Payments;
  beforeAll(async () => {
    double = await startStripeDouble();
    payments = through(double.url);
  });
  afterAll(() => double.stop());
  beforeEach(() => double.faults.clear());

  const paidIntent = async () => {
    const opened = await payments.open(REQUEST);
    await confirmAsBrowser(double.url, opened.clientSecret);
    return opened;
  };

  it('is asked in the version that the adapter was written for, every write under a key', async () => {
    const opened = await paidIntent();
    await payments.refund({ key: unique('refund'), intentId: opened.id, amount: minorUnits(1) });
    const asked = double.seen.filter(({ path }) => !path.endsWith('/confirm'));
    expect(new Set(asked.map(({ version }) => version))).toEqual(new Set(['2026-10-28.endive']));
    for (const { method, idempotencyKey } of asked)
      if (method === 'POST') expect(idempotencyKey).toEqual(expect.any(String));
  });

  it.each<[string, Fault]>([
    ['fails', { kind: 'status', status: 500 }],
    ['is overwhelmed', { kind: 'status', status: 429 }],
    ['refuses our key', { kind: 'status', status: 401 }],
    ['answers a page', { kind: 'nonsense', text: '<html>Bad gateway</html>' }],
    ['answers null', { kind: 'nonsense', text: 'null' }],
    ['answers an empty object', { kind: 'nonsense', text: '{}' }],
    ['answers nothing', { kind: 'nonsense', text: '' }],
    ['breaks the connection', { kind: 'break', after: false }],
  ])('says so when it %s', async (_, fault) => {
    const { id } = await payments.open(REQUEST);
    double.faults.plan(/./, fault);
    await refused(payments.open(REQUEST), 'provider', PROVIDER_AWAY);
    await refused(payments.receipt(id), 'provider', PROVIDER_AWAY);
    await refused(payments.update(id, { ...REQUEST, revision: 2 }), 'provider', PROVIDER_AWAY);
    await refused(payments.account(), 'provider');
  });

  it('says so when it is not there', async () => {
    const nowhere = through(`http://127.0.0.1:${await freePort()}`);
    await refused(nowhere.open(REQUEST), 'provider', PROVIDER_AWAY);
  });

  it('is given up on within ten seconds', async () => {
    expect(TIMEOUTS.attemptMs).toBeLessThan(TIMEOUTS.deadlineMs);
    expect(TIMEOUTS.deadlineMs).toBeLessThan(10_000);
    const slow = await startStripeDouble();
    slow.faults.plan(/./, { kind: 'slow', ms: 80_000 });
    // A fiftieth of that: it is this very deadline that ends the wait.
    const hurried = stripePayments({
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      apiBase: slow.url,
      timeouts: { attemptMs: TIMEOUTS.attemptMs / 50, deadlineMs: TIMEOUTS.deadlineMs / 50 },
    });
    await refused(hurried.open(REQUEST), 'provider', PROVIDER_AWAY);
    await refused(hurried.receipt('pi_1'), 'provider', PROVIDER_AWAY);
    await slow.stop();
  });

  it('opens one intent when the answer to the first attempt is lost', async () => {
    const before = double.books.intents.size;
    double.faults.plan(/POST/, { kind: 'break', after: true }, 1);
    await expect(payments.open(REQUEST)).resolves.toMatchObject({ id: expect.any(String) });
    expect(double.books.intents.size).toBe(before + 1);
  });

  it('makes one refund when both answers were lost and somebody asks again a day later', async () => {
    const { id: intentId } = await paidIntent();
    const refund = { key: unique('refund'), intentId, amount: minorUnits(400) };
    double.faults.plan(/POST .*refunds/, { kind: 'break', after: true }, 2);
    await refused(payments.refund(refund), 'provider');
    double.kept.forget();
    await expect(payments.refund(refund)).resolves.toMatchObject({ status: 'succeeded' });
    expect((await payments.receipt(intentId))?.refunded).toBe(400);
  });

  it('(without looking first: a day later the same key refunds twice)', async () => {
    const { id: intentId } = await paidIntent();
    const ask = () =>
      fetch(`${double.url}/v1/refunds`, {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET_KEY}`, 'idempotency-key': 'same' },
        body: new URLSearchParams({ payment_intent: intentId, amount: '400' }),
      });
    await ask();
    await ask();
    expect((await payments.receipt(intentId))?.refunded).toBe(400);
    double.kept.forget();
    await ask();
    expect((await payments.receipt(intentId))?.refunded).toBe(800);
  });

  it('cannot cancel what is being paid', async () => {
    const { id, clientSecret } = await payments.open(REQUEST);
    await confirmAsBrowser(double.url, clientSecret, '4000000000000077');
    expect(await payments.receipt(id)).toMatchObject({ status: 'processing' });
    expect(await payments.cancel(id)).toBe(false);
    expect(await payments.update(id, { ...REQUEST, revision: 2 })).toBeNull();
    double.settle(id);
    expect(await payments.receipt(id)).toMatchObject({ status: 'succeeded' });
  });

  it('speaks of refunds, disputes and what is of no interest', async () => {
    const at = new Date();
    const { signatureOf } = await import('../support/stripe-double/webhooks.ts');
    const heard = (type: string, object: object) => {
      const body = JSON.stringify({ id: 'evt_9', object: 'event', type, livemode: true, data: { object } });
      const seconds = Math.floor(at.getTime() / 1000);
      return payments.verify(Buffer.from(body), signatureOf(WEBHOOK_SECRET, seconds, body), at);
    };
    const intent = { payment_intent: 'pi_1', amount: 500 };
    expect(
      await heard('refund.updated', { id: 're_1', status: 'succeeded', metadata: { key: 'k' }, ...intent }),
    ).toEqual({
      id: 'evt_9',
      kind: 'refund',
      intentId: 'pi_1',
      refundId: 're_1',
      key: 'k',
      amount: 500,
      status: 'succeeded',
      facts: { cause: null, evidenceDue: null, url: 'https://dashboard.stripe.com/payments/pi_1' },
    });
    const lost = {
      id: 'du_1',
      status: 'lost',
      reason: 'fraudulent',
      evidence_details: { due_by: 1_772_323_200 },
    };
    expect(await heard('charge.dispute.closed', { ...lost, ...intent })).toEqual({
      id: 'evt_9',
      kind: 'dispute',
      intentId: 'pi_1',
      disputeId: 'du_1',
      amount: 500,
      status: 'lost',
      facts: {
        cause: 'fraudulent',
        evidenceDue: new Date('2026-03-01T00:00:00Z'),
        url: 'https://dashboard.stripe.com/disputes/du_1',
      },
    });
    expect(await heard('charge.refunded', { id: 'ch_1', amount_refunded: 300, ...intent })).toEqual({
      id: 'evt_9',
      kind: 'refunded',
      intentId: 'pi_1',
      refunded: 300,
    });
    expect(await heard('payment_intent.canceled', { id: 'pi_1' })).toMatchObject({ kind: 'cancelled' });
    expect(await heard('customer.created', { id: 'cus_1' })).toBeNull();
    expect(await heard('refund.created', { id: 're_2', amount: 1, payment_intent: null })).toBeNull();
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PATIENCE_MS } from '../../support/patience.ts';
import { describeOnEachStore } from '../account/each-store.ts';
import { rawRequest } from '../raw.ts';
import { openIntent } from './card-checkout.ts';

describeOnEachStore('deliveries of the provider', (app) => {
  // Only what a test sends says that something was paid.
  beforeEach(() => {
    vi.spyOn(app().running.ports.payments, 'succeededSince').mockResolvedValue([]);
  });
  afterEach(() => vi.restoreAllMocks());

  /** Pays at the provider, and answers the news of it, which nobody has told the shop. */
  const paidSilently = async () => {
    const { body } = await openIntent(app().client());
    const paid = await app().running.simulator?.cards.pay(body.clientSecret, '4242424242424242');
    if (!paid?.delivery) throw new Error('There is no delivery');
    return { intentId: body.paymentIntentId, ...paid.delivery };
  };
  const send = (body: Uint8Array | string, signature: string | null) =>
    rawRequest(app().url, '/api/stripe/webhook', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === null ? {} : { 'stripe-signature': signature }),
      },
      body: Buffer.from(body),
    });
  const stateOf = async (intentId: string) => (await app().running.ports.read.intents.byId(intentId))?.state;

  it('are taken as they come, and book what was paid', async () => {
    const { intentId, body, signature } = await paidSilently();
    expect((await send(body, signature)).status).toBe(200);
    await vi.waitFor(async () => expect(await stateOf(intentId)).toBe('booked'), { timeout: PATIENCE_MS });
  });

  it('have one effect, of a hundred in parallel', async () => {
    const { intentId, body, signature } = await paidSilently();
    const replies = await Promise.all(Array.from({ length: 100 }, () => send(body, signature)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    await vi.waitFor(async () => expect(await stateOf(intentId)).toBe('booked'), { timeout: PATIENCE_MS });
  });

  it('that are unsigned, forged or altered are 400, and change nothing', async () => {
    const { intentId, body, signature } = await paidSilently();
    const altered = Buffer.from(body).toString('utf8').replace('succeeded', 'cancelled');
    for (const [given, by] of [
      [body, null],
      [body, ''],
      [body, 't=1,v1=00'],
      [altered, signature],
      [`${Buffer.from(body).toString('utf8')} `, signature],
      ['', signature],
      ['{}', signature],
    ] as const) {
      const reply = await send(given, by);
      expect([reply.status, JSON.parse(String(reply.bytes)).message]).toEqual([400, 'Invalid signature']);
    }
    expect(await stateOf(intentId)).toBe('open');
    await send(body, signature);
  });

  it('that are too large are 413', async () => {
    expect((await send(Buffer.alloc(1_000_001), 't=1,v1=00')).status).toBe(413);
  });
});

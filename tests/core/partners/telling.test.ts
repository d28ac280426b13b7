import type { WebhookOutcome } from '@wondercast/core/people/partners/ports';
import { RETRY_PAUSES_MS } from '@wondercast/core/people/partners/webhook';
import { describe, expect, it } from 'vitest';
import { aWebhook } from '../../support/builders.ts';
import { anAdmin, aPlacing, stockedShop } from '../../support/memory-ports.ts';

const HOUR = 60 * 60 * 1000;
const ADMIN = anAdmin();

/** A shop with one endpoint, whose receiver answers as planned, and 204 afterwards. */
const shopThatTells = async (answers: readonly Partial<WebhookOutcome>[] = []) => {
  const planned = [...answers];
  const sent: { id: string; at: Date }[] = [];
  const made = await stockedShop({
    webhooks: {
      objection: () => null,
      send: async ({ id, at }) => {
        sent.push({ id, at });
        return { status: 204, error: null, ms: 1, ...planned.shift() };
      },
    },
  });
  const endpoint = await made.ports.unitOfWork(({ webhookEndpoints }) => webhookEndpoints.add(aWebhook()));
  const log = async () =>
    (await made.shop.webhookLog(ADMIN, { endpointId: null, state: null }, { limit: 50, before: null }))
      .deliveries;
  return { ...made, endpoint, sent, log };
};

describe('telling an endpoint', () => {
  it('is tried again for three days, with longer and longer pauses, and then given up', async () => {
    const { shop, log, sent, ports, clock } = await shopThatTells(Array(20).fill({ status: 503 }));
    const began = clock.now.getTime();
    await shop.placeBooking(aPlacing());
    const [delivery] = await log();
    const pauses: number[] = [];
    for (let attempt = 0; ; attempt++) {
      const payload = { deliveryId: delivery?.id ?? '', attempt, retry: attempt };
      expect(ports.store.tables.jobs.all().map(({ job }) => job)).toContainEqual({
        task: 'deliver-webhook',
        payload,
      });
      await shop.deliverWebhook(payload);
      const nextAt = (await log())[0]?.nextAt;
      if (!nextAt) break;
      pauses.push(nextAt.getTime() - clock.now.getTime());
      clock.now = nextAt;
    }
    expect(pauses).toEqual(RETRY_PAUSES_MS);
    expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
    const took = clock.now.getTime() - began;
    expect(took).toBeGreaterThan(71 * HOUR);
    expect(took).toBeLessThan(73 * HOUR);
    expect(sent).toHaveLength(11);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await log())[0]).toMatchObject({ state: 'failed', nextAt: null });
  });

  it('is done once, however often its job runs', async () => {
    const { shop, log, sent, drain } = await shopThatTells();
    await shop.placeBooking(aPlacing());
    await drain();
    const [delivery] = await log();
    for (let time = 0; time < 3; time++)
      await shop.deliverWebhook({ deliveryId: delivery?.id ?? '', attempt: 0, retry: 0 });
    expect(sent).toHaveLength(1);
    expect((await log())[0]?.attempts).toHaveLength(1);
  });

  it('tells of a booking that is paid from the start as created and as paid', async () => {
    const { shop, ports, log } = await shopThatTells();
    await ports.unitOfWork(({ discountCodes }) =>
      discountCodes
        .byCode('TEN')
        .then((code) => discountCodes.change(code?.id ?? 0, { discountValue: 100 }, ports.now())),
    );
    await shop.placeBooking(aPlacing({ discountCode: 'TEN', shownTotal: 0 as never }));
    expect((await log()).map(({ event }) => event).toSorted()).toEqual(['booking.created', 'booking.paid']);
  });

  it('stands with the booking: what is refused tells nobody', async () => {
    const { shop, log } = await shopThatTells();
    await expect(shop.placeBooking(aPlacing({ shownTotal: 1 as never }))).rejects.toThrow();
    expect(await log()).toEqual([]);
  });

  it('is replayed under the same id, with all of its attempts to come', async () => {
    const { shop, log, sent, drain } = await shopThatTells();
    await shop.placeBooking(aPlacing());
    await drain();
    const [delivery] = await log();
    await shop.replayDelivery(ADMIN, delivery?.id ?? '');
    await drain();
    expect(sent.map(({ id }) => id)).toEqual([delivery?.id, delivery?.id]);
    expect((await log())[0]).toMatchObject({ state: 'delivered', attempts: [{}, {}] });
    await expect(shop.replayDelivery(ADMIN, 'msg_nothing')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('sends nothing while the endpoint is disabled, and what waited once it is enabled', async () => {
    const { shop, log, sent, endpoint, drain } = await shopThatTells();
    await shop.placeBooking(aPlacing());
    await shop.changeWebhook(ADMIN, endpoint.id, { enabled: false });
    const [delivery] = await log();
    await shop.deliverWebhook({ deliveryId: delivery?.id ?? '', attempt: 0, retry: 0 });
    expect(sent).toEqual([]);
    expect((await log())[0]).toMatchObject({
      state: 'pending',
      attempts: [{ error: 'The endpoint is disabled' }],
    });
    await shop.changeWebhook(ADMIN, endpoint.id, { enabled: true });
    await drain();
    expect((await log())[0]).toMatchObject({ state: 'delivered' });
  });
});

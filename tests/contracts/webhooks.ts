import type { NewWebhookEndpoint, WebhookDelivery } from '@wondercast/core/people/partners/webhook';
import { describe, expect, it } from 'vitest';
import { aWebhook, unique } from '../support/builders.ts';
import { DIFFICULT_TEXT, type OpenStore, usingStore } from './store-under-test.ts';

let lastBooking = 1_500_000_000;

/** What every store must do of what is told to whom. */
export const describeWebhooks = (name: string, open: OpenStore) =>
  describe(`webhooks on ${name}`, () => {
    const store = usingStore(open);
    const add = (change: Partial<NewWebhookEndpoint> = {}) =>
      store().unitOfWork(({ webhookEndpoints }) => webhookEndpoints.add(aWebhook(change)));
    const partner = () =>
      store().unitOfWork(({ partners }) =>
        partners.add({ name: unique('Northlight'), commission: 0, createdAt: new Date() }),
      );
    const aSubject = (through: { id: number; name: string } | null = null) => {
      lastBooking += 1;
      return { id: lastBooking, reference: unique('WC').toUpperCase(), partner: through };
    };
    const deliveriesOf = async (endpointId: number) =>
      (await store().read.webhookDeliveries.page({ endpointId, state: null }, { limit: 50, before: null }))
        .deliveries;

    it('keeps every field of an endpoint, with instants in its secrets', async () => {
      const until = new Date('2026-04-01T00:00:00.123Z');
      const endpoint = await add({
        url: 'https://hooks.example/a?b=c',
        description: DIFFICULT_TEXT,
        enabled: false,
        secrets: [
          { secret: 'new', until: null },
          { secret: 'old', until },
        ],
      });
      expect(await store().read.webhookEndpoints.byId(endpoint.id)).toEqual(endpoint);
      const saved = await store().unitOfWork(({ webhookEndpoints }) =>
        webhookEndpoints.save({ ...endpoint, enabled: true, events: ['booking.paid'], secrets: [] }),
      );
      expect(saved).toEqual({
        ...endpoint,
        enabled: true,
        events: ['booking.paid'],
        secrets: [],
        version: 2,
      });
      expect((await store().read.webhookEndpoints.all()).map(({ id }) => id)).toContain(endpoint.id);
      await store().unitOfWork(({ webhookEndpoints }) => webhookEndpoints.remove(endpoint.id));
      expect(await store().read.webhookEndpoints.byId(endpoint.id)).toBeNull();
    });

    it('tells those that hear of an event, of their partner’s bookings or of all, each with its job', async () => {
      const [mine, theirs] = [await partner(), await partner()];
      const all = await add();
      const own = await add({ partnerId: mine.id });
      const deaf = [
        await add({ partnerId: theirs.id }),
        await add({ enabled: false }),
        await add({ events: ['booking.paid'] }),
      ];
      const booking = aSubject({ id: mine.id, name: mine.name });
      await store().unitOfWork(({ events }) => events.publish('booking.created', booking));
      for (const endpoint of [all, own]) {
        const [delivery, ...others] = await deliveriesOf(endpoint.id);
        expect(others.filter(({ bookingId }) => bookingId === booking.id)).toEqual([]);
        expect(delivery).toMatchObject({
          event: 'booking.created',
          bookingId: booking.id,
          reference: booking.reference,
          state: 'pending',
          attempts: [],
        });
        expect(JSON.parse(delivery?.body ?? '')).toEqual({
          type: 'booking.created',
          timestamp: delivery?.createdAt.toISOString(),
          data: { bookingId: booking.id, bookingReference: booking.reference, partnerId: mine.id },
        });
        expect(await store().waitingJobs()).toContainEqual({
          task: 'deliver-webhook',
          payload: { deliveryId: delivery?.id, attempt: 0, retry: 0 },
        });
      }
      for (const endpoint of deaf) expect(await deliveriesOf(endpoint.id)).toEqual([]);
      await store().unitOfWork(async ({ webhookEndpoints }) => {
        for (const { id } of [all, own, ...deaf]) await webhookEndpoints.remove(id);
      });
    });

    it('tells nobody of what was rolled back', async () => {
      const endpoint = await add();
      const failing = store().unitOfWork(async ({ events }) => {
        await events.publish('booking.created', aSubject());
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await deliveriesOf(endpoint.id)).toEqual([]);
      await store().unitOfWork(({ webhookEndpoints }) => webhookEndpoints.remove(endpoint.id));
    });

    it('writes down attempts, pages through them, and forgets with the endpoint', async () => {
      const endpoint = await add();
      for (let time = 0; time < 3; time++)
        await store().unitOfWork(({ events }) => events.publish('booking.paid', aSubject()));
      const [newest] = await deliveriesOf(endpoint.id);
      const after: WebhookDelivery = {
        ...(newest as WebhookDelivery),
        state: 'failed',
        nextAt: null,
        attempts: [{ at: new Date('2026-03-01T10:00:00.123Z'), status: 500, error: DIFFICULT_TEXT, ms: 12 }],
      };
      await store().unitOfWork(async ({ webhookDeliveries }) => {
        expect(await webhookDeliveries.lock(after.id)).toEqual(newest);
        await webhookDeliveries.save(after);
      });
      const { webhookDeliveries } = store().read;
      expect(await webhookDeliveries.byId(after.id)).toEqual(after);
      const page = (before: string | null, state: 'failed' | null = null) =>
        webhookDeliveries.page({ endpointId: endpoint.id, state }, { limit: 2, before });
      const first = await page(null);
      expect([first.deliveries.length, first.total, first.more]).toEqual([2, 3, true]);
      const second = await page(first.deliveries.at(-1)?.id ?? '');
      expect([second.deliveries.length, second.total, second.more]).toEqual([1, 3, false]);
      expect(new Set([...first.deliveries, ...second.deliveries].map(({ id }) => id)).size).toBe(3);
      expect((await page(null, 'failed')).deliveries).toEqual([after]);
      await store().unitOfWork(({ webhookEndpoints }) => webhookEndpoints.remove(endpoint.id));
      expect(await deliveriesOf(endpoint.id)).toEqual([]);
    });

    it('forgets deliveries made before an instant', async () => {
      const endpoint = await add();
      await store().unitOfWork(({ events }) => events.publish('booking.paid', aSubject()));
      const expire = (before: Date) =>
        store().unitOfWork(({ webhookDeliveries }) => webhookDeliveries.expire(before));
      await expire(new Date(Date.now() - 60 * 60_000));
      expect(await deliveriesOf(endpoint.id)).toHaveLength(1);
      await expire(new Date(Date.now() + 60_000));
      expect(await deliveriesOf(endpoint.id)).toEqual([]);
      await store().unitOfWork(({ webhookEndpoints }) => webhookEndpoints.remove(endpoint.id));
    });
  });

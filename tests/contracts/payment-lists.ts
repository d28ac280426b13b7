import type { Attention } from '@wondercast/core/money/payment/attention';
import type { Matter } from '@wondercast/core/money/payment/matter';
import { describe, expect, it } from 'vitest';
import { aBooking, anAccount, unique, usd } from '../support/builders.ts';
import { allAtOnce, type OpenStore, usingStore } from './store-under-test.ts';

const NOW = new Date('2026-03-01T10:00:00.123Z');

const anAttention = (change: Partial<Attention> = {}): Attention => ({
  intentId: unique('pi'),
  amount: usd(990),
  reason: 'code-used-up',
  since: NOW,
  ...change,
});

const aMatter = (change: Partial<Matter> = {}): Matter => ({
  id: unique('dp'),
  intentId: unique('pi'),
  amount: usd(990),
  reason: 'dispute-opened',
  cause: 'fraudulent',
  evidenceDue: new Date(NOW.getTime() + 7 * 24 * 60 * 60_000),
  url: 'https://dashboard.stripe.com/disputes/dp_1',
  since: NOW,
  ...change,
});

/** What the small collections around payments must do. */
export const describePaymentLists = (name: string, open: OpenStore) =>
  describe(`payment lists on ${name}`, () => {
    const store = usingStore(open);

    it('lists what needs attention once, newest first, until it is looked after', async () => {
      const older = anAttention({ since: new Date(NOW.getTime() - 1000) });
      const newer = anAttention();
      const list = (attention: Attention) => store().unitOfWork((kept) => kept.attention.add(attention));
      expect([await list(older), await list(newer), await list(older)]).toEqual([true, true, false]);
      expect(await store().read.attention.byId(older.intentId)).toEqual(older);
      const ids = (await store().read.attention.all()).map(({ intentId }) => intentId);
      expect(ids.indexOf(newer.intentId)).toBeLessThan(ids.indexOf(older.intentId));
      await store().unitOfWork(({ attention }) => attention.remove(older.intentId));
      expect(await store().read.attention.byId(older.intentId)).toBeNull();
      expect(await store().read.attention.byId(newer.intentId)).toEqual(newer);
    });

    it('lists failed refunds and disputes once, newest first, until they are looked after', async () => {
      const older = aMatter({ since: new Date(NOW.getTime() - 1000) });
      const newer = aMatter({ reason: 'refund-failed', cause: null, evidenceDue: null, url: null });
      const put = (matter: Matter) => store().unitOfWork(({ matters }) => matters.put(matter));
      await put(older);
      await put(newer);
      const lost = { ...older, reason: 'dispute-lost', amount: usd(5) } as const;
      await put({ ...lost, since: new Date(NOW.getTime() + 5000) });
      expect(await store().read.matters.byId(older.id)).toEqual(lost);
      const ids = (await store().read.matters.all()).map(({ id }) => id);
      expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
      await store().unitOfWork(({ matters }) => matters.remove(older.id));
      expect(await store().read.matters.byId(older.id)).toBeNull();
      expect(await store().read.matters.byId(newer.id)).toEqual(newer);
    });

    it('takes a delivery once, of a hundred at once too', async () => {
      const event = { id: unique('evt'), intentId: 'pi_1', at: NOW };
      const { succeeded, failed } = await allAtOnce(100, () =>
        store().unitOfWork(({ paymentEvents }) => paymentEvents.take(event)),
      );
      expect(failed).toEqual([]);
      expect(succeeded.filter(Boolean)).toHaveLength(1);
    });

    it('takes a delivery again whose first taking failed', async () => {
      const event = { id: unique('evt'), intentId: 'pi_1', at: NOW };
      const failing = store().unitOfWork(async ({ paymentEvents }) => {
        await paymentEvents.take(event);
        throw new Error('later');
      });
      await expect(failing).rejects.toThrow('later');
      expect(await store().unitOfWork(({ paymentEvents }) => paymentEvents.take(event))).toBe(true);
    });

    it('forgets old deliveries', async () => {
      const event = { id: unique('evt'), intentId: 'pi_1', at: NOW };
      const take = () => store().unitOfWork(({ paymentEvents }) => paymentEvents.take(event));
      await take();
      await store().unitOfWork(({ paymentEvents }) => paymentEvents.expire(NOW));
      expect(await take()).toBe(false);
      await store().unitOfWork(({ paymentEvents }) => paymentEvents.expire(new Date(NOW.getTime() + 1)));
      expect(await take()).toBe(true);
    });

    it('opens a booking by each of its links, until they are revoked or it is gone', async () => {
      const [one, other] = await store().unitOfWork(async ({ bookings }) => {
        const ids = [await bookings.nextId(), await bookings.nextId()];
        for (const id of ids) await bookings.add(aBooking({ id }));
        return ids;
      });
      const hashes = [unique('hash'), unique('hash'), unique('hash')];
      await store().unitOfWork(async ({ payLinks }) => {
        await payLinks.add(one ?? 0, hashes[0] ?? '', NOW);
        await payLinks.add(one ?? 0, hashes[1] ?? '', NOW);
        await payLinks.add(other ?? 0, hashes[2] ?? '', NOW);
      });
      const opened = () => Promise.all(hashes.map((hash) => store().read.payLinks.bookingOf(hash)));
      expect(await opened()).toEqual([one, one, other]);
      expect(await store().read.payLinks.bookingOf(unique('hash'))).toBeNull();
      await store().unitOfWork(({ payLinks }) => payLinks.revoke(one ?? 0));
      expect(await opened()).toEqual([null, null, other]);
      await store().unitOfWork(({ bookings }) => bookings.remove(other ?? 0));
      expect(await opened()).toEqual([null, null, null]);
    });

    it('knows an account by one name at the provider, that of whoever was first', async () => {
      const { id } = await store().unitOfWork(({ accounts }) => accounts.add(anAccount()));
      const { providerCustomers } = store().read;
      expect(await providerCustomers.of(id)).toBeNull();
      const { succeeded } = await allAtOnce(5, () =>
        store().unitOfWork((kept) => kept.providerCustomers.add(id, unique('cus'))),
      );
      expect(new Set(succeeded).size).toBe(1);
      expect(await providerCustomers.of(id)).toBe(succeeded[0]);
    });

    it('notes how a booking was paid, once and for all by which payment', async () => {
      const id = await store().unitOfWork(async ({ bookings }) => {
        const next = await bookings.nextId();
        await bookings.add(aBooking({ id: next }));
        return next;
      });
      const [first, second] = [unique('pi'), unique('pi')];
      const pay = (status: 'paid' | 'pending', intent: string | null) =>
        store().unitOfWork(({ bookings }) => bookings.setPayment(id, status, intent));
      await pay('paid', null);
      expect(await store().read.bookings.byId(id)).toMatchObject({
        paymentStatus: 'paid',
        paymentIntentId: null,
        version: 2,
      });
      await pay('paid', first);
      await pay('pending', second);
      expect(await store().read.bookings.byId(id)).toMatchObject({
        paymentStatus: 'pending',
        paymentIntentId: first,
        version: 4,
      });
    });
  });

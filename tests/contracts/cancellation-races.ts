import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { BEING_CHANGED } from '@wondercast/core/bookings/booking/words';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import { createShop } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { memoryPorts } from '../../adapters/memory/ports.ts';
import { usd } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { unlockedPair } from '../support/unlocked-pair.ts';
import { NOW, PLACED, payingStore } from './paying-store.ts';
import type { OpenStore } from './store-under-test.ts';

const RACES = 6;

/** Races and outages of cancelling: one outcome, and no booking changes without its money. */
export const describeCancellationRaces = (name: string, open: OpenStore) =>
  describe(`races over what is cancelled on ${name}`, () => {
    const { store, asking, simulator, shopOn, shop, placed, payLink, paid, now, money, outcomes } =
      payingStore(open);
    const whole = ({ id: bookingId }: Booking) => ({ bookingId, sessionId: null });
    const cancel = (booking: Booking, refund = usd(0), by = shop()) =>
      by.cancelOwn(asking, whole(booking), { shownFee: usd(0), shownRefund: refund, reason: null });

    it('of two cancellations at once, the money goes back once', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await paid();
        expect(await outcomes(() => [cancel(booking, PLACED), cancel(booking, PLACED)])).toBeGreaterThan(0);
        expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 0, paymentStatus: 'paid' });
        expect(await money(booking)).toEqual({ here: 0, there: 0 });
      }
    });

    it('a cancellation against a payment leaves one of them', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await placed();
        const token = await payLink(booking);
        const opened = await shop().openBalance(token);
        const pay = async () => {
          await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
          await shop().finishIntent(opened.id);
        };
        await outcomes(() => [pay(), cancel(booking)]);
        await shop().finishIntent(opened.id);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect([here, there]).toEqual([after.total, after.total]);
        expect(after.state).toBe(here > 0 ? 'unconfirmed' : 'cancelled');
      }
    });

    it('a cancellation against the desk’s confirmation ends cancelled, or asks again', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await paid();
        const confirm = () => shop().setConfirmed(anAdmin(), booking.id, { confirmed: true });
        await outcomes(() => [cancel(booking, PLACED), confirm()]);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect([here, there]).toEqual([after.total, after.total]);
        expect(['confirmed', 'cancelled']).toContain(after.state);
        expect(after.state === 'cancelled').toBe(after.total === 0);
      }
    });

    it('a process that dies between the refund and the change is followed by another', async () => {
      const booking = await paid();
      let answered = 0;
      const dying = new Proxy(simulator, {
        get: (target, name: keyof typeof simulator) =>
          name === 'refund'
            ? async (request: Parameters<typeof simulator.refund>[0]) => {
                await target.refund(request);
                answered += 1;
                throw new Refusal('provider', PROVIDER_AWAY);
              }
            : target[name],
      });
      const dyingShop = createShop({
        ...memoryPorts({ now: () => NOW, payments: dying }),
        unitOfWork: store().unitOfWork,
        read: store().read,
      });
      await expect(cancel(booking, PLACED, dyingShop)).rejects.toMatchObject({ kind: 'provider' });
      expect([answered, (await now(booking)).state]).toEqual([1, 'unconfirmed']);
      await expect(shop().setConfirmed(anAdmin(), booking.id, { confirmed: true })).rejects.toMatchObject({
        kind: 'conflict',
        message: BEING_CHANGED,
      });
      const later = createShop({
        ...memoryPorts({ now: () => new Date(NOW.getTime() + 60_000), payments: simulator }),
        unitOfWork: store().unitOfWork,
        read: store().read,
      });
      expect(await later.carryOnChanges()).toEqual([]);
      expect(await now(booking)).toMatchObject({ state: 'cancelled', total: 0, paymentStatus: 'paid' });
      expect(await money(booking)).toEqual({ here: 0, there: 0 });
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    if (name !== 'memory')
      it('(without the lock: both of two cancellations are made)', async () => {
        const careless = unlockedPair();
        const booking = await placed();
        const each = () => cancel(booking, usd(0), shopOn(careless(store().unitOfWork)));
        expect(await outcomes(() => [each(), each()])).toBe(2);
      });
  });

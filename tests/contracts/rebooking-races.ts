import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { AmendmentGiven } from '@wondercast/core/bookings/changes/rules';
import { describe, expect, it } from 'vitest';
import { usd } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { unlockedPair } from '../support/unlocked-pair.ts';
import { PLACED, payingStore } from './paying-store.ts';
import type { OpenStore } from './store-under-test.ts';

const RACES = 6;
const NEW = usd(1_250);

/** Races over what is booked and the money for it: one outcome, and no money without a place to go. */
export const describeRebookingRaces = (name: string, open: OpenStore) =>
  describe(`races over what is booked on ${name}`, () => {
    const { store, asking, simulator, shopOn, shop, placed, payLink, paid, now, money, outcomes } =
      payingStore(open);
    const more = ({ version }: Booking): AmendmentGiven => ({
      lines: [{ line: 1, headcount: 60 }],
      shownDifference: usd(260),
      version,
    });

    it('of two amendments of one version, one is made', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await placed();
        const ask = () => shop().amendBooking(asking, booking.id, more(booking));
        expect(await outcomes(() => [ask(), ask()])).toBe(1);
        expect(await now(booking)).toMatchObject({ total: NEW });
      }
    });

    it('an amendment that is paid while the desk cancels is made and cancelled, or its money goes back', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await paid();
        const { payment } = await shop().amendBooking(asking, booking.id, more(booking));
        if (!payment) throw new Error('It is to be paid first');
        await simulator.cards.pay(payment.clientSecret, GOOD_CARD);
        const cancel = () =>
          shop().cancelAny(
            anAdmin(),
            { bookingId: booking.id, sessionId: null },
            { reason: 'Ill', by: 'shop', fee: null, refund: null },
          );
        await outcomes(() => [shop().finishIntent(payment.intentId), cancel()]);
        await shop().finishIntent(payment.intentId);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect([here, there]).toEqual([after.total, after.total]);
        expect([0, NEW]).toContain(after.total);
        expect(after.state === 'cancelled').toBe(after.total === 0);
      }
    });

    it('an amendment against a payment leaves one of them, and what is paid is what is owed', async () => {
      for (let race = 0; race < RACES; race++) {
        const booking = await placed();
        const token = await payLink(booking);
        const opened = await shop().openBalance(token);
        const pay = async () => {
          await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
          await shop().finishIntent(opened.id);
        };
        await outcomes(() => [pay(), shop().amendBooking(asking, booking.id, more(booking))]);
        await shop().finishIntent(opened.id);
        const after = await now(booking);
        const { here, there } = await money(booking);
        expect(here).toBe(there);
        expect([after.total, after.paymentStatus, here]).toEqual(
          here > 0 ? [PLACED, 'paid', PLACED] : [NEW, 'pending', 0],
        );
      }
    });

    // In memory units of work run one after another, so that there is no twin without the lock.
    if (name !== 'memory')
      it('(without the lock both of two amendments are made)', async () => {
        const booking = await placed();
        const careless = unlockedPair();
        const ask = () =>
          shopOn(careless(store().unitOfWork)).amendBooking(asking, booking.id, more(booking));
        expect(await outcomes(() => [ask(), ask()])).toBe(2);
      });
  });

import type { Booking } from '@wondercast/core/bookings/booking/booking';
import { minorUnits } from '@wondercast/core/kernel/money';
import { describe, expect, it } from 'vitest';
import { usd } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { PLACED, payingStore } from './paying-store.ts';
import type { OpenStore } from './store-under-test.ts';

/** What changes cost too little for a card: waived until it is enough in all (decision 156). */
export const describeWaivers = (name: string, open: OpenStore) =>
  describe(`what is waived on ${name}`, () => {
    const { asking, simulator, shop, paid, placed, payLink, now, money } = payingStore(open);
    let people = 1;
    /** Another headcount, for so many cents of the desk's own. */
    const changeFor = async (booking: Booking, amount: number) => {
      const { version } = await now(booking);
      people += 1;
      const { payment } = await shop().amendAnyBooking(anAdmin(), booking.id, {
        lines: [{ line: 1, headcount: people }],
        shownDifference: minorUnits(amount),
        fee: minorUnits(amount),
        reason: 'Agreed by phone',
        version,
      });
      return payment;
    };
    const pay = async ({ clientSecret, intentId }: { clientSecret: string; intentId: string }) => {
      await simulator.cards.pay(clientSecret, GOOD_CARD);
      await shop().finishIntent(intentId);
    };

    it('stays below what a card may be charged, however many changes there are', async () => {
      const booking = await paid();
      let charged = 0;
      for (let change = 1; change <= 20; change++) {
        const payment = await changeFor(booking, 49);
        if (payment) {
          charged += payment.amount;
          await pay(payment);
        }
        const { total, waived, paymentStatus } = await now(booking);
        expect([total, paymentStatus]).toEqual([PLACED + 49 * change, 'paid']);
        expect(waived).toBeLessThan(50);
        expect(await money(booking)).toEqual({ here: total - waived, there: total - waived });
      }
      expect(charged).toBe(20 * 49);
    });

    it('is said before it is paid with another change, and is not paid with one that a card takes alone', async () => {
      const booking = await paid();
      expect(await changeFor(booking, 30)).toBeNull();
      const asked = { lines: [{ line: 1, headcount: 49 }], fee: minorUnits(20) };
      const quote = await shop().quoteAnyAmendment(anAdmin(), booking.id, asked);
      expect([quote.amendment.difference, quote.amendment.notes]).toEqual([
        20,
        ['$0.30 of earlier changes is paid with it.'],
      ]);
      const large = await changeFor(booking, 50);
      expect(large?.amount).toBe(50);
      if (large) await pay(large);
      expect(await now(booking)).toMatchObject({ waived: 30, total: PLACED + 80 });
      const small = await changeFor(booking, 20);
      expect(small?.amount).toBe(50);
      // Not paid, nothing is changed.
      expect(await now(booking)).toMatchObject({ waived: 30, total: PLACED + 80 });
      if (small) await pay(small);
      expect(await now(booking)).toMatchObject({ waived: 0, total: PLACED + 100 });
      expect(await money(booking)).toEqual({ here: PLACED + 100, there: PLACED + 100 });
    });

    it('is the first that is no longer owed, and nobody is charged it after that', async () => {
      const booking = await paid();
      await shop()
        .amendBooking(asking, booking.id, {
          lines: [{ line: 1, headcount: 60 }],
          shownDifference: usd(260),
          version: booking.version,
        })
        .then(({ payment }) => payment && pay(payment));
      expect(await changeFor(booking, 40)).toBeNull();
      const { version } = await now(booking);
      const back = { lines: [{ line: 1, selectedTier: 'starter' as const, headcount: 20 }] };
      const quote = await shop().quoteAmendment(asking, booking.id, back);
      expect(quote.refund).toBe(usd(260) - 40);
      await shop().amendBooking(asking, booking.id, { ...back, shownDifference: usd(-260), version });
      expect(await now(booking)).toMatchObject({ waived: 0, total: PLACED + 40 });
      expect(await changeFor(booking, 49)).toBeNull();
      expect(await now(booking)).toMatchObject({ waived: 49, total: PLACED + 89 });
    });

    it('is nothing of a booking that is not paid, and ends when all of it is', async () => {
      const booking = await placed();
      expect(await changeFor(booking, 49)).toBeNull();
      expect(await now(booking)).toMatchObject({ waived: 0, total: PLACED + 49, paymentStatus: 'pending' });
      const token = await payLink(booking);
      const balance = await shop().openBalance(token);
      expect(balance.amount).toBe(PLACED + 49);
      await pay({ clientSecret: balance.clientSecret, intentId: balance.id });
      expect(await changeFor(booking, 20)).toBeNull();
      await shop().refundBooking(anAdmin(), booking.id, {
        amount: minorUnits(PLACED + 49),
        note: null,
        key: null,
      });
      expect(await now(booking)).toMatchObject({ waived: 20, paymentStatus: 'pending' });
      const again = await shop().openBalance(await payLink(booking));
      expect(again.amount).toBe(PLACED + 69);
      await pay({ clientSecret: again.clientSecret, intentId: again.id });
      expect(await now(booking)).toMatchObject({ waived: 0, paymentStatus: 'paid' });
    });
  });

import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { ChangePayment } from '@wondercast/core/bookings/changes/changed';
import { lapseChanges } from '@wondercast/core/bookings/changes/steps/lapse-changes';
import { NOTHING_WAITS } from '@wondercast/core/bookings/settlement/use-cases/change-payment';
import { Refusal } from '@wondercast/core/kernel/refusal';
import { ended } from '@wondercast/core/money/payment/intent';
import { PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import type { OnceKey } from '@wondercast/core/people/answers';
import { describe, expect, it } from 'vitest';
import { unique, usd } from '../support/builders.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { NOW, PLACED, payingStore } from './paying-store.ts';
import { type OpenStore, refused } from './store-under-test.ts';

const MORE = usd(260);
const LATER = new Date(NOW.getTime() + 60_000);

/** How a change that waits for its payment ends, when nobody can pay it any longer. */
export const describeWaitingChanges = (name: string, open: OpenStore) =>
  describe(`changes that wait for their payment on ${name}`, () => {
    const { store, asking, simulator, shop, shopWith, paid, money } = payingStore(open);
    const asked = async (once: OnceKey | null = null) => {
      const booking = await paid();
      const given = { lines: [{ line: 1, headcount: 60 }], shownDifference: MORE, version: booking.version };
      const ask = async (by = shop(), key = once) => {
        const { payment } = await by.amendBooking(asking, booking.id, given, key);
        if (!payment) throw new Error('It is to be paid first');
        return payment;
      };
      const waits = async () => (await shop().paymentsOfBooking(asking, booking.id)).waiting;
      const isMadeBy = async ({ clientSecret, intentId }: ChangePayment) => {
        await simulator.cards.pay(clientSecret, GOOD_CARD);
        expect((await shop().completeChangePayment(asking, booking.id, intentId)).became).toBe('made');
        expect(await money(booking)).toEqual({ here: PLACED + MORE, there: PLACED + MORE });
      };
      return { booking, ask, waits, isMadeBy };
    };
    const lapse = () => lapseChanges({ ...store(), payments: simulator, now: () => LATER });
    const unfinished = ({ id }: Booking) => store().read.bookingChanges.unfinishedOf(id);

    it('ends one whose payment another request has closed before it failed, and begins anew when asked again', async () => {
      const once = { scope: 'change visitors', key: unique('key'), fingerprint: 'print' };
      const { booking, ask, waits, isMadeBy } = await asked(once);
      const first = await ask();
      const away = shopWith({
        payments: { ...simulator, open: () => Promise.reject(new Refusal('provider', PROVIDER_AWAY)) },
      });
      await refused(ask(away, null), 'provider');
      expect(await waits()).toBeNull();
      await refused(shop().openChangePayment(asking, booking.id), 'conflict', NOTHING_WAITS);
      await lapse();
      expect(await unfinished(booking)).toEqual([]);
      const second = await ask();
      expect(second.intentId).not.toBe(first.intentId);
      await isMadeBy(second);
    });

    it('ends one whose payment has gone back, and begins anew when asked again', async () => {
      const once = { scope: 'change visitors', key: unique('key'), fingerprint: 'print' };
      const { booking, ask, waits, isMadeBy } = await asked(once);
      const { intentId } = await ask();
      await simulator.cancel(intentId);
      await store().unitOfWork(async ({ intents }) => {
        const intent = await intents.lock(intentId);
        if (intent) await intents.save(ended(intent, 'refunded'));
      });
      expect(await waits()).toBeNull();
      await lapse();
      expect(await unfinished(booking)).toEqual([]);
      const second = await ask();
      expect(second.intentId).not.toBe(intentId);
      expect((await unfinished(booking)).map((each) => each.intentId)).toEqual([second.intentId]);
      await isMadeBy(second);
    });

    it('leaves one alone that may still be paid', async () => {
      const { ask, waits, isMadeBy } = await asked();
      const payment = await ask();
      await lapse();
      expect(await waits()).toMatchObject({ amount: MORE });
      await isMadeBy(payment);
    });
  });

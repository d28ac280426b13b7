import { type Booking, sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { BEING_CHANGED } from '@wondercast/core/bookings/booking/words';
import type { AmendmentGiven } from '@wondercast/core/bookings/changes/rules';
import { minorUnits } from '@wondercast/core/kernel/money';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { PaymentEvent } from '@wondercast/core/money/payment/payment-event';
import { NOTHING_TO_REFUND, PROVIDER_AWAY } from '@wondercast/core/money/payment/words';
import type { Shop } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { NOW, PLACED, payingStore } from './paying-store.ts';
import { type OpenStore, refused } from './store-under-test.ts';

const LATER = new Date(NOW.getTime() + 60_000);
const TWO = minorUnits(2 * PLACED);

/** A paid booking from two units to one: the provider refuses the refund, answers late, or reports it twice. Moves give nothing back. */
export const describeAmendmentRefunds = (name: string, open: OpenStore) =>
  describe(`refunds of amendments on ${name}`, () => {
    const { store, asking, simulator, shop, shopWith, paid, now, money } = payingStore(open);
    const fewer = ({ version }: Booking): AmendmentGiven => ({
      lines: [{ line: 1, quantity: 1 }],
      shownDifference: minorUnits(-PLACED),
      version,
    });
    const amend = (by: Shop, booking: Booking) => by.amendBooking(asking, booking.id, fewer(booking));
    const refundingBy = (refund: typeof simulator.refund) => shopWith({ payments: { ...simulator, refund } });
    const tell = async (event: PaymentEvent) => {
      const { body, signature } = simulator.deliver(event);
      await shop().receiveWebhook(body, signature);
    };
    const refundsOf = async ({ id }: Booking) =>
      (await store().read.ledger.ofBooking(id)).filter(({ kind }) => kind === 'refund');
    const unitsOf = async (booking: Booking) =>
      sessionsOf(await now(booking)).filter(({ state }) => state !== 'cancelled').length;
    const isAsItWas = async (booking: Booking) => {
      expect(await now(booking)).toMatchObject({ total: TWO, paymentStatus: 'paid' });
      expect(await unitsOf(booking)).toBe(2);
    };
    const isAmendedOnce = async (booking: Booking) => {
      expect(await now(booking)).toMatchObject({ total: PLACED, paymentStatus: 'paid', waived: 0 });
      expect(await unitsOf(booking)).toBe(1);
      expect(await money(booking)).toEqual({ here: PLACED, there: PLACED });
      const succeeded = (await refundsOf(booking)).filter(({ status }) => status === 'succeeded');
      expect(succeeded).toMatchObject([{ amount: PLACED }]);
    };

    it('leave the booking as it was when the provider refuses, and the next change free', async () => {
      const booking = await paid(2);
      const refusing = refundingBy(async () => {
        throw new Refusal('conflict', NOTHING_TO_REFUND);
      });
      await refused(amend(refusing, booking), 'provider');
      await isAsItWas(booking);
      expect(await money(booking)).toEqual({ here: TWO, there: TWO });
      expect(await refundsOf(booking)).toMatchObject([{ status: 'failed' }]);
      await amend(shop(), await now(booking));
      await isAmendedOnce(booking);
    });

    it.each(['the same request', 'the job'])(
      'are made once by %s when the provider answers late, and nothing else changes the booking until then',
      async (who) => {
        const booking = await paid(2);
        const late = refundingBy(async (request) => {
          await simulator.refund(request);
          throw new Refusal('provider', PROVIDER_AWAY);
        });
        await refused(amend(late, booking), 'provider');
        await isAsItWas(booking);
        await refused(
          shop().setConfirmed(anAdmin(), booking.id, { confirmed: true }),
          'conflict',
          BEING_CHANGED,
        );
        const later = shopWith({ now: () => LATER });
        if (who === 'the job') expect(await later.carryOnChanges()).toEqual([]);
        else await amend(shop(), booking);
        await isAmendedOnce(booking);
        expect(await later.carryOnChanges()).toEqual([]);
        await isAmendedOnce(booking);
      },
    );

    it('are written down once when the provider reports them twice, before its answer and after', async () => {
      const booking = await paid(2);
      const reports: PaymentEvent[] = [];
      const hasty = refundingBy(async (request) => {
        const made = await simulator.refund(request);
        const { key, intentId, amount } = request;
        const report = {
          kind: 'refund',
          intentId,
          refundId: made.id,
          key,
          amount,
          status: 'succeeded',
        } as const;
        reports.push({ ...report, id: unique('evt') });
        for (const each of reports) await tell(each);
        return made;
      });
      await amend(hasty, booking);
      await isAmendedOnce(booking);
      const [report] = reports;
      if (!report) throw new Error('It was reported');
      for (const id of [report.id, unique('evt')]) await tell({ ...report, id });
      await isAmendedOnce(booking);
    });
  });

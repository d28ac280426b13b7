import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { AmendmentGiven } from '@wondercast/core/bookings/changes/rules';
import { Refusal } from '@wondercast/core/kernel/refusal';
import type { Shop } from '@wondercast/core/shop';
import { describe, expect, it } from 'vitest';
import { usd } from '../support/builders.ts';
import { heldStep, sayingLocks, withoutLocks } from '../support/held-step.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { PLACED, payingStore } from './paying-store.ts';
import type { OpenStore } from './store-under-test.ts';

/**
 * Two changes of one booking: the first has decided what to write, and is held there while the second goes as far as it comes. With the
 * lock it waits, and there is one outcome; the twin without the lock ends with money that has no place to go, or a booking that is
 * neither. Not in memory, where units of work run one after another.
 */
export const describeHeldRaces = (name: string, open: OpenStore) =>
  describe(`changes that meet at a held step on ${name}`, () => {
    const { store, asking, simulator, shopOn, shop, placed, payLink, paid, now, money } = payingStore(open);

    const cancel = (by: Shop, booking: Booking, refund = usd(0)) =>
      by.cancelOwn(
        asking,
        { bookingId: booking.id, sessionId: null },
        { shownFee: usd(0), shownRefund: refund, reason: null },
      );
    const cancelByDesk = (by: Shop, { id: bookingId }: Booking) =>
      by.cancelAny(
        anAdmin(),
        { bookingId, sessionId: null },
        { reason: 'Ill', by: 'shop', fee: null, refund: null },
      );
    const amend = (by: Shop, { id, version }: Booking) => {
      const given: AmendmentGiven = {
        lines: [{ line: 1, headcount: 60 }],
        shownDifference: usd(260),
        version,
      };
      return by.amendBooking(asking, id, given);
    };
    const pay = async (by: Shop, _: Booking, link: string) => {
      const opened = await by.openBalance(link);
      await simulator.cards.pay(opened.clientSecret, GOOD_CARD);
      await by.finishIntent(opened.id);
    };
    const amendAndPay = async (by: Shop, booking: Booking) => {
      const { payment } = await amend(by, booking);
      if (!payment) throw new Refusal('conflict', 'It is to be paid first');
      await simulator.cards.pay(payment.clientSecret, GOOD_CARD);
      await by.finishIntent(payment.intentId);
    };

    interface Meeting {
      /** Held before its first write. */
      readonly first: (by: Shop, booking: Booking) => Promise<unknown>;
      readonly second: (by: Shop, booking: Booking, payLink: string) => Promise<unknown>;
      readonly isPaid: boolean;
      /** What is wrong with the booking and its money, for the twin. */
      readonly lost: (booking: Booking, here: number) => boolean;
    }
    const MEETINGS: Readonly<Record<string, Meeting>> = {
      'cancel against pay': {
        first: cancel,
        second: pay,
        isPaid: false,
        lost: ({ state }, here) => state === 'cancelled' && here > 0,
      },
      'amend against pay': {
        first: amend,
        second: pay,
        isPaid: false,
        lost: ({ total }, here) => here > 0 && here !== total,
      },
      'the desk’s confirmation against cancel': {
        first: (by, { id }) => by.setConfirmed(anAdmin(), id, { confirmed: true }),
        second: (by, booking) => cancel(by, booking, PLACED),
        isPaid: true,
        lost: ({ state, total }) => state === 'confirmed' && total === 0,
      },
      'the desk cancels while an amendment is paid': {
        first: cancelByDesk,
        second: amendAndPay,
        isPaid: true,
        lost: ({ state }, here) => state === 'cancelled' && here > 0,
      },
    };

    /** Both to their ends; refusals are answers. */
    const meet = async ({ first, second, isPaid }: Meeting, isLocked: boolean): Promise<Booking> => {
      const booking = await (isPaid ? paid() : placed());
      const link = await payLink(booking);
      const { stopping, isThere, goOn } = heldStep();
      const { unitOfWork } = store();
      const guard = isLocked ? unitOfWork : withoutLocks(unitOfWork);
      const held = first(shopOn(stopping(guard)), booking);
      await isThere;
      const other = second(shopOn(isLocked ? sayingLocks(guard, goOn) : guard), booking, link).finally(goOn);
      for (const { reason } of (await Promise.allSettled([held, other])).filter(
        (each) => each.status === 'rejected',
      ))
        if (!(reason instanceof Refusal)) throw reason;
      return booking;
    };

    it.each(Object.entries(MEETINGS))('%s: one outcome, and the money agrees with it', async (_, meeting) => {
      const booking = await meet(meeting, true);
      for (const { id } of await store().read.intents.ofBooking(booking.id)) await shop().finishIntent(id);
      const after = await now(booking);
      const { here, there } = await money(booking);
      const owed = after.paymentStatus === 'paid' ? after.total : 0;
      expect([here, there]).toEqual([owed, owed]);
      expect(after.state === 'cancelled').toBe(after.total === 0);
    });

    it.each(Object.entries(MEETINGS))('(without the lock, %s: both go through)', async (_, meeting) => {
      const booking = await meet(meeting, false);
      const { here } = await money(booking);
      expect(meeting.lost(await now(booking), here)).toBe(true);
    });
  });

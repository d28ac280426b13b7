import { TOO_LATE_TO_PAY } from '@wondercast/core/bookings/changes/words';
import { describe, expect, it } from 'vitest';
import { usd } from '../support/builders.ts';
import { anAdmin } from '../support/memory-ports.ts';
import { GOOD_CARD } from '../support/paying.ts';
import { NOW, PLACED, payingStore } from './paying-store.ts';
import { type OpenStore, refused } from './store-under-test.ts';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE_MS);
const NOON = inMinutes(120);
const FEE = usd(99);

/** Changes of a session that begins soon: nobody pays for what has begun. */
export const describeLastMoments = (name: string, open: OpenStore) =>
  describe(`changes shortly before a session on ${name}`, () => {
    const { store, asking, simulator, shop, shopWith, paid, money } = payingStore(open);
    const byId = async (id: number) => {
      const booking = await store().read.bookings.byId(id);
      if (!booking) throw new Error('The booking is gone');
      return booking;
    };
    const move = async (bookingId: number, startsAt: Date, fee = usd(0), by = shop()) => {
      const { version } = await byId(bookingId);
      const given = {
        preferences: null,
        startsAt,
        timezone: 'UTC' as const,
        reason: 'The room is taken',
        fee,
        version,
      };
      return by.moveAnySession(anAdmin(), { bookingId, id: `${bookingId}-1-1` }, given);
    };
    /** A paid booking whose session begins in two hours. */
    const soon = async () => {
      const booking = await paid();
      await move(booking.id, NOON);
      return byId(booking.id);
    };
    const amend = async (bookingId: number, by = shop()) => {
      const { version } = await byId(bookingId);
      const given = { lines: [{ line: 1, headcount: 60 }], shownDifference: usd(260), version };
      return (await by.amendAnyBooking(anAdmin(), bookingId, { ...given, reason: 'They grew', fee: null }))
        .payment;
    };

    it('may be paid until the session begins, or the time that it moves to', async () => {
      const { id } = await soon();
      expect((await amend(id))?.expiresAt).toEqual(NOON);
      expect((await move(id, inMinutes(7 * 24 * 60), FEE)).payment?.expiresAt).toEqual(NOON);
      expect((await move(id, inMinutes(60), FEE)).payment?.expiresAt).toEqual(inMinutes(60));
    });

    it('give the money back that comes when the session has begun', async () => {
      const { id } = await soon();
      const payment = await amend(id);
      if (!payment) throw new Error('It is to be paid first');
      await simulator.cards.pay(payment.clientSecret, GOOD_CARD);
      const begun = shopWith({ now: () => NOON });
      expect((await begun.completeChangePayment(asking, id, payment.intentId)).became).toBe('returned');
      const booking = await byId(id);
      expect(booking).toMatchObject({ total: PLACED, lines: [{ selectedTier: 'starter' }] });
      expect(await money(booking)).toEqual({ here: PLACED, there: PLACED });
    });

    it('are refused where nobody has the time to pay', async () => {
      const { id } = await soon();
      const late = shopWith({ now: () => inMinutes(111) });
      await refused(amend(id, late), 'conflict', TOO_LATE_TO_PAY);
      await refused(move(id, inMinutes(24 * 60), FEE, late), 'conflict', TOO_LATE_TO_PAY);
      expect(await store().read.bookingChanges.unfinishedOf(id)).toEqual([]);
      // What costs nothing more is not in question.
      expect((await move(id, inMinutes(24 * 60), usd(0), late)).payment).toBeNull();
    });
  });

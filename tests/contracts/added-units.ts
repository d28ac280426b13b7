import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { describe, expect, it } from 'vitest';
import { NOW, PLACED, payingStore } from './paying-store.ts';
import type { OpenStore } from './store-under-test.ts';

const LATER = new Date(NOW.getTime() + 5 * 86_400_000);
/** More than all suites of a store wait for. */
const ALL = 10_000;

/** Units that an amendment adds wait in the desk's inbox since then, and not since the booking was placed. */
export const describeAddedUnits = (name: string, open: OpenStore) =>
  describe(`units that are added on ${name}`, () => {
    const { store, asking, shopWith, placed, now } = payingStore(open);

    it.each(['one unit more', 'another line'])('wait since the amendment: %s', async (what) => {
      const booking = await placed();
      const experienceId = booking.lines[0]?.experienceId ?? 0;
      const lines =
        what === 'one unit more'
          ? [{ line: 1, quantity: 2 }]
          : [{ experienceId, selectedTier: 'ultimate' as const, quantity: 1 }];
      const shop = shopWith({ now: () => LATER });
      const { amendment } = await shop.quoteAmendment(asking, booking.id, { lines });
      await shop.amendBooking(asking, booking.id, {
        lines,
        shownDifference: amendment.difference,
        version: booking.version,
      });
      const after = await now(booking);
      expect(after.total).toBe(PLACED + amendment.difference);
      const added = sessionsOf(after).filter(
        ({ line, unit }) => !sessionsOf(booking).some((each) => each.line === line && each.unit === unit),
      );
      expect(added.map(({ stateSince }) => stateSince)).toEqual([LATER]);
      const { needsTime } = await store().read.board.inbox({
        now: LATER,
        today: { from: LATER, to: LATER },
        limit: ALL,
      });
      const waiting = needsTime.sessions
        .filter(({ bookingId }) => bookingId === booking.id)
        .map(({ session: { line, unit } }) => `${line}-${unit}`);
      expect(waiting).toEqual([
        ...sessionsOf(booking).map(({ line, unit }) => `${line}-${unit}`),
        ...added.map(({ line, unit }) => `${line}-${unit}`),
      ]);
    });
  });

import { isPastEverywhere } from '../../calendar.ts';
import { MORE_DATES } from '../../cart/rules.ts';
import type { Ports } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { PAST_DATE } from '../../scheduling/past.ts';
import { type Slot, slotsFor } from '../../scheduling/slot.ts';
import { insistOnVersion } from '../../version.ts';
import type { BookedLine, Booking } from '../booking.ts';
import type { SlotsChange } from '../rules.ts';
import { type Asking, insistOnOwner, insistOnSomebody } from './insist-on-owner.ts';

const refuse = (path: string, message: string): never => {
  throw new Refusal('invalid', message, { issues: [{ path, message }] });
};

/** A line with other slots. A day that was chosen before may have passed meanwhile; a new one may not. */
const rescheduled = (line: BookedLine, at: number, asked: readonly Slot[], now: Date): BookedLine => {
  if (asked.length > line.quantity) refuse(`items.${at}.slots`, MORE_DATES);
  const slots = slotsFor(line.quantity, asked);
  const past = slots.findIndex(
    ({ date }, unit) => date && date !== line.slots[unit]?.date && isPastEverywhere(date, now),
  );
  if (past >= 0) refuse(`items.${at}.slots.${past}.date`, PAST_DATE);
  return { ...line, slots };
};

/**
 * Proposes other dates for a booking that is not confirmed yet. Each item stands for a line, in the booking's order; units
 * that an item leaves out lose their date.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'conflict' (confirmed, stale version),
 *   'invalid' (past days, more days than units, other lines than booked)
 */
export const changeSlots =
  ({ unitOfWork, hashToken, now }: Pick<Ports, 'unitOfWork' | 'hashToken' | 'now'>) =>
  async (asking: Asking, bookingId: number, { items, version }: SlotsChange): Promise<Booking> => {
    insistOnSomebody(asking);
    return unitOfWork(async ({ bookings }) => {
      const booking = await insistOnOwner(bookings, hashToken, asking, await bookings.lock(bookingId));
      if (booking.confirmed) throw new Refusal('conflict', 'Confirmed bookings cannot be changed.');
      insistOnVersion(version, booking.version);
      if (items.length !== booking.lines.length)
        refuse('items', 'Send one entry for each line of the booking');
      const lines = booking.lines.map((line, at) =>
        rescheduled(line, at, items[at]?.slots ?? line.slots, now()),
      );
      await bookings.changeSlots(
        booking.id,
        lines.map(({ slots }) => slots),
      );
      return { ...booking, lines, version: booking.version + 1 };
    });
  };

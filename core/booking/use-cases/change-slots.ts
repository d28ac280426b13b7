import { asAdmin } from '../../as-admin.ts';
import { isPastEverywhere } from '../../calendar.ts';
import type { Caller } from '../../caller.ts';
import { MORE_DATES } from '../../cart/rules.ts';
import type { Ports, Store } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { PAST_DATE } from '../../scheduling/past.ts';
import { type Slot, slotsFor } from '../../scheduling/slot.ts';
import { insistOnVersion } from '../../version.ts';
import type { AdminBooking } from '../admin-booking.ts';
import { type BookedLine, type Booking, daysOf } from '../booking.ts';
import type { SlotsChange } from '../rules.ts';
import { type Asking, insistOnOwner, insistOnSomebody } from './insist-on-owner.ts';
import { bookingForAdmin } from './list-bookings.ts';

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

/** The booking's lines with the slots that are asked for. @throws Refusal 'conflict' (stale version), 'invalid' */
const linesAsAsked = (
  booking: Booking,
  { items, version }: SlotsChange,
  now: Date,
): readonly BookedLine[] => {
  insistOnVersion(version, booking.version);
  if (items.length !== booking.lines.length) refuse('items', 'Send one entry for each line of the booking');
  return booking.lines.map((line, at) => rescheduled(line, at, items[at]?.slots ?? line.slots, now));
};

/** Writes the lines' slots, and has the customer told; answers whether any has changed. */
const keepSlots = async (
  { bookings, jobs }: Pick<Store, 'bookings' | 'jobs'>,
  booking: Booking,
  lines: readonly BookedLine[],
): Promise<boolean> => {
  const slotsOf = (each: readonly BookedLine[]) => each.map(({ slots }) => slots);
  await bookings.changeSlots(booking.id, slotsOf(lines));
  if (JSON.stringify(slotsOf(lines)) === JSON.stringify(slotsOf(booking.lines))) return false;
  const payload = { bookingId: booking.id, version: booking.version + 1 };
  await jobs.add({ task: 'mail-dates-changed', payload });
  return true;
};

/**
 * Proposes other dates for a booking that is not confirmed yet. Each item stands for a line, in the booking's order; units
 * that an item leaves out lose their date.
 * @throws Refusal 'unauthenticated', 'not-found' (not there or not yours), 'conflict' (confirmed, stale version),
 *   'invalid' (past days, more days than units, other lines than booked)
 */
export const changeSlots =
  ({ unitOfWork, hashToken, now }: Pick<Ports, 'unitOfWork' | 'hashToken' | 'now'>) =>
  async (asking: Asking, bookingId: number, change: SlotsChange): Promise<Booking> => {
    insistOnSomebody(asking);
    return unitOfWork(async (store) => {
      const { bookings } = store;
      const booking = await insistOnOwner(bookings, hashToken, asking, await bookings.lock(bookingId));
      if (booking.confirmed) throw new Refusal('conflict', 'Confirmed bookings cannot be changed.');
      const lines = linesAsAsked(booking, change, now());
      if (await keepSlots(store, booking, lines)) await store.news.tell('booking.rescheduled', booking);
      return { ...booking, lines, version: booking.version + 1 };
    });
  };

/**
 * As its owner does, for an administrator, who may also move what is confirmed.
 * @throws Refusal 'unauthenticated', 'forbidden', 'not-found', 'conflict' (stale version), 'invalid'
 */
export const scheduleBooking =
  (ports: Pick<Ports, 'unitOfWork' | 'read' | 'now'>) =>
  async (caller: Caller, bookingId: number, change: SlotsChange): Promise<AdminBooking> => {
    await asAdmin(ports, caller, async ({ store, at, note }) => {
      const booking = await store.bookings.lock(bookingId);
      if (!booking) throw new Refusal('not-found', 'Booking not found');
      const lines = linesAsAsked(booking, change, at);
      if (!(await keepSlots(store, booking, lines))) return;
      await store.news.tell('booking.rescheduled', booking);
      await note('booking.scheduled', 'booking', bookingId, {
        reference: booking.reference,
        before: { experienceDates: daysOf(booking) },
        after: { experienceDates: daysOf({ lines }) },
      });
    });
    return bookingForAdmin(ports)(caller, bookingId);
  };

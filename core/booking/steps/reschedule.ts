import { isPastEverywhere } from '../../calendar.ts';
import { MORE_DATES } from '../../cart/rules.ts';
import type { Store } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';
import { PAST_DATE } from '../../scheduling/past.ts';
import { type Slot, slotsFor } from '../../scheduling/slot.ts';
import { assertVersion } from '../../version.ts';
import type { BookedLine, Booking } from '../booking.ts';
import type { SlotsChange } from '../rules.ts';

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
export const requestedLines = (
  booking: Booking,
  { items, version }: SlotsChange,
  now: Date,
): readonly BookedLine[] => {
  assertVersion(version, booking.version);
  if (items.length !== booking.lines.length) refuse('items', 'Send one entry for each line of the booking');
  return booking.lines.map((line, at) => rescheduled(line, at, items[at]?.slots ?? line.slots, now));
};

/** Saves the lines' slots and queues the mail to the customer; answers whether any has changed. */
export const saveSlots = async (
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

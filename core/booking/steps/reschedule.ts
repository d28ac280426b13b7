import { isPastEverywhere } from '../../calendar.ts';
import { MORE_DATES } from '../../cart/rules.ts';
import type { Store } from '../../ports.ts';
import { invalid } from '../../refusal.ts';
import { PAST_DATE } from '../../scheduling/past.ts';
import type { Session } from '../../scheduling/session.ts';
import { preferring } from '../../scheduling/session-changes.ts';
import { slotOf } from '../../scheduling/session-slot.ts';
import { EMPTY_SLOT, isEmptySlot, type Slot } from '../../scheduling/slot.ts';
import { assertVersion } from '../../version.ts';
import { type BookedLine, type Booking, withChanged } from '../booking.ts';
import type { SlotsChange } from '../rules.ts';

const isSame = (a: Slot, b: Slot): boolean =>
  a.date === b.date && a.time === b.time && a.meridiem === b.meridiem && a.zone === b.zone;

/** A session whose first preference is another slot; without one it has no preferences at all. */
const withFirst = (session: Session, slot: Slot, at: Date): Session =>
  preferring(session, isEmptySlot(slot) ? [] : [slot, ...session.preferences.slice(1)], at);

/** The sessions of a line whose slot differs from what is asked. A day that was chosen before may have passed meanwhile. */
const rescheduled = (line: BookedLine, at: number, asked: readonly Slot[], now: Date): readonly Session[] => {
  if (asked.length > line.quantity) throw invalid(`items.${at}.slots`, MORE_DATES);
  return line.sessions.flatMap((session) => {
    const [slot, before] = [asked[session.unit] ?? EMPTY_SLOT, slotOf(session)];
    if (slot.date && slot.date !== before.date && isPastEverywhere(slot.date, now))
      throw invalid(`items.${at}.slots.${session.unit}.date`, PAST_DATE);
    return isSame(slot, before) ? [] : [withFirst(session, slot, now)];
  });
};

/** The sessions that change with the slots that are asked for. @throws Refusal 'conflict' (stale version), 'invalid' */
export const requestedSessions = (
  booking: Booking,
  { items, version }: SlotsChange,
  now: Date,
): readonly Session[] => {
  assertVersion(version, booking.version);
  if (items.length !== booking.lines.length)
    throw invalid('items', 'Send one entry for each line of the booking');
  return booking.lines.flatMap((line, at) => rescheduled(line, at, items[at]?.slots ?? line.slots, now));
};

/** Saves the changed sessions and queues the mail to the customer; answers the booking as it is then. */
export const saveSlots = async (
  { bookings, jobs }: Pick<Store, 'bookings' | 'jobs'>,
  booking: Booking,
  changed: readonly Session[],
): Promise<Booking> => {
  const version = booking.version + 1;
  const after = { ...withChanged(booking, changed), version };
  await bookings.saveSessions(after, changed);
  if (changed.length > 0)
    await jobs.add({ task: 'mail-dates-changed', payload: { bookingId: booking.id, version } });
  return after;
};

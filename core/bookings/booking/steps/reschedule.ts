import { MORE_DATES } from '../../../buying/cart/rules.ts';
import { type Choosing, refuseTimes, whyNotBookable } from '../../../calendar/scheduling/assert-bookable.ts';
import { instantOf } from '../../../calendar/scheduling/instant.ts';
import { PAST_DATE } from '../../../calendar/scheduling/past.ts';
import type { Session } from '../../../calendar/scheduling/session.ts';
import { slotOf } from '../../../calendar/scheduling/session-slot.ts';
import { isAhead } from '../../../calendar/scheduling/session-states.ts';
import { EMPTY_SLOT, isEmptySlot, type Slot } from '../../../calendar/scheduling/slot.ts';
import { earliestDay } from '../../../kernel/calendar.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import { type BookedLine, type Booking, minutesOfLine } from '../booking.ts';
import type { BookingStore } from '../ports.ts';
import type { SlotsChange } from '../rules.ts';
import { agreeOn, reopen } from './agree-session.ts';
import { assertMayWish } from './assert-may-wish.ts';
import { prefer } from './prefer.ts';
import { type Acting, recordSessions, type SessionChange } from './record-sessions.ts';
import { rulesOf } from './rules-of.ts';

/** A session that is to get another slot. */
interface Request {
  readonly session: Session;
  readonly slot: Slot;
  readonly line: BookedLine;
  /** Index of the item in the request; `unit` is the index of the slot in the item. */
  readonly at: number;
  readonly unit: number;
}

const isSame = (a: Slot, b: Slot): boolean =>
  a.date === b.date && a.time === b.time && a.meridiem === b.meridiem && a.zone === b.zone;

/**
 * The slots that differ from those a line has already. A day in the past is refused only where it is new: one that was chosen before may
 * have passed meanwhile.
 */
const requestsOf = (line: BookedLine, at: number, asked: readonly Slot[], now: Date): readonly Request[] => {
  const today = earliestDay(now);
  if (asked.length > line.quantity) throw invalid(`items.${at}.slots`, MORE_DATES);
  return line.sessions.flatMap((session, unit) => {
    const [slot, before] = [asked[unit] ?? EMPTY_SLOT, slotOf(session)];
    if (slot.date && slot.date !== before.date && slot.date < today)
      throw invalid(`items.${at}.slots.${unit}.date`, PAST_DATE);
    return isSame(slot, before) ? [] : [{ session, slot, line, at, unit }];
  });
};

const requested = (booking: Booking, { items, version }: SlotsChange, now: Date): readonly Request[] => {
  assertVersion(version, booking.version);
  if (items.length !== booking.lines.length)
    throw invalid('items', 'Send one entry for each line of the booking');
  return booking.lines.flatMap((line, at) => requestsOf(line, at, items[at]?.slots ?? line.slots, now));
};

/** @throws Refusal 'invalid' at each slot that breaks a rule of booking, with that rule */
const assertInRules = async (
  store: Pick<BookingStore, 'catalogue'>,
  requests: readonly Request[],
  now: Date,
): Promise<void> => {
  const choosing = new Map<number | null, Choosing>();
  for (const { line } of requests)
    if (!choosing.has(line.experienceId)) {
      const rules = line.experienceId === null ? [] : await rulesOf(store, line);
      choosing.set(line.experienceId, { by: 'customer', rules, now });
    }
  refuseTimes(
    requests.flatMap(({ slot, line, at, unit }) => {
      const chosen = choosing.get(line.experienceId);
      return (chosen && whyNotBookable({ path: `items.${at}.slots.${unit}`, time: slot }, chosen)) ?? [];
    }),
  );
};

/** The slot becomes the first preference; an empty slot removes all preferences. */
const timesWith = (session: Session, slot: Slot): readonly Slot[] =>
  isEmptySlot(slot) ? [] : [slot, ...session.preferences.slice(1)];

/** Moves an agreed session, or reopens it when the slot names no instant. */
const moveTo = (
  acting: Acting,
  booking: Booking,
  { session, slot, line }: Request,
): Promise<SessionChange> => {
  const startsAt = instantOf(slot);
  const { zone } = slot;
  if (!startsAt || !zone) return reopen(acting, booking, session, timesWith(session, slot));
  const minutes = session.agreed?.minutes ?? minutesOfLine(line);
  return agreeOn(acting, booking, session, { startsAt, zone, minutes });
};

/**
 * Gives the sessions of a locked booking the requested slots, and queues the mail to the customer. Only the desk moves agreed sessions.
 * Returns the booking as it is then, and whether anything has changed.
 * @throws Refusal 'conflict' (stale version, a session that is agreed or over, a host who is not free then), 'invalid'
 */
export const reschedule = async (
  acting: Acting,
  booking: Booking,
  change: SlotsChange,
  { isDesk }: { readonly isDesk: boolean },
): Promise<{ readonly booking: Booking; readonly isChanged: boolean }> => {
  const { store, at } = acting;
  const changes: SessionChange[] = [];
  const requests = requested(booking, change, at);
  if (!isDesk) {
    const wishes = requests.filter(({ slot }) => !isEmptySlot(slot));
    await assertMayWish(
      store,
      wishes.map(({ line, at: item, unit }) => ({ line, path: `items.${item}.slots.${unit}` })),
    );
    await assertInRules(store, requests, at);
  }
  for (const request of requests) {
    const { session, slot } = request;
    changes.push(
      isDesk && isAhead(session)
        ? await moveTo(acting, booking, request)
        : await prefer(acting, booking, session, timesWith(session, slot)),
    );
  }
  const after = await recordSessions(acting, booking, changes);
  const isChanged = changes.length > 0;
  if (isChanged) {
    const payload = { bookingId: booking.id, version: after.version };
    await store.jobs.add({ task: 'mail-dates-changed', payload });
    await store.events.publish('booking.rescheduled', booking);
  }
  return { booking: after, isChanged };
};

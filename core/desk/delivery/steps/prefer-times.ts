import type { PreferencesChange } from '../../../bookings/booking/session-rules.ts';
import { assertMayWish } from '../../../bookings/booking/steps/assert-may-wish.ts';
import { prefer } from '../../../bookings/booking/steps/prefer.ts';
import { type Acting, recordSessions } from '../../../bookings/booking/steps/record-sessions.ts';
import { rulesOf } from '../../../bookings/booking/steps/rules-of.ts';
import { assertBookable, listedTimes } from '../../../calendar/scheduling/assert-bookable.ts';
import { PAST_DATE } from '../../../calendar/scheduling/past.ts';
import type { Slot } from '../../../calendar/scheduling/slot.ts';
import { isPastEverywhere } from '../../../kernel/calendar.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { assertVersion } from '../../../kernel/version.ts';
import type { SessionPlace } from '../session-place.ts';

/** A new preferred day must not be in the past; one that was preferred before may have passed meanwhile. */
const assertFuture = ({ session }: SessionPlace, times: readonly Slot[], now: Date): void => {
  const past = times.findIndex(
    ({ date }) =>
      date !== null &&
      isPastEverywhere(date, now) &&
      !session.preferences.some((before) => before.date === date),
  );
  if (past >= 0) throw invalid(`preferences.${past}.date`, PAST_DATE);
};

/**
 * Gives a session of a locked booking other preferred times, and tells the desk. Returns the session and its booking as they are then.
 * @throws Refusal 'conflict' (stale version, present state), 'invalid' (past days, a rule of booking, preferred times are not accepted)
 */
export const preferTimes = async (
  acting: Acting,
  place: SessionPlace,
  { preferences, guestNotes, version }: PreferencesChange,
): Promise<SessionPlace> => {
  const { booking, session } = place;
  assertVersion(version, session.version);
  assertFuture(place, preferences, acting.at);
  await assertMayWish(acting.store, [{ line: place.line, path: 'preferences' }]);
  const rules = await rulesOf(acting.store, place.line);
  assertBookable(listedTimes(preferences, 'preferences'), { by: 'customer', rules, now: acting.at });
  const change = await prefer(acting, booking, session, preferences);
  const noted = guestNotes === undefined ? {} : { guestNotes: guestNotes || null };
  const after = { ...change.session, ...noted };
  const saved = await recordSessions(acting, booking, [{ ...change, session: after }]);
  const { line, unit, version: saidBy } = after;
  await acting.store.jobs.add({
    task: 'mail-preferences-changed',
    payload: { bookingId: booking.id, line, unit, version: saidBy },
  });
  return { ...place, booking: saved, session: after };
};

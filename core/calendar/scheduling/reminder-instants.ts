import { daysAfter } from '../../kernel/calendar.ts';
import type { ZonedTime } from './session.ts';
import { zonedSlot } from './session-slot.ts';
import { instantsOf } from './zone-time.ts';

const MINUTE_MS = 60_000;
/** No reminder is mailed before this hour in the session's own time zone. */
export const FIRST_HOUR = 8;

/** When reminders of a session are mailed: the given numbers of days ahead, in the morning of its own time zone; earliest first. */
export const reminderInstants = (time: ZonedTime, daysAhead: readonly number[]): readonly Date[] => {
  const { date } = zonedSlot(time);
  if (date === null) return [];
  return daysAhead
    .map((days) => Date.parse(`${daysAfter(date, -days)}T00:00:00Z`) + FIRST_HOUR * 60 * MINUTE_MS)
    .map((wall) => instantsOf(wall, time.zone)[0] ?? wall)
    .sort((a, b) => a - b)
    .map((instant) => new Date(instant));
};

/**
 * When a join link that is saved now is mailed to the customer: with the first reminder, if no reminder has been due yet; otherwise at
 * once, because the earlier mails lacked it. null for a session that has begun.
 */
export const linkMailedAt = (time: ZonedTime, daysAhead: readonly number[], now: Date): Date | null => {
  if (time.startsAt <= now) return null;
  const [first] = reminderInstants(time, daysAhead);
  return first && first > now ? first : now;
};

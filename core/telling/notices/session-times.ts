import { type AgreedTime, endOf, type Session, type ZonedTime } from '../../calendar/scheduling/session.ts';
import { slotOf, zonedSlot } from '../../calendar/scheduling/session-slot.ts';
import { spokenTime } from '../../calendar/scheduling/spoken-time.ts';
import { formatDayLong, type LocalDate } from '../../kernel/calendar.ts';
import type { MailDate } from '../../kernel/mail.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const named = (format: Intl.DateTimeFormat, day: LocalDate): string =>
  format.format(Date.parse(`${day}T00:00:00Z`));

/** `Friday, March 20, 2026`. */
export const dayWords = (day: LocalDate): string => `${named(weekday, day)}, ${formatDayLong(day)}`;

/** `Friday, March 20, 2026, 3:30 PM EDT, New York`. */
export const timeWords = (time: ZonedTime): string => {
  const slot = zonedSlot(time);
  return [slot.date && dayWords(slot.date), spokenTime(slot)].filter(Boolean).join(', ');
};

/** When a session takes place, or was to take place; null where no day was ever named. */
export const whenWords = (session: Pick<Session, 'agreed' | 'preferences'>): string | null => {
  if (session.agreed) return timeWords(session.agreed);
  const slot = slotOf(session);
  return slot.date && [dayWords(slot.date), slot.time ? spokenTime(slot) : ''].filter(Boolean).join(', ');
};

/** `3:30 PM to 4:30 PM EDT, New York`. */
export const spanWords = (agreed: AgreedTime): string => {
  const start = zonedSlot(agreed);
  return `${start.time} ${start.meridiem} to ${spokenTime(zonedSlot({ startsAt: endOf(agreed), zone: agreed.zone }))}`;
};

/** An agreed time drawn as a calendar sheet; `before` is the time from which it has moved. */
export const mailDateOf = (agreed: AgreedTime, before: ZonedTime | null = null): MailDate | null => {
  const { date } = zonedSlot(agreed);
  return (
    date && {
      month: named(month, date),
      day: String(Number(date.slice(8, 10))),
      time: spanWords(agreed),
      note: dayWords(date),
      before: before && timeWords(before),
    }
  );
};

import { sessionsOf } from '@wondercast/core/bookings/booking/booking';
import { sessionId } from '@wondercast/core/calendar/scheduling/session';
import { isAhead } from '@wondercast/core/calendar/scheduling/session-states';
import type { ReminderLog } from '@wondercast/core/telling/notices/ports';
import type { MemorySession } from '../memory-session.ts';

export const memoryReminders = (memory: MemorySession): ReminderLog => {
  /** Removes entries whose name has occurred before. */
  const fresh = <Each>(all: readonly Each[], nameOf: (each: Each) => string): readonly Each[] =>
    all.filter((each) => {
      const name = nameOf(each);
      const { remindersClaimed } = memory.tables;
      if (remindersClaimed.get(name)) return false;
      remindersClaimed.set(name, name);
      return true;
    });
  return {
    coming: async (from, to) =>
      memory.tables.bookings
        .all()
        .flatMap((booking) =>
          sessionsOf(booking).flatMap(({ line, unit, state, agreed }) =>
            isAhead({ state }) && agreed && agreed.startsAt >= from && agreed.startsAt < to
              ? [{ bookingId: booking.id, line, unit, startsAt: agreed.startsAt, zone: agreed.zone }]
              : [],
          ),
        ),
    claim: async (reminders) =>
      fresh(reminders, ({ day, daysAhead, ...key }) => `session ${sessionId(key)} ${day} ${daysAhead}`),
    claimHostDays: async (days) => fresh(days, ({ hostId, day }) => `host ${hostId} ${day}`),
  };
};

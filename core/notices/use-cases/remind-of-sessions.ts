import { dayAt, daysAfter } from '../../calendar.ts';
import type { Ports } from '../../ports.ts';

const DAYS_BEFORE = 2;

/**
 * Queues a reminder for each confirmed booking with a session two days ahead (UTC), once. Runs often, on any number of nodes. Answers how
 * many.
 */
export const remindOfSessions =
  ({ unitOfWork, now }: Pick<Ports, 'unitOfWork' | 'now'>) =>
  (): Promise<number> =>
    unitOfWork(async ({ bookingMails, jobs }) => {
      const day = daysAfter(dayAt(now(), 0), DAYS_BEFORE);
      const ids = await bookingMails.claimReminders(day);
      if (ids.length > 0)
        await jobs.addAll(ids.map((bookingId) => ({ task: 'mail-reminder', payload: { bookingId, day } })));
      return ids.length;
    });

import { FIRST_HOUR } from '../../../calendar/scheduling/reminder-instants.ts';
import type { Zone } from '../../../calendar/scheduling/zone.ts';
import { dayIn, wallAt } from '../../../calendar/staffing/wall-clock.ts';
import { dayAt, daysAfter } from '../../../kernel/calendar.ts';
import { type Reminders, USUAL_REMINDERS } from '../../../shop/settings/reminders-record.ts';
import type { ComingSession, NoticePorts, SessionReminder } from '../ports.ts';

/** Days before the reminder of sessions that have a day but no agreed instant, and so no time zone: their days are in UTC. */
const DAYS_BEFORE = 2;
const DAY_MS = 24 * 60 * 60_000;
const FIRST_HOUR_MS = FIRST_HOUR * 60 * 60_000;

const isMorning = (now: Date, zone: Zone): boolean => wallAt(now.getTime(), zone) % DAY_MS >= FIRST_HOUR_MS;

const dueOf = (
  { bookingId, line, unit, startsAt, zone }: ComingSession,
  { days }: Reminders,
  now: Date,
): readonly SessionReminder[] => {
  const [today, day] = [dayIn(now.getTime(), zone), dayIn(startsAt.getTime(), zone)];
  return isMorning(now, zone)
    ? days
        .filter((ahead) => daysAfter(today, ahead) === day)
        .map((daysAhead) => ({ bookingId, line, unit, day, daysAhead }))
    : [];
};

type Needs = Pick<NoticePorts, 'unitOfWork' | 'read' | 'now'>;

const remindOfDays = ({ unitOfWork, now }: Needs): Promise<number> =>
  unitOfWork(async ({ bookingMails, jobs }) => {
    const day = daysAfter(dayAt(now(), 0), DAYS_BEFORE);
    const ids = await bookingMails.claimReminders(day);
    if (ids.length > 0)
      await jobs.addAll(ids.map((bookingId) => ({ task: 'mail-reminder', payload: { bookingId, day } })));
    return ids.length;
  });

const remindOfInstants = async ({ unitOfWork, read, now }: Needs): Promise<number> => {
  const at = now();
  const reminders = (await read.settings.byName('reminders'))?.value ?? USUAL_REMINDERS;
  // One more day, because the session's zone may be ahead of UTC or behind it.
  const until = new Date(at.getTime() + (Math.max(0, ...reminders.days) + 2) * DAY_MS);
  const due = (await read.reminders.coming(at, until)).flatMap((each) => dueOf(each, reminders, at));
  if (due.length === 0) return 0;
  return unitOfWork(async (store) => {
    const claimed = await store.reminders.claim(due);
    await store.jobs.addAll(claimed.map((payload) => ({ task: 'mail-session-reminder', payload })));
    return claimed.length;
  });
};

/** Each active host who leads a session tomorrow is mailed in the evening before, in their own zone. */
const EVENING_MS = 16 * 60 * 60_000;

const tellHosts = async ({ unitOfWork, read, now }: Needs): Promise<number> => {
  const at = now();
  const reserved = await read.assignments.reservedBetween(at, new Date(at.getTime() + 2 * DAY_MS), at);
  const hosts = new Map(
    (reserved.length > 0 ? await read.hosts.active(at) : []).map((host) => [host.id, host]),
  );
  const due = reserved.flatMap(({ hostId, startsAt }) => {
    const zone = hosts.get(hostId)?.zone;
    if (!zone || wallAt(at.getTime(), zone) % DAY_MS < EVENING_MS) return [];
    const day = dayIn(startsAt.getTime(), zone);
    return day === daysAfter(dayIn(at.getTime(), zone), 1) ? [{ hostId, day }] : [];
  });
  const each = [...new Map(due.map((one) => [`${one.hostId} ${one.day}`, one])).values()];
  if (each.length === 0) return 0;
  return unitOfWork(async (store) => {
    const claimed = await store.reminders.claimHostDays(each);
    await store.jobs.addAll(claimed.map((payload) => ({ task: 'mail-host-day-ahead', payload })));
    return claimed.length;
  });
};

/**
 * Queues the reminders that are due, each once: for each agreed session 7 and 2 days ahead (a setting) in its own zone, for each confirmed
 * booking with a session on a day without an instant two days ahead, and for each host on the day before. Runs often, on any number of
 * nodes. Returns how many it queued.
 */
export const remindOfSessions = (ports: Needs) => async (): Promise<number> =>
  (await remindOfDays(ports)) + (await remindOfInstants(ports)) + (await tellHosts(ports));

import type { Zone } from '../../../calendar/scheduling/zone.ts';
import { overlaps } from '../../../calendar/staffing/assignment.ts';
import { isAssigned } from '../../../calendar/staffing/assignment-states.ts';
import { dayIn, instantAtWall } from '../../../calendar/staffing/wall-clock.ts';
import { rememberedHours } from '../../../calendar/staffing/working-time.ts';
import { daysAfter, type LocalDate } from '../../../kernel/calendar.ts';
import { invalid } from '../../../kernel/refusal.ts';
import { type Caller, requireAdmin } from '../../../people/caller.ts';
import { shopZone } from '../../../shop/settings/shop-zone.ts';
import type { DeliveryPorts } from '../ports.ts';
import type { Schedule, ScheduleQuestion } from '../schedule.ts';
import { markAway, withAssignments } from '../steps/named-assignments.ts';

const MOST_DAYS = 14;
/** Maximum number of sessions that are read (decision 223). */
const MOST_SESSIONS = 1_000;

/** Midnight at the beginning of a day in a zone. */
export const dayStart = (day: LocalDate, zone: Zone): Date =>
  new Date(instantAtWall(Date.parse(`${day}T00:00:00Z`), zone));

const daysOf = ({ from, to }: ScheduleQuestion): readonly LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = from; day <= to && days.length <= MOST_DAYS; day = daysAfter(day, 1)) days.push(day);
  if (days.length === 0) throw invalid('to', 'The last day may not be before the first.');
  if (days.length > MOST_DAYS) throw invalid('to', `At most ${MOST_DAYS} days.`);
  return days;
};

/** Returns the day of a zone on which a session starts, with a cache, because many start at the same time. */
const rememberedDays = (zone: Zone): ((start: Date) => LocalDate) => {
  const days = new Map<number, LocalDate>();
  return (start) => {
    const day = days.get(start.getTime()) ?? dayIn(start.getTime(), zone);
    days.set(start.getTime(), day);
    return day;
  };
};

export interface DaysAsked extends Pick<ScheduleQuestion, 'from' | 'to'> {
  /** The time zone of the days; null for the shop's. */
  readonly zone: Zone | null;
}

/**
 * Sessions and hosts on some days.
 * @throws Refusal 'unauthenticated', 'forbidden', 'invalid' (no day, or more than 14)
 */
export const schedule =
  ({ read }: Pick<DeliveryPorts, 'read'>) =>
  async (caller: Caller, { zone, ...asked }: DaysAsked): Promise<Schedule> => {
    requireAdmin(caller);
    const question: ScheduleQuestion = { ...asked, zone: zone ?? (await shopZone(read)) };
    const days = daysOf(question);
    const span = {
      startsAt: dayStart(question.from, question.zone),
      endsAt: dayStart(daysAfter(question.to, 1), question.zone),
    };
    const [hosts, busy, found] = await Promise.all([
      read.hosts.active(span.startsAt),
      read.hosts.busyBetween(span.startsAt, span.endsAt),
      read.board.between(span.startsAt, span.endsAt, MOST_SESSIONS),
    ]);
    const absences = hosts.flatMap(({ id, absences: away }) => away.map((each) => ({ ...each, hostId: id })));
    const sessions = markAway(await withAssignments(read, found), absences);
    const settled = sessions.flatMap(({ session: { agreed } }) => (agreed ? [agreed.startsAt] : []));
    const perDay = Map.groupBy(settled, rememberedDays(question.zone));
    const led = Map.groupBy(
      sessions.flatMap(({ assignments }) =>
        assignments.filter((each) => isAssigned(each) && overlaps(each, span)),
      ),
      ({ hostId }) => hostId,
    );
    const availableOf = rememberedHours(span);
    const busyOf = Map.groupBy(busy, ({ hostId }) => hostId);
    return {
      ...question,
      sessions,
      days: days.map((date) => ({ date, sessions: perDay.get(date)?.length ?? 0 })),
      lanes: hosts.map((host) => ({
        host,
        sessions: led.get(host.id)?.length ?? 0,
        available: availableOf(host),
        absences: host.absences.filter((absence) => overlaps(absence, span)),
        busy: busyOf.get(host.id) ?? [],
      })),
    };
  };

import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { BusyTime } from '@wondercast/core/calendar/staffing/host';
import type ICAL from 'ical.js';
import { quoted, type Remark, readLines, UNREADABLE } from './calendar-lines.ts';
import { clocksOf } from './calendar-zones.ts';
import { type Occurrence, occurrencesOf, timeOf } from './occurrences.ts';

/** The window `[from, to)` in which busy times are searched, and the zone of times that name none. */
export interface BusyWindow {
  readonly from: Date;
  readonly to: Date;
  readonly zone: Zone;
  /**
   * The host name in the UIDs of the shop's own events. These are skipped: an event that the shop sent to a host does not make the
   * host busy.
   */
  readonly ownHost?: string | null;
}

/** The largest number of busy times in the window; a person's calendar has fewer. */
const MOST_BUSY = 2_000;
const MOST_BUSY_IN_MS = 120 * 86_400_000;

const mostBusy = ({ from, to }: BusyWindow): number =>
  Math.max(MOST_BUSY, Math.ceil((MOST_BUSY * (to.getTime() - from.getTime())) / MOST_BUSY_IN_MS));

const MOST_REMARKS = 5;

const toldOf = (remarks: readonly string[]): readonly string[] =>
  remarks.length <= MOST_REMARKS
    ? remarks
    : [...remarks.slice(0, MOST_REMARKS), `${remarks.length - MOST_REMARKS} more like these.`];

export const TOO_MANY = 'It repeats too often to be read.';
export const NO_CALENDAR = 'It is no calendar.';

const wordOf = (component: ICAL.Component, name: string): string =>
  String(component.getFirstPropertyValue(name) ?? '').toUpperCase();

/** Cancelled and transparent events leave a person free. Outlook uses a property of its own for this. */
const isBusy = (event: ICAL.Component): boolean =>
  wordOf(event, 'status') !== 'CANCELLED' &&
  wordOf(event, 'transp') !== 'TRANSPARENT' &&
  wordOf(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

/** Merges overlapping times and sorts them. */
const merged = (times: readonly BusyTime[]): readonly BusyTime[] => {
  const joined: BusyTime[] = [];
  for (const each of times.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = joined.at(-1);
    if (!last || last.endsAt < each.startsAt) joined.push(each);
    else if (last.endsAt < each.endsAt) joined[joined.length - 1] = { ...last, endsAt: each.endsAt };
  }
  return joined;
};

const isInstance = (event: ICAL.Component): boolean => event.hasProperty('recurrence-id');

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '');

const eventsOf = (calendar: ICAL.Component): readonly ICAL.Component[] =>
  calendar.getAllSubcomponents('vevent').filter((event) => !event.hasProperty(UNREADABLE));

const isCancelling = (calendar: ICAL.Component): boolean => wordOf(calendar, 'method') === 'CANCEL';

const sequenceOf = (event: ICAL.Component): number => Number(event.getFirstPropertyValue('sequence') ?? 0);

/** If a file contains an event several times, the one with the highest `SEQUENCE` counts. Events without a UID are all distinct. */
const latestOf = (events: readonly ICAL.Component[]): readonly ICAL.Component[] => {
  const nameOf = (event: ICAL.Component) =>
    `${uidOf(event)} ${String(event.getFirstPropertyValue('recurrence-id') ?? '')}`;
  const last = new Map<string, number>();
  for (const event of events)
    last.set(nameOf(event), Math.max(sequenceOf(event), last.get(nameOf(event)) ?? 0));
  return events.filter((event) => uidOf(event) === '' || sequenceOf(event) >= (last.get(nameOf(event)) ?? 0));
};

/** Groups every recurring event with its changed occurrences. A change whose series is not in the file counts as an event of its own. */
const seriesIn = (
  calendar: ICAL.Component,
  cancelled: readonly ICAL.Component[],
): readonly (readonly ICAL.Component[])[] => {
  const isCancelled = (event: ICAL.Component): boolean =>
    cancelled.some(
      (each) =>
        uidOf(each) !== '' &&
        uidOf(each) === uidOf(event) &&
        sequenceOf(each) >= sequenceOf(event) &&
        (!isInstance(each) ||
          String(each.getFirstPropertyValue('recurrence-id')) ===
            String(event.getFirstPropertyValue('recurrence-id'))),
    );
  const events = latestOf(eventsOf(calendar)).filter((event) => !isCancelled(event));
  const masters = events.filter((event) => !isInstance(event));
  const known = new Set(masters.map(uidOf));
  const left = cancelled.filter(
    (event) => isInstance(event) && uidOf(event) !== '' && known.has(uidOf(event)),
  );
  const changes = Map.groupBy([...events.filter(isInstance), ...left], uidOf);
  const alone = [...changes].flatMap(([uid, each]) => (known.has(uid) ? [] : each.map((event) => [event])));
  return [...masters.map((master) => [master, ...(changes.get(uidOf(master)) ?? [])]), ...alone];
};

/** Cancelled events of a file (`METHOD:CANCEL`), as events that leave a person free. */
const cancelledIn = (calendars: readonly ICAL.Component[]): readonly ICAL.Component[] => {
  const events = calendars.filter(isCancelling).flatMap(eventsOf);
  for (const event of events) event.updatePropertyWithValue('status', 'CANCELLED');
  return events;
};

/** The periods of a VFREEBUSY, except those that it marks as free. */
const periodsIn = (calendar: ICAL.Component): readonly Occurrence[] =>
  calendar
    .getAllSubcomponents('vfreebusy')
    .flatMap((each) => each.getAllProperties('freebusy'))
    .filter((property) => String(property.getFirstParameter('fbtype') ?? '').toUpperCase() !== 'FREE')
    .flatMap((property) => property.getValues() as ICAL.Period[])
    .flatMap((period) => {
      const clockOf = clocksOf(calendar, 'UTC', () => {});
      const [start, end] = [timeOf(period.start, null, clockOf), timeOf(period.getEnd(), null, clockOf)];
      return start === null || end === null ? [] : [{ startsAt: start, endsAt: end, isBusy: true }];
    });

const busyIn = (
  calendar: ICAL.Component,
  cancelled: readonly ICAL.Component[],
  { from, to, zone, ownHost = null }: BusyWindow,
  remark: Remark,
): readonly Occurrence[] => {
  const clockOf = clocksOf(calendar, zone, remark);
  const window = { from: from.getTime(), to: to.getTime() };
  return [
    ...periodsIn(calendar),
    ...seriesIn(calendar, cancelled).flatMap((series) => {
      if (ownHost !== null && series.some((event) => uidOf(event).endsWith(`@${ownHost}`))) return [];
      try {
        return occurrencesOf(series, window, clockOf, isBusy);
      } catch {
        const [start, rule] = ['dtstart', 'rrule'].map((name) => series[0]?.getFirstPropertyValue(name));
        remark(`The event of ${String(start)} is passed over: ${quoted(String(rule))} repeats too often.`);
        return [];
      }
    }),
  ];
};

/** The busy times of a calendar file, and one sentence about each thing that was skipped or guessed. */
export interface CalendarReading {
  readonly busy: readonly BusyTime[];
  readonly remarks: readonly string[];
}

/**
 * Reads the busy times of a calendar file and expands recurrences. Skips, and reports, a line or event that cannot be read and a
 * rule that repeats too often.
 * @throws Error with a message for people when the file is not a calendar or has too many busy times
 */
export const readCalendar = (text: string, window: BusyWindow): CalendarReading => {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new Error(NO_CALENDAR);
  const [from, to] = [window.from.getTime(), window.to.getTime()];
  const remarks = new Set<string>();
  const remark: Remark = (words) => remarks.add(words);
  const calendars = readLines(text, remark);
  const cancelled = cancelledIn(calendars);
  const found = calendars
    .filter((calendar) => !isCancelling(calendar))
    .flatMap((calendar) => busyIn(calendar, cancelled, window, remark))
    .filter((each) => each.isBusy && each.endsAt > from && each.startsAt < to && each.endsAt > each.startsAt);
  const busy = merged(
    found.map(({ startsAt, endsAt }) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })),
  );
  if (busy.length > mostBusy(window)) throw new Error(TOO_MANY);
  return { busy, remarks: toldOf([...remarks]) };
};

/** Like `readCalendar`, but returns only the busy times. */
export const busyTimes = (text: string, window: BusyWindow): readonly BusyTime[] =>
  readCalendar(text, window).busy;

import type { Zone } from '@wondercast/core/scheduling/zone';
import { toZone } from '@wondercast/core/scheduling/zone-time';
import type { BusyTime } from '@wondercast/core/staffing/host';
import { instantAtWall } from '@wondercast/core/staffing/wall-clock';
import ICAL from 'ical.js';

/** What is looked for: busy times that overlap `[from, to)`; times without a zone are of `zone`. */
export interface BusyWindow {
  readonly from: Date;
  readonly to: Date;
  readonly zone: Zone;
}

/** Occurrences that are looked at in one file, those before the window included. */
const MOST_STEPS = 20_000;
const MOST_BUSY = 2_000;

export const TOO_MANY = 'It repeats too often to be read.';
export const NO_CALENDAR = 'It is no calendar.';

const wallOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/** The instant of a time: by the database of zones where its zone is known there, else by what the file says of it. */
const instantOf = (time: ICAL.Time, tzid: string | null, zone: Zone): number => {
  const { tzid: own } = time.zone ?? { tzid: 'floating' };
  if (own === 'UTC' || own === 'Z') return wallOf(time);
  const known = tzid === null ? null : toZone(tzid);
  if (known !== null) return instantAtWall(wallOf(time), known);
  return own === 'floating' ? instantAtWall(wallOf(time), zone) : time.toUnixTime() * 1_000;
};

const tzidOf = (event: ICAL.Component, property: string): string | null => {
  const tzid = event.getFirstProperty(property)?.getFirstParameter('tzid');
  return typeof tzid === 'string' ? tzid : null;
};

/** Cancelled and transparent events leave people free. */
const isBusy = (event: ICAL.Component): boolean =>
  event.getFirstPropertyValue('status') !== 'CANCELLED' &&
  event.getFirstPropertyValue('transp') !== 'TRANSPARENT';

const hasStart = (event: ICAL.Component): boolean => event.getFirstPropertyValue('dtstart') !== null;

/** Every event with the changed occurrences of its series. */
const seriesIn = (calendar: ICAL.Component): readonly ICAL.Event[] => {
  const events = calendar.getAllSubcomponents('vevent').filter(hasStart);
  const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid'));
  const isChange = (event: ICAL.Component) => event.hasProperty('recurrence-id');
  const changes = Map.groupBy(events.filter(isChange), uidOf);
  const masters = events.filter((event) => !isChange(event));
  const known = new Set(masters.map(uidOf));
  const alone = [...changes].flatMap(([uid, each]) => (known.has(uid) ? [] : each));
  return [
    ...masters.map((master) => new ICAL.Event(master, { exceptions: changes.get(uidOf(master)) ?? [] })),
    ...alone.map((event) => new ICAL.Event(event)),
  ];
};

/** Overlapping ones become one, in order. */
const merged = (times: readonly BusyTime[]): readonly BusyTime[] => {
  const joined: BusyTime[] = [];
  for (const each of times.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
    const last = joined.at(-1);
    if (!last || last.endsAt < each.startsAt) joined.push(each);
    else if (last.endsAt < each.endsAt) joined[joined.length - 1] = { ...last, endsAt: each.endsAt };
  }
  return joined;
};

/**
 * The busy times of a calendar file, recurrences expanded.
 * @throws Error in words where it is no calendar, or repeats more often than can be read
 */
export const busyTimes = (text: string, { from, to, zone }: BusyWindow): readonly BusyTime[] => {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new Error(NO_CALENDAR);
  const calendar = new ICAL.Component(ICAL.parse(text.replace(/^\uFEFF?\s*/, '')) as unknown[]);
  const found: BusyTime[] = [];
  let steps = 0;
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): number => {
    const tzid = tzidOf(event.component, 'dtstart');
    const startsAt = instantOf(start, tzid, zone);
    const endsAt = instantOf(end, tzidOf(event.component, 'dtend') ?? tzid, zone);
    if (isBusy(event.component) && endsAt > from.getTime() && startsAt < to.getTime() && endsAt > startsAt)
      found.push({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
    if (found.length > MOST_BUSY) throw new Error(TOO_MANY);
    return startsAt;
  };
  for (const event of seriesIn(calendar)) {
    if (!event.isRecurring()) {
      add(event, event.startDate, event.endDate);
      continue;
    }
    const occurrences = event.iterator();
    for (let next = occurrences.next(); next; next = occurrences.next()) {
      if (++steps > MOST_STEPS) throw new Error(TOO_MANY);
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      add(item, startDate, endDate);
      // A changed occurrence may lie elsewhere: the series itself says how far it is.
      if (instantOf(next, tzidOf(event.component, 'dtstart'), zone) >= to.getTime()) break;
    }
  }
  return merged(found);
};

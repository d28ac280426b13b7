import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { toZone } from '@wondercast/core/calendar/scheduling/zone-time';
import { instantAtWall, wallAt } from '@wondercast/core/calendar/staffing/wall-clock';
import ICAL from 'ical.js';
import { findIana, WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { quoted, type Remark } from './calendar-lines.ts';
import { seriesWalls, wallOf } from './series-walls.ts';
import { ABBREVIATIONS } from './zone-abbreviations.ts';

/** Converts a wall time to an instant. Both are in milliseconds; the wall time is expressed as if it were UTC. */
export type Clock = (wall: number) => number;

const TEN_YEARS_MS = 3_660 * 86_400_000;

/** A time that is skipped when clocks go forward has the offset before the change (RFC 5545, 3.3.5). */
const clockIn =
  (zone: Zone): Clock =>
  (wall) => {
    const instant = instantAtWall(wall, zone);
    return wallAt(instant, zone) === wall ? instant : wall - (wallAt(instant - 1, zone) - (instant - 1));
  };

/** A zone that the runtime knows, including names without a slash such as `CET`, `Japan` or `PST8PDT`. */
const knownZone = (name: string): Zone | null => {
  const named = toZone(name);
  if (named) return named;
  try {
    return toZone(new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return null;
  }
};

const OFFSET = /^(?:GMT|UTC|Z)?\s*([+-])(\d{1,2}):?(\d{2})?$/i;

const fixedOffset = (name: string): Clock | null => {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(name) ?? [];
  if (hours === undefined) return null;
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return Math.abs(ahead) > 18 * 60 ? null : (wall) => wall - ahead * 60_000;
};

/** The whole name, and the ends of a path such as `/freeassociation.sourceforge.net/Europe/Berlin`. */
const spellingsOf = (tzid: string): readonly string[] => {
  const name = tzid.replace(/^"|"$/g, '').trim();
  const parts = name.split('/').filter(Boolean);
  return [
    name,
    ...[3, 2, 1].filter((count) => parts.length > count).map((count) => parts.slice(-count).join('/')),
  ];
};

/** CLDR's names of Windows zones. Keys are lower-case, because programs write them in any case. */
const WINDOWS_NAMES = new Map(
  WINDOWS_TO_IANA_MAP.map(({ windowsName }) => [windowsName.toLowerCase(), windowsName]),
);

const windowsZone = (name: string): Zone | null => {
  const windows = WINDOWS_NAMES.get(name.trim().toLowerCase());
  const [zone] = windows === undefined ? [] : findIana(windows);
  return zone ? knownZone(zone) : null;
};

const DISPLAY_NAME = /^\((?:UTC|GMT)([+-]\d{2}:?\d{2})?\)\s*/i;

const ZONES_BY_CITY = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
    zone,
  ]),
);

/**
 * Finds a zone by the display names that Exchange writes: `(UTC+01:00) Amsterdam, Berlin, Bern`, `(UTC-05:00) Eastern Time (US &
 * Canada)`.
 */
const displayedZone = (name: string): Zone | null => {
  const words = name.replace(DISPLAY_NAME, '').replace(/\s*\([^)]*\)$/, '');
  const named = windowsZone(words.replace(/(?: Standard)? Time$/i, ' Standard Time'));
  if (named) return named;
  for (const city of words.toLowerCase().split(/,\s*/)) {
    const zone = ZONES_BY_CITY.get(city.trim());
    if (zone !== undefined) return knownZone(zone);
  }
  return null;
};

/** The clock that a zone's name means; null when only the file's own description can tell. */
const namedClock = (tzid: string, guess: Guess): Clock | null => {
  for (const name of spellingsOf(tzid)) {
    // Checked first, because the runtime takes BST for Bangladesh and AST for Alaska.
    const offset = ABBREVIATIONS[name.toUpperCase()];
    const fixed = fixedOffset(offset ?? name);
    if (fixed) return offset === undefined ? fixed : guess(fixed, `UTC${offset}`);
    const zone = knownZone(name) ?? windowsZone(name);
    if (zone) return clockIn(zone);
  }
  return null;
};

/** Uses a clock that the name suggests but does not prove, and reports it with these words. */
type Guess = (clock: Clock, words: string) => Clock;

/** Removes recurrence rules that never occur: the library would search for their occurrences for ever. */
const withoutEmptyRules = (description: ICAL.Component): ICAL.Component => {
  for (const part of description.getAllSubcomponents()) {
    const [start, rule] = [part.getFirstPropertyValue('dtstart'), part.getFirstPropertyValue('rrule')];
    if (!(start instanceof ICAL.Time && rule instanceof ICAL.Recur)) continue;
    const from = wallOf(start);
    if (seriesWalls(start, rule, { from, to: from + TEN_YEARS_MS }).length === 0)
      part.removeProperty('rrule');
  }
  return description;
};

/** The clock according to the file's own VTIMEZONE description. */
const describedClock = (given: ICAL.Component): Clock | null => {
  try {
    const description = withoutEmptyRules(given);
    const zone = new ICAL.Timezone(description);
    return (wall) => {
      const at = ICAL.Time.fromJSDate(new Date(wall), true);
      at.zone = ICAL.Timezone.localTimezone;
      return wall - zone.utcOffset(at) * 1_000;
    };
  } catch {
    return null;
  }
};

/** The clock for a TZID. Without a TZID, or with an unknown one, it is the calendar's default clock. */
export type ClockOf = (tzid: string | null) => Clock;

const EXACT: Guess = (clock) => clock;

/**
 * The zones of one calendar. A known name wins over the file's own description, which is often years old; next come that
 * description, `X-WR-TIMEZONE` of the whole file, and finally the host's zone. `remark` is called for every guessed name.
 */
export const clocksOf = (calendar: ICAL.Component, host: Zone, remark: Remark): ClockOf => {
  const descriptions = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((each) => [String(each.getFirstPropertyValue('tzid')).toLowerCase(), each]),
  );
  const whole = calendar.getFirstPropertyValue('x-wr-timezone');
  const wholeClock = typeof whole === 'string' ? namedClock(whole, EXACT) : null;
  const fallback = wholeClock ?? clockIn(host);
  const known = new Map<string, Clock>();
  const find = (tzid: string): Clock => {
    const guess: Guess = (clock, words) => {
      remark(`The zone ${quoted(tzid)} is taken for ${words}.`);
      return clock;
    };
    const named = namedClock(tzid, guess);
    if (named) return named;
    const description = descriptions.get(tzid.toLowerCase());
    const described = description ? describedClock(description) : null;
    if (described) return described;
    const displayed = displayedZone(tzid);
    if (displayed) return guess(clockIn(displayed), displayed);
    const [, offset = '+00:00'] = DISPLAY_NAME.exec(tzid) ?? [];
    const fixed = DISPLAY_NAME.test(tzid) ? fixedOffset(offset) : null;
    if (fixed) return guess(fixed, `UTC${offset}`);
    return guess(fallback, wholeClock ? `the calendar’s own, ${String(whole)}` : `the host’s own, ${host}`);
  };
  return (tzid) => {
    if (tzid === null) return fallback;
    const clock = known.get(tzid) ?? find(tzid);
    known.set(tzid, clock);
    return clock;
  };
};

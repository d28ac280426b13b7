import ICAL from 'ical.js';

/** A property with one or several times. The zone may contain colons, so the value begins at the first date. */
const TIMED = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(;.*?)?:(\d{4}-?\d{2}-?\d{2}(?:[T,/].*)?)$/i;
const LISTED = /^(EXDATE|RDATE|FREEBUSY)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/i;

/** An ISO 8601 time, including the hyphens, colons and offsets that some programs write although iCalendar has none. */
const TIME = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

const utcOf = (local: string, offset: string): string => {
  const at = new Date(`${local}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at.getTime()) ? local : at.toISOString().replace(/[-:]|\.\d+/g, '');
};

/** Writes one value as a valid iCalendar line: the value's type is derived from its form, and the zone is quoted. */
const spelled = (name: string, parameters: string, value: string): string => {
  const named = parameters.replace(/;TZID=([^";]+)(?=;|$)/i, ';TZID="$1"');
  const [, year, month, day, hour, minute, second = '00', offset = ''] = TIME.exec(value.trim()) ?? [];
  if (year === undefined) return `${name}${named}:${value}`;
  if (hour === undefined) return `${name};VALUE=DATE:${year}${month}${day}`;
  const others = named.replace(/;VALUE=[^;:"]*/i, '');
  const time = /^[+-]/.test(offset)
    ? utcOf(`${year}-${month}-${day}T${hour}:${minute}:${second}`, offset)
    : `${year}${month}${day}T${hour}${minute}${second}${offset.toUpperCase()}`;
  return `${name}${others}:${time}`;
};

/** Splits a line with several values into one valid line for each, so that only the bad values are skipped. */
const linesOf = (line: string): readonly string[] => {
  if (/^RRULE[;:]/i.test(line)) return [line.toUpperCase()];
  const [, name, parameters = '', value] = TIMED.exec(line) ?? LISTED.exec(line) ?? [];
  if (name === undefined || value === undefined) return [line];
  return value.split(',').map((each) => spelled(name, parameters, each));
};

/** Properties that say when an event takes place. Without them the event is unreadable. */
const NEEDED = /^(?:DTSTART|DTEND|DURATION|RRULE|RECURRENCE-ID)[;:]/i;

/** Properties that remove or add a time. All other lines are ignored. */
const OF_TIMES = /^(?:EXDATE|RDATE|FREEBUSY)[;:]/i;

/** Receives one sentence about each thing that was skipped or guessed. */
export type Remark = (words: string) => void;

const SHOWN = 80;

/** Part of a file, shortened and quoted for a message. */
export const quoted = (text: string): string =>
  `“${text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text}”`;

/** Marks an event whose time cannot be read. */
export const UNREADABLE = 'x-unreadable';

const unfolded = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/);

/**
 * Parses the calendars of a file line by line. Skips a line that cannot be read, so that the others still count, and never throws.
 * `remark` is called for skipped lines that say when something takes place.
 */
export const readLines = (text: string, remark: Remark): readonly ICAL.Component[] => {
  const calendars: ICAL.Component[] = [];
  const open: ICAL.Component[] = [];
  for (const line of unfolded(text)) {
    if (line.trim() === '') continue;
    const [, edge, name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(line) ?? [];
    const inside = open.at(-1);
    if (edge?.toUpperCase() === 'BEGIN') {
      const component = new ICAL.Component(name.toLowerCase());
      if (inside) inside.addSubcomponent(component);
      open.push(component);
      continue;
    }
    if (edge) {
      const closed = open.findLastIndex((each) => each.name === name.toLowerCase());
      const ended = closed < 0 ? [] : open.splice(closed);
      if (ended[0]?.name === 'vcalendar') calendars.push(ended[0]);
      continue;
    }
    for (const spelling of linesOf(line)) {
      try {
        const property = ICAL.Property.fromString(spelling, ICAL.design.icalendar);
        // The library validates values only when they are read.
        property.getValues();
        inside?.addProperty(property);
      } catch {
        if (NEEDED.test(line)) {
          inside?.addPropertyWithValue(UNREADABLE, 'TRUE');
          remark(`${quoted(line)} cannot be read: its event is passed over.`);
        } else if (OF_TIMES.test(line)) remark(`${quoted(line)} is passed over: it cannot be read.`);
      }
    }
  }
  // A truncated file still counts as far as it goes.
  const [unfinished] = open;
  if (unfinished?.name === 'vcalendar') calendars.push(unfinished);
  return calendars;
};

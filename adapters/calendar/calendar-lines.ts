import ICAL from 'ical.js';

/** A line of a time or of a list of them; its zone may hold colons, so that the value begins with the first date. */
const TIMED = /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)(;.*?)?:(\d{4}-?\d{2}-?\d{2}(?:[T,/].*)?)$/i;
const LISTED = /^(EXDATE|RDATE|FREEBUSY)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/i;

/** ISO 8601, with the hyphens, colons and offsets that some programs write where the format has none. */
const TIME = /^(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

const utcOf = (local: string, offset: string): string => {
  const at = new Date(`${local}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(at.getTime()) ? local : at.toISOString().replace(/[-:]|\.\d+/g, '');
};

/** One line for one value, as the format wants it: the kind is told from the value, and a zone is quoted. */
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

/** A line as the format wants it; one of several values becomes one for each, so that a bad value is passed over alone. */
const linesOf = (line: string): readonly string[] => {
  if (/^RRULE[;:]/i.test(line)) return [line.toUpperCase()];
  const [, name, parameters = '', value] = TIMED.exec(line) ?? LISTED.exec(line) ?? [];
  if (name === undefined || value === undefined) return [line];
  return value.split(',').map((each) => spelled(name, parameters, each));
};

/** Without these nobody knows when an event takes place. */
const NEEDED = /^(?:DTSTART|DTEND|DURATION|RRULE|RECURRENCE-ID)[;:]/i;

/** These leave a time out or add one; what other lines say is not looked at. */
const OF_TIMES = /^(?:EXDATE|RDATE|FREEBUSY)[;:]/i;

/** Hears what was passed over or guessed, in a sentence. */
export type Remark = (words: string) => void;

const SHOWN = 80;

/** A part of a file as it is shown to people. */
export const quoted = (text: string): string =>
  `“${text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text}”`;

/** Marks an event of which a line that says when it takes place cannot be read. */
export const UNREADABLE = 'x-unreadable';

const unfolded = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/);

/**
 * The calendars of a file, read line by line. A line that cannot be read is passed over, so that the others count; nothing in a
 * file throws. `remark` hears of those that say when something takes place.
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
        // Values are judged when they are asked for.
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
  // A file that was cut off still says what it says.
  const [unfinished] = open;
  if (unfinished?.name === 'vcalendar') calendars.push(unfinished);
  return calendars;
};

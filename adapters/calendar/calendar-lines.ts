import ICAL from 'ical.js';

/** ISO 8601 with hyphens, which some programs write where the format has none. */
const ISO_TIME =
  /^(DTSTART|DTEND|RECURRENCE-ID|EXDATE|RDATE)([^:]*):(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(Z?))?$/i;

const compact = (line: string): string =>
  line.replace(ISO_TIME, (_, name, parameters, year, month, day, hour, minute, second, utc) =>
    hour === undefined
      ? `${name};VALUE=DATE:${year}${month}${day}`
      : `${name}${parameters}:${year}${month}${day}T${hour}${minute}${second}${utc}`,
  );

/** A name of a zone that is an address holds the colon at which its value would begin. */
const ADDRESS_AS_ZONE = /^([^:"]*;TZID=)([^":;]*:\/\/[^":;]*)(?=[:;])/i;

/** Without these nobody knows when an event takes place. */
const NEEDED = /^(?:DTSTART|DTEND|DURATION|RRULE|RECURRENCE-ID)[;:]/i;

/** Marks an event of which a line that says when it takes place cannot be read. */
export const UNREADABLE = 'x-unreadable';

const unfolded = (text: string): readonly string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/);

/**
 * The calendars of a file, read line by line. A line that cannot be read is passed over, so that the others count; nothing in a
 * file throws.
 */
export const readLines = (text: string): readonly ICAL.Component[] => {
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
    try {
      const quoted = compact(line).replace(ADDRESS_AS_ZONE, '$1"$2"');
      const property = ICAL.Property.fromString(quoted, ICAL.design.icalendar);
      // Values are judged when they are asked for.
      property.getValues();
      inside?.addProperty(property);
    } catch {
      if (NEEDED.test(line)) inside?.addPropertyWithValue(UNREADABLE, 'TRUE');
    }
  }
  // A file that was cut off still says what it says.
  const [unfinished] = open;
  if (unfinished?.name === 'vcalendar') calendars.push(unfinished);
  return calendars;
};

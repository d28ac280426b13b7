import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import {
  dayWords,
  momentIn,
  ownZone,
  placeOf,
  placeWords,
  timeIn,
  zoneOf,
} from '../../ui/formats/zone-moment.ts';

export type SuggestedTime = SuggestionPageWire['times'][number];

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** `Thu, Mar 26, 6:00 PM PDT`. */
export const timeWords = ({ startsAt, zone }: Pick<SuggestedTime, 'startsAt' | 'zone'>): string =>
  momentIn(startsAt, zoneOf(zone));

/** `Mar 26`. */
export const shortDay = ({ startsAt, zone }: Pick<SuggestedTime, 'startsAt' | 'zone'>): string =>
  dayWords(placeOf(startsAt, zoneOf(zone)).day).slice('Thu, '.length);

/** `Thursday`. */
export const weekdayOf = ({ startsAt, zone }: SuggestedTime): string =>
  weekday.format(Date.parse(`${placeOf(startsAt, zoneOf(zone)).day}T00:00:00Z`));

/** Such as `6:00 – 7:00 PM PDT`, from the text of the whole span. */
export const withoutDay = (span: string): string => span.slice('Thu, Mar 26, '.length);

/** Such as `9:00 PM in New York`, with the day when it differs; when clocks are the same, a note that it is the reader's own time. */
export const ownWords = ({ startsAt, zone }: SuggestedTime): string => {
  const [there, own] = [zoneOf(zone), ownZone()];
  const [shown, here] = [placeOf(startsAt, there), placeOf(startsAt, own)];
  if (shown.day === here.day && shown.minute === here.minute) return 'Your own time';
  const day = shown.day === here.day ? '' : `${dayWords(here.day)}, `;
  return `${day}${timeIn(startsAt, own)} in ${placeWords(own)}`;
};

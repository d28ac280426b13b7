import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import type { HostPageSessionWire, HostPageWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { capitalized, numberWords } from '../../ui/formats/number-words.ts';
import { dayWords, placeOf, placeWords } from '../../ui/formats/zone-moment.ts';

const DAY_MS = 86_400_000;

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

const startOf = (day: LocalDate): number => Date.parse(`${day}T00:00:00Z`);

export interface DayOfSessions {
  readonly day: LocalDate;
  /** `Tomorrow`, `Friday`. */
  readonly name: string;
  /** Such as `Wed, Mar 18`, without the weekday when the name is one. */
  readonly date: string;
  readonly sessions: readonly HostPageSessionWire[];
}

/** The name of a day relative to today, both in the host's zone. */
const nameOf = (day: LocalDate, today: LocalDate): Pick<DayOfSessions, 'name' | 'date'> => {
  const apart = Math.round((startOf(day) - startOf(today)) / DAY_MS);
  if (apart === 0) return { name: 'Today', date: dayWords(day) };
  if (apart === 1) return { name: 'Tomorrow', date: dayWords(day) };
  return { name: weekday.format(startOf(day)), date: dayWords(day).slice('Fri, '.length) };
};

/** Sessions grouped by start day in the host's zone. `now` is in milliseconds. */
export const byDay = (
  sessions: readonly HostPageSessionWire[],
  zone: Zone,
  now: number,
): readonly DayOfSessions[] => {
  const today = placeOf(now, zone).day;
  const days = Map.groupBy(sessions, ({ startsAt }) => placeOf(startsAt, zone).day);
  return [...days]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, of]) => ({
      day,
      ...nameOf(day, today),
      sessions: of.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    }));
};

const some = (count: number, what: string): string =>
  `${numberWords(count)} ${what}${count === 1 ? '' : 's'}`;

/** Such as `One question for you, and two sessions tomorrow. All times are London time.` */
export const greeting = ({ asks, sessions }: HostPageWire, zone: Zone, now: number): string => {
  const [next] = byDay(sessions, zone, now);
  const questions = asks.length > 0 ? `${some(asks.length, 'question')} for you` : null;
  const when =
    next &&
    (next.name === 'Today' || next.name === 'Tomorrow'
      ? next.name.toLowerCase()
      : `on ${next.name}, ${next.date}`);
  const coming = next ? `${some(next.sessions.length, 'session')} ${when}` : null;
  const said =
    [questions, coming].filter((each) => each !== null).join(', and ') || 'Nothing is planned for you yet';
  return `${capitalized(said)}. All times are ${placeWords(zone)} time.`;
};

/** Such as `Wes, Kestrelby`. */
export const customerWords = ({ firstName, companyName }: HostPageSessionWire): string =>
  [firstName, companyName].filter(Boolean).join(', ');

/** Such as `38 people`; null when unknown. */
export const peopleWords = ({ headcount }: HostPageSessionWire): string | null =>
  headcount === null ? null : counted(headcount, 'person', 'people');

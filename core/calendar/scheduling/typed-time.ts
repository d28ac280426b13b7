import type { Meridiem, Slot } from './slot.ts';

/** A time of day that somebody typed, on a twelve-hour clock. */
export interface TypedTime {
  /** 1 to 12. */
  readonly hours: number;
  readonly minutes: number;
  /** AM or PM as the text itself says, such as `14:00` and `2 p.m.`; null where it does not. */
  readonly meridiem: Meridiem | null;
}

const NOON = 12;

// `2`, `2:30`, `02.30`, `2h30`, `14h`, `14:00 Uhr`, `2pm`, `2:30 p.m.`
const CLOCK =
  /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|hrs|hours|uhr|o['’]?clock)?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/;
// `1430`, `0900 hrs`, `230p`
const DIGITS = /^(\d{1,2})(\d{2})\s*(?:h|hrs|hours)?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/;
const NOON_WORDS = /^(?:12\s*)?(?:noon|midday)$/;

/** AM or PM for hours that only a 24-hour clock has; null for hours that a twelve-hour clock has too. */
const halfOf = (hours: number): Meridiem | null => (hours === 0 ? 'AM' : hours > NOON ? 'PM' : null);

const read = (text: string): TypedTime | null => {
  const typed = text.normalize('NFKC').trim().toLowerCase();
  if (NOON_WORDS.test(typed)) return { hours: NOON, minutes: 0, meridiem: 'PM' };
  const match = CLOCK.exec(typed) ?? DIGITS.exec(typed);
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hours > 23 || minutes > 59) return null;
  const letter = match[3] === undefined ? null : match[3] === 'a' ? 'AM' : 'PM';
  const half = halfOf(hours);
  if (half !== null && letter !== null && half !== letter) return null;
  return { hours: hours % NOON || NOON, minutes, meridiem: half ?? letter };
};

/** Cache of texts that were read: the thousands of times of a booking are read repeatedly. A full cache is emptied. */
const known = new Map<string, TypedTime | null>();
const MOST_KNOWN = 2_000;

/** The time of day that a text names: `14:00`, `2pm`, `14h`, `2:30 p.m.`, `noon`; null where it cannot be read as one. */
export const readTypedTime = (text: string): TypedTime | null => {
  const before = known.get(text);
  if (before !== undefined) return before;
  const time = read(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, time);
  return time;
};

/** `2:30`. */
export const clockWords = ({ hours, minutes }: Pick<TypedTime, 'hours' | 'minutes'>): string =>
  `${hours}:${String(minutes).padStart(2, '0')}`;

/**
 * The time of a slot on a twelve-hour clock, from its text and its AM or PM together; null where it cannot be read, is ambiguous, or the
 * two contradict each other.
 */
export const timeOfDay = ({
  time,
  meridiem,
}: Pick<Slot, 'time' | 'meridiem'>): (TypedTime & { readonly meridiem: Meridiem }) | null => {
  const typed = time === null ? null : readTypedTime(time);
  if (!typed) return null;
  const half = typed.meridiem ?? meridiem;
  return half === null || (meridiem !== null && meridiem !== half) ? null : { ...typed, meridiem: half };
};

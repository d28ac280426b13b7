import type { Meridiem, Slot } from './slot.ts';

/** A time of day as somebody typed it, on a twelve-hour clock. */
export interface TypedTime {
  /** 1 to 12. */
  readonly hours: number;
  readonly minutes: number;
  /** What the text itself says of it, as `14:00` and `2 p.m.` do; null where it leaves it open. */
  readonly meridiem: Meridiem | null;
}

const NOON = 12;

// `2`, `2:30`, `02.30`, `2h30`, `14h`, `14:00 Uhr`, `2pm`, `2:30 p.m.`
const CLOCK =
  /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|hrs|hours|uhr|o['’]?clock)?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/;
// `1430`, `0900 hrs`, `230p`
const DIGITS = /^(\d{1,2})(\d{2})\s*(?:h|hrs|hours)?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/;
const NOON_WORDS = /^(?:12\s*)?(?:noon|midday)$/;

/** The half of the day that hours of a 24-hour clock name; null for those that a twelve-hour clock has, too. */
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

/** Texts that were read: each of a booking's thousands of times is asked for over and over. A full list starts anew. */
const known = new Map<string, TypedTime | null>();
const MOST_KNOWN = 2_000;

/** What a text says as a time of day: `14:00`, `2pm`, `14h`, `2:30 p.m.`, `noon`; null where it cannot be read as one. */
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
 * The time of a slot on a twelve-hour clock, with what its text and its AM or PM say together; null where it cannot be read, is open or
 * where both say otherwise.
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

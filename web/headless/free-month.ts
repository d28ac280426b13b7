import { type CartSession, leftBeside } from '@wondercast/core/buying/cart/rest-of-cart';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { bookedMinutes } from '@wondercast/core/shop/catalogue/may-offer-times';
import type { Wire } from '@wondercast/openapi/codec/wire';

export interface FreeStart {
  readonly startsAt: string;
  /** Sessions that can begin then beside the rest of the cart; three is three or more. */
  readonly left: number;
}

/** By day, in order; days without a start are left out. */
export type FreeDays = ReadonlyMap<LocalDate, readonly FreeStart[]>;

/** The last day of the month of a day. */
const endOf = (day: LocalDate): LocalDate => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as LocalDate;
};

const startOf = (day: LocalDate): LocalDate => `${day.slice(0, 8)}01` as LocalDate;

export const isSameMonth = (a: LocalDate, b: LocalDate): boolean => a.slice(0, 7) === b.slice(0, 7);

/** The days of the month of a day from `today` on. */
export const monthFrom = (day: LocalDate, today: LocalDate): { from: LocalDate; to: LocalDate } => {
  const first = startOf(day);
  return { from: first < today ? today : first, to: endOf(day) };
};

interface Around {
  readonly experience: { readonly id: number; readonly duration: string };
  /** What else the cart has at free times. */
  readonly rest: readonly CartSession[];
  /** What is offered to others, while the cart is held: what its rest leaves. */
  readonly others: Wire<'FreeTimes'> | null;
  /** When a session that is to move begins now: there it need not move to. */
  readonly present: number | null;
}

/** What is free on the days of an answer, without what the rest of the cart makes impossible. */
export const freeDaysOf = (
  { days }: Wire<'FreeTimes'>,
  { experience, rest, others, present }: Around,
): FreeDays => {
  const besides =
    others && new Set(others.days.flatMap(({ starts }) => starts.map(({ startsAt }) => startsAt)));
  const of = { experienceId: experience.id, minutes: bookedMinutes(experience) ?? 0 };
  return new Map(
    days.flatMap((each): readonly (readonly [LocalDate, readonly FreeStart[]])[] => {
      const on = localDate(each.day);
      const starts = each.starts.flatMap((start) => {
        const left = leftBeside(start, of, rest, besides);
        return left > 0 && Date.parse(start.startsAt) !== present ? [{ startsAt: start.startsAt, left }] : [];
      });
      return on && starts.length > 0 ? [[on, starts]] : [];
    }),
  );
};

interface Shown {
  readonly picked: LocalDate | null;
  /** Its month is shown. */
  readonly focused: LocalDate;
  /** What somebody looked for before; null where they did not. */
  readonly from: LocalDate | null;
}

/**
 * The day whose times are shown: the one that was picked, else the first of the month with something from the day on that was looked for,
 * else the first of all.
 */
export const dayShown = (days: FreeDays | null, { picked, focused, from }: Shown): LocalDate | null => {
  if (picked && isSameMonth(picked, focused)) return picked;
  const free = [...(days?.keys() ?? [])];
  return free.find((day) => from !== null && day >= from) ?? free[0] ?? null;
};

/** The first start after a day of the month, in milliseconds; null where the month has none. */
export const startAfter = (days: FreeDays | null, day: LocalDate | null): number | null => {
  const later = [...(days ?? [])].find(([each]) => day !== null && each > day)?.[1][0];
  return later ? Date.parse(later.startsAt) : null;
};

import { type CartSession, leftBeside } from '@wondercast/core/buying/cart/rest-of-cart';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { bookedMinutes } from '@wondercast/core/shop/catalogue/may-offer-times';
import type { Wire } from '@wondercast/openapi/codec/wire';

export interface FreeStart {
  readonly startsAt: string;
  /** How many sessions can begin at this time in addition to the rest of the cart; 3 means three or more. */
  readonly left: number;
}

/** Start times by day, in order. Days without any are absent. */
export type FreeDays = ReadonlyMap<LocalDate, readonly FreeStart[]>;

/** The last day of a day's month. */
const endOf = (day: LocalDate): LocalDate => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as LocalDate;
};

const startOf = (day: LocalDate): LocalDate => `${day.slice(0, 8)}01` as LocalDate;

export const isSameMonth = (a: LocalDate, b: LocalDate): boolean => a.slice(0, 7) === b.slice(0, 7);

/** The days of a day's month that are not before `today`. */
export const monthFrom = (day: LocalDate, today: LocalDate): { from: LocalDate; to: LocalDate } => {
  const first = startOf(day);
  return { from: first < today ? today : first, to: endOf(day) };
};

interface Around {
  readonly experience: { readonly id: number; readonly duration: string };
  /** The other sessions in the cart with free times. */
  readonly rest: readonly CartSession[];
  /** Free times without the hosts that the cart's own hold reserves; null without a hold. */
  readonly others: Wire<'FreeTimes'> | null;
  /** The present start of a session to be moved, which is not offered again; null otherwise. */
  readonly present: number | null;
}

/** The free times of a response, without those that the rest of the cart makes impossible. */
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
  /** A day in the shown month. */
  readonly focused: LocalDate;
  /** The earliest day that the visitor searched for; null without one. */
  readonly from: LocalDate | null;
}

/**
 * The day whose times are shown: the picked one, else the first free day of the month from the searched day on, else the first free
 * day.
 */
export const dayShown = (days: FreeDays | null, { picked, focused, from }: Shown): LocalDate | null => {
  if (picked && isSameMonth(picked, focused)) return picked;
  const free = [...(days?.keys() ?? [])];
  return free.find((day) => from !== null && day >= from) ?? free[0] ?? null;
};

/** The first start after a day within the month, in milliseconds; null when there is none. */
export const startAfter = (days: FreeDays | null, day: LocalDate | null): number | null => {
  const later = [...(days ?? [])].find(([each]) => day !== null && each > day)?.[1][0];
  return later ? Date.parse(later.startsAt) : null;
};

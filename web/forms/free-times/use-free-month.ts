import { useQuery } from '@tanstack/react-query';
import { type CartSession, leftBeside } from '@wondercast/core/buying/cart/rest-of-cart';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { bookedMinutes } from '@wondercast/core/shop/catalogue/may-offer-times';
import { freeTimesQuery, type MovingSession } from '../../api/catalogue/free-times.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';

export interface FreeStart {
  readonly startsAt: string;
  /** Sessions that can begin then beside the rest of the cart; three is three or more. */
  readonly left: number;
}

export interface FreeMonth {
  /** By day, in order; days without a start are left out. Null until the shop has answered. */
  readonly days: ReadonlyMap<LocalDate, readonly FreeStart[]> | null;
  /** The first free start after the month; null where there is none. */
  readonly next: number | null;
  /** The last day that can be booked. */
  readonly last: LocalDate | null;
  readonly failed: boolean;
  readonly pending: boolean;
  readonly retry: () => void;
}

export interface WantedTimes {
  readonly experience: { readonly id: number; readonly duration: string };
  readonly zone: Zone;
  /** Sessions at the same time. */
  readonly units: number;
  /** What else the cart has at free times. */
  readonly rest: readonly CartSession[];
  /** One's own hold, where there is one. */
  readonly holdId: string | null;
  /** A session that is to move, and when it begins now: there it need not move to. */
  readonly moving?: (MovingSession & { readonly startsAt: string | null }) | null;
}

/** The last day of the month of a day. */
const endOf = (day: LocalDate): LocalDate => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) as LocalDate;
};

const startOf = (day: LocalDate): LocalDate => `${day.slice(0, 8)}01` as LocalDate;

/** What is free in the month of a day from `today` on, without what the rest of the cart makes impossible. */
export function useFreeMonth(wanted: WantedTimes, day: LocalDate, today: LocalDate): FreeMonth {
  const { experience, zone, units, rest, holdId, moving = null } = wanted;
  const first = startOf(day);
  const asked = {
    experienceId: experience.id,
    from: first < today ? today : first,
    to: endOf(day),
    zone,
    units,
    moving,
  };
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(
    freeTimesQuery({ ...asked, hold: holdId }),
  );
  // While the cart is held, what is offered to others is what its rest leaves.
  const isBeside = holdId !== null && rest.length > 0;
  const others = useQuery({ ...freeTimesQuery({ ...asked, hold: null }), enabled: isBeside });
  const besides = isBeside
    ? new Set(others.data?.days.flatMap(({ starts }) => starts.map(({ startsAt }) => startsAt)))
    : null;
  const of = { experienceId: experience.id, minutes: bookedMinutes(experience) ?? 0 };
  const present = moving?.startsAt ? Date.parse(moving.startsAt) : null;
  const isKnown = data && !isPlaceholderData && (!isBeside || others.data);
  const days = isKnown
    ? new Map(
        data.days.flatMap((each): readonly (readonly [LocalDate, readonly FreeStart[]])[] => {
          const on = localDate(each.day);
          const starts = each.starts.flatMap((start) => {
            const left = leftBeside(start, of, rest, besides);
            return left > 0 && Date.parse(start.startsAt) !== present
              ? [{ startsAt: start.startsAt, left }]
              : [];
          });
          return on && starts.length > 0 ? [[on, starts]] : [];
        }),
      )
    : null;
  return {
    days,
    next: data?.next ? Date.parse(data.next) : null,
    last: data?.until ? placeOf(data.until, zone).day : null,
    failed: isError && !isKnown,
    pending: isFetching,
    retry: () => void refetch(),
  };
}

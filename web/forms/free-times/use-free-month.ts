import { useQuery } from '@tanstack/react-query';
import type { CartSession } from '@wondercast/core/buying/cart/rest-of-cart';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { freeTimesQuery, type MovingSession } from '../../api/catalogue/free-times.ts';
import { type FreeDays, freeDaysOf, monthFrom } from '../../headless/free-month.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';

export interface FreeMonth {
  /** Null until the shop has answered. */
  readonly days: FreeDays | null;
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
  /** The day that somebody looked for before: a picker opens there. */
  readonly from?: LocalDate | null;
  /** A session that is to move, and when it begins now: there it need not move to. */
  readonly moving?: (MovingSession & { readonly startsAt: string | null }) | null;
}

/** What is free in the month of a day from `today` on, without what the rest of the cart makes impossible. */
export function useFreeMonth(wanted: WantedTimes, day: LocalDate, today: LocalDate): FreeMonth {
  const { experience, zone, units, rest, holdId, moving = null } = wanted;
  const asked = {
    experienceId: experience.id,
    ...monthFrom(day, today),
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
  const isKnown = data && !isPlaceholderData && (!isBeside || others.data);
  const present = moving?.startsAt ? Date.parse(moving.startsAt) : null;
  const besides = (isBeside && others.data) || null;
  const days = isKnown ? freeDaysOf(data, { experience, rest, others: besides, present }) : null;
  return {
    days,
    next: data?.next ? Date.parse(data.next) : null,
    last: data?.until ? placeOf(data.until, zone).day : null,
    failed: isError && !isKnown,
    pending: isFetching,
    retry: () => void refetch(),
  };
}

import { useQuery } from '@tanstack/react-query';
import type { CartSession } from '@wondercast/core/buying/cart/rest-of-cart';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { freeTimesQuery, type MovingSession } from '../../api/catalogue/free-times.ts';
import { type FreeDays, freeDaysOf, monthFrom } from '../../headless/free-month.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';

export interface FreeMonth {
  /** null until the shop has replied. */
  readonly days: FreeDays | null;
  /** The first free start after the month; null when there is none. */
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
  /** Number of sessions at the same time. */
  readonly units: number;
  /** The other sessions in the cart with free times. */
  readonly rest: readonly CartSession[];
  /** The visitor's own hold, if any. */
  readonly holdId: string | null;
  /** The earliest day that the visitor searched for, at which a picker opens. */
  readonly from?: LocalDate | null;
  /** A session to be moved, and its present start, which is not offered again. */
  readonly moving?: (MovingSession & { readonly startsAt: string | null }) | null;
}

/** The free times within a day's month from `today` on, without those that the rest of the cart makes impossible. */
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
  // While the cart is held, the times offered to others show what remains besides the rest of the cart.
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

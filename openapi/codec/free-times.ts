import type { Fit } from '@wondercast/core/buying/free-times/finder';
import type { FreeDay, FreeTimes } from '@wondercast/core/buying/free-times/free-times';
import { type TimeHold, toldEnd } from '@wondercast/core/calendar/staffing/time-hold';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { toAmount } from '@wondercast/core/kernel/money';
import type { Wire } from './wire.ts';

export const encodeFreeDay = ({ day, starts }: FreeDay): Wire<'FreeDay'> => ({
  day,
  starts: starts.map(({ startsAt, time, offset, left }) => ({
    startsAt: startsAt.toISOString(),
    time,
    offset,
    left,
  })),
});

export const encodeFreeTimes = ({ days, until, next }: FreeTimes): Wire<'FreeTimes'> => ({
  days: days.map(encodeFreeDay),
  until: until?.toISOString() ?? null,
  next: next?.toISOString() ?? null,
});

/** Every id that was asked for has its days, also one that nobody knows. */
export const encodeFreeDays = (
  ids: readonly number[],
  days: ReadonlyMap<number, readonly LocalDate[]>,
): Wire<'FreeDays'> => Object.fromEntries(ids.map((id) => [String(id), [...(days.get(id) ?? [])]]));

export const encodeFit = ({ tier, total, firstFree }: Fit): Wire<'Fit'> => ({
  tier,
  total: toAmount(total),
  firstFree: firstFree?.toISOString() ?? null,
});

export const encodeTimeHold = (hold: TimeHold): Wire<'TimeHold'> => ({
  id: hold.id,
  until: toldEnd(hold).toISOString(),
  units: hold.units.map(({ experienceId, startsAt, zone, language }) => ({
    experienceId,
    startsAt: startsAt.toISOString(),
    zone,
    language,
  })),
});

import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { useState } from 'react';
import { dayShown, type FreeStart, isSameMonth, startAfter } from '../../headless/free-month.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { type FreeMonth, useFreeMonth, type WantedTimes } from './use-free-month.ts';

export interface TimePickerState {
  readonly month: FreeMonth;
  readonly today: LocalDate;
  /** The day whose times are shown; null when the month has none, or while loading. */
  readonly day: LocalDate | null;
  readonly focused: LocalDate;
  /** The free starts of that day. */
  readonly starts: readonly FreeStart[];
  /** The first free start after the day, or after the month when no day is shown; null when there is none. */
  readonly next: number | null;
  readonly showMonth: (day: LocalDate) => void;
  readonly choose: (day: LocalDate) => void;
  /** Days differ between zones, so they are computed again. */
  readonly changeZone: (zone: Zone) => void;
}

const dayIn = (instant: number | Date, zone: Zone): LocalDate => placeOf(Number(instant), zone).day;

/**
 * The month and day that a picker shows: of the chosen time or the session to be moved, else the first free day from the searched
 * day on.
 */
export function useTimePicker(wanted: WantedTimes, chosen: ZonedTime | null): TimePickerState {
  const { zone, from = null } = wanted;
  const [opened] = useState(Date.now);
  const today = dayIn(opened, zone);
  const present = wanted.moving?.startsAt ? Date.parse(wanted.moving.startsAt) : 0;
  const [shown] = useState(() => chosen?.startsAt ?? (present > opened ? present : null));
  const [focused, setFocused] = useState(() =>
    shown ? dayIn(shown, zone) : from && from > today ? from : today,
  );
  const [picked, setPicked] = useState<LocalDate | null>(() => (shown ? dayIn(shown, zone) : null));
  const [isMonthChosen, setMonthChosen] = useState(shown !== null);
  const month = useFreeMonth(wanted, focused, today);
  const { days } = month;
  // The picker never opens at an empty month.
  if (!isMonthChosen && days) {
    setMonthChosen(true);
    if (days.size === 0 && month.next !== null) setFocused(dayIn(month.next, zone));
  }
  const day = dayShown(days, { picked, focused, from });
  const choose = (next: LocalDate) => {
    setMonthChosen(true);
    setFocused(next);
    setPicked(next);
  };
  return {
    month,
    today,
    day,
    focused,
    starts: (day && days?.get(day)) ?? [],
    next: startAfter(days, day) ?? month.next,
    showMonth: (next) => {
      setMonthChosen(true);
      setFocused(next);
      if (picked && !isSameMonth(picked, next)) setPicked(null);
    },
    choose,
    changeZone: (next) => {
      const shown = chosen?.startsAt ?? days?.get(day ?? today)?.[0]?.startsAt;
      if (shown) choose(dayIn(new Date(shown), next));
    },
  };
}

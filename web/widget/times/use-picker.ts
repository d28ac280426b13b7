import type { ZonedTime } from '@wondercast/core/calendar/scheduling/session';
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { useState } from 'preact/hooks';
import { dayShown, isSameMonth, startAfter } from '../../headless/free-month.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { useFreeMonth, type WantedTimes } from './use-free-month.ts';

const dayIn = (instant: number | Date, zone: Zone): LocalDate => placeOf(Number(instant), zone).day;

/** The month and day that a picker shows: those of the chosen time, else the first free day. */
export function usePicker(wanted: WantedTimes, zone: Zone, chosen: ZonedTime | null) {
  const [opened] = useState(Date.now);
  const today = dayIn(opened, zone);
  const [shown] = useState(() => chosen && dayIn(chosen.startsAt, zone));
  const [focused, setFocused] = useState(shown ?? today);
  const [picked, setPicked] = useState(shown);
  const [isMonthChosen, setMonthChosen] = useState(shown !== null);
  /** Whether the keyboard focus has a day to start from. */
  const [isMoved, setMoved] = useState(shown !== null);
  const month = useFreeMonth(wanted, zone, focused, today);
  const { days } = month;
  // The picker never opens at an empty month.
  if (!isMonthChosen && days) {
    setMonthChosen(true);
    if (days.size === 0 && month.next !== null) setFocused(dayIn(month.next, zone));
  }
  const day = dayShown(days, { picked, focused, from: null });
  const choose = (next: LocalDate) => {
    setMonthChosen(true);
    setMoved(true);
    setFocused(next);
    setPicked(next);
  };
  return {
    month,
    today,
    /** The day whose times are shown; null when the month has none, or while loading. */
    day,
    focused: isMoved ? focused : (day ?? focused),
    /** The free starts of that day. */
    starts: (day && days?.get(day)) ?? [],
    /** The first free start after the day, or after the month when no day is shown; null when there is none. */
    next: startAfter(days, day) ?? month.next,
    showMonth: (next: LocalDate) => {
      setMonthChosen(true);
      setMoved(true);
      setFocused(next);
      if (picked && !isSameMonth(picked, next)) setPicked(null);
    },
    choose,
    /** Days differ between zones, so they are computed again. */
    changeZone: (other: Zone) => {
      const start = chosen?.startsAt ?? days?.get(day ?? today)?.[0]?.startsAt;
      if (start) choose(dayIn(new Date(start), other));
    },
  };
}

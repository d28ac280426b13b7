/** @jsxImportSource preact */
import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import type { LocalDate } from '@wondercast/core/kernel/calendar';
import { clockIn, freeDayWords } from '../../ui/formats/free-time-words.ts';
import { placeOf } from '../../ui/formats/zone-moment.ts';
import { Button } from '../parts/Button.tsx';

interface NothingFreeProps {
  /** null when the whole month has no free time. */
  readonly day: LocalDate | null;
  /** A day in the shown month. */
  readonly month: LocalDate;
  /** The next free start; null where there is none. */
  readonly next: number | null;
  readonly zone: Zone;
  readonly onGo: (day: LocalDate) => void;
  readonly onWish: (() => void) | null;
}

/** Shown for a day or month without a free time: when the next one is, and what else can be done. */
export function NothingFree({ day, month, next, zone, onGo, onWish }: NothingFreeProps) {
  const on = next === null ? null : placeOf(next, zone).day;
  return (
    <div role="status">
      <b>
        {day
          ? `Nothing is free on ${freeDayWords(day, 'middle')}.`
          : `Nothing is free in ${freeDayWords(month, 'month')}.`}
      </b>
      <p class="hint">
        {on && next !== null
          ? `The next free time is ${freeDayWords(on, 'middle')}, ${clockIn(next, zone)}.`
          : 'There is no later one yet.'}
      </p>
      <div class="ways">
        {on && (
          <Button look="quiet" size="sm" onPress={() => onGo(on)}>
            {`Go to ${freeDayWords(on, 'short')}`}
          </Button>
        )}
        {onWish && (
          <Button look="quiet" size="sm" onPress={onWish}>
            Propose your own times
          </Button>
        )}
      </div>
    </div>
  );
}

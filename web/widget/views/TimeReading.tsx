/** @jsxImportSource preact */

import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { spokenTime } from '@wondercast/core/calendar/scheduling/spoken-time';
import { missingParts, timeDoubt } from '@wondercast/core/calendar/scheduling/time-doubts';
import { clockWords, timeOfDay } from '@wondercast/core/calendar/scheduling/typed-time';
import { formatDay } from '../../ui/formats/format-day.ts';
import { Button } from '../parts/Button.tsx';

interface TimeReadingProps {
  readonly slot: Slot;
  readonly onChange: (part: Partial<Slot>) => void;
}

/** How a typed time is understood, said at once: as it will be read, or what is not clear about it, or what is missing. */
export function TimeReading({ slot, onChange }: TimeReadingProps) {
  const doubt = timeDoubt(slot);
  const time = timeOfDay(slot);
  const missing = missingParts(slot);
  const spelled = time && spokenTime({ ...slot, time: clockWords(time), meridiem: time.meridiem });
  return (
    <div class="reading" aria-live="polite">
      {doubt && <p>{doubt.words}</p>}
      {doubt?.choices
        .filter(({ change }) => change.meridiem === undefined)
        .map(({ words, change }) => (
          <Button key={words} look="quiet" size="sm" onPress={() => onChange(change)}>
            {words}
          </Button>
        ))}
      {!doubt && spelled && (
        <p>
          <b>{slot.date ? `${formatDay(slot.date)}, ${spelled}` : spelled}</b>
          {missing && <span>{`. With ${missing} it comes into your calendar.`}</span>}
        </p>
      )}
    </div>
  );
}

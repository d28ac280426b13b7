/** @jsxImportSource preact */

import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { formatDay } from '../../ui/formats/format-day.ts';
import { Button } from '../parts/Button.tsx';
import { useReading } from '../use-reading.ts';

interface TimeReadingProps {
  readonly slot: Slot;
  readonly onChange: (part: Partial<Slot>) => void;
}

/** Shows at once how a typed time is understood, what is ambiguous about it, or what is missing. */
export function TimeReading({ slot, onChange }: TimeReadingProps) {
  const reading = useReading();
  const doubt = reading?.doubtOf(slot);
  const missing = reading?.missingParts(slot);
  const spelled = reading?.spelled(slot);
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

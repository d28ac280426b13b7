import { MAX_TIMES } from '@wondercast/core/calendar/scheduling/session';
import { EMPTY_SLOT, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../primitives/Button.tsx';
import { TimeRow } from './TimeRow.tsx';
import { TimeList } from './time-row-look.ts';

interface PreferredTimesProps {
  readonly times: readonly Slot[];
  /** The number of earlier times that are shown elsewhere: 1 when the first has a row of its own. */
  readonly before?: number;
  /** The errors of these times, by index. */
  readonly errors?: readonly (string | null)[];
  readonly onChange: (times: readonly Slot[]) => void;
}

/** Up to three preferred times in order. The next row is shown on request. */
export function PreferredTimes({ times, before = 0, errors, onChange }: PreferredTimesProps) {
  const box = useRef<HTMLDivElement>(null);
  const fieldOf = (at: number) =>
    box.current?.querySelectorAll<HTMLElement>('[data-time]')[at]?.querySelector<HTMLElement>('button');
  const add = () => {
    // A new time starts with the zone of the previous one.
    const zone = times.at(-1)?.zone ?? null;
    flushSync(() => onChange([...times, { ...EMPTY_SLOT, zone }]));
    fieldOf(times.length)?.focus();
  };
  const remove = (at: number) => {
    flushSync(() => onChange(times.filter((_, each) => each !== at)));
    const next = fieldOf(Math.max(0, at - 1)) ?? box.current?.querySelector<HTMLElement>('[data-add]');
    next?.focus();
  };
  const isLast = times.length + before <= 1;
  return (
    <TimeList ref={box} data-more-times="">
      {times.map((slot, at) => (
        <TimeRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is identified by its index
          key={at}
          place={at + before}
          slot={slot}
          error={errors?.[at] ?? null}
          onChange={(part) =>
            onChange(times.map((each, place) => (place === at ? { ...each, ...part } : each)))
          }
          onRemove={isLast ? undefined : () => remove(at)}
        />
      ))}
      {times.length + before < MAX_TIMES && (
        <div>
          <Button look="bare" size="sm" data-add="" onClick={add}>
            <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
            Add another time
          </Button>
        </div>
      )}
    </TimeList>
  );
}

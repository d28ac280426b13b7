import { readTypedTime } from '@wondercast/core/calendar/scheduling/typed-time';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { styled } from 'styled-components';
import { clockWords } from '../formats/zone-moment.ts';
import { sayError } from '../overlays/toasts.ts';
import { control } from './field-look.ts';

const Box = styled.span`
  ${control}
  height: 42px;
  padding: 0 11px;
  & > input {
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    outline: none;
    background: none;
    color: inherit;
    font-size: 14.5px;
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    flex: none;
    color: var(--text-3);
  }
`;

const NOON = 12;
const DAY = 1_440;

/** Minutes after midnight of what people type: `2:30 pm`, `230p`, `14:30`, `noon`; null for what names no time. */
const minuteOf = (text: string): number | null => {
  const typed = readTypedTime(text);
  if (!typed) return null;
  const { hours, minutes, meridiem } = typed;
  // Without AM or PM it is a 24-hour clock, which is shown at once.
  return (meridiem === null ? hours : (hours % NOON) + (meridiem === 'PM' ? NOON : 0)) * 60 + minutes;
};

interface TimeFieldProps {
  readonly label: string;
  /** Minutes after midnight. */
  readonly minute: number | null;
  readonly onChange: (minute: number) => void;
  /** What the arrow keys add or take, in minutes. */
  readonly step?: number;
  /** Midnight at the end of a day is 1440 here. */
  readonly isEnd?: boolean;
}

/** A time of day: typed as people write it, or changed by the arrow keys. */
export function TimeField({ label, minute, onChange, step = 15, isEnd = false }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = minute === null ? '' : clockWords(minute);
  const change = (next: number) => onChange(isEnd && next === 0 ? DAY : next);
  const confirm = () => {
    const typed = draft === null ? null : minuteOf(draft);
    setDraft(null);
    if (typed !== null && typed !== minute) change(typed);
    // It shows the time of before again, which is what counts.
    if (typed === null && draft?.trim())
      sayError(
        `“${draft.trim()}” is not read as a time. Write it like 2:30 PM or 14:00.`,
        'Time not changed',
      );
  };
  return (
    <Box>
      <input
        aria-label={label}
        inputMode="text"
        autoComplete="off"
        placeholder="2:30 PM"
        value={draft ?? shown}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={confirm}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // It confirms the time, it does not send the form.
            event.preventDefault();
            confirm();
          }
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          const by = event.key === 'ArrowUp' ? step : -step;
          setDraft(null);
          change(((((minute ?? 540) + by) % DAY) + DAY) % DAY);
        }}
      />
      <Clock size={18} strokeWidth={1.75} aria-hidden="true" />
    </Box>
  );
}

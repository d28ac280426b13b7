import { readTypedTime } from '@wondercast/core/calendar/scheduling/typed-time';
import Clock from 'lucide-react/icons/clock';
import { useState } from 'react';
import { styled } from 'styled-components';
import { clockWords } from '../formats/zone-moment.ts';
import { showError } from '../overlays/toasts.ts';
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

/** Parses a typed time as minutes after midnight: `2:30 pm`, `230p`, `14:30`, `noon`; null when it is not a time. */
const minuteOf = (text: string): number | null => {
  const typed = readTypedTime(text);
  if (!typed) return null;
  const { hours, minutes, meridiem } = typed;
  // Without AM or PM the time is read as 24-hour, and shown as read.
  return (meridiem === null ? hours : (hours % NOON) + (meridiem === 'PM' ? NOON : 0)) * 60 + minutes;
};

interface TimeFieldProps {
  readonly label: string;
  /** Minutes after midnight. */
  readonly minute: number | null;
  readonly onChange: (minute: number) => void;
  /** The step of the arrow keys in minutes. */
  readonly step?: number;
  /** Whether midnight means the end of the day (1440). */
  readonly isEnd?: boolean;
}

/** A time of day, typed in any usual form or changed with the arrow keys. */
export function TimeField({ label, minute, onChange, step = 15, isEnd = false }: TimeFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = minute === null ? '' : clockWords(minute);
  const change = (next: number) => onChange(isEnd && next === 0 ? DAY : next);
  const confirm = () => {
    const typed = draft === null ? null : minuteOf(draft);
    setDraft(null);
    if (typed !== null && typed !== minute) change(typed);
    // An invalid text is replaced by the previous time, which still counts.
    if (typed === null && draft?.trim())
      showError(
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
            // Enter confirms the time instead of submitting the form.
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

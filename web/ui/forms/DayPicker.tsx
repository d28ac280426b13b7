import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { formatDay } from '../formats/format-day.ts';
import { popover } from '../primitives/popover-look.ts';
import { control } from './field-look.ts';

const loadCalendar = () => import('./CalendarGrid.tsx');
const CalendarGrid = lazy(loadCalendar);

const Trigger = styled(Button)`
  ${control}
  justify-content: space-between;
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & > [data-placeholder] {
    color: var(--text-3);
  }
  &[data-compact] {
    width: 158px;
    height: 42px;
    padding: 0 12px;
    font-size: 14.5px;
  }
`;

const Panel = styled(Popover)`
  ${popover}
  width: min(316px, calc(100vw - 24px));
  min-height: 340px;
`;

interface DayPickerProps {
  /** Id of the button; the id of its value is `{id}-value`. */
  readonly id: string;
  /** Id of the element that labels it. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly value: LocalDate | null;
  readonly onChange: (day: LocalDate | null) => void;
  /** Only days between these two can be picked; null means no limit. */
  readonly first: LocalDate | 'today' | null;
  readonly last?: LocalDate | null;
  /** The month shown first when no day is chosen; by default the current one. */
  readonly opensAt?: LocalDate | null;
  /** Shown when no day is chosen. */
  readonly placeholder: string;
  /** Whether to be as small as a filter. */
  readonly compact?: boolean;
}

/** A button that opens a calendar. */
export function DayPicker(props: DayPickerProps) {
  const {
    id,
    labelledBy,
    describedBy,
    invalid,
    value,
    onChange,
    first,
    last,
    opensAt,
    placeholder,
    compact,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const choose = (day: string | null) => {
    onChange(localDate(day));
    setOpen(false);
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Trigger
        id={id}
        aria-labelledby={`${labelledBy} ${id}-value`}
        aria-describedby={describedBy}
        data-invalid={invalid || undefined}
        data-compact={compact || undefined}
        onHoverStart={loadCalendar}
        onFocus={loadCalendar}
      >
        <span id={`${id}-value`} data-placeholder={value === null || undefined}>
          {value === null ? placeholder : formatDay(value)}
        </span>
        <CalendarDays size={compact ? 18 : 20} strokeWidth={1.75} aria-hidden="true" />
      </Trigger>
      <Panel placement="bottom start" aria-labelledby={labelledBy}>
        <Suspense fallback={null}>
          <CalendarGrid
            value={value}
            opensAt={opensAt ?? null}
            first={first}
            last={last ?? null}
            onChoose={choose}
          />
        </Suspense>
      </Panel>
    </DialogTrigger>
  );
}

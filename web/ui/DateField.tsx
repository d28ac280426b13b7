import { type LocalDate, localDate } from '@wondercast/core/calendar';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { FieldMessage } from './FieldMessage.tsx';
import { control, FieldBox, labelLook } from './field-look.ts';
import { formatDay } from './format-day.ts';
import { popover } from './popover-look.ts';

const loadCalendar = () => import('./CalendarGrid.tsx');
const CalendarGrid = lazy(loadCalendar);

const Name = styled.span`
  ${labelLook}
`;

const Trigger = styled(Button)`
  ${control}
  justify-content: space-between;
  cursor: pointer;
  font-variant-numeric: tabular-nums;
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & > [data-placeholder] {
    color: var(--text-3);
  }
`;

const Panel = styled(Popover)`
  ${popover}
  width: min(316px, calc(100vw - 24px));
  min-height: 340px;
`;

interface DateFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly value: LocalDate | null;
  readonly onChange: (day: LocalDate | null) => void;
  readonly error?: string | null;
}

/** A day from today on, picked from a calendar; shown as MMM dd, yyyy. */
export function DateField({ label, note, value, onChange, error }: DateFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choose = (day: string | null) => {
    onChange(localDate(day));
    setOpen(false);
  };
  return (
    <FieldBox>
      <Name id={id}>
        {label}
        {note && <small> {note}</small>}
      </Name>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Trigger
          aria-labelledby={`${id} ${id}-value`}
          aria-describedby={error ? `${id}-below` : undefined}
          data-invalid={error ? true : undefined}
          onHoverStart={loadCalendar}
          onFocus={loadCalendar}
        >
          <span id={`${id}-value`} data-placeholder={value === null || undefined}>
            {value === null ? 'Pick a date' : formatDay(value)}
          </span>
          <CalendarDays size={20} strokeWidth={1.75} aria-hidden="true" />
        </Trigger>
        <Panel placement="bottom start" aria-labelledby={id}>
          <Suspense fallback={null}>
            <CalendarGrid value={value} onChoose={choose} />
          </Suspense>
        </Panel>
      </DialogTrigger>
      <FieldMessage id={`${id}-below`} error={error} />
    </FieldBox>
  );
}

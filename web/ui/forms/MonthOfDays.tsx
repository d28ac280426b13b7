import { type CalendarDate, parseDate } from '@internationalized/date';
import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import {
  Calendar,
  CalendarCell,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { styled } from 'styled-components';
import type { Elements } from '../primitives/elements.ts';
import { dayLook, Grid, Turn } from './calendar-look.ts';

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  & > div:last-child {
    display: flex;
    align-items: center;
  }
`;

const Month = styled(CalendarHeading)`
  min-width: 118px;
  font: 600 14.5px/1.4 var(--sans);
  text-align: center;
`;

const Days = styled(Grid)`
  table-layout: fixed;
`;

const Day = styled(CalendarCell)`
  ${dayLook}
  position: relative;
  width: min(40px, 11vw);
  height: 40px;
  &:not([data-selected]) {
    color: var(--text-3);
    font-weight: 400;
  }
  &[data-has]:not([data-selected]) {
    color: var(--text);
    font-weight: 600;
  }
  &[data-has]::after {
    content: '';
    position: absolute;
    bottom: 4px;
    width: 4px;
    height: 4px;
    border-radius: 50%;
    background: var(--accent);
  }
  &[data-selected]::after {
    background: currentColor;
  }
  &[data-disabled] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

interface MonthOfDaysProps {
  readonly label: string;
  /** The day whose times are shown; null when none are. */
  readonly value: LocalDate | null;
  /** A day in the shown month. */
  readonly focused: LocalDate;
  /** Only days between these two can be picked; null means no limit. */
  readonly first: LocalDate;
  readonly last: LocalDate | null;
  /** What a day has to offer, for its label; null when it has nothing. */
  readonly wordsOf: (day: LocalDate) => string | null;
  readonly onFocus: (day: LocalDate) => void;
  readonly onChoose: (day: LocalDate) => void;
  /** Content before the month's name. */
  readonly children?: Elements;
}

const dateOf = (day: LocalDate): CalendarDate => parseDate(day);
const dayOf = (date: { toString(): string }): LocalDate | null => localDate(date.toString());

/** The label of a day, with what it has to offer. */
const said = (label = '', words: string | null) => ({ 'aria-label': words ? `${label}, ${words}` : label });

/** A month that marks the days with something to offer. Days without anything can be chosen too, because the reason is shown below. */
export function MonthOfDays(props: MonthOfDaysProps) {
  const { label, value, focused, first, last, wordsOf, onFocus, onChoose, children } = props;
  const told = (date: { toString(): string }, tell: (day: LocalDate) => void) => {
    const day = dayOf(date);
    if (day) tell(day);
  };
  return (
    <Calendar
      aria-label={label}
      minValue={dateOf(first)}
      maxValue={last && dateOf(last)}
      focusedValue={dateOf(focused)}
      onFocusChange={(date) => told(date, onFocus)}
      value={value && dateOf(value)}
      onChange={(date) => told(date, onChoose)}
    >
      <Top>
        {children}
        <div>
          <Turn slot="previous">
            <ChevronLeft size={18} strokeWidth={1.75} />
          </Turn>
          <Month />
          <Turn slot="next">
            <ChevronRight size={18} strokeWidth={1.75} />
          </Turn>
        </div>
      </Top>
      <Days weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell>
              <span>{day.slice(0, 2)}</span>
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = dayOf(date);
            const words = day && wordsOf(day);
            return (
              <Day
                date={date}
                data-has={words ? '' : undefined}
                render={(cell) => <div {...cell} {...said(cell['aria-label'], words)} />}
              />
            );
          }}
        </CalendarGridBody>
      </Days>
    </Calendar>
  );
}

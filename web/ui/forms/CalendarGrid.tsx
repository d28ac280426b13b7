import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
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
import { Button } from '../primitives/Button.tsx';
import { dayLook, Grid, Turn } from './calendar-look.ts';

const Box = styled(Calendar)`
  padding: 16px;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Month = styled(CalendarHeading)`
  font: 650 16px/1.4 var(--sans);
`;

const Day = styled(CalendarCell)`
  &[data-disabled],
  &[data-unavailable] {
    color: var(--text-3);
    opacity: 0.55;
    text-decoration: line-through;
    text-decoration-thickness: 1px;
    cursor: not-allowed;
  }
  ${dayLook}
`;

interface CalendarGridProps {
  readonly value: string | null;
  /** The likely day: its month is shown first when no day is chosen. */
  readonly opensAt?: string | null;
  /** Only days between these two can be picked; null means no limit. */
  readonly first: string | null;
  readonly last: string | null;
  readonly onChoose: (day: string | null) => void;
}

/** Today in the reader's zone (specification §2: past days cannot be picked). */
const boundOf = (day: string | null) =>
  day === null ? null : day === 'today' ? today(getLocalTimeZone()) : parseDate(day);

/** The day chosen last on this page. The next picker without a day opens at its month. */
let lastChosen: string | null = null;

/** A month at a time; days outside the bounds cannot be picked. */
export default function CalendarGrid({ value, opensAt = null, first, last, onChoose }: CalendarGridProps) {
  const shown = opensAt ?? lastChosen;
  return (
    <>
      <Box
        autoFocus
        aria-label="Date"
        minValue={boundOf(first)}
        maxValue={boundOf(last)}
        // The month of the likely day, otherwise of the one chosen last.
        defaultFocusedValue={shown === null ? null : parseDate(shown)}
        value={value === null ? null : parseDate(value)}
        onChange={(day) => {
          lastChosen = day.toString();
          onChoose(lastChosen);
        }}
      >
        <Top>
          <Turn slot="previous">
            <ChevronLeft size={20} strokeWidth={1.75} />
          </Turn>
          <Month />
          <Turn slot="next">
            <ChevronRight size={20} strokeWidth={1.75} />
          </Turn>
        </Top>
        <Grid weekdayStyle="narrow">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell>
                <span>{day}</span>
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
        </Grid>
      </Box>
      {value !== null && (
        <Button look="bare" size="sm" full onClick={() => onChoose(null)}>
          Clear date
        </Button>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useAddress } from '../../addresses/use-address.ts';
import { sessionsQuery } from '../../api/admin/overview.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { Loaded } from '../../ui/primitives/Loaded.tsx';
import { TablePanel } from '../../ui/primitives/Table.tsx';
import { TableSkeleton } from '../../ui/primitives/TableSkeleton.tsx';
import { PanelTitle, Small } from '../../ui/primitives/Text.tsx';
import { Month, Top } from './calendar-look.ts';
import { monthOf, monthWords, shifted, thisMonth, weeksOf } from './calendar-month.ts';
import { DayCell } from './DayCell.tsx';
import { DayDialog } from './DayDialog.tsx';
import { monthTotal } from './month-total.ts';

/** Sessions shown per day before the number of further ones. */
const SHOWN = 3;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const never = () => false;

interface SessionCalendarProps {
  readonly onOpen: (bookingId: number) => void;
}

/** All sessions by month. Month and day are part of the URL. */
export default function SessionCalendar({ onOpen }: SessionCalendarProps) {
  const [parameters, change] = useAddress();
  const now = new Date();
  const month = monthOf(parameters.get('month'), now);
  const weeks = weeksOf(month);
  const [from = '', to = ''] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)];
  const query = useQuery(sessionsQuery(from, to, SHOWN));
  const { data, isPlaceholderData } = query;
  const byDay = new Map(data?.days.map((each) => [each.date, each]));
  const today = `${thisMonth(now)}-${String(now.getDate()).padStart(2, '0')}`;
  const day = parameters.get('day');
  const go = (to: string) => change({ month: to === thisMonth(now) ? null : to }, { replace: true });
  return (
    <>
      <Top>
        <PanelTitle aria-live="polite">{monthWords(month)}</PanelTitle>
        <IconButton small fill aria-label="Previous month" onClick={() => go(shifted(month, -1))}>
          <ChevronLeft size={18} strokeWidth={1.75} />
        </IconButton>
        <IconButton small fill aria-label="Next month" onClick={() => go(shifted(month, 1))}>
          <ChevronRight size={18} strokeWidth={1.75} />
        </IconButton>
        {month !== thisMonth(now) && (
          <Button look="bare" size="sm" onClick={() => go(thisMonth(now))}>
            Today
          </Button>
        )}
        {data && <Small>{monthTotal(data.days, month)}</Small>}
      </Top>
      <Loaded
        query={query}
        failed={data ? 'Failed to refresh sessions' : 'Failed to load sessions'}
        skeleton={<TableSkeleton label="Loading sessions..." />}
        isEmpty={never}
        empty={null}
      >
        {() => (
          <TablePanel data-stale={isPlaceholderData || undefined} data-panel="">
            <Month>
              <caption hidden>Sessions</caption>
              <thead>
                <tr>
                  {WEEKDAYS.map((weekday) => (
                    <th key={weekday} scope="col">
                      {weekday}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {weeks.map((week) => (
                  <tr key={week[0]}>
                    {week.map((date) => (
                      <DayCell
                        key={date}
                        date={date}
                        isToday={date === today}
                        isOutside={!date.startsWith(month)}
                        found={byDay.get(date) ?? null}
                        onOpen={onOpen}
                        onMore={() => change({ day: date })}
                      />
                    ))}
                  </tr>
                ))}
              </tbody>
            </Month>
          </TablePanel>
        )}
      </Loaded>
      {day && /^\d{4}-\d\d-\d\d$/.test(day) && (
        <DayDialog
          day={day}
          onOpen={(id) => {
            change({ day: null });
            onOpen(id);
          }}
          onClose={() => change({ day: null })}
        />
      )}
    </>
  );
}

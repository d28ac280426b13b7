import { localDate } from '@wondercast/core/kernel/calendar';
import { MOST_COUNTED_OF_A_DAY } from '@wondercast/core/kernel/most-counted';
import type { Schema } from '../../api/transport/contract.ts';
import { counted } from '../../ui/formats/counted.ts';
import { formatDay } from '../../ui/formats/format-day.ts';
import { More } from './calendar-look.ts';
import { SessionButton } from './SessionButton.tsx';

interface DayCellProps {
  readonly date: string;
  readonly isToday: boolean;
  /** Whether the day belongs to the previous or next month. */
  readonly isOutside: boolean;
  /** null while unknown. */
  readonly found: Schema<'SessionCalendar'>['days'][number] | null;
  readonly onOpen: (bookingId: number) => void;
  readonly onMore: () => void;
}

/** One day of the calendar, with its first sessions. */
export function DayCell({ date, isToday, isOutside, found, onOpen, onMore }: DayCellProps) {
  const sessions = found?.sessions ?? [];
  const total = found?.total ?? 0;
  const more = total - sessions.length;
  const isUncounted = total > MOST_COUNTED_OF_A_DAY;
  return (
    <td
      data-today={isToday || undefined}
      data-outside={isOutside || undefined}
      data-empty={total === 0 || undefined}
    >
      <header>
        <span title={formatDay(localDate(date))}>{Number(date.slice(8))}</span>
        {total > 0 && (
          <small>
            {isUncounted ? `More than ${MOST_COUNTED_OF_A_DAY}` : `${found?.confirmed} of ${total} confirmed`}
          </small>
        )}
      </header>
      {sessions.map((session, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sessions of a day are an ordered list without ids
        <SessionButton key={at} session={session} onOpen={onOpen} />
      ))}
      {more > 0 && (
        <More
          type="button"
          aria-label={`All ${isUncounted ? 'sessions' : counted(total, 'session')} of ${formatDay(localDate(date))}`}
          onClick={onMore}
        >
          {isUncounted ? 'Show all' : `+${more} more`}
        </More>
      )}
    </td>
  );
}

import type { DaySpan, Weekday } from '@wondercast/core/calendar/scheduling/booking-rules';
import { styled } from 'styled-components';
import { FieldMessage } from '../ui/forms/FieldMessage.tsx';
import { Switch } from '../ui/forms/Switch.tsx';
import { TimeField } from '../ui/forms/TimeField.tsx';

const DAYS: readonly (readonly [Weekday, string])[] = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [7, 'Sunday'],
];

const USUAL = { from: 540, to: 1_020 };

const Week = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 14px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr);
  gap: 8px 16px;
  align-items: center;
  min-height: 50px;
  border-top: 1px solid var(--line);
  & > span:first-child {
    display: flex;
    align-items: center;
    gap: 12px;
    font-weight: 550;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 6px 0;
    & > :not(small) {
      flex: 0 1 150px;
    }
  }
  & small {
    color: var(--text-3);
    font-size: 14px;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 10px 0;
  }
`;

interface WeekHoursProps {
  readonly hours: readonly DaySpan[];
  readonly error: string | null;
  readonly onChange: (hours: readonly DaySpan[]) => void;
}

/** The hours of each weekday. Several time spans of a day are listed one after the other. */
export function WeekHours({ hours, error, onChange }: WeekHoursProps) {
  const replace = (span: DaySpan, by: Partial<DaySpan>) =>
    onChange(hours.map((each) => (each === span ? { ...span, ...by } : each)));
  return (
    <Week>
      {DAYS.map(([weekday, name]) => {
        const spans = hours.filter((span) => span.weekday === weekday);
        const others = hours.filter((span) => span.weekday !== weekday);
        return (
          <Row key={weekday}>
            <span>
              <Switch
                aria-label={name}
                checked={spans.length > 0}
                onChange={({ target }) =>
                  onChange(
                    target.checked
                      ? [...others, { weekday, ...USUAL }].sort((a, b) => a.weekday - b.weekday)
                      : others,
                  )
                }
              />
              <span>{name}</span>
            </span>
            <div>
              {spans.length === 0 && <small>Closed</small>}
              {spans.map((span, at) => {
                const part = at === 0 ? '' : ` ${at + 1}`;
                return [
                  <TimeField
                    key={`from${part}`}
                    label={`${name}${part} from`}
                    minute={span.from}
                    onChange={(from) => replace(span, { from })}
                  />,
                  <small key={`to${part}`}>to</small>,
                  <TimeField
                    key={`until${part}`}
                    label={`${name}${part} to`}
                    minute={span.to}
                    isEnd
                    onChange={(to) => replace(span, { to })}
                  />,
                ];
              })}
            </div>
          </Row>
        );
      })}
      <FieldMessage id="hours-below" error={error} />
    </Week>
  );
}

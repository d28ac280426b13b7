import { formatDay, type LocalDate } from '@wondercast/core/kernel/calendar';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { DateField } from '../ui/forms/DateField.tsx';
import { AppliedChip } from '../ui/primitives/Chip.tsx';

const Days = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 14px;
`;

interface BlackoutDaysProps {
  readonly days: readonly LocalDate[];
  readonly onChange: (days: readonly LocalDate[]) => void;
}

/** Closed days: picking a day adds it, pressing one removes it. */
export function BlackoutDays({ days, onChange }: BlackoutDaysProps) {
  return (
    <>
      <DateField
        label="Add a closed day"
        value={null}
        onChange={(day) => day && onChange([...new Set([...days, day])].sort())}
      />
      {days.length > 0 && (
        <Days aria-label="Closed days">
          {days.map((day) => (
            <li key={day}>
              <AppliedChip
                type="button"
                aria-label={`Remove ${formatDay(day)}`}
                onClick={() => onChange(days.filter((each) => each !== day))}
              >
                <span>{formatDay(day)}</span>
                <X size={15} strokeWidth={1.75} aria-hidden="true" />
              </AppliedChip>
            </li>
          ))}
        </Days>
      )}
    </>
  );
}

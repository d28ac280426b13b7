import { type LocalDate, localDate } from '@wondercast/core/kernel/calendar';
import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../primitives/Text.tsx';
import { DayPicker } from './DayPicker.tsx';

const Group = styled.fieldset`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  font-size: 14px;
  color: var(--text-2);
  & > legend {
    float: left;
    padding: 0 4px 0 0;
    font-weight: 550;
  }
  @media (max-width: 719.98px) {
    flex-wrap: wrap;
    width: 100%;
    & > legend {
      width: 100%;
    }
    & > button {
      flex: 1;
      min-width: 0;
    }
  }
`;

interface DayRangeProps {
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
  /** null for a missing bound. */
  readonly onChange: (from: string | null, to: string | null) => void;
}

/** A range of days, each picked from a calendar; either end may be missing. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  const id = useId();
  const [first, last] = [localDate(from), localDate(to)];
  const day = { compact: true, placeholder: 'Any day' } as const;
  return (
    <Group>
      <legend>{label}</legend>
      <VisuallyHidden id={`${id}-from`}>{`${label} from`}</VisuallyHidden>
      <DayPicker
        {...day}
        id={`${id}-from-day`}
        labelledBy={`${id}-from`}
        value={first}
        onChange={(chosen: LocalDate | null) => onChange(chosen, to)}
        first={null}
        last={last}
      />
      –<VisuallyHidden id={`${id}-to`}>{`${label} to`}</VisuallyHidden>
      <DayPicker
        {...day}
        id={`${id}-to-day`}
        labelledBy={`${id}-to`}
        value={last}
        onChange={(chosen: LocalDate | null) => onChange(from, chosen)}
        first={first}
      />
    </Group>
  );
}

import { styled } from 'styled-components';
import { control } from './field-look.ts';

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
    & > input {
      flex: 1;
      min-width: 0;
    }
  }
`;

const Day = styled.input`
  ${control}
  width: 148px;
  height: 42px;
  padding: 0 10px;
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

interface DayRangeProps {
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Null where there is no bound. */
  readonly onChange: (from: string | null, to: string | null) => void;
}

/** From one day to another; either may be missing. The browser's own fields take typing best. */
export function DayRange({ label, from, to, onChange }: DayRangeProps) {
  return (
    <Group>
      <legend>{label}</legend>
      <Day
        type="date"
        aria-label={`${label} from`}
        max={to ?? undefined}
        value={from ?? ''}
        onChange={({ target }) => onChange(target.value || null, to)}
      />
      –
      <Day
        type="date"
        aria-label={`${label} to`}
        min={from ?? undefined}
        value={to ?? ''}
        onChange={({ target }) => onChange(from, target.value || null)}
      />
    </Group>
  );
}

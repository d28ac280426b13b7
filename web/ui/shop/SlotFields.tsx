import { MAX_TIME_LENGTH, MERIDIEMS, type Slot } from '@wondercast/core/scheduling/slot';
import { styled } from 'styled-components';
import { DateField } from '../forms/DateField.tsx';
import { Segmented } from '../forms/Segmented.tsx';
import { TextField } from '../forms/TextField.tsx';
import { ZoneSelect } from '../forms/ZoneSelect.tsx';
import { OwnTime } from './OwnTime.tsx';

const Unit = styled.fieldset`
  display: grid;
  grid-template-columns: 1.25fr 0.8fr auto 0.8fr;
  gap: 12px;
  align-items: end;
  padding: 18px 0;
  border-top: 1px solid var(--line);
  & > legend {
    /* A legend does not take part in the grid, so it floats above it. */
    float: left;
    grid-column: 1 / -1;
    display: flex;
    gap: 10px;
    align-items: center;
    width: 100%;
    font-weight: 600;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr 1fr;
    & > [data-whole] {
      grid-column: 1 / -1;
    }
    & > [role='group'] {
      display: flex;
    }
  }
  & > small {
    grid-column: 1 / -1;
  }
`;

const Place = styled.span`
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  background: var(--accent-wash);
  color: var(--accent);
  font: 700 13px/1 var(--sans);
`;

interface SlotFieldsProps {
  /** Counts from 0. */
  readonly unit: number;
  readonly count: number;
  readonly slot: Slot;
  readonly onChange: (part: Partial<Slot>) => void;
}

/** The tentative date, time and zone of one unit; any part may stay empty. */
export function SlotFields({ unit, count, slot, onChange }: SlotFieldsProps) {
  return (
    <Unit>
      <legend>
        <Place aria-hidden="true">{unit + 1}</Place>
        Session {unit + 1} of {count}
      </legend>
      <div data-whole="">
        <DateField label="Date" note="optional" value={slot.date} onChange={(date) => onChange({ date })} />
      </div>
      <TextField
        label="Time"
        placeholder="2:30"
        autoComplete="off"
        maxLength={MAX_TIME_LENGTH}
        value={slot.time ?? ''}
        onChange={({ target }) => onChange({ time: target.value || null })}
      />
      <Segmented
        label="AM or PM"
        options={MERIDIEMS}
        chosen={slot.meridiem}
        onChoose={(meridiem) => onChange({ meridiem })}
      />
      <div data-whole="">
        <ZoneSelect chosen={slot.zone} onChoose={(zone) => onChange({ zone })} />
      </div>
      <OwnTime slot={slot} />
    </Unit>
  );
}

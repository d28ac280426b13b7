import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { styled } from 'styled-components';
import type { Elements } from '../primitives/elements.ts';
import { SlotParts } from './SlotParts.tsx';
import { Place } from './time-row-look.ts';

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
  & > small,
  & > [data-more-times] {
    grid-column: 1 / -1;
  }
`;

interface SlotFieldsProps {
  /** Index from 0. */
  readonly unit: number;
  readonly count: number;
  readonly slot: Slot;
  readonly onChange: (part: Partial<Slot>) => void;
  /** Fields for the second and third preferred times, where they can be given. */
  readonly children?: Elements;
}

/** Preferred date, time and zone of one unit. Any part may be empty. */
export function SlotFields({ unit, count, slot, onChange, children }: SlotFieldsProps) {
  return (
    <Unit>
      <legend>
        <Place aria-hidden="true">{unit + 1}</Place>
        <span>{`Session ${unit + 1} of ${count}`}</span>
      </legend>
      <SlotParts slot={slot} note="optional" onChange={onChange} />
      {children}
    </Unit>
  );
}

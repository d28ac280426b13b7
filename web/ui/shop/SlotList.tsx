import { isEmptySlot, type Slot } from '@wondercast/core/scheduling/slot';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.tsx';
import { SlotFields } from './SlotFields.tsx';

/** So many units are open at first, and so many more with each press. */
const FIRST = 3;
const MORE = 25;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 4px;
`;

interface SlotListProps {
  readonly slots: readonly Slot[];
  readonly onChange: (unit: number, part: Partial<Slot>) => void;
  /** Gives one slot to every unit. */
  readonly onSpread: (slot: Slot) => void;
}

/** The units of one line; many of them stay folded, and one date can serve all. */
export function SlotList({ slots, onChange, onSpread }: SlotListProps) {
  const [shown, setShown] = useState(FIRST);
  const first = slots[0];
  const rest = slots.length - shown;
  return (
    <>
      {slots.slice(0, shown).map((slot, unit) => (
        <SlotFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the line
          key={unit}
          unit={unit}
          count={slots.length}
          slot={slot}
          onChange={(part) => onChange(unit, part)}
        />
      ))}
      <Actions>
        {slots.length > 1 && first && !isEmptySlot(first) && (
          <Button look="quiet" size="sm" onClick={() => onSpread(first)}>
            Same date for all
          </Button>
        )}
        {rest > 0 && (
          <Button look="bare" size="sm" onClick={() => setShown(shown + MORE)}>
            Show {Math.min(rest, MORE)} more {rest === 1 ? 'session' : 'sessions'}
          </Button>
        )}
      </Actions>
    </>
  );
}

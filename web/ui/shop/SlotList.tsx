import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FIRST_UNITS, unitsOf } from '../../headless/units.ts';
import { Button } from '../primitives/Button.tsx';
import type { Elements } from '../primitives/elements.ts';
import { SlotFields } from './SlotFields.tsx';
import { UnitFrame } from './UnitFrame.tsx';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  padding-top: 4px;
`;

interface SlotListProps {
  readonly slots: readonly Slot[];
  readonly onChange: (unit: number, part: Partial<Slot>) => void;
  /** Applies one slot to all units. */
  readonly onSameForAll: (slot: Slot) => void;
  /** Content below the fields of each unit. */
  readonly below?: (unit: number) => Elements;
  /** Content in place of a unit's fields; null to show the fields. */
  readonly instead?: (unit: number) => Elements | null;
  /** How many units are open at first. */
  readonly first?: number;
}

/** The units of one line. Only the first are shown until more are requested, and one date can be applied to all. */
export function SlotList(props: SlotListProps) {
  const { slots, onChange, onSameForAll, below, instead, first = FIRST_UNITS } = props;
  const [shown, setShown] = useState(first);
  const { open, forAll, more } = unitsOf(slots, shown);
  return (
    <>
      {open.map((slot, unit) => {
        const other = instead?.(unit);
        return other ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is identified by its index
          <UnitFrame key={unit} unit={unit} count={slots.length}>
            {other}
          </UnitFrame>
        ) : (
          <SlotFields
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            key={unit}
            unit={unit}
            count={slots.length}
            slot={slot}
            onChange={(part) => onChange(unit, part)}
          >
            {below?.(unit)}
          </SlotFields>
        );
      })}
      <Actions>
        {forAll && (
          <Button look="quiet" size="sm" onClick={() => onSameForAll(forAll)}>
            Same date for all
          </Button>
        )}
        {more && (
          <Button look="bare" size="sm" onClick={() => setShown(more.shown)}>
            {more.words}
          </Button>
        )}
      </Actions>
    </>
  );
}

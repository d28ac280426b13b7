import type { Slot } from '@wondercast/core/scheduling/slot';
import { useState } from 'react';
import { formatSlot } from '../../ui/formats/format-slot.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { OwnTime } from '../../ui/shop/OwnTime.tsx';
import { Sessions } from './booking-page-look.ts';

/** More than these stay folded. */
const SHOWN = 12;

/** When each unit of a line takes place. */
export function SessionList({ slots }: { readonly slots: readonly Slot[] }) {
  const [all, setAll] = useState(false);
  const more = slots.length - SHOWN;
  return (
    <>
      <Sessions>
        {slots.slice(0, all ? slots.length : SHOWN).map((slot, unit) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the line
          <li key={unit}>
            <span>{slots.length === 1 ? 'Session' : `Session ${unit + 1} of ${slots.length}`}</span>
            <span>
              {formatSlot(slot)}
              <OwnTime slot={slot} />
            </span>
          </li>
        ))}
      </Sessions>
      {more > 0 && !all && (
        <Button look="bare" size="sm" onClick={() => setAll(true)}>
          Show {more} more {more === 1 ? 'session' : 'sessions'}
        </Button>
      )}
    </>
  );
}

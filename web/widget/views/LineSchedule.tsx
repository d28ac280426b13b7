/** @jsxImportSource preact */
import type { CartLine } from '@wondercast/core/buying/cart/cart';
import { setEverySlot, setSlot } from '@wondercast/core/buying/cart/cart-times';
import type { Slot } from '@wondercast/core/calendar/scheduling/slot';
import { useState } from 'preact/hooks';
import { FIRST_UNITS, unitsOf } from '../../headless/units.ts';
import { Button } from '../parts/Button.tsx';
import { TimesPart } from '../parts/TimesPart.tsx';
import { useSurroundings } from '../surroundings.ts';
import { hasTimes, times } from '../times-file.ts';
import { SlotFields } from './SlotFields.tsx';

interface LineScheduleProps {
  readonly line: CartLine;
  /** Whether units without a time show an error. */
  readonly isAsked: boolean;
}

/** The preferred times of a line's units. */
export function LineSchedule({ line, isAsked }: LineScheduleProps) {
  const { shop } = useSurroundings();
  const { basket } = shop;
  const [shown, setShown] = useState(FIRST_UNITS);
  const { id, experience, slots } = line;
  const { open, forAll, more } = unitsOf(slots, shown);
  const change = (unit: number, part: Partial<Slot>) =>
    basket.change({ cart: setSlot(basket.now().cart, id, unit, part) });
  if (times && hasTimes(line))
    return (
      <div class="schedule">
        <h4>{experience.title}</h4>
        <TimesPart name="line" told={{ shop, line, isAsked }} />
      </div>
    );
  return (
    <div class="schedule">
      <h4>{experience.title}</h4>
      {open.map((slot, unit) => (
        <SlotFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is identified by its index
          key={unit}
          unit={unit}
          count={slots.length}
          slot={slot}
          onChange={(part) => change(unit, part)}
        />
      ))}
      {forAll && (
        <Button
          look="quiet"
          size="sm"
          onPress={() => basket.change({ cart: setEverySlot(basket.now().cart, id, forAll) })}
        >
          Same date for all
        </Button>
      )}
      {more && (
        <Button look="bare" size="sm" onPress={() => setShown(more.shown)}>
          {more.words}
        </Button>
      )}
    </div>
  );
}

/** @jsxImportSource preact */
import { type CartLine, setSlot } from '@wondercast/core/cart/cart';
import { isEmptySlot, type Slot } from '@wondercast/core/scheduling/slot';
import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { useSurroundings } from '../surroundings.ts';
import { SlotFields } from './SlotFields.tsx';

/** So many units are open at first, and so many more with each press. */
const FIRST = 3;
const MORE = 25;

/** When the units of one line might be. */
export function LineSchedule({ line }: { readonly line: CartLine }) {
  const { basket } = useSurroundings().shop;
  const [shown, setShown] = useState(FIRST);
  const { id, experience, slots } = line;
  const rest = slots.length - shown;
  const [first] = slots;
  const change = (unit: number, part: Partial<Slot>) =>
    basket.change({ cart: setSlot(basket.now().cart, id, unit, part) });
  const spread = (slot: Slot) =>
    basket.change({
      cart: slots.reduce((cart, _, unit) => setSlot(cart, id, unit, slot), basket.now().cart),
    });
  return (
    <div class="schedule">
      <h4>{experience.title}</h4>
      {slots.slice(0, shown).map((slot, unit) => (
        <SlotFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit is its place in the line
          key={unit}
          unit={unit}
          count={slots.length}
          slot={slot}
          onChange={(part) => change(unit, part)}
        />
      ))}
      {slots.length > 1 && first && !isEmptySlot(first) && (
        <Button look="quiet" size="sm" onPress={() => spread(first)}>
          Same date for all
        </Button>
      )}
      {rest > 0 && (
        <Button look="bare" size="sm" onPress={() => setShown(shown + MORE)}>
          Show {Math.min(rest, MORE)} more {rest === 1 ? 'session' : 'sessions'}
        </Button>
      )}
    </div>
  );
}

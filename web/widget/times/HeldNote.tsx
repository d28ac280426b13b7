/** @jsxImportSource preact */
import { heldWords, timedUnitsOf } from '../../headless/held-times.ts';
import { ownZone, timeIn } from '../../ui/formats/zone-moment.ts';
import type { Owner } from '../basket.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Note } from '../parts/Note.tsx';
import type { Shop } from '../shop.ts';
import { useHold } from './use-hold.ts';

export interface HeldNoteProps {
  readonly shop: Shop;
  readonly owner: Owner;
}

/** Holds the cart's times while it is shown, and shows their end; afterwards what the end means. */
export function HeldNote({ shop, owner }: HeldNoteProps) {
  const { cart, until, stands, pending, failure, again } = useHold(shop, owner);
  if (failure)
    return (
      <Note tone="warn">
        <span>{failure}</span>
      </Note>
    );
  if (until === null) return null;
  return (
    <div class={`held ${stands}`} role="status">
      <Icon name="clock" />
      <span>{heldWords(stands, timeIn(until, ownZone()), timedUnitsOf(cart))}</span>
      {stands === 'over' && (
        <Button look="quiet" size="sm" pending={pending} onPress={again}>
          Hold again
        </Button>
      )}
    </div>
  );
}

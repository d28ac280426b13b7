import { type CartLine, lineTotal, MAX_QUANTITY } from '@wondercast/core/buying/cart/cart';
import { mayMeanPeople, quantityWords } from '@wondercast/core/buying/cart/people';
import { useState } from 'react';
import { Stepper } from '../forms/Stepper.tsx';
import { Fine } from '../primitives/Text.tsx';
import { type AskedQuantity, ManySessions } from './ManySessions.tsx';

interface LineQuantityProps {
  readonly line: CartLine;
  readonly onQuantity: (quantity: number) => void;
  /** Called when the number was meant as people. */
  readonly onPeople: (people: number) => void;
}

/** The number of sessions in a cart line. A large number is asked about once. */
export function LineQuantity({ line, onQuantity, onPeople }: LineQuantityProps) {
  const [asked, setAsked] = useState<AskedQuantity | null>(null);
  const { experience, quantity, selectedTier: tier } = line;
  const close = () => setAsked(null);
  return (
    <>
      <Stepper
        small
        label={`Quantity of ${experience.title}`}
        value={quantity}
        max={MAX_QUANTITY}
        onChange={(count) => {
          if (!mayMeanPeople(count, quantity)) onQuantity(count);
          else setAsked({ quantity: count, tier, total: lineTotal({ ...line, quantity: count }) });
        }}
      />
      <Fine aria-live="polite">{quantityWords(quantity, tier)}</Fine>
      <ManySessions
        asked={asked}
        onClose={close}
        onSessions={(count) => {
          close();
          onQuantity(count);
        }}
        onPeople={(count) => {
          close();
          onPeople(count);
        }}
      />
    </>
  );
}

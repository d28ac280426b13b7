import { peopleWords, roomFor, roomWords, sessionsWords } from '@wondercast/core/buying/cart/people';
import { currency, formatMoney, type MinorUnits } from '@wondercast/core/kernel/money';
import { type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { useId, useRef } from 'react';
import { Dialog, DialogBody, DialogFooter } from '../overlays/Dialog.tsx';
import { KeepButton } from '../overlays/KeepButton.tsx';
import { Button } from '../primitives/Button.tsx';
import { Soft } from '../primitives/Text.tsx';

/** A quantity that may have been meant as a number of people. */
export interface AskedQuantity {
  readonly quantity: number;
  readonly tier: Tier;
  /** The price of that many sessions. */
  readonly total: MinorUnits;
}

interface ManySessionsProps {
  /** null when the dialog is closed. */
  readonly asked: AskedQuantity | null;
  readonly onClose: () => void;
  readonly onSessions: (quantity: number) => void;
  readonly onPeople: (people: number) => void;
}

/** Asks whether a large quantity means sessions or people. */
export function ManySessions({ asked, onClose, onSessions, onPeople }: ManySessionsProps) {
  const id = useId();
  const last = useRef(asked);
  if (asked !== null) last.current = asked;
  if (last.current === null) return null;
  const { quantity, tier, total } = last.current;
  return (
    <Dialog
      isOpen={asked !== null}
      onClose={onClose}
      title={`${sessionsWords(quantity)}?`}
      role="alertdialog"
      describedBy={id}
      width={520}
    >
      <DialogBody>
        <Soft id={id}>
          {`Did you mean ${peopleWords(quantity)}? That is ${roomWords(roomFor(quantity))}. ${sessionsWords(quantity)} in the ${tierLabel(tier)} tier come to ${formatMoney(total)} ${currency()}.`}
        </Soft>
      </DialogBody>
      <DialogFooter>
        <KeepButton label="Back" onKeep={onClose} />
        <Button look="quiet" onClick={() => onSessions(quantity)}>
          {sessionsWords(quantity)}
        </Button>
        <Button onClick={() => onPeople(quantity)}>{peopleWords(quantity)}</Button>
      </DialogFooter>
    </Dialog>
  );
}

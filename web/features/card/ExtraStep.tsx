import { formatMoney, type MinorUnits } from '@wondercast/core/kernel/money';
import { useId } from 'react';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';

interface ExtraStepProps {
  /** null when the dialog is closed. */
  readonly amount: MinorUnits | null;
  readonly onAnswer: (approved: boolean) => void;
}

/** The simulated bank's confirmation step. */
export function ExtraStep({ amount, onAnswer }: ExtraStepProps) {
  const id = useId();
  return (
    <Dialog
      isOpen={amount !== null}
      onClose={() => onAnswer(false)}
      title="Simulated bank"
      role="alertdialog"
      describedBy={id}
      width={480}
    >
      <DialogBody>
        <Soft
          id={id}
          style={{ marginBottom: 16 }}
        >{`Your bank asks you to approve this payment${amount !== null ? ` of ${formatMoney(amount)}` : ''}.`}</Soft>
        <Note tone="warn">This is a simulation. There is no bank, and no money moves.</Note>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={() => onAnswer(false)}>
          Refuse
        </Button>
        <Button autoFocus onClick={() => onAnswer(true)}>
          Approve payment
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

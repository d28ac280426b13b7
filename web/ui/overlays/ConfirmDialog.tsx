import { useId } from 'react';
import { Button } from '../primitives/Button.tsx';
import type { Elements } from '../primitives/elements.ts';
import { Soft } from '../primitives/Text.tsx';
import { Words } from '../primitives/Unbroken.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';
import { KeepButton } from './KeepButton.tsx';

interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** The question, or what would be lost. */
  readonly text: string;
  /** The label of the button that changes nothing; it gets initial focus. */
  readonly keepLabel: string;
  readonly actLabel: string;
  /** `bad` when something is lost, otherwise `primary`. */
  readonly look?: 'bad' | 'primary';
  readonly pending: boolean;
  readonly onKeep: () => void;
  readonly onAct: () => void;
  /** Details about the subject. */
  readonly children?: Elements;
}

/** A confirmation dialog. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, keepLabel, actLabel, look = 'bad', pending, onKeep, onAct, children } = props;
  const id = useId();
  return (
    <Dialog isOpen={isOpen} onClose={onKeep} title={title} role="alertdialog" describedBy={id} width={480}>
      <DialogBody>
        <Soft id={id}>
          <Words>{text}</Words>
        </Soft>
        {children}
      </DialogBody>
      <DialogFooter>
        <KeepButton label={keepLabel} onKeep={onKeep} />
        <Button look={look} pending={pending} onClick={onAct}>
          {actLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

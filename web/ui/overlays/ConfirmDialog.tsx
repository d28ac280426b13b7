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
  /** The question, or what will be lost. */
  readonly text: string;
  /** Names what keeps everything as it is; focus starts there. */
  readonly keepLabel: string;
  readonly actLabel: string;
  /** `bad` for what is lost, `primary` for what is only done. */
  readonly look?: 'bad' | 'primary';
  readonly pending: boolean;
  readonly onKeep: () => void;
  readonly onAct: () => void;
  /** What it is about. */
  readonly children?: Elements;
}

/** Asks before something is lost. */
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

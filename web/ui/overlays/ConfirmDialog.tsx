import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Soft } from '../primitives/Text.tsx';
import { Words } from '../primitives/Unbroken.tsx';
import { Dialog, DialogBody, DialogFooter } from './Dialog.tsx';

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
  readonly children?: ReactNode;
}

/** Has the focus once the dialog stands: over another dialog, whose focus is kept in it, it would lose it while it is mounted. */
function KeepButton({ label, onKeep }: { readonly label: string; readonly onKeep: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => button.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Button ref={button} look="quiet" autoFocus onClick={onKeep}>
      {label}
    </Button>
  );
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

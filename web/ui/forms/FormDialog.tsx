import { type RefObject, useState } from 'react';
import { styled } from 'styled-components';
import { Dialog, DialogBody, DialogFooter } from '../overlays/Dialog.tsx';
import { Button } from '../primitives/Button.tsx';
import type { Elements } from '../primitives/elements.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';
import { useUnsaved } from './use-unsaved.ts';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  flex: 1;
`;

interface FormDialogProps {
  readonly title: string;
  readonly width?: number;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether there is unsaved input, so that closing asks first. */
  readonly dirty: boolean;
  readonly pending: boolean;
  readonly saveLabel: string;
  /** `bad` when something will be lost. */
  readonly saveLook?: 'primary' | 'bad';
  /** The label of the button that closes. */
  readonly keepLabel?: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Content at the left of the buttons. */
  readonly aside?: Elements;
  readonly children: Elements;
}

/** A form in a dialog. A stray click does not discard what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, width, form, dirty, pending, saveLabel, onSave, onClose, aside, children } = props;
  const { saveLook = 'primary', keepLabel = 'Cancel' } = props;
  const [asked, setAsked] = useState(false);
  const close = () => {
    if (pending) return;
    if (dirty) setAsked(true);
    else onClose();
  };
  useUnsaved(dirty, { discard: onClose, onBack: () => setAsked(true) });
  return (
    <Dialog isOpen title={title} width={width} onClose={close}>
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
        }}
      >
        <DialogBody>{children}</DialogBody>
        <DialogFooter>
          {aside}
          <Button look="quiet" onClick={close}>
            {keepLabel}
          </Button>
          <Button type="submit" look={saveLook} pending={pending}>
            {saveLabel}
          </Button>
        </DialogFooter>
      </Form>
      <UnsavedQuestion
        isOpen={asked}
        onKeep={() => setAsked(false)}
        onDiscard={() => {
          setAsked(false);
          onClose();
        }}
      />
    </Dialog>
  );
}

import Copy from 'lucide-react/icons/copy';
import { useId, useRef } from 'react';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

/** A text that is shown only once. */
export interface Once {
  readonly title: string;
  /** The name of the text: Key or Secret. */
  readonly name: string;
  readonly text: string;
  /** The code that uses it in a page; null when there is none. */
  readonly page?: string | null;
}

/** Shows a text once. It can only be closed by its button, so that no stray key loses the text. */
export function ShownOnce({ once, onClose }: { readonly once: Once; readonly onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(once.text);
      showToast(`${once.name} copied`);
    } catch {
      // Browsers allow clipboard access only on https pages, so the text is selected for manual copying.
      box.current?.querySelector('input')?.select();
      showError('It could not be copied', 'It is selected: copy it by hand.');
    }
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={once.title}
      describedBy={id}
      width={600}
      onClose={() => undefined}
    >
      <DialogBody>
        <Stack ref={box}>
          <Note tone="warn">
            <span id={id}>
              Copy it now and keep it safe: it will not be shown again. If it is lost, a new one is needed.
            </span>
          </Note>
          <TextField
            label={once.name}
            readOnly
            spellCheck={false}
            value={once.text}
            onFocus={({ target }) => target.select()}
            after={
              <Button autoFocus style={{ flex: 'none' }} onClick={() => void copy()}>
                <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
                Copy
              </Button>
            }
          />
          {once.page && (
            <TextArea
              label="For the page"
              readOnly
              rows={4}
              spellCheck={false}
              value={once.page}
              onFocus={({ target }) => target.select()}
            />
          )}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          I have saved it
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

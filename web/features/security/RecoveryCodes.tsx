import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../ui/forms/field-look.ts';
import { DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px 20px;
  padding: 16px 20px;
  border-radius: var(--r-md);
  background: var(--s2);
  font: 500 15px/1.6 ui-monospace, monospace;
  font-variant-numeric: tabular-nums;
`;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The body of a dialog that shows the recovery codes once. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast('Recovery codes copied');
    } catch {
      // Browsers allow clipboard access only on https pages, so the codes are selected for manual copying.
      if (list.current) getSelection()?.selectAllChildren(list.current);
      showError('They are selected: copy them by hand.', 'They could not be copied');
    }
  };
  return (
    <>
      <DialogBody>
        <Stack>
          <Note tone="warn">
            Keep these codes safe: they will not be shown again. Each signs you in once, without your app.
          </Note>
          <Codes ref={list} aria-label="Recovery codes">
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={() => void copy()}>
          <Copy size={18} strokeWidth={1.75} aria-hidden="true" />
          Copy
        </Button>
        <Button onClick={onClose}>I have saved them</Button>
      </DialogFooter>
    </>
  );
}

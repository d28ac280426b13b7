import { EMPTY_WORDS } from '@wondercast/core/desk/office/demo';
import { emptyDemoRule, MAX_WORDS_LENGTH } from '@wondercast/core/desk/office/demo-rules';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type DemoStandingWire, emptyDemo } from '../../api/admin/demo.ts';
import { useForm } from '../../forms/use-form.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { demoLines, without } from './demo-words.ts';

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 14px;
  @media (max-width: 559.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.section<{ $tone: 'bad' | 'ok' }>`
  display: flex;
  align-items: flex-start;
  gap: 12px;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--${({ $tone }) => $tone}-wash);
  font-size: 14.5px;
  line-height: 1.55;
  font-variant-numeric: tabular-nums;
  & > svg {
    flex: none;
    color: var(--${({ $tone }) => $tone});
  }
  & h3 {
    font: inherit;
    font-weight: 600;
  }
`;

const OWN = ['Everything you added', 'Your settings and staff', 'The audit log'];

interface EmptyDemoFormProps {
  readonly standing: DemoStandingWire;
  /** Id of the text that says what will be lost. */
  readonly id: string;
  readonly onClose: () => void;
}

/** What will be removed and kept, and the phrase that confirms it. */
export function EmptyDemoForm({ standing, id, onClose }: EmptyDemoFormProps) {
  const [typed, setTyped] = useState('');
  const [touchedToo, setTouchedToo] = useState(false);
  const touched = demoLines(standing.touched);
  const { form, errors, pending } = useForm({
    rule: emptyDemoRule,
    more: { touchedToo },
    send: emptyDemo.mutationFn,
    onDone: () => {
      onClose();
      showToast('The demo is empty', 'What is here now is yours.');
    },
    onFailed: (error) => showError(error?.message ?? 'Please try again.', 'The demo was not emptied'),
  });
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <Soft id={id}>
            {touchedToo
              ? 'Everything that came with the demo goes, also what somebody has touched. This cannot be undone.'
              : 'Everything that came with the demo and that nobody has touched goes. This cannot be undone.'}
          </Soft>
          <Sides>
            <Side $tone="bad">
              <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
              <div>
                <h3>Goes</h3>
                {[
                  ...demoLines(standing.goes),
                  ...(touchedToo ? touched.map((line) => `${line}, touched`) : []),
                ].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </div>
            </Side>
            <Side $tone="ok">
              <ShieldCheck size={20} strokeWidth={1.75} aria-hidden="true" />
              <div>
                <h3>Stays</h3>
                {[
                  ...demoLines(touchedToo ? without(standing.stays, standing.touched) : standing.stays),
                  ...OWN,
                ].map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </div>
            </Side>
          </Sides>
          {touched.length > 0 && (
            <div>
              <SwitchRow
                label="Also take what somebody has touched"
                checked={touchedToo}
                onChange={setTouchedToo}
              />
              <Soft>
                {`It stays because somebody has changed or used it: ${touched.join(', ')}. Bookings that were paid by card stay in any case.`}
              </Soft>
            </div>
          )}
          <TextField
            label={`Type “${EMPTY_WORDS}” to go on`}
            name="words"
            autoComplete="off"
            spellCheck={false}
            maxLength={MAX_WORDS_LENGTH}
            value={typed}
            error={errors.words ?? null}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Keep the demo
        </Button>
        <Button
          type="submit"
          look="bad"
          pending={pending}
          disabled={!emptyDemoRule.safeParse({ words: typed }).success}
        >
          Empty the demo
        </Button>
      </DialogFooter>
    </form>
  );
}

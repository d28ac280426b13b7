import { codeRule } from '@wondercast/core/people/account/staff-rules';
import { type FactorQuestion, useFactorQuestion } from '../../api/session/present-factor.ts';
import { signInByCode } from '../../api/session/session.ts';
import { useForm } from '../../forms/use-form.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';
import { CodeField } from './CodeField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';

const WHY =
  'Your password is right. Because this changes how you sign in, please give your second factor too.';

function CodeForm({ ways, answer }: FactorQuestion) {
  const { form, errors, pending } = useForm({
    rule: codeRule,
    send: signInByCode,
    onDone: () => answer(true),
    onFailed: (error) => {
      if (!error?.issues.length) showError(error?.message ?? 'Please try again.', 'Not confirmed');
    },
  });
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <Soft>{WHY}</Soft>
          <CodeField error={errors.code ?? null} />
          {ways.includes('passkey') && <PasskeyButton only={false} onGiven={() => answer(true)} />}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={() => answer(false)}>
          Cancel
        </Button>
        <Button type="submit" pending={pending}>
          Confirm
        </Button>
      </DialogFooter>
    </form>
  );
}

function PasskeyAlone({ answer }: FactorQuestion) {
  return (
    <>
      <DialogBody>
        <Stack>
          <Soft>{WHY}</Soft>
          <PasskeyButton only onGiven={() => answer(true)} />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={() => answer(false)}>
          Cancel
        </Button>
      </DialogFooter>
    </>
  );
}

/** A dialog that asks for the second factor while a request waits for it. */
export function PresentFactor() {
  const question = useFactorQuestion();
  if (!question) return null;
  return (
    <Dialog isOpen title="Confirm that it is you" width={480} onClose={() => question.answer(false)}>
      {question.ways.includes('authenticator') ? <CodeForm {...question} /> : <PasskeyAlone {...question} />}
    </Dialog>
  );
}

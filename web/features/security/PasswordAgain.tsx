import type { MutationFunction } from '@tanstack/react-query';
import { passwordAgainRule } from '@wondercast/core/people/account/staff-rules';
import type { ReactNode } from 'react';
import { useForm } from '../../forms/use-form.ts';
import { CurrentPasswordField } from '../../ui/forms/account-fields.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Soft } from '../../ui/primitives/Text.tsx';

interface PasswordAgainProps<Result> {
  readonly text: ReactNode;
  readonly actLabel: string;
  readonly look?: 'bad' | 'primary';
  readonly send: MutationFunction<Result, { readonly password: string }>;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
}

/** The body of a dialog that asks for the password before a security setting changes. */
export function PasswordAgain<Result>(props: PasswordAgainProps<Result>) {
  const { text, actLabel, look = 'primary', send, onDone, onClose } = props;
  const { form, errors, pending } = useForm({
    rule: passwordAgainRule,
    send,
    onDone,
    onFailed: (error) => {
      if (!error?.issues.length) showError(error?.message ?? 'Please try again.');
    },
  });
  return (
    <form {...form}>
      <DialogBody>
        <Stack>
          <Soft>{text}</Soft>
          <CurrentPasswordField label="Current password" autoFocus error={errors.password ?? null} />
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" look={look} pending={pending}>
          {actLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

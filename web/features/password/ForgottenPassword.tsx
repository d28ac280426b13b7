import { passwordResetRule } from '@wondercast/core/people/account/rules';
import { useState } from 'react';
import { requestPasswordReset } from '../../api/session/own-account.ts';
import { useForm } from '../../forms/use-form.ts';
import { EmailField } from '../../ui/forms/account-fields.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

/** Requests a reset link. The response is the same for every address. */
export function ForgottenPassword() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { form, errors, pending } = useForm({
    onSubmit: () => setAnswer(null),
    rule: passwordResetRule,
    send: requestPasswordReset,
    onDone: ({ message }) => setAnswer(message),
    onFailed: (error) => showError(error?.message ?? 'Please try again.'),
  });
  return (
    <form {...form}>
      <Stack>
        <EmailField error={errors.email ?? null} />
        <Button type="submit" size="lg" full pending={pending}>
          {pending ? 'Sending...' : 'Send me a link'}
        </Button>
        <div role="status">{answer && <Note tone="info">{answer}</Note>}</div>
      </Stack>
    </form>
  );
}

import { passwordResetRule } from '@wondercast/core/account/rules';
import { useRef, useState } from 'react';
import { requestPasswordReset } from '../../api/session/own-account.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';

/** Asks for a link to choose a new password. The answer is the same for every address. */
export function ForgottenPassword() {
  const form = useRef<HTMLFormElement>(null);
  const [answer, setAnswer] = useState<string | null>(null);
  const { errors, pending, submit } = useSubmission({
    form,
    rule: passwordResetRule,
    send: requestPasswordReset,
    onDone: ({ message }) => setAnswer(message),
    onFailed: (error) => sayError(error?.message ?? 'Please try again.'),
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer(null);
        void submit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack>
        <TextField
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          error={errors.email ?? null}
        />
        <Button type="submit" size="lg" full pending={pending}>
          {pending ? 'Sending...' : 'Send me a link'}
        </Button>
        <div role="status">{answer && <Note tone="info">{answer}</Note>}</div>
      </Stack>
    </form>
  );
}

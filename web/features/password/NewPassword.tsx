import { newPasswordRule } from '@wondercast/core/account/rules';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { resetPassword } from '../../api/session/own-account.ts';
import { useSubmission } from '../../forms/use-submission.ts';
import { Stack } from '../../ui/forms/field-look.ts';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TextLink } from '../../ui/primitives/Text.tsx';

/** For whoever followed the mailed link: it works once, within an hour. */
export function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { errors, pending, submit } = useSubmission({
    form,
    rule: newPasswordRule,
    send: resetPassword,
    onDone: ({ message }) => {
      say('Password changed', message);
      navigate('/auth', { replace: true });
    },
    onFailed: (error) => {
      // What is wrong with the link or the password is said in its place.
      if (!error?.issues.length) sayError(error?.message ?? 'Please try again.', 'Password not changed');
    },
  });
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ ...Object.fromEntries(new FormData(event.currentTarget)), token });
      }}
    >
      <Stack>
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          maxLength={256}
          hint="At least 6 characters"
          error={errors.password ?? null}
        />
        <Button type="submit" size="lg" full pending={pending}>
          {pending ? 'Saving...' : 'Save new password'}
        </Button>
        {errors.token && (
          <Note tone="bad">
            {errors.token}{' '}
            <TextLink as={Link} to="/auth/reset">
              Ask for a new link
            </TextLink>
          </Note>
        )}
      </Stack>
    </form>
  );
}

import { newPasswordRule } from '@wondercast/core/people/account/rules';
import { useNavigate } from 'react-router-dom';
import { resetPassword } from '../../api/session/own-account.ts';
import { useForm } from '../../forms/use-form.ts';
import { NewPasswordField } from '../../ui/forms/account-fields.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Link } from '../../ui/primitives/Link.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TextLink } from '../../ui/primitives/Text.tsx';

/** Sets a new password with the mailed link, which works once within an hour. */
export function NewPassword({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const { form, errors, pending } = useForm({
    more: { token },
    rule: newPasswordRule,
    send: resetPassword,
    onDone: ({ message }) => {
      showToast('Password changed', message);
      navigate('/auth', { replace: true });
    },
    onFailed: (error) => {
      // Errors of the link or password are shown inline.
      if (!error?.issues.length) showError(error?.message ?? 'Please try again.', 'Password not changed');
    },
  });
  return (
    <form {...form}>
      <Stack>
        <NewPasswordField error={errors.password ?? null} />
        <Button type="submit" size="lg" full pending={pending}>
          {pending ? 'Saving...' : 'Save new password'}
        </Button>
        {errors.token && (
          <Note tone="bad">
            <span>{`${errors.token} `}</span>
            <TextLink as={Link} to="/auth/reset">
              Ask for a new link
            </TextLink>
          </Note>
        )}
      </Stack>
    </form>
  );
}

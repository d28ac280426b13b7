import { CurrentPasswordField, UsernameField } from '../../ui/forms/account-fields.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FormStack } from './auth-look.ts';
import { CodeField } from './CodeField.tsx';
import { useCode, useSignIn } from './use-sign-in.ts';

function CodeForm() {
  const { form, errors, pending } = useCode();
  return (
    <FormStack {...form}>
      <CodeField error={errors.code ?? null} />
      <Button type="submit" size="lg" full pending={pending}>
        {pending ? 'Logging in...' : 'Confirm'}
      </Button>
    </FormStack>
  );
}

/** Username and password; then, where the account has one, the second factor. */
export function SignInForm() {
  const { form, errors, pending, asksCode } = useSignIn();
  if (asksCode) return <CodeForm />;
  return (
    <FormStack {...form}>
      <UsernameField error={errors.username ?? null} />
      <CurrentPasswordField error={errors.password ?? null} />
      <Button type="submit" size="lg" full pending={pending}>
        {pending ? 'Logging in...' : 'Login'}
      </Button>
    </FormStack>
  );
}

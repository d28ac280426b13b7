import { CurrentPasswordField, UsernameField } from '../../ui/forms/account-fields.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FormStack } from './auth-look.ts';
import { useSignIn } from './use-sign-in.ts';

export function SignInForm() {
  const { form, errors, pending } = useSignIn();
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

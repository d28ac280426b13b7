import { CurrentPasswordField, UsernameField } from '../../ui/forms/account-fields.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { FormStack } from './auth-look.ts';
import { CodeField } from './CodeField.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { type SecondStep, useCode, useSignIn } from './use-sign-in.ts';

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

interface SecondStepFormProps extends SecondStep {
  readonly onStartAgain: () => void;
}

function SecondStepForm({ code, passkey, onStartAgain }: SecondStepFormProps) {
  return (
    <Stack>
      {code && <CodeForm />}
      {passkey && <PasskeyButton only={!code} />}
      <Button look="quiet" size="lg" full onClick={onStartAgain}>
        Start again
      </Button>
    </Stack>
  );
}

/** Username and password, followed by the second factor if the account has one. */
export function SignInForm() {
  const { form, errors, pending, secondStep, startAgain } = useSignIn();
  if (secondStep) return <SecondStepForm {...secondStep} onStartAgain={startAgain} />;
  return (
    <FormStack {...form}>
      <UsernameField hint="Or the email address of your account" error={errors.username ?? null} />
      <CurrentPasswordField error={errors.password ?? null} />
      <Button type="submit" size="lg" full pending={pending}>
        {pending ? 'Logging in...' : 'Login'}
      </Button>
    </FormStack>
  );
}

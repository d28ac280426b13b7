import { signInRule } from '@wondercast/core/account/rules';
import { WRONG_CREDENTIALS } from '@wondercast/core/account/words';
import { useRef } from 'react';
import { signIn } from '../../api/session/session.ts';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FormStack } from './auth-look.ts';
import { useAccountForm } from './use-account-form.ts';

export function SignInForm() {
  const form = useRef<HTMLFormElement>(null);
  const { errors, pending, submit } = useAccountForm({
    form,
    rule: signInRule,
    send: signIn,
    welcome: ({ username }) => ['Login successful', `Welcome back, ${username}!`],
    failure: WRONG_CREDENTIALS,
  });
  return (
    <FormStack
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) void submit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <TextField
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        error={errors.username ?? null}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        maxLength={256}
        error={errors.password ?? null}
      />
      <Button type="submit" size="lg" full pending={pending}>
        {pending ? 'Logging in...' : 'Login'}
      </Button>
    </FormStack>
  );
}

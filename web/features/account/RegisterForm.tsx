import { registerRule } from '@wondercast/core/account/rules';
import { useRef } from 'react';
import { register } from '../../api/session/session.ts';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { FormStack } from './auth-look.ts';
import { useAccountForm } from './use-account-form.ts';

export function RegisterForm() {
  const form = useRef<HTMLFormElement>(null);
  const { errors, pending, submit } = useAccountForm({
    form,
    rule: registerRule,
    send: register,
    welcome: ({ username }) => ['Registration successful', `Welcome, ${username}!`],
    failure: 'Could not create account',
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
      <FieldGrid>
        <TextField
          label="Full name"
          note="optional"
          name="fullName"
          autoComplete="name"
          maxLength={120}
          error={errors.fullName ?? null}
        />
        <TextField
          label="Company"
          note="optional"
          name="companyName"
          autoComplete="organization"
          maxLength={160}
          error={errors.companyName ?? null}
        />
      </FieldGrid>
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={errors.email ?? null}
      />
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
        autoComplete="new-password"
        maxLength={256}
        hint="At least 6 characters"
        error={errors.password ?? null}
      />
      <Button type="submit" size="lg" full pending={pending}>
        {pending ? 'Creating account...' : 'Create account'}
      </Button>
    </FormStack>
  );
}

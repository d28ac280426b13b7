import {
  MAX_EMAIL_LENGTH,
  MAX_PASSWORD_LENGTH,
  MAX_USERNAME_LENGTH,
} from '@wondercast/core/people/account/account-lengths';
import type { ComponentProps } from 'react';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

type Field = Omit<ComponentProps<typeof TextField>, 'label'>;

export function UsernameField(field: Field) {
  return (
    <TextField
      label="Username"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={MAX_USERNAME_LENGTH}
      {...field}
    />
  );
}

export function EmailField(field: Field) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={MAX_EMAIL_LENGTH}
      {...field}
    />
  );
}

type Password = Partial<ComponentProps<typeof PasswordField>>;

/** The account's current password. */
export function CurrentPasswordField(field: Password) {
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      maxLength={MAX_PASSWORD_LENGTH}
      {...field}
    />
  );
}

/** The account's new password. */
export function NewPasswordField(field: Password) {
  return (
    <PasswordField
      label="New password"
      name="password"
      autoComplete="new-password"
      maxLength={MAX_PASSWORD_LENGTH}
      hint="At least 6 characters"
      {...field}
    />
  );
}

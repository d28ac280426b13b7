import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { registerRule } from '@wondercast/core/people/account/rules';
import type { Typed } from '../../addresses/register-address.ts';
import { register } from '../../api/session/session.ts';
import { EmailField, NewPasswordField, UsernameField } from '../../ui/forms/account-fields.tsx';
import { FieldGrid } from '../../ui/forms/field-look.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { AgreedTo } from '../../ui/shop/AgreedTo.tsx';
import { FormStack } from './auth-look.ts';
import { useAccountForm } from './use-account-form.ts';

/** `typed` is what was already entered for a booking. */
export function RegisterForm({ typed }: { readonly typed: Typed }) {
  const { form, errors, pending } = useAccountForm({
    rule: registerRule,
    send: register,
    welcome: ({ username }) => ['Registration successful', `Welcome, ${username}!`],
    failure: 'Could not create account',
  });
  return (
    <FormStack {...form}>
      <FieldGrid>
        <TextField
          label="Full name"
          note="optional"
          name="fullName"
          autoComplete="name"
          maxLength={maxLengthOf(registerRule, 'fullName')}
          defaultValue={typed.fullName}
          error={errors.fullName ?? null}
        />
        <TextField
          label="Company"
          note="optional"
          name="companyName"
          autoComplete="organization"
          maxLength={maxLengthOf(registerRule, 'companyName')}
          defaultValue={typed.companyName}
          error={errors.companyName ?? null}
        />
      </FieldGrid>
      <EmailField defaultValue={typed.email} error={errors.email ?? null} />
      <UsernameField error={errors.username ?? null} />
      <NewPasswordField label="Password" error={errors.password ?? null} />
      <Button type="submit" size="lg" full pending={pending}>
        {pending ? 'Creating account...' : 'Create account'}
      </Button>
      <AgreedTo by="By creating an account" />
    </FormStack>
  );
}
